# Vinhos auf Deutsch. en.ftl hat dieselben Nachrichten in derselben Reihenfolge.

title = Vinhos
short-description = Baue sechs Jahre lang in neun Regionen Portugals Wein an, lass ihn reifen und verkaufe ihn; glänze auf Messen, exportiere und gewinne Gönner.
tagline = Weingüter, Experten und drei große Messen

# Namen
seat = Platz { $n }
chance = Zufall
list-and = { $most } und { $last }
red = rot
white = weiß
winery = Kelterei
cellar = Keller
enologist = Önologe
farmer = Bauer
porto = Portomarke
region-tras-os-montes = Trás-os-Montes
region-minho = Minho
region-dao = Dão
region-douro = Douro
region-ribatejo = Ribatejo
region-lisboa = Lisboa
region-setubal = Setúbal
region-alentejo = Alentejo
region-algarve = Algarve
space-vineyards = Weinberge
space-cellars = Keller
space-wineries = Keltereien
space-experts = Experten
space-press = Passen / Presse
space-enologists = Önologen
space-exports = Export
space-sales = Verkauf
space-bank = Bank
house-casa-de-fados = Casa de Fados
house-hotel = Hotel
house-enoteca = Enoteca
magnate-anabela = Anabela
magnate-bruno = Bruno
magnate-carolina = Carolina
vintage-calm = Ruhiges Jahr
vintage-drizzle = Nieselregen
vintage-morning-fog = Morgennebel
vintage-hail = Hagel
vintage-long-rain = Dauerregen
vintage-warm-spring = Warmer Frühling
vintage-sea-breeze = Meeresbrise
vintage-golden-autumn = Goldener Herbst
vintage-high-summer = Hochsommer
feature-appearance = Aussehen
feature-taste = Geschmack
feature-aroma = Aroma
feature-alcohol = Alkohol
expert = { $feature } ({ $skill })
skill-bagos = Börse
skill-barrel = Küfer
skill-free-move = Kutscher
skill-rearrange = Landmesser
skill-renown = Herold
skill-discount = Händler
skill-bagos-text = { $bagos } Bagos nehmen
skill-barrel-text = ein Fass aus Verkauf oder Export zurücknehmen
skill-free-move-text = der Weg in diesem Zug kostet nichts
skill-rearrange-text = die andere Farbe in einer Region nach oben legen
skill-renown-text = einer Region einen Ansehenswürfel geben
skill-discount-text = jeder Weinberg kostet in diesem Zug 1 Bago weniger
counted-wines = Wein, sofort gewertet
counted-wineries = Kelterei
counted-cash = Bago auf der Hand
counted-cellars = Keller
counted-regions = Region mit einem Gut
counted-experts = Experte
bonus-bagos = { $n } Bagos
bonus-points = { $n ->
    [one] 1 Messepunkt
   *[other] { $n } Messepunkte
}
bonus-expert = ein Experte
task-vineyards = Weinberge
task-cellars = ein Keller
task-wineries = Keltereien
task-experts = Experten
task-press = Pressemitteilung
task-enologists = Önologen
task-exports = Export
task-sales = Verkauf
task-bank = Bank
task-points = Messepunkte
task-for-less = { $price ->
    [0] { $task }, kostenlos
   *[other] { $task }, je { $price }
}
ability-fair-points = { $points } Messepunkte mehr, wenn ihr Wein vorgestellt wird
ability-no-cellar = hier kann kein Keller gebaut werden
ability-cellar = ein neues Gut bekommt einen Keller
ability-porto = ein neues Gut bekommt { $porto } Portomarken, jede für einen besseren Wein
ability-farmer = ein neues Gut bekommt einen Bauern
ability-winery = ein neues Gut bekommt eine Kelterei
ability-experts = ein neues Gut bringt { $experts } Experten mit
ability-double-cubes = jeder Ansehenswürfel zählt { $cube }
ability-value = jeder Wein ist { $value } mehr wert
vineyard = { $region } { $colour ->
   *[red] rot
    [white] weiß
}
estate = Gut { $n } ({ $vineyard })
estate-open = Gut { $n } (offen)
wine = { $vineyard }, Güte { $quality }, Wert { $value }
wine-none = Gut { $n }, Platz { $slot }
sale-slot = { $house }, { $colour ->
   *[red] rot
    [white] weiß
} { $request }
export-slot = Land { $country }, Forderung { $request }
more-action = Zusatzaktion „{ $task }“ von { $magnate }
multiplier = { $rate } SP je { $what }

# Abschnitte
stage-setup = Aufbau
stage-actions = Aktionen
stage-maintenance = Unterhalt
stage-production = Weinlese
stage-fair = Weinmesse
stage-final = Letzte Gefallen

