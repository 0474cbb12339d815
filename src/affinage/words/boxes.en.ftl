# Component sets: judging, comparing, and an owner's own
components-fingerprint = Fingerprint of “{ $name }”: { $fingerprint }
components-our-name = This file still bears the name “{ $name }” of the set that is shipped, but has other contents. Give it a name of its own under [set], so that nobody takes one for the other.
components-alike = The two sets are the same to the last figure.
components-where = Where
components-figure = Figure
components-row = the whole row
components-accepted = My box says so: kept although the rule book shows otherwise

# What the page of component sets says
box-this-file = This file
box-this-set = This set
box-of-another-game = This is a file for { $other }. Open it on that game’s page.
box-of-no-game = This is not a component file of any game here: it has none of the sections that one opens with, such as [[card]] or [[region]].
box-not-kept = This component set is not kept here, or not any more.
box-cannot-be-right = This set cannot be played with yet: { $sentence }
box-mend-first = Both sets must be complete before they can be compared. First put right what cannot be right.
box-no-room = This server keeps as many component sets as it can. Play with one that is here, or ask the host.
box-no-draft = There is no draft behind this link, or not any more.
box-draft-changed = Somebody else has saved this draft since you opened it. Nothing was overwritten: yours is on this device. Compare the two, then save again.
box-too-many = As many different component sets are in play here as this server can hold. Play with one of them, or try again in ten minutes: sets that nobody uses any more make room.

# Where figures come from, where the judge names it
box-key-source = Source
box-word-rulebook = rule book
box-word-owner = owner
box-word-public = public
box-word-rebuilt = rebuilt
