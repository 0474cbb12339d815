# Fromage auf Deutsch. en.ftl hat dieselben Nachrichten in derselben Reihenfolge.

title = Fromage
short-description = Vier Käsereien an einem Drehtisch: Mache Käse für Festival, Laden, Bistro und Städte und behalte im Blick, wann deine Arbeiter heimkommen.
tagline = Alle gleichzeitig, an einem Rad, das sich dreht

# Namen
seat = Platz { $n }
corporation = Konzern
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
resource-fruit = Obst
resource-livestock = Vieh
resource-structure = Bauteile
resource-order = Aufträge
n-fruit = { $n } Obst
n-livestock = { $n } Vieh
n-structure = { $n ->
    [one] 1 Bauteil
   *[other] { $n } Bauteile
}
n-order = { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
}
kind-soft-bronze = Weichkäse (Bronze)
kind-soft-silver = Weichkäse (Silber)
kind-soft-gold = Weichkäse (Gold)
kind-hard-bronze = Hartkäse (Bronze)
kind-hard-silver = Hartkäse (Silber)
kind-hard-gold = Hartkäse (Gold)
kind-bleu-bronze = Blauschimmelkäse (Bronze)
kind-bleu-silver = Blauschimmelkäse (Silber)
kind-bleu-gold = Blauschimmelkäse (Gold)
kind-any = beliebiger Käse
worker-soft = Arbeiter für Weichkäse
worker-hard = Arbeiter für Hartkäse
worker-bleu = Arbeiter für Blauschimmelkäse
structure-barn = Scheune
structure-greenhouse = Gewächshaus
structure-dock = Laderampe
structure-office = Kontor
text-barn = Ein Arbeiter hier bringt { $gives } und ist im nächsten Zug zurück. Das gilt nicht als Sammeln.
text-greenhouse = Beim ersten Mal in einem Zug gibt es { $n } mehr davon: { $resource }.
text-dock = Für jeden eigenen Käse, der nach { $venue } kommt: { $gives }.
text-office = Am Ende 1 Punkt für jede genutzte Ressource ({ $resource }).
text-office-half = Am Ende 1 Punkt für je 2 genutzte Ressourcen ({ $resource }).
space-festival = { $cell }
space-fromagerie = Regal { $shelf }, Fach { $place }
space-bistro = Tisch { $table }, Teller { $plate }
space-villes = { $town }
cheese-plain = { $kind } auf { $space }
cheese-fruited = { $kind } mit Obst auf { $space }
cheese-jam = { $kind } mit Marmelade auf { $space }
region-atlantic = Atlantik
region-channel = Ärmelkanal
region-loire = Loire
region-east = Osten
region-highlands = Hochland
region-midi = Süden
town-la-rochelle = La Rochelle
town-caen = Caen
town-nevers = Nevers
town-nancy = Nancy
town-aurillac = Aurillac
town-nimes = Nîmes
town-laval = Laval
town-auch = Auch
town-chartres = Chartres
town-amiens = Amiens
town-valence = Valence
town-rodez = Rodez
town-le-mans = Le Mans
town-poitiers = Poitiers
town-cahors = Cahors
town-reims = Reims
town-autun = Autun
town-roanne = Roanne
board-hill-farm = Hügelhof
board-mill-farm = Mühlenhof
board-orchard-farm = Obsthof
board-harbour-farm = Hafenhof
tile-barn-livestock = Scheune für Vieh
tile-barn-order = Scheune für Aufträge
tile-barn-structure = Scheune für Bauteile
tile-barn-fruit = Scheune für Obst
tile-barn-livestock-2 = Große Scheune für Vieh
tile-barn-order-2 = Große Scheune für Aufträge
tile-barn-structure-2 = Große Scheune für Bauteile
tile-barn-fruit-2 = Große Scheune für Obst
tile-greenhouse-livestock = Gewächshaus für Vieh
tile-greenhouse-order = Gewächshaus für Aufträge
tile-greenhouse-structure = Gewächshaus für Bauteile
tile-greenhouse-fruit = Gewächshaus für Obst
tile-greenhouse-livestock-2 = Großes Gewächshaus für Vieh
tile-greenhouse-order-2 = Großes Gewächshaus für Aufträge
tile-greenhouse-structure-2 = Großes Gewächshaus für Bauteile
tile-greenhouse-fruit-2 = Großes Gewächshaus für Obst
tile-dock-festival-order = Laderampe Festival: Aufträge
tile-dock-festival-fruit = Laderampe Festival: Obst
tile-dock-fromagerie-fruit = Laderampe Fromagerie: Obst
tile-dock-fromagerie-structure = Laderampe Fromagerie: Bauteile
tile-dock-bistro-structure = Laderampe Bistro: Bauteile
tile-dock-bistro-livestock = Laderampe Bistro: Vieh
tile-dock-villes-livestock = Laderampe Villes: Vieh
tile-dock-villes-order = Laderampe Villes: Aufträge
tile-office-livestock = Kontor für Vieh
tile-office-order = Kontor für Aufträge
tile-office-structure = Kontor für Bauteile
tile-office-fruit = Kontor für Obst
tile-office-livestock-half = Kleines Kontor für Vieh
tile-office-order-half = Kleines Kontor für Aufträge
tile-office-structure-half = Kleines Kontor für Bauteile
tile-office-fruit-half = Kleines Kontor für Obst
level = Stufe { $n }: { $rules }.
level-none = Eine Karte, die auf kein Feld passt, behält er für Punkte
level-head-start = er beginnt mit zwei Auftragskarten
level-wins-ties = er gewinnt bei Kunden jeden Gleichstand
level-keeps-gold = er behält die Karte jedes Goldkäses, den er legt
level-second-draw = er zieht eine zweite Karte, wenn die Bauteile vor dir liegen

