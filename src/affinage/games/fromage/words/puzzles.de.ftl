# Themen der Aufgaben

theme-cheese = Der Käse am richtigen Ort
theme-gather = Was du sammelst
theme-parlour = Der Melkstand
theme-build = Bauen
theme-barn = Eine volle Scheune
theme-fill = Einen Auftrag erfüllen
theme-tile = Das richtige Plättchen
theme-ready = Wissen, wann es genug ist
