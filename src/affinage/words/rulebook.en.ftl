# The house's words around every rule book, in the terminal.

rulebook-contents = Contents
rulebook-how-to-read = affinage rules { $game } --chapter { $chapter } shows a chapter or a part, --search WORD looks for a word.
rulebook-figures = Figures
rulebook-ruling = How we read it
rulebook-see = See also
rulebook-example = Worked example
rulebook-found = { $n ->
    [one] 1 place
   *[other] { $n } places
} for “{ $word }”
rulebook-none-found = The rule book of { $title } says nothing about “{ $word }”.
rulebook-no-chapter = { $title } has no chapter “{ $chapter }”.{ $nearest }
rulebook-set = Figures are those of the component set “{ $set }”.
rulebook-source-rulebook = rule book
rulebook-source-public = public
rulebook-source-rebuilt = rebuilt
rulebook-source-owner = owner's file
rulebook-phases = What is asked, in the order of play