# Phasen
phase-out = Eine Region bleibt draußen
phase-order = Erste Reihenfolge
phase-top-vineyard = Der nächste Weinberg
phase-top-expert = Der nächste Experte
phase-vintage = Der Jahrgang
phase-turn = Dein Zug
phase-buy = Weinberge
phase-estate = Ein Gut für den Weinberg
phase-build = Bauen und Einstellen
phase-sell = Welcher Wein
phase-slot = Welches Feld
phase-bank = Bank
phase-hire = Experten
phase-dismiss = Ein Experte geht
phase-free = Ein kostenloser Experte
phase-queue = Reihenfolge
phase-release = Pressemitteilung
phase-cubes = Ansehen
phase-booth = Messestand
phase-place = Gönner
phase-target = Ein Gefallen
phase-spend = Ein Wein für einen Gefallen
phase-pair = Ein Paar Fässer
phase-renown = Ein Ansehenswürfel
phase-barrel = Ein Fass kommt zurück
phase-rearrange = Ein anderer Weinberg nach oben
phase-window = Fässerpaare
phase-lose = Ein Verlust
phase-staff = Leute versetzen
phase-porto = Porto
phase-secret = Experten im Geheimen
phase-final = Letzte Gefallen
phase-over = Das Ende

# Fragen
question-chance = Das Spiel geht weiter.
await = Gewartet wird auf: { $seats }.
question-over = Das Spiel ist aus. Vorn: { $seats } mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}.
question-turn = Wohin zieht deine Figur?
question-turn-after = Deine Aktion ist ausgeführt. Noch etwas, bevor der Nächste dran ist?
question-buy-first = Wo kaufst du deinen ersten Weinberg?
question-buy = Aus welcher Region kaufst du einen Weinberg?
question-estate = Welches Gut bekommt den Weinberg { $vineyard }?
question-build-wineries = Welches Gut bekommt eine Kelterei?
question-build-cellars = Welches Gut bekommt einen Keller?
question-build-enologists = Welches Gut bekommt einen Önologen?
question-sell-sales = Welchen Wein verkaufst du?
question-sell-exports = Welchen Wein exportierst du?
question-sell-barrels = Du hast kein Fass mehr. Welches Paar nimmst du zuerst zurück?
question-slot-sales = Wohin verkaufst du { $wine }?
question-slot-exports = Wohin exportierst du { $wine }?
question-bank = Konto { $account }, bar { $cash }. Was machst du bei der Bank?
question-hire = Welchen Experten stellst du ein?
question-dismiss = Du hast so viele Experten, wie erlaubt sind. Welcher geht?
question-free = { $n ->
    [one] Welchen Experten nimmst du kostenlos?
   *[other] Welchen Experten nimmst du kostenlos? Es sind { $n }.
}
question-queue = Welchen Platz in der Reihenfolge nimmst du?
question-release = Welchen Wein kündigst du für die nächste Messe an, oder passt du?
question-release-late = Die Messe beginnt. Welchen Wein stellst du vor?
question-cubes = Der Wein ist { $worth } wert. Wie viele Ansehenswürfel gibst du dazu?
question-booth = Der Wein ist { $worth } wert. Welchen Stand nimmst du?
question-place = Ein Wein im Wert von { $worth } gefällt Gönnern. Wohin kommt ein Fass?
question-target = Wohin geht das Fass von: { $source }?
question-spend = Welchen Wein gibst du dafür her: { $target }?
question-pair = Welches Fass kommt mit zurück?
question-renown = { $n ->
    [one] Welche Region bekommt den Ansehenswürfel?
   *[other] Welche Region bekommt den ersten von { $n } Ansehenswürfeln?
}
question-barrel = Welches Fass kommt zurück?
question-rearrange = In welcher Region kommt die andere Farbe nach oben?
question-window = Nimmst du Fässerpaare aus den Häusern zurück?
question-window-must = Du musst ein Paar Fässer zurücknehmen. Welches?
question-window-over = Es gibt kein weiteres Paar. Sag „fertig“.
question-lose-winery = Du kannst die Zinsen nicht ganz zahlen. Welches Gut verliert eine Kelterei?
question-lose-vineyard = Du kannst die Zinsen nicht ganz zahlen. Welches Gut verliert einen Weinberg?
question-lose-enologist = Du kannst nicht alle Löhne zahlen. Welches Gut verliert einen Önologen?
question-staff = Versetzt du vor der Lese Önologen oder Bauern?
question-porto = { $porto ->
    [one] Macht { $estate } Porto mit deiner letzten Marke?
   *[other] Macht { $estate } Porto? Du hast { $porto } Marken.
}
question-secret = { $allowed ->
    [one] Welchen Experten spielst du geheim, wenn überhaupt?
   *[other] Welche Experten spielst du geheim? Bis zu { $allowed }.
}
question-final = Nutzt du einen letzten Gefallen, oder steigst du aus?
question-final-after = Der Gefallen ist genutzt. Noch etwas, bevor der Nächste dran ist?

