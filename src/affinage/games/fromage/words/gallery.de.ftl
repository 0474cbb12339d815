# Die Galerie von Fromage: Gruppen, Filter und woher Zahlen kommen.

gallery-group-tile = Bautenplättchen
gallery-group-printed = Auf den Tafeln gedruckt
gallery-kind = Bau
gallery-resource = Ressource
gallery-board = Tafel
gallery-row-tile = alle Zahlen
gallery-row-board = alle Zahlen