# Phasen, jeder Schritt mit seiner Frage und seiner Regel
phase-wheel = Das Rad
phase-quarter = Das Ressourcenplättchen
phase-customer = Kunden
phase-board = Käsereitafeln
phase-deal = Plättchen
phase-draw = Auftragskarten
phase-draft = Auswahl
phase-cover = Bauten überdecken
phase-turn = Zug
phase-corporate = Der Konzern
phase-over = Schluss
question-chance = Der Tisch wird gedeckt.
question-act = Dein Zug: Vor dir liegen { $venue } und { $resource }.
question-bonus = Wohin kommt der Zusatzkäse ({ $kind })?
question-order = Erfüllst du damit deinen Auftrag ({ $kind })?
question-any = Welche Ressource bekommst du?
question-two = Welche Ressource bekommst du zuerst? Die zweite muss eine andere sein.
question-trade = Welche ungenutzte Ressource gibst du für eine andere ab?
question-pick = Welches Plättchen behältst du?
question-cover = Legst du ein Plättchen auf „{ $structure }“?
question-corporate = Wohin kommt der Käse des Konzerns ({ $kind })?
question-over = Der letzte Käse ist gemacht. Vorn: { $seats }.
question-lost = Der letzte Käse ist gemacht. Der Konzern behauptet sich.
await = Gewartet wird auf: { $seats }.
rule-wait = Alle handeln gleichzeitig; das Rad dreht sich, wenn alle bereit sind. Bis dahin darfst du dich umentscheiden.
rule-act = In einem Zug darfst du einmal sammeln und einmal Käse machen, in beliebiger Reihenfolge, und dazwischen Melkstände nutzen, bauen und Arbeiter in Scheunen schicken. Ein Arbeiter bleibt so viele Züge fort, wie der Käse reift (Bronze 1, Silber 2, Gold 3) oder wie er Ressourcen sammelt. Dann sag „bereit“.
rule-festival = Festival: Gruppen benachbarter Käse zählen nach ihrer Größe; Gratisproben gehören zu allen Gruppen.
rule-fromagerie = Fromagerie: Verschiedene Regale zählen; linke Regale bringen sofort Ressourcen, rechte Punkte je Käse.
rule-bistro = Bistro: Teller zählen nach Reife; jeder Tisch mit zwei eigenen Käsen macht alle deine Teller wertvoller.
rule-villes = Villes: Ein Käse zählt in jeder Region, die seine Stadt berührt; der größte Einfluss gewinnt den Kunden.
rule-space = Käse kommt auf ein leeres Feld vor dir; verlangt das Feld Obst, kostet es ein Obst. Mit weniger Plätzen sind manche Felder gesperrt.
rule-last = Das Spiel endet mit dem Zug, in dem jemand seinen letzten Käsemarker legt.
rule-structure = Jeden Bau errichtest du einmal, für die Bauteile, die er kostet; von da an wirkt er.
rule-barn = Eine gebaute Scheune nimmt je Zug einen Arbeiter auf, der im nächsten zurück ist. Das gilt nicht als Sammeln.
rule-bonus = Der Zusatzkäse eines Melkstands kommt ohne Arbeiter auf ein leeres Feld seiner Sorte und Reife vor dir; Obst ist nötig, wo das Feld es verlangt.
rule-order = Ein Käse darf einen offenen Auftrag seiner Sorte und Reife erfüllen, aber nur in dem Moment, in dem du ihn legst. Ein offener Auftrag ist am Ende einen halben Punkt wert.
rule-any = Das Schild des Regals bringt eine Ressource deiner Wahl.
rule-two = Das Schild des Regals bringt zwei verschiedene Ressourcen.
rule-differ = Die beiden Ressourcen eines Schilds müssen verschieden sein, und ein Tausch gegen die gleiche würde nichts ändern.
rule-trade = Das Schild des Regals tauscht eine ungenutzte Ressource gegen eine beliebige.
rule-pick = Behalte ein Plättchen und gib den Rest nach links weiter, bis du vier hast.
rule-cover = Beliebig viele deiner Plättchen dürfen aufgedruckte Bauten überdecken, die dann wegfallen. Der Rest kommt in die Schachtel.
rule-corporate = Der Käse des Konzerns kommt auf ein Feld, das zu seiner Karte passt; passen mehrere, wählst du. Obst braucht er nicht.
rule-chance = Nur was noch übrig ist, kann kommen.
rule-over = Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer die meisten Käse gelegt hat; danach wird der Sieg geteilt.