# Regeln, in eigenen Worten
rule-chance = Regionen, die draußen bleiben, die erste Reihenfolge, der nächste Weinberg und Experte und der Jahrgang bleiben dem Zufall überlassen.
rule-turns = Alle führen der Reihe nach eine Aktion aus, dann in der Reihenfolge, die nun gilt, eine zweite.
rule-turn = Du musst auf ein anderes Feld ziehen und dort handeln. Nachbarfelder (auch über Eck) sind kostenlos; andere kosten { $far }, wer schon dort steht, bekommt { $meeting }, das Steuerfeld kostet { $tax } mehr. Passen / Presse ist immer kostenlos. Vor dem Ziehen, zwischen Ziehen und Aktion oder nach der Aktion darfst du einen Gefallen eines Gönners nutzen; Anlagen auflösen und Experten nutzen darfst du immer, wenn du in deinem Zug gefragt wirst.
rule-owed = Wer auf ein Feld zieht, muss dessen Aktion ausführen. Einen Gefallen darfst du vor dem ersten Schritt nutzen, aber es muss übrig bleiben, was die Aktion braucht: Bargeld, Platz, Wein und Fass.
rule-space-vineyards = Preis auf der Karte
rule-space-cellars = einer für { $cellar } Bagos
rule-space-wineries = je { $winery }, bis zu { $wineries }
rule-space-experts = je { $expert }, bis zu { $hired }
rule-space-press = Reihenfolge, Messe
rule-space-enologists = je { $enologist }, bis zu { $enologists }
rule-space-exports = beliebig viele
rule-space-sales = beliebig viele
rule-space-bank = Konto und Zins
rule-buy = Mindestens ein Weinberg; je einer aus so vielen Regionen, wie du magst, immer der oberste, zu seinem Preis. Ein Gut hat eine Region und eine Farbe und höchstens zwei Weinberge. Jeder bringt seiner Region einen Ansehenswürfel.
rule-estate = Ein zweiter Weinberg kommt zu einem der gleichen Region und Farbe; mit jedem Weinberg darfst du auch ein Gut gründen, das noch keinen hat. Ein Gut im Minho hat keinen Keller.
rule-build-wineries = Bis zu { $wineries } Keltereien, je { $winery } Bagos (bei einem Gönner der Preis auf dem Feld), höchstens zwei auf einem Gut mit drei Plätzen. Jede bringt der Region des Guts einen Ansehenswürfel.
rule-build-cellars = Ein Keller für { $cellar } Bagos (bei einem Gönner der Preis auf dem Feld). Er hat vier Plätze, und je älter ein Wein darin, desto mehr ist er wert. Er bringt einen Ansehenswürfel.
rule-build-enologists = Bis zu { $enologists } Önologen für je { $enologist } (bei einem Gönner der Preis auf dem Feld), einer für jede Kelterei. Jeder kostet jedes Jahr { $salary } vom Konto.
rule-sell-sales = Verkaufe mindestens einen Wein. Jeder bringt ein Fass auf ein freies Feld seiner Farbe, das nicht mehr verlangt, als der Wein wert ist; die Zahl des Felds kommt auf dein Konto. Bis zu { $cubes } Ansehenswürfel helfen, aber nur so viele wie nötig.
rule-sell-exports = Exportiere mindestens einen Wein. Jeder bringt ein Fass auf ein freies Feld, das nicht mehr verlangt, als der Wein wert ist, und bringt sofort die Punkte seiner Zeile; die meisten Fässer in einem Land zählen am Ende. Bis zu { $cubes } Ansehenswürfel helfen, aber nur so viele wie nötig.
rule-sell-barrels = Ein Verkauf oder Export braucht ein Fass. Vor dem ersten können zwei deiner Fässer aus demselben Haus zusammen zurückkommen; zwei verschiedene Regionen bekommen je einen Ansehenswürfel.
rule-slot-sales = Auf jedes Feld kommt nur ein Fass; der Wein muss die Farbe des Felds haben und mindestens so viel wert sein wie seine Zahl.
rule-slot-exports = Auf jedes Feld kommt nur ein Fass; der Wein muss mindestens so viel wert sein wie seine Zahl. Zu zweit gelten nur die Felder im Rahmen.
rule-bank = Hebe ab, zahle ein oder lege an, mindestens einmal, in beliebiger Reihenfolge und so oft du magst; angelegt wird vom Konto, in bar oder aus beidem. Ein Konto, das auf 0 fällt, kostet { $loss } Siegpunkte. Eine Anlage bewegt das Konto jedes Jahr um ihre Zahl; sie aufzulösen bringt jederzeit in deinem Zug Bargeld.
rule-hire = Bis zu { $hired } Experten, immer die obersten der Stapel, für je { $expert }; du darfst { $experts } haben.
rule-dismiss = Wer { $experts } Experten hat, legt einen unter seinen Stapel, bevor ein anderer kommt.
rule-free = Ein kostenloser Experte ist der oberste eines beliebigen Stapels. Wer { $experts } hat, lässt zuerst einen gehen oder verzichtet.
rule-queue = Wer passt, legt seinen Reihenfolgestein auf einen freien Platz der unteren Zeile; wenn alle gehandelt haben, rückt er dort nach oben.
rule-release = Einmal für jede Messe darfst du den Wein ankündigen, den du vorstellen wirst. Er bringt Messepunkte, belegt einen Stand und kann Gönnern gefallen; dann ist er weg.
rule-release-late = Wer keinen Wein angekündigt hat, stellt jetzt einen vor, der Reihe nach. Fässerpaare nimmst du vorher zurück.
rule-cubes = Bis zu { $cubes } Ansehenswürfel aus der Region des Weins erhöhen seinen Wert; du brauchst dort ein Gut.
rule-booth = Ein Wein, der mehr als { $free } wert ist, bringt den Unterschied in Messepunkten. Sein Wert bestimmt auch, wie viele Experten du spielen darfst. Ein Messestand bringt, was seine beiden Merkmale jetzt zeigen, und seine Zugabe.
rule-place = Bis zu { $placed } Fässer kommen zu verschiedenen Gönnern, denen der Wein gefällt: Anabela will eine Farbe, Bruno einen Wert, Carolina Regionen. Nicht im ersten Jahr.
rule-target = Einmal je Aktion, davor oder danach, nie mittendrin: Gib einen Wein her und bewege eines deiner Fässer bei den Gönnern auf ein anderes Feld seiner Zeile, für eine Zusatzaktion oder auf ein freies Feld eines Multiplikators. Dort bleibt es; auf jedem Multiplikator nur eines. Nennt das Feld einen Preis, gilt für diese Zusatzaktion er und nicht der übliche.
rule-spend = Jeder Wein ist möglich; aber ein zusätzlicher Verkauf oder Export braucht noch einen, der sich verkaufen lässt.
rule-window = Zwei deiner Fässer im selben Haus kommen zusammen zurück: bevor du ziehst, vor dem ersten Schritt deiner Aktion oder vor einer Messe; nach deiner Aktion nur zu Beginn eines zusätzlichen Verkaufs oder Exports; zwei verschiedene Regionen bekommen je einen Ansehenswürfel.
rule-window-must = Mit dieser Option nimmt im Unterhalt jeder, der kann, mindestens ein Paar Fässer zurück.
rule-pair = Beide Fässer kommen aus demselben Haus.
rule-renown = Ein Ansehenswürfel kommt in eine Region mit freiem Platz; die beiden eines Paars kommen in verschiedene Regionen.
rule-barrel = Ein Fass auf einem Verkaufs- oder Exportfeld kommt zurück; was es gebracht hat, bleibt.
rule-rearrange = Darunter muss ein Weinberg der anderen Farbe liegen.
rule-lose-winery = Wer Schuldzinsen nicht ganz zahlen kann, verliert eine Kelterei, ohne Kelterei einen Weinberg.
rule-lose-vineyard = Wer Schuldzinsen nicht ganz zahlen kann und keine Kelterei hat, verliert einen Weinberg.
rule-lose-enologist = Önologen werden vom Konto bezahlt, jeder mit { $salary }; wer nicht bezahlt wird, geht.
rule-staff = Wenn die Weine gereift sind, dürfen Önologen in Keltereien ohne Önologen und Bauern in Weinberge ohne Bauern wechseln.
rule-porto = Eine Portomarke macht einen Wein aus dem Douro um { $porto } besser; sie ist dann verbraucht.
rule-secret = Alle wählen gleichzeitig und geheim unter den offenen Experten, die zu den Merkmalen ihres Stands passen, so viele, wie der Wein erlaubt. Erst bewegen Pfeile die Merkmale, dann zählt jeder Experte sein Merkmal.
rule-skills = Einen offenen Experten darfst du in deinem eigenen Zug für seine Fähigkeit umdrehen. Vor den Jahren 4 und 6 werden alle wieder aufgedeckt.
rule-final = Nach der letzten Messe dürft ihr der Reihe nach noch Gefallen nutzen; wer aussteigt, ist draußen.
rule-over = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die meisten exportierten Fässer, dann das meiste Geld nach dem Auflösen der Anlagen; danach wird der Sieg geteilt.

