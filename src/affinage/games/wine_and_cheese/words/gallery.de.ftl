# Die Galerie von Wine & Cheese: Gruppen, Filter und woher Zahlen kommen.

gallery-group-card = Karten
gallery-good = Ware
gallery-sort = Art der Karte
gallery-gourmet = Genusskarte
gallery-action = Aktionskarte
gallery-dish = Gericht
gallery-does = Eigenaktion
gallery-row-card = alle Zahlen
