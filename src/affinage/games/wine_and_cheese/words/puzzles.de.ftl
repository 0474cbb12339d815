# Themen der Aufgaben

theme-produce = Was du herstellst
theme-slot = Der Markt
theme-plot = Die richtige Parzelle
theme-label = Ein Etikett
theme-open = Der Keller
theme-done = Aufhören