# Züge
move-go = { $cost ->
    [0] Auf „{ $space }“ ziehen
    [one] Für 1 Bago auf „{ $space }“ ziehen
   *[other] Für { $cost } Bagos auf „{ $space }“ ziehen
}
move-stay = Auf „{ $space }“ bleiben
move-buy = { $vineyard } für { $price } kaufen
move-plant = Auf { $estate } anlegen
move-build-wineries = Kelterei bauen auf { $estate }
move-build-cellars = Keller bauen auf { $estate }
move-build-enologists = Önologen einstellen für { $estate }
move-lose-winery = Kelterei aufgeben auf { $estate }
move-lose-vineyard = Weinberg aufgeben auf { $estate }
move-lose-enologist = Önologen entlassen auf { $estate }
move-sales = { $wine } verkaufen
move-exports = { $wine } exportieren
move-present = { $wine } vorstellen
move-spend = { $wine } hergeben
move-sell-to = { $cubes ->
    [0] Auf { $slot }: { $n } Bagos
    [one] Auf { $slot } mit 1 Ansehenswürfel: { $n } Bagos
   *[other] Auf { $slot } mit { $cubes } Ansehenswürfeln: { $n } Bagos
}
move-export-to = { $cubes ->
    [0] Auf { $slot }: { $n } SP
    [one] Auf { $slot } mit 1 Ansehenswürfel: { $n } SP
   *[other] Auf { $slot } mit { $cubes } Ansehenswürfeln: { $n } SP
}
move-retrieve = Fass zurücknehmen von { $slot }
move-bring-back = Fass zurückholen von { $slot }
move-renown = Ein Ansehenswürfel für { $region }
move-rearrange = { $vineyard } nach oben legen
move-hire = { $expert } für { $price } einstellen
move-take = { $expert } nehmen
move-dismiss = { $expert } gehen lassen
move-use = Experte für { $feature }: { $text }
move-withdraw = { $bagos } abheben
move-deposit = { $bagos } einzahlen
move-invest = { $account ->
    [0] Anlegen bis { $to }: { $cash } bar
   *[other] { $cash ->
        [0] Anlegen bis { $to }: { $account } vom Konto
       *[other] Anlegen bis { $to }: { $account } vom Konto und { $cash } bar
    }
}
move-divest = Auflösen bis { $to }: { $n } Bagos
move-queue = Platz { $place } in der Reihenfolge
move-cubes = { $n ->
    [0] Kein Ansehenswürfel: Wert { $worth }
    [one] Ein Ansehenswürfel: Wert { $worth }
   *[other] { $n } Ansehenswürfel: Wert { $worth }
}
move-booth = Stand { $booth }: { $n ->
    [one] 1 Messepunkt
   *[other] { $n } Messepunkte
} und { $bonus }
move-magnate = Ein Fass für { $magnate }
move-from = Ein Gefallen mit dem Fass von: { $source }
move-to = Ziel: { $target }
move-enologist = Ein Önologe von { $here } nach { $there }
move-farmer = Ein Bauer von { $here } nach { $there }
move-porto = Porto machen
move-no-porto = Einfachen Wein machen
move-play = Spielen: { $experts }
move-play-none = Keinen Experten spielen
move-done-turn = Zug beenden
move-done-action = Aktion beenden
move-done-pass = Passen
move-done-place = Kein weiteres Fass
move-done-free = Keinen Experten nehmen
move-done-window = Keine Fässer mehr
move-done-staff = Zur Lese
move-done-drop-out = Aussteigen
move-out = { $region } bleibt draußen
move-order = Erste Reihenfolge: { $seats }
move-top = Nun oben: { $vineyard }
move-show = Nun oben: { $expert }
move-vintage = Der Jahrgang: { $vintage }, Wetter { $weather }
move-sealed = Geheim Experten wählen

