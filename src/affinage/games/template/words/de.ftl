# Market Morning auf Deutsch. en.ftl hat dieselben Nachrichten in derselben Reihenfolge.

title = Marktmorgen
short-description = Biete geheim auf Kisten mit Käse und Brot und bediene den Kunden, den nur du kennst.
tagline = Geheime Gebote auf Käse und Brot

# Namen
seat = Platz { $n }
cheese = Käse
bread = Brot
crate-dairy-cart = Molkereikarren
crate-bakers-barrow = Bäckerkarren
crate-picnic-hamper = Picknickkorb
customer-cheese-lover = Käsefreundin
customer-bread-lover = Brotfreund
customer-innkeeper = Gastwirtin

# Phasen, jede mit ihrer Frage und ihrer Regel
phase-customer = Kunden
phase-crate = Nächste Kiste
phase-bid = Gebote
phase-take = Nehmen
phase-confirm = Letztes Wort
phase-over = Schluss
question-chance = Der Morgen geht weiter.
question-bid = Wie viel bietest du für die Kiste?
question-take = Welche Ware nimmst du?
question-confirm = War das dein Zug? Sag „fertig“ oder nimm ihn zurück.
question-over = Der Markt schließt. Vorn: { $seats }.
await = Gewartet wird auf: { $seats }.
rule-customer = Alle ziehen geheim eine Kundenkarte; am Ende bringt sie Extrapunkte für das, was dieser Kunde mag.
rule-crate = In jeder Runde wird eine Kiste für alle sichtbar geöffnet.
rule-bid = Alle bieten gleichzeitig und geheim, höchstens { $most } Münzen. Das höchste Gebot, das nur einmal abgegeben wird, gewinnt.
rule-take = Wer gewinnt, nimmt den ganzen Käse oder das ganze Brot der Kiste; der Rest geht zurück.
rule-confirm = Dein Zug steht fest, sobald du „fertig“ sagst; bis dahin lässt er sich zurücknehmen.
rule-over = Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer die meisten Münzen hat; danach wird der Sieg geteilt.

# Züge
move-bid = { $coins ->
    [0] Nichts bieten
    [one] 1 Münze bieten
   *[other] { $coins } Münzen bieten
}
move-take = { $coins ->
    [0] { $n } { $good } kostenlos nehmen
    [one] { $n } { $good } für 1 Münze nehmen
   *[other] { $n } { $good } für { $coins } Münzen nehmen
}
move-done = Fertig
move-draw = Kunde für { $seat }: { $customer }
move-crate = Eine Kiste wird geöffnet: { $crate }
move-bidden = Geheim bieten
move-drawn = Ein Kunde für { $seat }

# Ablehnungen
why-over = Der Markt ist geschlossen.
why-chance = Das wählt kein Spieler.
why-too-dear = { $coins } kannst du nicht bieten: Du hast { $have }.
why-not-now = Danach ist gerade nicht gefragt. { $question }
why-awaited = { $question }
why-none-there = In der Kiste liegt nichts davon: { $good }.
why-all-drawn = Diese Kunden sind alle schon da.
why-all-opened = Diese Kisten sind alle schon offen.

# Das Ende
category-goods = Waren
category-customer = Kunde
category-change = Übrige Münzen
ending-points = Die Punkte haben entschieden.
ending-coins = Nach Punkten stand es gleich; die übrigen Münzen haben entschieden.
ending-shared = Punkte und Münzen waren gleich: Der Sieg wird geteilt.

# Optionen
option-paying = Wer bezahlt
option-paying-winner = nur, wer die Kiste gewinnt
option-paying-everybody = alle bezahlen ihr Gebot

# Runden
draw-round = Runde { $n } von { $of }

# Züge
stage-setup = Die Kunden kommen
coins = Münzen

# Eine erste Partie
guide-bid = Das höchste Gebot gewinnt die Kiste, aber nur, wenn niemand sonst genauso viel bietet. Denk daran, was dein Kunde mag, und heb dir Münzen für die nächsten Kisten auf.
guide-take = Die Kiste gehört dir. Nimm, was dein Kunde mag; der andere Stapel geht zurück.
guide-confirm = So ist dein Zug verlaufen. Du kannst ihn noch zurücknehmen; sonst sag „fertig“.

# Der Wertungsbogen
pad-goods = Waren
pad-goods-note = ein Punkt für jedes Stück
pad-customer = Kunde
pad-customer-note = was er für seine Lieblingswaren zahlt
pad-change = Übrige Münzen
pad-change-note = ein Punkt für je drei
pad-final = Punkte
pad-ask-coins = Gleichstand nach Punkten. Wie viele Münzen hat jeder übrig?