# Züge
move-make = Mache { $cheese }
move-bonus = Lege den Zusatzkäse: { $cheese }
move-corporate = Der Konzern nimmt { $cheese }
move-gather = { $worker } holt { $gives }
move-parlour = Melke { $n } Vieh: { $kind }
move-build = Baue „{ $structure }“ für { $n }
move-barn = { $worker } geht in „{ $structure }“
move-fill = Erfülle den Auftrag: { $kind }
move-no-order = Lass den Auftrag offen
move-take = Nimm { $resource }
move-discard = Gib { $resource } ab
move-return = Gib den Auftrag ab: { $kind }
move-no-trade = Tausche nichts
move-keep = Behalte „{ $tile }“
move-cover = Lege „{ $tile }“ auf „{ $structure }“
move-uncovered = Lass „{ $structure }“, wie es ist
move-ready = Bereit
move-wheel = Im Uhrzeigersinn ab Platz 1 liegen { $venues }
move-quarter = Vor Platz 1 liegt: { $quarter }
move-customer = Kunde in der Region { $region }: { $n }
move-board = Tafel für { $seat }: { $board }
move-deal = Plättchen für { $seat }: { $tile }
move-draw = Auftrag für { $seat }: { $kind }
move-draw-corporation = Der Konzern zieht: { $kind }
move-acts = Handelt
move-last = Legt den letzten Käse
move-picks = Wählt
move-dealt = Ein Plättchen wird verteilt
move-drawn = Ein Auftrag wird gezogen

# Ablehnungen
why-over = Das Spiel ist aus.
why-chance = Das wählt kein Spieler.
why-awaited = { $question }
why-not-now = Danach ist gerade nicht gefragt. { $question }
why-no-space = { $venue } liegt vor dir und hat kein solches Feld.
why-sample = Auf { $space } liegt eine Gratisprobe: Sie gehört allen.
why-blocked = { $space } ist bei dieser Zahl von Plätzen gesperrt.
why-occupied = Auf { $space } liegt schon ein Käse.
why-not-its-card = Die Karte des Konzerns verlangt: { $kind }.
why-other-kind = Dorthin darf jetzt nur: { $kind }.
why-made = Du hast in diesem Zug schon Käse gemacht; das geht nur einmal.
why-no-token = Du hast keinen Käsemarker mehr.
why-worker = Nicht zu Hause: { $worker }.
why-fruit = { $space } verlangt Obst, und du hast keines.
why-gathered = Du hast in diesem Zug schon gesammelt; das geht nur einmal.
why-gather-taken = Auf dem Sammelfeld { $n } von { $of } steht schon jemand.
why-parlour-used = Dieser Melkstand ist schon benutzt; jeder arbeitet nur einmal im Spiel.
why-livestock = Dieser Melkstand braucht { $n } Vieh; du hast { $have }.
why-no-bonus = Hier ist kein leeres Feld, das du bezahlen könntest, für: { $kind }.
why-built = „{ $structure }“ ist schon gebaut.
why-structures = Das kostet { $n } Bauteile; du hast { $have }.
why-no-barn = „{ $structure }“ nimmt keinen Arbeiter auf.
why-not-built = „{ $structure }“ muss erst gebaut werden.
why-barn-used = In „{ $structure }“ ist schon jemand.
why-same = Das wäre wieder dieselbe Ressource.
why-have-none = Davon hast du nichts.
why-tile = Dieses Plättchen hast du nicht.
why-not-kept = Dieses Plättchen gehört nicht zu denen, die du noch legen kannst.
why-none-left = Davon ist nichts mehr übrig.