# Ablehnungen
why-over = Das Spiel ist aus.
why-chance = Das bleibt dem Zufall überlassen.
why-chance-first = Erst kommt der Zufall.
why-cannot-turn-up = Das gehört nicht zu dem, was der Zufall jetzt bringen kann.
why-awaited = Du bist nicht an der Reihe. { $question }
why-not-now = Danach ist gerade nicht gefragt. { $question }
why-moved = Deine Figur ist in diesem Zug schon gezogen.
why-stay = Deine Figur steht schon auf „{ $space }“; sie muss ziehen.
why-stay-press = Auf „{ $space }“ bleiben darfst du nur, wenn kein anderes Feld bezahlbar ist, auch nach dem Auflösen von Anlagen nicht.
why-too-dear = Der Weg nach „{ $space }“ kostet { $cost }, die Aktion dort mindestens { $least }; du hast { $cash } bar.
why-cannot-vineyards = Kein oben liegender Weinberg fände auf deinem Tableau einen Platz.
why-cannot-cellars = Du hast kein Gut für einen Keller, oder es ist keiner mehr da.
why-cannot-wineries = Du hast kein Gut mit Platz für eine Kelterei, oder es ist keine mehr da.
why-cannot-experts = In den Stapeln ist kein Experte mehr.
why-cannot-enologists = Du hast keine leere Kelterei, oder es ist kein Önologe mehr da.
why-cannot-exports = Du hast kein Fass oder keinen Wein für ein freies Exportfeld.
why-cannot-sales = Du hast kein Fass oder keinen Wein für ein freies Verkaufsfeld.
why-region-out = { $region } spielt nicht mit.
why-inset-full = { $region } hat keinen freien Platz für einen Ansehenswürfel.
why-same-region = Der zweite Würfel kommt in eine andere Region als { $region }.
why-no-other-colour = Unter den Weinbergen von { $region } liegt keine andere Farbe.
why-must-buy = Danach könntest du mit deinem Bargeld keinen Weinberg mehr kaufen, und einen musst du kaufen.
why-bought = Aus { $region } hast du in dieser Aktion schon gekauft.
why-sold-out = { $region } hat keinen Weinberg mehr.
why-no-estate = { $vineyard } findet auf deinem Tableau keinen Platz.
why-price = { $vineyard } kostet { $price }; du hast { $cash } bar.
why-not-there = { $estate } kann { $vineyard } nicht aufnehmen.
why-alike = Ein offenes Gut vor { $estate } ist genau gleich; nimm das.
why-nothing-to-lose = { $estate } hat nichts dergleichen, was du aufgeben könntest.
why-no-cash = Das kostet { $price }; du hast { $cash } bar.
why-has-cellar = { $estate } hat schon einen Keller.
why-minho = Auf { $estate } kann kein Keller gebaut werden.
why-no-winery-slot = { $estate } hat keinen Platz für noch eine Kelterei.
why-no-empty-winery = { $estate } hat keine Kelterei ohne Önologen.
why-no-wine = Dort liegt kein Wein: { $wine }.
why-last-fitting = { $wine }: Das ist der einzige, den die Zusatzaktion verkaufen könnte.
why-no-barrel = Du hast kein Fass mehr im Vorrat.
why-no-slot = Kein freies Feld nimmt { $wine }; mehr als { $most } kann er nicht wert sein.
why-slot-taken = Auf diesem Feld liegt schon ein Fass.
why-outside-frame = Zu zweit ist dieses Feld nicht im Spiel.
why-wrong-colour = { $colour ->
   *[red] Dieses Feld verlangt einen roten Wein.
    [white] Dieses Feld verlangt einen weißen Wein.
}
why-too-low = Dieses Feld verlangt { $request }; der Wein kann höchstens { $most } wert sein.
why-not-your-barrel = Auf { $slot } hast du kein Fass.
why-other-house = Das zweite Fass muss aus demselben Haus kommen.
why-no-pair = Neben dem Fass auf { $slot } liegt kein zweites.
why-too-late-for-pairs = Fässerpaare kommen vor dem ersten Schritt einer Aktion zurück; nach deiner eigenen Aktion nur zu Beginn eines zusätzlichen Verkaufs oder Exports.
why-no-export-barrel = Auf diesem Feld hast du kein Fass.
why-exports-stay = Exportierte Fässer bleiben, wo sie sind, außer ein Experte holt eines zurück.
why-deck-empty = Dieser Stapel ist leer.
why-not-your-expert = { $expert } hast du nicht.
why-turned-down = { $expert } liegt verdeckt.
why-no-effect = { $expert } hätte jetzt keine Wirkung.
why-too-many-experts = Dein Wein erlaubt { $allowed ->
    [one] einen Experten.
   *[other] { $allowed } Experten.
}
why-no-such-experts = Nur { $n } deiner Experten passen zu deinem Stand.
why-nothing = Das würde nichts bewirken.
why-account-low = Auf deinem Konto sind nur { $account } Bagos.
why-cash-low = Du hast nur { $cash } Bagos bar.
why-account-full = Dein Konto fasst nur noch { $room }.
why-invested-all = Deine Anlage steht ganz oben.
why-invest-share = Dieser Schritt kostet { $cost }; du hast { $account } auf dem Konto und { $cash } bar.
why-divested-all = Deine Anlage steht ganz unten.
why-no-such-slot = Es gibt nur so viele Plätze, wie ihr Spieler seid.
why-queue-taken = Dieser Platz ist besetzt.
why-booth-taken = Dieser Stand ist besetzt.
why-no-cubes = { $n } Ansehenswürfel kannst du hier nicht dazugeben.
why-one-each = { $magnate } hat für diesen Wein schon ein Fass von dir.
why-not-pleased = { $magnate } will dieses Jahr einen anderen Wein, oder du hast kein Fass mehr.
why-no-magnate-barrel = Dort hast du kein Fass: { $source }.
why-one-favour = In diesem Zug hast du schon einen Gefallen genutzt.
why-not-during = Ein Gefallen kommt vor dem ersten Schritt deiner Aktion oder nach dem letzten, nicht mittendrin.
why-no-target = Dieses Fass könnte jetzt nirgendwohin.
why-no-wine-to-spend = Ein Gefallen kostet einen Wein, und du hast keinen.
why-other-row = Ein Fass bleibt in der Zeile seines Gönners.
why-same-space = Das Fass muss auf ein anderes Feld.
why-cannot-perform = Diese Zusatzaktion kannst du jetzt nicht ausführen: { $task }.
why-multiplier-taken = Dieses Feld des Multiplikators ist besetzt.
why-multiplier-twice = Auf diesem Multiplikator hast du schon ein Fass.
why-no-enologists = Von { $estate } kann kein Önologe weg.
why-no-room-enologists = { $estate } hat keine Kelterei ohne Önologen.
why-no-farmers = Von { $estate } kann kein Bauer weg.
why-no-room-farmers = { $estate } hat keinen Weinberg ohne Bauern.
why-in-circles = Ein Gut, das jemanden abgegeben hat, nimmt in diesem Jahr niemanden auf, und umgekehrt.
why-not-acted = Erst musst du ziehen und handeln.
why-keep-for-action = Du bist auf { $space } gezogen und musst dort noch handeln können.
why-act-once = Führe die Aktion mindestens einmal aus.
why-must-present = Wer einen Wein hat, muss einen vorstellen.

