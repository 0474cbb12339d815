# What people say at a table

talk-none = There is no talk at this table: it was set up that way.
talk-emotes = At this table there are only emotes: it was set up that way.
talk-no-emote = There is no such emote. There are: hello, cheers, well-played, thanks, oops, hmm, wow, soon.
talk-nothing = There is nothing in it that could be read.
