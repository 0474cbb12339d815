# Die Galerie von Fromage: Gruppen, Filter und woher Zahlen kommen.

gallery-group-tile = Bautenplättchen
gallery-group-printed = Auf den Tafeln gedruckt
gallery-kind = Bau
gallery-resource = Ressource
gallery-board = Tafel
gallery-row-tile = alle Zahlen
gallery-row-board = alle Zahlen
gallery-group-layout = Anordnungen des Rads
gallery-group-order = Auftragskarten
gallery-group-customer = Kunden
gallery-venue = Ort
gallery-seats = Plätze
gallery-seats-1-2 = 1 oder 2 Plätze
gallery-seats-3 = 3 Plätze
gallery-seats-4 = 4 Plätze
gallery-layout-name = { $venue }, { $layout }, { $seats }
gallery-layout-text = Felder für Käse: { $n }. Mit Obst: { $fruit }. Mit Marmelade: { $jam }.
gallery-layout-samples = Gratisproben: { $n }.
gallery-order-text = In der Schachtel sind { $n } dieser Karten.
gallery-customer = Kunde { $n }
gallery-customer-text = In der Schachtel sind { $n } davon. Der größte Einfluss in seiner Region gewinnt, was er wert ist.
gallery-row-layout = alle Felder
gallery-row-order = Zahl der Karten
gallery-row-customers-1-2 = 1 oder 2 Plätze
gallery-row-customers-3 = 3 Plätze
gallery-row-customers-4 = 4 Plätze