# Das Ende
category-exports = Export
category-majorities = Mehrheiten im Export
category-fairs = Messen
category-account = Konto
category-multipliers = Multiplikatoren
category-losses = Leeres Konto
ending-points = Die Siegpunkte haben entschieden.
ending-exports = Nach Punkten stand es gleich; die exportierten Fässer haben entschieden.
ending-money = Auch bei den Exporten stand es gleich; das Geld hat entschieden.
ending-shared = Alles war gleich: Der Sieg wird geteilt.

# Der Wertungsblock
pad-group-before = Während des Spiels
pad-group-end = Am Ende
pad-track = Punkte auf der Leiste
pad-track-note = Exporte, Messen und Gefallen bis hierher
pad-account = Konto
pad-account-note = Punkte für den Kontostand
pad-majorities = Mehrheiten im Export
pad-majorities-note = jedes Land; Gleichstand wird geteilt, abgerundet
pad-multipliers = Multiplikatoren
pad-multipliers-note = jedes Fass auf einem Multiplikator der Gönner
pad-final = Siegpunkte
pad-ask-exports = Gleichstand nach Punkten. Wie viele Fässer hat jeder exportiert?
pad-ask-money = Gleichstand auch bei den Exporten. Wie viel Geld hat jeder, bar und auf dem Konto, nach dem Auflösen der Anlagen?