# Das Ende
category-festival = Festival
category-fromagerie = Fromagerie
category-bistro = Bistro
category-villes = Villes
category-fruit = Obst
category-orders = Aufträge
category-structures = Kontore
category-spare = Ungenutzte Ressourcen
ending-points = Die Punkte haben entschieden.
ending-cheese = Nach Punkten stand es gleich; die Zahl der Käse hat entschieden.
ending-shared = Punkte und Käse waren gleich: unentschieden.

# Der Wertungsblock
pad-group-venues = Orte
pad-group-resources = Ressourcen
pad-group-company = Der Konzern
pad-rival = Der Konzern
pad-festival = Festival
pad-festival-note = Punkte aller Gruppen
pad-fromagerie = Fromagerie
pad-fromagerie-note = verschiedene Regale und Punkte auf Schildern
pad-bistro = Bistro
pad-bistro-note = Punkte aller Teller
pad-villes = Villes
pad-villes-note = deine Kunden und Gleichstände
pad-fruited = Käse mit Obst
pad-jam = Käse mit Marmelade
pad-fruit = Obst
pad-fruit-note = das eine mal das andere
pad-orders = Aufträge
pad-orders-note = Punkte für erfüllte Aufträge
pad-structures = Kontore
pad-structures-note = Punkte deiner Kontore
pad-unused = Ungenutzte Ressourcen
pad-unused-note = auch offene Aufträge
pad-spare = Ein Punkt für zwei
pad-final = Punkte
pad-company-track = Käseleiste
pad-company-track-note = die höchste sichtbare Zahl
pad-company-customers = Kunden
pad-company-cards = Behaltene Auftragskarten
pad-company-cards-note = je 3 Punkte
pad-company = Konzern zusammen
pad-ask-cheese = Gleichstand nach Punkten. Wie viele Käse hat jeder gemacht?

# Optionen
option-festival = Anordnung des Festivals
option-festival-I = Seite I
option-festival-II = Seite II
option-festival-board = wie auf dem Spielplan gedruckt
option-fromagerie = Anordnung der Fromagerie
option-fromagerie-I = Seite I
option-fromagerie-II = Seite II
option-fromagerie-board = wie auf dem Spielplan gedruckt
option-bistro = Anordnung des Bistros
option-bistro-I = Seite I
option-bistro-II = Seite II
option-bistro-board = wie auf dem Spielplan gedruckt
option-villes = Anordnung der Villes
option-villes-I = Seite I
option-villes-II = Seite II
option-villes-board = wie auf dem Spielplan gedruckt
option-structures = Bauten
option-structures-printed = wie auf den Tafeln gedruckt
option-structures-draft = Plättchen zum Auswählen und Überdecken
option-level = Stufe des Konzerns
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-turns = Züge
option-turns-at-once = alle gleichzeitig
option-turns-clockwise = nacheinander im Uhrzeigersinn, ab den Bauteilen

# Die Zeichnung
draw-head = Zug { $turn }  Auftragsstapel { $deck }
draw-last-turn = Das ist der letzte Zug.
draw-regions = Kunden (Einfluss je Platz):
draw-legend = S Weich-, H Hart-, B Blauschimmelkäse; 1 Bronze, 2 Silber, 3 Gold; f mit Obst, j mit Marmelade; ◇ Gratisprobe; · nicht im Spiel
draw-customers = Kunden
draw-signs = Schilder
draw-venues = Orte
draw-sign-1 = ⇄
draw-sign-2 = 1
draw-sign-3 = 1+1
draw-sign-4 = +1
draw-sign-5 = +2
draw-sign-6 = +3
draw-stock = Käse übrig { $tokens }, Obst { $fruit }, Vieh { $livestock }, Bauteile { $structures }; mit Obst { $fruited } × Marmelade { $jam }, Aufträge erfüllt { $filled }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-workers = Arbeiter:
draw-orders = Aufträge:
draw-none = keine
draw-parlours = Melkstände:
draw-structures = Bauten:
draw-back = zurück in { $n }
draw-corporation = Stufe { $level }, gelegt { $placed } von { $tokens }, Leiste { $track }, Karten { $cards }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-hand = Auf der Hand:
draw-kept = Behalten:

# Die Begleitung im ersten Spiel, je Phase
guide-draft = Du suchst jetzt Bauten für deine Käserei aus, ein Plättchen je Runde; der Rest geht nach links weiter. Billige Plättchen sind früh gebaut und wirken viele Züge lang: Eine Scheune bringt in jedem Zug etwas, eine Laderampe für jeden Käse an ihrem Ort. Teure Kontore lohnen sich nur, wenn du ihre Ressource immer wieder nutzt.
guide-cover = Deine Plättchen dürfen ersetzen, was auf deiner Tafel gedruckt ist, Platz für Platz. Dasselbe für eine andere Ressource ist nicht unbedingt besser: Schau, welches Viertel des Ressourcenplättchens dich zuerst erreicht und welche Melkstände du hast. Den gedruckten Bau zu behalten ist auch gut.
guide-turn = In jedem Zug darfst du mit einem Arbeiter Käse im großen Viertel machen und mit einem anderen sammeln; beides lohnt sich, solange du Arbeiter zu Hause hast. Goldkäse bringt am meisten, hält seinen Arbeiter aber drei Züge fest, also mische ihn mit Bronze. Die Zahl an einem leuchtenden Feld zeigt, wie viele Punkte es dir jetzt bringt; die Spitze zeigt, wo der Arbeiter heimkommt, die kleine Zahl, wann. Sag „bereit“, wenn du fertig bist.
guide-draw = Deine Auftragskarten werden gezogen; sobald sie auf deiner Tafel liegen, geht es weiter. Ein Käse derselben Sorte und Reife erfüllt einen Auftrag nebenbei, also achte ab jetzt auf passende Felder.
guide-corporate = Der Konzern hat eine Karte gezogen, und mehrere Felder passen für seinen Käse; du entscheidest, welches. Gib ihm das Feld, das dir am wenigsten brächte, und halte ihn in den Villes aus Regionen fern, in denen du knapp vorn liegst.

# Züge
stage-setup = Vor dem ersten Zug
stage-turn = Zug { $n }
purse-fruit = Obst
purse-livestock = Vieh
purse-structure = { $n ->
    [one] Bauteil
   *[other] Bauteile
}

# Was der Zug noch bietet

todo-cheese = Käse machen
todo-cheese-done = Käse gemacht
todo-places = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
todo-once = einmal je Zug
todo-no-token = kein Käsemarker übrig
todo-no-worker = niemand zu Hause
todo-no-place = gerade kein Feld dafür
todo-gather-fruit = Obst sammeln
todo-gather-livestock = Vieh sammeln
todo-gather-structure = Bauteile sammeln
todo-gather-order = Aufträge sammeln
todo-gather-done = Gesammelt
todo-amounts = { $amounts }, einmal
todo-or = { " oder " }
todo-full = alle { $of } Felder sind besetzt
todo-milk = Melken
todo-milk-note = { $n ->
    [one] 1 Melkstand
   *[other] { $n } Melkstände
}
todo-short-livestock = es fehlen { $n } Vieh
todo-no-bonus = hier kein Feld dafür
todo-build = Bauen
todo-build-note = { $n ->
    [one] 1 Bau
   *[other] { $n } Bauten
}
todo-short-structure = { $n ->
    [one] es fehlt 1 Bauteil
   *[other] es fehlen { $n } Bauteile
}
todo-all-built = alles ist gebaut
todo-barn = Scheune
todo-barn-note = ein Arbeiter, nächsten Zug zurück
todo-ask-cheese = Du kannst noch Käse machen
todo-lost-cheese = Dafür ist jemand zu Hause. „Bereit“ beendet deinen Zug, und du machst in diesem Zug keinen Käse.
todo-first-cheese = Erst Käse machen
todo-ask-gather-fruit = Du kannst noch Obst sammeln
todo-ask-gather-livestock = Du kannst noch Vieh sammeln
todo-ask-gather-structure = Du kannst noch Bauteile sammeln
todo-ask-gather-order = Du kannst noch Aufträge sammeln
todo-lost-gather = Dafür ist jemand zu Hause. „Bereit“ beendet deinen Zug, und du sammelst in diesem Zug nichts.
todo-first-gather = Erst sammeln
