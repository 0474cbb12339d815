# Die erste Lektion: was bei jedem Schritt von lesson.toml gesagt wird. *Wörter* zwischen Sternchen treten hervor.

lesson-goal = Worum es geht
lesson-goal-say = Zwei Jahre lang kelterst du Wein und machst Käse: Am Ende zählt nur die Ware, die dir *weniger* eingebracht hat.
lesson-goal-picture-wine = Wein
lesson-goal-picture-cheese = Käse
lesson-goal-note = Dieser Hof hat 36 Punkte: Gold und Silber aus Verkäufen, sein Feld auf der Geldleiste und Paare. Eine ganze Partie dauert etwa eine Stunde; diese Lektion geht bis zu deinem ersten Verkauf.

lesson-calendar = Das Jahr
lesson-calendar-say = Im *Frühling* und im *Herbst* ziehen Arbeitskräfte, und du stellst her und verkaufst; im *Sommer* und im *Winter* reifen deine Karten. Nach zwei Jahren ist das Spiel aus.

lesson-send = Eine Arbeitskraft losschicken
lesson-send-say = Aus einem Quartier *allein* bringt eine Arbeitskraft 1 von ihrer Parzelle und 1 von jeder leeren Parzelle des Musters: hier Zucker, eine helle Traube und Milch.
lesson-send-task = Schicke die grüne Arbeitskraft aus Quartier 2 aufs Rübenfeld A3 und beende deinen Zug.
lesson-send-else = Das ginge auch. Diese Lektion braucht Zucker für einen ersten Wein: Grün auf A3.

lesson-follow = Du folgst
lesson-follow-say = Arbeitskräfte kommen in *Paaren einer Farbe*: Ein Hof beginnt mit einer Farbe, und der andere muss mit derselben folgen.
lesson-follow-task = Schicke die rote Arbeitskraft ins Labor B2, nimm 2 Kulturen und beende deinen Zug.
lesson-follow-else = Deine Käse brauchen Kulturen, und die kommen aus einem Labor wie auf B2.
lesson-follow-else-yeast = Kulturen sind für Käse, Hefe ist für Wein. Kulturen fehlen dir.

lesson-together = Zusammen arbeiten
lesson-together-say = Aus einem Quartier *zusammen* bringt eine Arbeitskraft 2 von ihrer Parzelle und 1 von jeder Parzelle des Musters, auf der jemand steht.
lesson-together-task = Schicke Pflaume aus Quartier 4 auf C3 und nimm Hefe. Dann folge mit Ocker: auf B3, und nimm eine Kultur.
lesson-together-else = Sieh auf die Zahlen an den Parzellen: Diese Lektion schickt Pflaume auf C3 und dann Ocker auf B3.
lesson-together-else-gain = Von C3 brauchst du Hefe für einen Wein, von B3 eine Kultur für einen Käse.

lesson-wine = Einen Wein herstellen
lesson-wine-say = Zahle, was die Karte verlangt; dann kommt sie in deinen Keller, mit *Markern* darauf: Sie sind die Zeit, die sie braucht.
lesson-wine-task = Stelle „{ card-meadow-mist }“ her.
lesson-wine-else = Beginne mit „{ card-meadow-mist }“: eine helle Traube und Zucker.
lesson-wine-else-moon = Die kommt noch dran. Beginne mit der kurzen, „{ card-meadow-mist }“.

lesson-option = Eine Zugabe
lesson-option-say = Jede Herstellung schenkt dir *eine Etikett-Aktion*. Ein Schritt auf der Geldleiste bringt Punkte, die bleiben.
lesson-option-task = Nimm 1 Weinschritt und beende deinen Zug.
lesson-option-else = Auch das ginge. Schritte sind der sicherste Gewinn: Nimm 1 Weinschritt.

lesson-cheese = Einen Käse herstellen
lesson-cheese-say = Nun die andere Ware. „{ card-goat-path }“ braucht eine Kultur und Milch; und sein Schritt *überspringt* das Feld, auf dem dein Wein steht.
lesson-cheese-task = Stelle „{ card-goat-path }“ her, nimm 1 Käseschritt und beende deinen Zug.
lesson-cheese-else = „{ card-goat-path }“ kannst du jetzt herstellen: eine Kultur und Milch.
lesson-cheese-else-done = Trauben und Milch halten sich nicht. Stelle her, was du kannst.