# Optionen
option-order = Wer den ersten Weinberg zuerst kauft
option-order-chance = der Zufall entscheidet
option-order-seated = in der Reihenfolge der Plätze
option-retrieval = Fässerpaare im Unterhalt
option-retrieval-off = niemand muss welche zurücknehmen
option-retrieval-on = wer kann, nimmt eines zurück

# Die Zeichnung
draw-year = Jahr { $n } von { $of }
draw-action = Aktion { $n }
draw-order = Reihenfolge
draw-vintage = Jahrgang
draw-weather = Wetter { $weather }
draw-wants-value = { $n } oder mehr
draw-quadrel = Quadrel
draw-taxed = Steuer
draw-regions = Regionen
draw-number = Nr.
draw-region = Region
draw-top = Oben
draw-price = Preis
draw-left = Darunter
draw-renown = Ansehen
draw-estates = Güter
draw-features = Merkmale
draw-booths = Stände
draw-experts = Experten
draw-sales = Verkauf
draw-exports = Export
draw-majority = Mehrheit { $n }
draw-magnates = Gönner
draw-you = du
draw-cash = bar
draw-account = Konto
draw-investment = Anlage
draw-barrels = Fässer
draw-fair = Messepunkte
draw-vp = SP
draw-porto = Porto
draw-cellar = Keller
draw-warehouse = Lager
draw-next = nächster { $n }
draw-vines = Weinberge
draw-wineries = Keltereien
draw-enologists = Önologen
draw-farmers = Bauern
draw-out = draußen
draw-none = keine
draw-down = verdeckt

