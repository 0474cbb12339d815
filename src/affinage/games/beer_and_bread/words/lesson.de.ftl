# Die erste Lektion: was bei jedem Schritt von lesson.toml gesagt wird. *Wörter* zwischen Sternchen treten hervor.

lesson-goal = Worum es geht
lesson-goal-say = Sechs Jahre lang braust du Bier und backst Brot: Am Ende zählt nur die Ware, die dir *weniger* eingebracht hat.
lesson-goal-picture-beer = Bier
lesson-goal-picture-bread = Brot
lesson-goal-note = Dieses Dorf hat 19 Punkte. Eine ganze Partie dauert etwa 40 Minuten; diese Lektion ist ihr erstes Jahr und ein bisschen mehr.

lesson-land = Das Land, das ihr teilt
lesson-land-say = Beide Dörfer nehmen von denselben vier Feldern und vom Fluss. Die Schilder sagen, wie viel ein Feld zu Beginn eines Jahres trägt: *grün* in einem fruchtbaren, *rot* in einem trockenen.

lesson-card = Jeder Zug eine Karte
lesson-card-say = In jedem Zug nutzt du eine Karte auf eine von drei Arten: *oben* steht eine Ernte, auf der *Tafel* ein Rezept, *unten* ein Ausbau.
lesson-card-task = Wähle „{ card-shepherds-rye }“ aus deiner Hand.
lesson-card-else = Jede Karte wäre möglich. Diese Lektion geht mit „{ card-shepherds-rye }“ weiter.

lesson-harvest = Ernten
lesson-harvest-say = Oben auf der Karte steht deine Ernte: *1 Gerste, 1 Hopfen und 1 Wasser* wandern von Feldern und Fluss in dein Lager.
lesson-harvest-task = Wähle Ernten und beende deinen Zug.
lesson-harvest-else = Erst ernten: Für alles andere brauchst du etwas im Lager.
lesson-harvest-else-upgrade = Ausbauten kommen bald. Mit leerem Lager ist eine Ernte der bessere Anfang.

lesson-swapped = Die Hände wechseln
lesson-swapped-say = In einem fruchtbaren Jahr werden die beiden Hände *getauscht*, sobald ihr beide eine Karte gespielt habt: Was du übrig lässt, bekommt das andere Dorf.

lesson-column = Die Erntereihe zählt zusammen
lesson-column-say = Deine Erntekarten liegen in einer Reihe: Von jedem Rohstoff auf der neuen Karte bekommst du so viel, wie die *ganze Reihe* zeigt.
lesson-column-task = Ernte mit „{ card-hedge-pale }“ und beende deinen Zug.
lesson-column-else = „{ card-hedge-pale }“ zeigt Wasser und Gerste, deine Erntereihe auch: Nimm diese Karte.

lesson-brew = Brauen
lesson-brew-say = Auf der Tafel steht das Rezept: Zahle *3 Gerste und 1 Wasser*, und dieses Bier ist für *6 Münzen* verkauft.
lesson-brew-task = Braue „{ card-carters-porter }“ und beende deinen Zug.
lesson-brew-else = Nimm „{ card-carters-porter }“: Du hast alles, was dieses Rezept verlangt.
lesson-brew-else-harvest = Zum Brauen hast du alles, und diese Ernte fände im Lager nicht ganz Platz.

lesson-full = Eine volle Brauerei
lesson-full-say = Das verkaufte Bier steht noch in deiner Brauerei, also passt kein zweites hinein. Ein *Ausbau* räumt es weg; die Münzen behältst du.
lesson-full-task = Baue mit „{ card-ploughmans-bread }“ aus und beende deinen Zug.
lesson-full-else = Ein Ausbau schafft wieder Platz: Nimm „{ card-ploughmans-bread }“ dafür.
lesson-full-else-beer = Bezahlen könntest du es, aber die Brauerei ist voll. Sieh dir „{ card-ploughmans-bread }“ an.

lesson-empty = Ein leeres Feld
lesson-empty-say = Deine Erntereihe zeigt 5 Gerste, auf dem Feld sind aber nur *4*: Du nimmst, was da ist; der Rest verfällt.
lesson-empty-task = Ernte mit deiner letzten Karte und beende deinen Zug.
lesson-empty-else = Im Lager ist jetzt Platz: Ernte, bevor das trockene Jahr kommt.
lesson-empty-else-upgrade = Im Lager ist jetzt Platz. Fülle es vor dem trockenen Jahr.

lesson-dry = Ein trockenes Jahr
lesson-dry-say = In einem trockenen Jahr tragen die Felder weniger, deine Erntekarten kommen auf die Hand zurück, und die Hände werden *nicht* getauscht. Nora hat die Windmühle und beginnt.

lesson-swap = Eine Karte tauschen
lesson-swap-say = Brot braucht Weizen. Du darfst eine Karte gegen eine *Tauschkarte* tauschen und musst diese dann spielen.
lesson-swap-task = Wähle „{ card-hedge-pale }“, tausche gegen „{ card-smoke-barn }“ und ernte.
lesson-swap-else = „{ card-hedge-pale }“ kannst du entbehren: Gib diese Karte für „{ card-smoke-barn }“, das bringt Weizen.
lesson-swap-else-swap = Nur „{ card-smoke-barn }“ bringt genug Weizen für dein Brot.

lesson-store = Zu viel fürs Lager
lesson-store-say = Zwei Rohstoffe passen nicht hinein: Du wählst, was du abgibst. Das andere Dorf darf es nehmen.
lesson-store-task = Gib 2 Gerste ab und beende deinen Zug.
lesson-store-else = Gib Gerste ab: Davon hast du reichlich.
lesson-store-else-give = Weizen und Wasser brauchst du für dein Brot, Hopfen für ein Bier. Gerste hast du reichlich.

lesson-bake = Backen
lesson-bake-say = Backe dein erstes Brot: Es hebt die Ware, die *zurückliegt*, und erst damit hast du Punkte.
lesson-bake-task = Backe „{ card-millers-loaf }“ und beende deinen Zug.
lesson-bake-else = „{ card-millers-loaf }“ verlangt 2 Weizen und 1 Wasser, beides hast du.
lesson-bake-else-beer = Bier steht schon auf 6. Es ist das Brot, das dich mit 0 zurückhält.

lesson-on = Wie es weitergeht
lesson-on-say = Das ist das ganze Spiel: ernten, verkaufen, Platz schaffen und Bier und Brot sechs Jahre lang *gleichauf* halten.
