# Die erste Lektion: was bei jedem Schritt von lesson.toml gesagt wird. *Wörter* zwischen Sternchen treten hervor.

lesson-goal = Worum es geht
lesson-goal-say = Biete auf Kisten mit Käse und Brot: Waren sind Punkte, und dein *Kunde* zahlt mehr für das, was er mag. Deiner mag Käse.
lesson-goal-note = Münzen, die übrig sind, zählen auch ein wenig. Ein Spiel hat fünf Runden; diese Lektion ist die erste.

lesson-bid = Bieten
lesson-bid-say = Alle bieten gleichzeitig und geheim. Das höchste Gebot, das *nur einer* abgegeben hat, gewinnt die Kiste.
lesson-bid-task = Biete 2 Münzen.
lesson-bid-else = Möglich. Diese Lektion bietet 2 Münzen.
lesson-bid-else-nothing = Dann bekäme Nora den Käse. Biete 2 Münzen.
lesson-bid-else-much = Die Hälfte deiner Münzen für eine Kiste? Biete 2 und behalte die anderen.

lesson-take = Nehmen
lesson-take-say = Dein Gebot war das höchste. Wer gewinnt, nimmt *allen Käse* oder *alles Brot* aus der Kiste.
lesson-take-task = Nimm den Käse und sag, dass du fertig bist.
lesson-take-else = Dein Kunde mag Käse: Nimm den.
lesson-take-else-bread = Dein Kunde mag Käse. Lass das Brot liegen.

lesson-on = Wie es weitergeht
lesson-on-say = Vier Kisten kommen noch: Achte darauf, was die anderen mögen, und behalte *Münzen* für die Kisten, die du willst.