# Begleiter für die erste Partie
guide-turn = Das ist das Herz des Spiels: Deine Figur zieht auf ein anderes Feld des Quadrels, und dort handelst du. Mehr als zwölf solche Aktionen gibt es nicht; schau zuerst, was kostenlos erreichbar ist, und dann, was deine Güter als Nächstes brauchen. Ist die Aktion ausgeführt, beende deinen Zug; vorher darfst du noch einen Gefallen oder Experten nutzen oder eine Anlage auflösen.
guide-buy = Jeder Wein beginnt mit einem Weinberg, und seine Region bringt etwas dazu: Zeige auf sie, um es zu lesen. Am Anfang lohnt es sich, mehrere Güter zu gründen; später macht ein zweiter Weinberg derselben Art den Wein besser. Die kleinen Würfel auf der Karte sind Ansehen, das dort beim Verkaufen hilft.
guide-estate = Dein Weinberg braucht ein Gut. Auf einem leeren gründest du ein neues Gut und bekommst, was die Region gibt; neben einem Weinberg derselben Art wird der Wein jedes Jahr um zwei besser.
guide-build = Keltereien und Önologen machen den Wein jedes Jahres besser, in einem Keller reift er und gewinnt an Wert. Baue, wo schon Reben stehen, und denke an den Jahreslohn der Önologen.
guide-sell = Wähle den Wein, den du abgibst. Alter Wein im Keller ist nächstes Jahr mehr wert; verkaufe also junge oder den ältesten, bevor er seinen letzten Platz verlässt. Die große Zahl ist der Wert eines Weins; zeige auf ihn, um zu sehen, wie viel Ansehen ihn heben könnte.
guide-slot = Jedes leuchtende Feld nähme diesen Wein. Im Verkauf kommt die Zahl des Feldes auf dein Konto; im Export zählt die Zeile sofort, und die meisten Fässer in einem Land zählen am Ende.
guide-bank = Das Konto bringt Zins und zählt am Ende, das Bargeld bezahlt alles andere. Hebe ab, was die nächsten Aktionen brauchen; eine Anlage zahlt sich jedes Jahr aus, am meisten also, wenn du früh anlegst. Lass das Konto nicht auf null fallen.
guide-hire = Experten können zweierlei: Offene Experten helfen dir in deinem Zug, und auf einer Messe bringen sie Punkte für ihr Merkmal. Merkmale, die weit rechts stehen, sind mehr wert.
guide-dismiss = Mehr Experten darfst du nicht haben. Lass den gehen, dessen Fähigkeit du am wenigsten brauchst oder dessen Merkmal tief steht.
guide-free = Ein Experte, der nichts kostet. Passt sein Merkmal zu deinem Stand, bringt er auf der nächsten Messe Punkte.
guide-queue = Du hast gepasst und wählst deshalb, wann du in der nächsten Runde spielst. Wer früh kommt, findet freie Felder und die besten Stände; wer spät kommt, sieht, was die anderen tun.
guide-release = Ein Wein, den du jetzt ankündigst, belegt vor den anderen einen Stand und bringt Messepunkte. Je besser der Wein, desto mehr Experten darfst du auf der Messe spielen. Jede Messe braucht einen Wein von dir, und wer früh ankündigt, hat die Wahl der Stände.
guide-cubes = Ansehenswürfel der Region heben den Wert dieses Weins. Ein Punkt mehr kann einen Experten mehr oder die Gunst eines Gönners bedeuten; ein Würfel, den du hier ausgibst, fehlt dir später beim Verkaufen.
guide-booth = Ein Stand bringt, was seine beiden Merkmale jetzt zeigen, und eine kleine Zugabe. Wähle Merkmale, für die du Experten hast: Nur diese darfst du auf der Messe spielen.
guide-place = Dein Wein gefällt Gönnern. Ein Fass bei ihnen kann später für eine Zusatzaktion ziehen oder auf einen Multiplikator, der am Ende zählt.
guide-target = Für einen Wein zieht dein Fass in seiner Zeile weiter: zu einer Zusatzaktion, die du sofort ausführst, oder auf einen Multiplikator, wo es bleibt und zählt.
guide-spend = Der Gefallen kostet einen Wein, gleich welchen. Gib den her, der am wenigsten wert ist oder ohnehin bald verloren geht.
guide-pair = Zwei Fässer verlassen gemeinsam dasselbe Haus. Welches soll das zweite sein?
guide-renown = Lege den Würfel dorthin, wo du ein Gut mit gutem Wein hast: Er lässt sich dann leichter verkaufen und exportieren.
guide-barrel = Ein Fass kommt zurück, sein Ertrag bleibt. Nimm eines, dessen Feld du wieder brauchen kannst, und überlege gut bei Ländern, in denen du führst.
guide-rearrange = In dieser Region kommt die andere Farbe nach oben: gut, wenn ein zweiter Weinberg zu deinem ersten passen soll.
guide-window = Zwei deiner Fässer im selben Haus können jetzt zurückkommen. Fässer brauchst du zum Verkaufen, Exportieren und für die Gönner, und zwei Regionen gewinnen Ansehen.
guide-lose = Das Konto hat nicht gereicht. Wähle das Gut, das am wenigsten darunter leidet, und lass im nächsten Jahr etwas mehr auf der Bank.
guide-staff = Vor der Lese darfst du deine Leute versetzen. Stelle Önologen und Bauern dorthin, wo der Wein im Keller lange reift oder wo du bald einen guten brauchst.
guide-porto = Eine Portomarke macht diesen Wein einmal um drei besser. Am besten hebst du sie für einen Wein auf, der zur Messe oder in ein teures Exportfeld geht oder der reifen soll.
guide-secret = Alle wählen gleichzeitig, welche Experten sie spielen. Jeder zählt, was sein Merkmal wert ist; ein Pfeil rückt das Merkmal vorher hoch, für alle. Gespielte Experten sind weg, denke also an die nächsten Messen.
guide-final = Die letzten Gefallen: Solange du einen Wein und ein Fass bei einem Gönner hast, darf das Fass auf einen Multiplikator ziehen, der noch zählt. Wähle solche, die zählen, wovon du viel hast.

# Züge
stage-of-year = Jahr { $n } von { $of }: { $stage }
purse-cash = { $n ->
    [one] Bago
   *[other] Bagos
}
purse-account = auf dem Konto
purse-points = { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
purse-fair = { $n ->
    [one] Messepunkt
   *[other] Messepunkte
}
