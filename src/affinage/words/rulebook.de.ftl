# Die Wörter des Hauses um jedes Regelbuch, im Terminal.

rulebook-contents = Inhalt
rulebook-how-to-read = affinage rules { $game } --chapter { $chapter } zeigt ein Kapitel oder einen Abschnitt, --search WORT sucht ein Wort.
rulebook-figures = Zahlen
rulebook-ruling = So verstehen wir es
rulebook-see = Siehe auch
rulebook-example = Beispiel
rulebook-found = { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
} für „{ $word }“
rulebook-none-found = Im Regelbuch von { $title } steht nichts zu „{ $word }“.
rulebook-no-chapter = { $title } hat kein Kapitel „{ $chapter }“.{ $nearest }
rulebook-set = Die Zahlen sind die des Materials „{ $set }“.
rulebook-source-rulebook = Regelbuch
rulebook-source-public = öffentlich
rulebook-source-rebuilt = nachgebaut
rulebook-source-owner = Datei eines Besitzers
rulebook-phases = Was gefragt wird, in der Reihenfolge des Spiels
