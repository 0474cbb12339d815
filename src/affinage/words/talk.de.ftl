# Was Leute an einem Tisch sagen

talk-none = An diesem Tisch wird nichts gesagt: So wurde er eröffnet.
talk-emotes = An diesem Tisch gibt es nur Gesten: So wurde er eröffnet.
talk-no-emote = Diese Geste gibt es nicht. Es gibt: hello, cheers, well-played, thanks, oops, hmm, wow, soon.
talk-nothing = Darin steht nichts, was sich lesen ließe.
