# Die Galerie von Beer & Bread: Gruppen, Filter und woher Zahlen kommen.

gallery-group-card = Karten
gallery-good = Ware
gallery-band = Preisklasse
gallery-slot = Platz des Ausbaus
gallery-row-card = Rezept, Ernte, Münzen
gallery-row-effect = Wirkung
