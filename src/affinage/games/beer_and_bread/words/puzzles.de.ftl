# Themen der Aufgaben

theme-harvest = Die richtige Ernte
theme-produce = Brauen oder backen
theme-upgrade = Ein Ausbau zur rechten Zeit
theme-card = Die richtige Karte
