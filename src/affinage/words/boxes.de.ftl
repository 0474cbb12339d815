# Material: prüfen, vergleichen, und das eigene
components-fingerprint = Fingerabdruck von „{ $name }“: { $fingerprint }
components-our-name = Diese Datei trägt noch den Namen „{ $name }“ des mitgelieferten Materials, hat aber einen anderen Inhalt. Gib ihr unter [set] einen eigenen Namen, damit niemand das eine für das andere hält.
components-alike = Beide sind bis zur letzten Zahl gleich.
components-where = Wo
components-figure = Angabe
components-row = die ganze Zeile
components-accepted = In meiner Schachtel ist es so: es bleibt, obwohl die Spielregel es anders zeigt

# Was die Seite „Deine Schachtel“ sagt
box-this-file = Diese Datei
box-this-set = Dieses Material
box-of-another-game = Das ist eine Datei von { $other }. Öffne sie auf der Seite jenes Spiels.
box-of-no-game = Das ist keine Materialdatei eines Spiels von hier: Ihr fehlen alle Abschnitte, mit denen eine solche beginnt, etwa [[card]] oder [[region]].
box-not-kept = Dieses Material ist hier nicht oder nicht mehr aufgehoben.
box-cannot-be-right = Damit lässt sich noch nicht spielen: { $sentence }
box-mend-first = Erst wenn beide vollständig sind, lassen sie sich vergleichen. Bring zuerst in Ordnung, was nicht stimmen kann.
box-no-room = Dieser Server hebt so viel Material auf, wie er kann. Spiel mit vorhandenem oder frag, wer ihn betreibt.
box-no-draft = Hinter diesem Link liegt kein Entwurf, oder nicht mehr.
box-draft-changed = Jemand anders hat diesen Entwurf gespeichert, seit du ihn geöffnet hast. Nichts wurde überschrieben: deiner liegt auf diesem Gerät. Vergleiche beide und speichere dann noch einmal.
box-too-many = Hier ist so viel verschiedenes Material im Spiel, wie dieser Server fassen kann. Spiel mit einem davon oder versuch es in zehn Minuten noch einmal: Was niemand mehr braucht, macht Platz.

# Where figures come from, where the judge names it
box-key-source = Herkunft
box-word-rulebook = Spielregel
box-word-owner = geprüft
box-word-public = von anderen
box-word-rebuilt = nachgebaut
