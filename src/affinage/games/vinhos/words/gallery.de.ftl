# Die Galerie von Vinhos: Gruppen, Filter und woher Zahlen kommen.

gallery-group-region = Regionen
gallery-group-vintage = Jahrgänge
gallery-group-expert = Experten
gallery-group-booth = Stände
gallery-colour = Verlangte Farbe
gallery-feature = Merkmal
gallery-skill = Fähigkeit
gallery-row-region = Fähigkeit und Preise
gallery-row-vintage = alle Zahlen
gallery-row-expert = Fähigkeit und Pfeil
gallery-row-booth = Merkmale und Zugabe
