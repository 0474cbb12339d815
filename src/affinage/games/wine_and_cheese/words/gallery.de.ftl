# Die Galerie von Wine & Cheese: Gruppen, Filter und woher Zahlen kommen.

gallery-group-card = Karten
gallery-good = Ware
gallery-sort = Art der Karte
gallery-gourmet = Genusskarte
gallery-action = Aktionskarte
gallery-dish = Gericht
gallery-does = Eigenaktion
gallery-row-card = alle Zahlen
gallery-group-housing = Quartierkarten
gallery-group-label = Etiketten
gallery-group-dish = Gerichte
gallery-work = Arbeit
gallery-together = Zusammen
gallery-together-text = 2 von der Parzelle der Arbeitskraft, der roten, und 1 von jeder der beiden anderen, auf der jemand steht.
gallery-alone = Allein
gallery-alone-text = 1 von der Parzelle der Arbeitskraft, der roten, und 1 von jeder der beiden anderen, die leer ist.
gallery-label-of = Etikett: { $ingredient }
gallery-label-text = Für { $paid }: { $one } oder { $other }.
gallery-dish-text = Ein ausgereifter Wein und ein ausgereifter Käse dieses Gerichts bringen, zusammen verkauft, { $steps }.
gallery-row-housing = Art und Muster
gallery-row-label = Kosten und Aktionen
gallery-row-dish = Schritte eines Paars
