# Die erste Lektion: was bei jedem Schritt von lesson.toml gesagt wird. *Wörter* zwischen Sternchen treten hervor.

lesson-aim = Worum es geht
lesson-aim-say = Sechs Jahre guter Wein: Die *meisten Siegpunkte* gewinnen. Sie kommen von Weinmessen, vom Export, von den Gönnern und von deinem Konto.
lesson-aim-note = Zu zweit dauert eine Partie etwa eine Stunde. Diese Lektion spielt die ersten zwei ihrer sechs Jahre.

lesson-vineyard = Dein erster Weinberg
lesson-vineyard-say = Wein beginnt mit einem *Weinberg*, und jede Region gibt etwas dazu: Ein neues Gut im Dão bekommt einen Keller.
lesson-vineyard-task = Kaufe den Weinberg im Dão, für 4.
lesson-vineyard-else = Auch ein guter Ort. Diese Lektion braucht den Keller, den der Dão gibt.

lesson-estate = Dein Gut
lesson-estate-say = Einmal im Jahr erzeugt jedes Gut einen Wein. Im Keller rückt er jedes Jahr weiter und gewinnt von Platz zu Platz an Wert: *1, 3, 5*.

lesson-actions = Neun Aktionen
lesson-actions-say = Jedes Jahr handelst du *zweimal*. Deine Figur zieht auf ein anderes dieser neun Felder, und du tust, was dort steht.
lesson-actions-task = Ziehe auf Keltereien.
lesson-actions-else = Das kommt noch. Jetzt: Keltereien.
lesson-actions-else-vineyards = Möglich, für 1 Bago Steuer. Aber eine Kelterei bringt deinem Gut mehr.

lesson-winery = Eine Kelterei bauen
lesson-winery-say = Eine *Kelterei* für 3 Bagos macht jeden neuen Wein ihres Guts um 1 besser, und ein Önologe kann darin arbeiten.
lesson-winery-task = Baue eine Kelterei auf deinem Gut im Dão und beende deinen Zug.
lesson-winery-else = Baue eine Kelterei auf deinem Gut im Dão; eine reicht vorerst.
lesson-winery-else-open = Ein leeres Gut erzeugt noch keinen Wein. Baue neben deinem Weinberg.
lesson-winery-else-divest = Die Anlage aufzulösen ist das letzte Mittel. Du hast Geld genug.

lesson-cost = Was ein Zug kostet
lesson-cost-say = Nachbarfelder sind *kostenlos*. Je 1 Bago kosten ein weiter Weg, jede Figur, die schon dort steht, und die Steuer.
lesson-cost-task = Ziehe auf Önologen.
lesson-cost-else = „Önologen“ liegt nebenan und kostet nichts.
lesson-cost-else-nora = Nebenan, aber dort steht Nora: Sie bekäme 1 Bago. „Önologen“ kostet nichts.
lesson-cost-else-far = Zu weit, um kostenlos zu sein: 1 Bago. „Önologen“ liegt nebenan.
lesson-cost-else-pass = Das ist immer kostenlos, aber dieses Jahr ist keine Messe. Ein Önologe hilft dir jetzt.

lesson-enologist = Einen Önologen einstellen
lesson-enologist-say = Ein *Önologe* kostet jetzt 1 Bago und dann jedes Jahr 1 Lohn, und er macht jeden neuen Wein des Guts um 2 besser.
lesson-enologist-task = Stelle einen für dein Gut im Dão ein und beende deinen Zug.
lesson-enologist-else = In deiner Kelterei im Dão kann ein Önologe arbeiten.
lesson-enologist-else-divest = Die Anlage aufzulösen ist das letzte Mittel. Du hast Geld genug.

lesson-year = Das Jahr endet
lesson-year-say = Zinsen kamen herein, der Lohn ging ab: Das Konto bleibt bei 5. Der alte Wein ist weitergerückt und *3* wert; der neue hat 2 + 1 + 2 = *5*.

lesson-weather = Das Wetter
lesson-weather-say = In diesem Jahr ist das Wetter *+2*: Jeder Wein, der am Jahresende entsteht, wird um 2 besser. Schlechte Jahre nehmen ebenso viel.

lesson-sell = Verkaufen
lesson-sell-say = Wer kauft, verlangt einen *Wert*. Dein Wein ist 5 wert, und ein Ansehenswürfel aus dem Dão hebt ihn auf die 6, die die Casa de Fados verlangt.
lesson-sell-task = Ziehe auf Verkauf, verkaufe den Wein mit Wert 5 an die Casa de Fados und beende deinen Zug.
lesson-sell-else = Verkaufe den jüngeren Wein mit Wert 5: Der ältere gewinnt im Keller noch.
lesson-sell-else-hotel = Ein Bago mehr für einen zweiten Würfel. Heb ihn für einen besseren Wein auf.

lesson-bank = Bargeld und Konto
lesson-bank-say = Verkäufe füllen das *Konto*, gekauft wird aber mit *Bargeld*. Hebe 2 ab: Ein Konto mit 9 ist immer noch 7 Punkte wert.
lesson-bank-task = Ziehe auf Bank, hebe 2 ab und beende deinen Zug.
lesson-bank-else = Jetzt brauchst du Bargeld: Geh zur Bank und hebe 2 ab.
lesson-bank-else-more = Diese Lektion hebt 2 ab: Ein Konto mit 9 ist noch 7 Punkte wert, eines mit 8 nur 3.
lesson-bank-else-invest = An einem anderen Tag eine gute Idee: Es bringt jedes Jahr Zinsen. Jetzt brauchst du Bargeld.
lesson-bank-else-deposit = Das Konto ist voll genug. Jetzt brauchst du Bargeld.

lesson-waits = Wein, der wartet
lesson-waits-say = Wieder ist ein Jahr vorbei. Der kleine Wein, den du behalten hast, ist inzwischen *5* wert und der neue *7*: Warten lohnt sich, solange ein Keller da ist.

lesson-fairs = Messen und Gönner
lesson-fairs-say = In den Jahren 3, 5 und 6 stellt jeder einen Wein auf einer *Messe* vor. Wer ihn früh ankündigt, bekommt einen Stand und kann Gönnern gefallen; deren Gefallen sind Zusatzaktionen.

lesson-on = Wie es weitergeht
lesson-on-say = Anbauen, reifen lassen, verkaufen und den *besten Wein* für die Messe aufheben: Alles Weitere erklärt sich unterwegs.