lesson-more = Noch eine
lesson-more-say = Stelle auch „{ card-white-moon }“ her. Wer in einem Zug nichts herstellt und nichts verkauft, ist aus dieser Phase *ausgestiegen*.
lesson-more-task = Stelle „{ card-white-moon }“ her, nimm 1 Weinschritt, beende deinen Zug und steige dann aus.
lesson-more-else = Erst „{ card-white-moon }“: zwei helle Trauben und Hefe.
lesson-more-else-silver = Unreif bringt sie nur Silber. Warte, bis sie ausgereift ist.
lesson-more-else-done = „{ card-white-moon }“ geht noch: zwei helle Trauben und Hefe.

lesson-lose = Nutzen oder verlieren
lesson-lose-say = Was keinen Lagerplatz hat, geht *verloren*. Vorher macht das Etikett der Milch aus zwei Milch einen Käseschritt.
lesson-lose-task = Nutze das Etikett der Milch, gib noch eine Milch und beende deinen Zug.
lesson-lose-else = Diese beiden lassen sich lagern. Milch nicht: Nutze ihr Etikett.
lesson-lose-else-give = Gib Milch: Eine Kultur lässt sich lagern.
lesson-lose-else-first = Zwei Milch sind noch ein Schritt. Nutze erst das Etikett.

lesson-summer = Sommer
lesson-summer-say = Im Sommer und im Winter verliert jede Karte *2 Marker*, im allerletzten Winter 3. Hat sie keinen mehr, ist sie *ausgereift* und bringt Gold.
lesson-summer-task = Lass alle drei Karten reifen und beende deinen Zug.
lesson-summer-else = Eine nach der anderen: „{ card-meadow-mist }“, „{ card-goat-path }“, „{ card-white-moon }“.
lesson-summer-else-label = Ausgereift ist genau richtig. Verlangsamen rettet Karten, die sonst überreif würden.

lesson-fall = Herbst
lesson-fall-say = Im Herbst kehren Arbeitskräfte heim, *egal wer sie geschickt hat*: Hol eine in ein leeres Quartier von dir, und ihre Parzelle produziert noch einmal, nach dem Muster dort.
lesson-fall-task = Hol die pflaumenfarbene Arbeitskraft von D4 in Quartier 2 und beende deinen Zug.
lesson-fall-else = Jede Arbeitskraft wäre möglich. Diese Lektion beginnt mit Pflaume auf D4.
lesson-fall-else-house = Diese Lektion nimmt Quartier 2: Dort bringt sie eine helle Traube und Milch.

lesson-rest = Und die übrigen
lesson-rest-say = Odile musste die *zweite Arbeitskraft* dieser Farbe nehmen, und nun beginnt sie. Drei Farben sind noch draußen; gleich kehren auch sie heim.

lesson-pair = Ein Paar verkaufen
lesson-pair-say = Ein ausgereifter Wein und ein ausgereifter Käse desselben Gerichts lassen sich *zusammen* verkaufen: Das bringt Gold für beide und Schritte für beide Anzeiger.
lesson-pair-task = Verkaufe „{ card-meadow-mist }“ mit „{ card-goat-path }“, zuerst die Weinschritte. Nimm Hefe und beende deinen Zug.
lesson-pair-else = „{ card-meadow-mist }“ und „{ card-goat-path }“ sind ausgereift und gehören beide zum Walnusssalat: Verkaufe sie zusammen.
lesson-pair-else-alone = 3 Gold, aber keine Schritte. Als Paar bekommst du beides.
lesson-pair-else-steps = Dann stünden die beiden auf 4 und 3. Wein zuerst gibt 4 und 5, denn besetzte Felder werden übersprungen.
lesson-pair-else-silver = „{ card-white-moon }“ ist noch unreif und bringt nur Silber. Verkaufe das Paar.

lesson-on = Wie es weitergeht
lesson-on-say = Sammeln, herstellen, reifen lassen, als Paar verkaufen; und Wein und Käse *gleichauf* halten bis zum zweiten Winter.
