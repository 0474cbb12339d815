# Themen der Aufgaben

theme-go = Wohin du ziehst
theme-region = Die richtige Region
theme-estate = Das richtige Gut
theme-wine = Wofür dein Wein gut ist
theme-sale = Ein guter Verkauf
theme-export = Export
theme-deck = Wen du einstellst
theme-booth = Der Stand auf der Messe
theme-to = Das richtige Feld
theme-play = Ein Experte im Einsatz
