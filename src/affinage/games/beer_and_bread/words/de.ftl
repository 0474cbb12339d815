# Beer & Bread: alle Wörter, die ein Mensch am Tisch liest. Die Namen der Karten und Ausbauten stehen am Ende.

title = Beer & Bread
short-description = Zwei Dörfer teilen sich ihre Felder, brauen Bier und backen Brot, sechs Jahre lang. Am Ende zählt nur die Ware, die dir weniger eingebracht hat.
tagline = Zwei Dörfer teilen sich Felder und Fluss

option-windmill = Wer mit der Windmühle beginnt
option-windmill-chance = Der Zufall entscheidet
option-windmill-seat-1 = Platz 1
option-windmill-seat-2 = Platz 2

## Spielmaterial

seat = Platz { $n }
chance = Zufall
windmill = Windmühle

water = Wasser
wheat = Weizen
barley = Gerste
rye = Roggen
hops = Hopfen
letters-water = Wa
letters-wheat = We
letters-barley = Ge
letters-rye = Ro
letters-hops = Ho

beer = Bier
bread = Brot
brewery = Brauerei
bakery = Bäckerei
band-beer-1 = Schankbier
band-beer-2 = Vollbier
band-beer-3 = Starkbier
band-bread-1 = Kleingebäck
band-bread-2 = Landbrot
band-bread-3 = Festbrot

river = Fluss
field-wheat = Weizenfeld
field-barley = Gerstenfeld
field-rye = Roggenfeld
field-hops = Hopfenfeld

slot-year = Kalender
slot-collecting = Sammeln
slot-storage = Lager
slot-production = Brauen und Backen
slot-cleaning = Aufräumen
slot-scoring = Wertung

year-fruitful = fruchtbares Jahr
year-dry = trockenes Jahr

## Wendungen

amount = { $n } { $what }
nothing = nichts
list-and = { $most } und { $last }
coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Phasen

phase-first = Wer beginnt
phase-backs = Mischen
phase-draw = Ziehen
phase-keep = Erntekarten aufnehmen
phase-redraw = Neu ziehen
phase-choose = Karte wählen
phase-action = Aktion wählen
phase-pay = Bezahlen
phase-give = Lager zu voll
phase-confirm = Zug beenden
phase-take = Vom Angebot nehmen
phase-over = Spielende

## Fragen

question-first = Der Zufall entscheidet, wer mit der Windmühle beginnt.
question-deck = Der Zufall teilt Karten aus.
question-over = Das Spiel ist zu Ende: { $winner } gewinnt { $won } zu { $lost }.
question-keep = Welche Erntekarten des Vorjahres wirfst du ab? Die übrigen kommen auf deine Hand zurück.
question-redraw = Du darfst eine Karte abwerfen und eine neue ziehen{ $n ->
    [one] .
   *[other] {""} ({ $n }-mal).
}
question-choose = Welche Karte spielst du?
question-choose-last = Welche Karte spielst du? Der Rest deiner Hand wird nach diesem Zug abgeworfen.
question-action = Was machst du mit „{ $card }“?
question-swapped = Du hast „{ $card }“ genommen: Wie spielst du die Karte?
question-pay = Was gibst du für „{ $card }“ aus ({ $recipe })?
question-pay-more = Was gibst du für „{ $card }“ aus ({ $recipe })? Bereitgelegt: { $paid }.
question-give = Dein Lager ist voll: Gib noch { $n ->
    [one] 1 Rohstoff ab.
   *[other] { $n } Rohstoffe ab.
}
question-confirm = Beendest du deinen Zug?
question-confirm-invert = Du darfst eine Handkarte auf den Kopf drehen. Beende dann deinen Zug.
question-confirm-offer = Du gibst { $offer } ab. Bestätigst du das?
question-confirm-offer-invert = Du gibst { $offer } ab und darfst eine Handkarte auf den Kopf drehen. Beende dann deinen Zug.
question-take-done = Mehr kannst du nicht nehmen. Bestätigst du das?
question-take = Das andere Dorf bietet dir { $offer } an: Was nimmst du?
await-turn = { $seat } ist am Zug.
await-cards = { $seat } bereitet sich auf das Jahr vor.
await-take = { $seat } darf vom Angebot nehmen.

## Züge

move-play = „{ $card }“ spielen
move-drop = „{ $card }“ abwerfen
move-redraw = „{ $card }“ abwerfen und eine neue Karte ziehen
move-invert = „{ $card }“ auf den Kopf drehen
move-swap = „{ $given }“ gegen „{ $taken }“ tauschen
move-swap-any = Gegen Tauschkarte { $space } tauschen
move-harvest = Mit „{ $card }“ ernten: { $gained } sammeln{ $excess ->
    [0] {""}
   *[other] {""} ({ $excess } mehr, als ins Lager passt)
}
move-harvest-any = Ernten
move-produce = „{ $card }“ { $good ->
    [beer] brauen
   *[bread] backen
} für { $value } Münzen: { $paid } bezahlen
move-produce-choice = „{ $card }“ { $good ->
    [beer] brauen
   *[bread] backen
} für { $value } Münzen und die Bezahlung wählen
move-produce-any = Brauen oder backen
move-upgrade = Mit „{ $card }“ ausbauen: { $upgrade } ({ $slot })
move-upgrade-clean = Mit „{ $card }“ ausbauen: { $upgrade } ({ $slot }), und { $cleaned ->
    [one] 1 verkaufte Karte
   *[other] { $cleaned } verkaufte Karten
} abräumen
move-upgrade-collect = Mit „{ $card }“ ausbauen: { $upgrade } ({ $slot }), { $cleaned ->
    [one] 1 verkaufte Karte
   *[other] { $cleaned } verkaufte Karten
} abräumen und { $gained } sammeln
move-upgrade-any = Ausbauen
move-pay = 1 { $resource } bezahlen
move-give = 1 { $resource } abgeben
move-take = 1 { $resource } nehmen
move-done = Zug beenden
move-done-offer = Abgabe bestätigen
move-done-keep = Übrige Erntekarten auf die Hand nehmen
move-done-redraw = Hand behalten
move-done-take = Nichts mehr nehmen
move-first = { $seat } beginnt mit der Windmühle
move-backs = Die nächsten Rückseiten im Stapel: { $backs }
move-draw = { $seat } zieht „{ $card }“
move-draw-exchange = „{ $card }“ wird als Tauschkarte ausgelegt
move-drawn = { $seat } zieht { $good ->
    [beer] eine Bierkarte
   *[bread] eine Brotkarte
}

## Gründe

why-over = Das Spiel ist zu Ende.
why-chance = Das entscheidet der Zufall.
why-not-chance = Der Zufall entscheidet nur, welche Karten kommen und wer beginnt.
why-impossible = Das kann hier nicht aufgedeckt werden.
why-deck-first = Gerade werden Karten ausgeteilt; einen Moment noch.
why-not-your-turn = Du bist nicht gefragt, sondern { $seat }.
why-not-now = Das geht gerade nicht. { $question }
why-not-in-column = „{ $card }“ gehört nicht zu deinen Erntekarten.
why-cannot-redraw = „{ $card }“ ist nicht auf deiner Hand.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-on-exchange = „{ $card }“ ist eine Tauschkarte: Wähle erst eine Handkarte, dann tausche sie.
why-inverted = Das andere Dorf hat „{ $card }“ auf den Kopf gedreht: Nur dort darf die Karte gespielt werden.
why-already-chosen = Du hast für diesen Zug „{ $card }“ gewählt. Nimm das zurück, um eine andere Karte zu wählen.
why-chosen-already = „{ $card }“ hast du schon gewählt: Entscheide, was du damit machst.
why-must-play-swapped = „{ $card }“ hast du eingetauscht, also musst du die Karte in diesem Zug spielen.
why-turn-done = Du hast deine Karte für diesen Zug gespielt: Jetzt bleibt nur, den Zug zu beenden.
why-one-inverted = Du hast schon „{ $card }“ auf den Kopf gedreht; mehr als eine Karte geht nicht.
why-invert-first-turn = Auf den Kopf drehen kannst du eine Karte nur in deinem ersten Zug eines fruchtbaren Jahres.
why-cannot-invert = „{ $card }“ ist nicht auf deiner Hand.
why-swap-dry-only = Tauschkarten gibt es nur in trockenen Jahren.
why-swap-choose-first = Wähle erst die Handkarte, die du tauschen willst.
why-swapped-already = Du hast in diesem Zug schon getauscht.
why-no-exchange-card = Auf Platz { $space } liegt keine Tauschkarte.
why-choose-first = Wähle erst eine Karte und entscheide dann, was du damit machst.
why-one-action = Deine Aktion für diesen Zug ist schon gemacht. { $question }
why-site-full = { $good ->
    [beer] Deine Brauerei ist voll
   *[bread] Deine Bäckerei ist voll
}, bis du sie aufräumst (spiel dazu eine Karte als Ausbau).
why-missing = „{ $card }“ kostet { $recipe }; dir fehlt: { $missing }.
why-missing-even-so = „{ $card }“ kostet { $recipe }; dir fehlt: { $missing }, und deine Ausbauten können das nicht ersetzen.
why-not-done = Du bist noch nicht fertig. { $question }
why-still-to-pay = Du bist noch nicht fertig. { $question }
why-still-to-give = Du bist noch nicht fertig. { $question }
why-none-left = Du hast kein Plättchen { $resource } mehr zum Bezahlen.
why-not-needed = Mehr { $resource } braucht das Rezept nicht: Was bereitliegt, lässt sich auch ohne ergänzen.
why-water-units = Wasser abzugeben hilft nicht: Dein Wasser liegt auf Plätzen, die nichts anderes aufnehmen.
why-none-stored = Du hast kein Plättchen { $resource }, das du abgeben könntest.
why-not-offered = { $resource } ist nicht im Angebot.
why-no-room = In deinem Lager ist kein Platz für 1 { $resource }.

## Die Regel hinter dem Grund

rule-chance = Der Zufall mischt den Stapel, deckt die Karten auf und entscheidet auch, wer beginnt, wenn ihr das wollt; niemand kann für ihn wählen.
rule-turns = Das Dorf mit der Windmühle hat den ersten Zug eines Jahres, dann seid ihr abwechselnd am Zug. Gibst du Rohstoffe ab, wird erst das andere Dorf gefragt, bevor es weitergeht.
rule-turn = In deinem Zug spielst du genau eine Karte: Du erntest mit ihr, braust oder backst sie oder baust mit ihr aus. Dann beendest du den Zug.
rule-keep = Zu Beginn eines trockenen Jahres kommen die Erntekarten des Vorjahres auf die Hand zurück. Mit einem Ausbau darfst du vorher beliebige davon abwerfen.
rule-redraw = Mit einem Ausbau darfst du eine Handkarte gegen die oberste Karte des Stapels austauschen, einmal je Exemplar.
rule-invert = Ein Ausbau erlaubt, im ersten Zug eines fruchtbaren Jahres eine Karte auf den Kopf zu drehen, bevor die Hände getauscht werden. Nur wer sie gedreht hat, darf sie in diesem Jahr spielen, sobald sie wieder auf der eigenen Hand ist.
rule-exchange = In trockenen Jahren darfst du die gewählte Karte einmal je Zug gegen eine Tauschkarte tauschen. Die genommene Karte musst du sofort spielen; deine liegt nun an ihrem Platz.
rule-site = Eine verkaufte Karte bleibt in Brauerei oder Bäckerei liegen und belegt dort Platz, bis du eine Karte als Ausbau spielst; dann wird beides aufgeräumt.
rule-recipe = Zum Brauen und Backen bezahlst du das ganze Rezept aus deinem Lager. Mit manchen Ausbauten dürfen Rohstoffe für andere stehen.
rule-payment = Erlauben deine Ausbauten mehrere Bezahlungen, wählst du Plättchen für Plättchen; nichts wird bezahlt, worauf das Rezept verzichten könnte.
rule-overflow = Rohstoffe ohne Platz musst du abgeben, alte oder neue, ganz wie du willst. Das andere Dorf darf davon nehmen, was bei ihm Platz hat; der Rest geht in den Vorrat. Wasser belegt immer zuerst die reinen Wasserplätze.

## Hilfe

help-chance = Der Zufall mischt und zieht die Karten. Die Rückseiten aller Karten, Bier oder Brot, dürfen alle sehen.
help-over = Jedes Dorf zählt die Münzen seiner Biere und die seiner Brote zusammen, dazu die Münzen aus Ausbauten. Die kleinere Summe ist das Ergebnis, das höhere Ergebnis gewinnt. Bei Gleichstand entscheidet die höhere der anderen Summen, danach gewinnt das Dorf ohne Windmühle.
help-wait = Das andere Dorf entscheidet gerade. Sobald es fertig ist, bist du wieder gefragt.
help-keep = Deine Erntekarten des Vorjahres kommen auf deine Hand zurück. Was du nicht willst, darfst du abwerfen; danach wird deine Hand aufgefüllt.
help-redraw = Du darfst eine Handkarte abwerfen und die oberste Karte des Stapels nehmen, deren Rückseite du siehst. Oder du behältst deine Hand.
help-choose-fruitful = In jedem Zug spielst du eine Karte: zum Ernten, zum Brauen oder Backen oder als Ausbau. Haben beide Dörfer gespielt, werden die Hände getauscht; denk also daran, was du übrig lässt.
help-choose-dry = In jedem Zug spielst du eine Karte: zum Ernten, zum Brauen oder Backen oder als Ausbau. In trockenen Jahren behältst du deine Hand, und die gewählte Karte lässt sich vorher gegen eine Tauschkarte tauschen.
help-action-fruitful = Ernten: Du sammelst jeden Rohstoff, den diese Karte zeigt, so oft, wie ihn deine ganze Erntereihe zeigt. Brauen oder backen: Du bezahlst das Rezept und verdienst die Münzen; die Karte belegt Brauerei oder Bäckerei. Ausbauen: Die Karte hilft dir bis zum Ende, und Brauerei und Bäckerei werden aufgeräumt.
help-action-dry = Ernten: Du sammelst jeden Rohstoff, den diese Karte zeigt, so oft, wie ihn deine ganze Erntereihe zeigt. Brauen oder backen: Du bezahlst das Rezept und verdienst die Münzen. Ausbauen: Die Karte hilft dir bis zum Ende, und Brauerei und Bäckerei werden aufgeräumt. Du darfst die Karte auch gegen eine Tauschkarte tauschen und diese spielen.
help-pay = Mit deinen Ausbauten dürfen Rohstoffe für andere stehen, darum gibt es mehrere Bezahlungen. Wähle Plättchen für Plättchen; was keine Wahl lässt, wird von selbst bezahlt.
help-give = Du hast mehr gesammelt, als ins Lager passt. Wähle, was du abgibst, Altes oder Neues. Das andere Dorf darf davon nehmen, der Rest geht in den Vorrat.
help-confirm = Schau dir an, was du gemacht hast. Bis du den Zug beendest, kannst du es zurücknehmen.
help-confirm-invert = Bevor du deinen ersten Zug beendest, darfst du eine Handkarte auf den Kopf drehen. Das andere Dorf bekommt sie mit der Hand, aber nur du darfst sie spielen.
help-take = Das andere Dorf hat für diese Rohstoffe keinen Platz. Nimm, so viel du willst und lagern kannst; der Rest geht in den Vorrat.

## Anleitung für die erste Partie

guide-keep = Deine Erntekarten vom letzten Jahr kommen gleich auf die Hand zurück. Wirf ab, was dir dieses Jahr nicht hilft: Deine Hand wird danach aufgefüllt, und für eine schwache Karte kommt vielleicht eine bessere. Behalte Karten, deren Rezept zu deinem Lager passt.
guide-redraw = Eine deiner Karten darfst du gegen die oberste Karte des Stapels austauschen. Ihre Rückseite siehst du auf dem Plan, du weißt also, ob es ein Bier oder ein Brot ist. Gib die Karte weg, die du als letzte spielen würdest.
guide-choose = Nimm die Karte für diesen Zug; was du damit machst, entscheidest du im nächsten Schritt. Jede Karte lässt sich auf drei Arten nutzen: oben zum Ernten, die Tafel in der Mitte zum Brauen oder Backen, unten als Ausbau. Am Anfang ist eine Ernte selten falsch. Am Ende zählt nur deine schwächere Ware, halte Bier und Brot also beieinander.
guide-action = Neben deiner Hand siehst du, was jede Verwendung bringt. Eine Ernte sammelt, was die Karte zeigt, und mehr davon, wenn deine Erntereihe dasselbe schon zeigt. Brauen und Backen bringt Münzen, belegt aber Brauerei oder Bäckerei. Ein Ausbau hilft bis zum Ende und räumt beide wieder leer; er lohnt sich also besonders, wenn sie voll sind.
guide-pay = Mit deinen Ausbauten dürfen Rohstoffe für andere stehen, darum gibt es mehrere Wege, dieses Rezept zu bezahlen. Gib aus, wovon du viel hast und was sich leicht wieder ernten lässt. Schau auf die Felder: Was dort knapp ist, behältst du besser.
guide-give = Du hast mehr gesammelt, als in dein Lager passt, und das andere Dorf darf nehmen, was du abgibst. Gib ab, was es kaum brauchen kann oder wofür es keinen Platz hat. Nächstes Mal reicht vielleicht eine kleinere Ernte.
guide-confirm = So ist dein Zug verlaufen. Noch kannst du ihn zurücknehmen. In einem fruchtbaren Jahr geht der Rest deiner Hand an das andere Dorf, sobald beide gespielt haben; schau also, was du weitergibst. Bist du zufrieden, beende deinen Zug.
guide-take = Für diese Rohstoffe hatte das andere Dorf keinen Platz, sie sind also geschenkt. Nimm, was deine Rezepte brauchen, solange Platz ist. Ein volles Lager hat einen Nachteil: Wer weniger im Lager hat, bekommt die Windmühle und beginnt das nächste Jahr.

## Das Ende

category-beer-cards = Bierkarten
category-beer-extra = Zusatzmünzen für Bier
category-bread-cards = Brotkarten
category-bread-extra = Zusatzmünzen für Brot
ending-final = Das höhere Ergebnis entscheidet.
ending-other = Die Ergebnisse sind gleich; die höhere der anderen Summen entscheidet.
ending-windmill = Alle Summen sind gleich; das Dorf ohne Windmühle gewinnt.

# Der Wertungsblock
pad-group-beer = Bier
pad-group-bread = Brot
pad-beer-cards = Bierkarten
pad-beer-cards-note = die Münzen auf allen verkauften Bieren, auch auf dem in der Brauerei
pad-beer-extra = Zusatzmünzen
pad-beer-extra-note = aus Ausbauten, die für Bier zählen
pad-beer-total = Summe Bier
pad-bread-cards = Brotkarten
pad-bread-cards-note = die Münzen auf allen verkauften Broten, auch auf dem in der Bäckerei
pad-bread-extra = Zusatzmünzen
pad-bread-extra-note = aus Ausbauten, die für Brot zählen
pad-bread-total = Summe Brot
pad-final = Die kleinere zählt
pad-ask-windmill = Alle Summen sind gleich. Wer hat die Windmühle?

## Beschriftungen im Terminal

letters-beer = Bi
letters-bread = Br
short-fruitful = fruchtbar
short-dry = trocken
note-year = Jahr { $n }, { $kind }
label-turn = Zug { $n } von { $of }
label-none = keine
label-free = frei
label-you = du
label-land = Felder und Fluss
label-supply = Vorrat
label-deck = Stapel
label-discard = Ablage
label-offer = Im Angebot
label-paid = Bereitgelegt
label-sign = Ziel { $now }, dann { $then }
label-sign-last = Ziel { $now }
label-sign-river = alles Wasser
label-storage = Lager
label-column = Ernte
label-hand = Hand
label-coins = Münzen
label-lower = zählt
label-sold = Verkauft
label-upgrades = Ausbauten
label-upgrade = Ausbau
label-exchange = Tauschkarten
label-harvest = Ernte
label-recipe = Rezept

## Was Ausbauten bewirken

effect-redraw = Sind beide Hände vollständig, darfst du eine deiner Karten offen abwerfen und die oberste vom Stapel nehmen.
effect-drop-harvest = Zu Beginn eines trockenen Jahres darfst du beliebige Erntekarten des Vorjahres offen abwerfen, bevor du deine Hand auffüllst.
effect-last-draw = In fruchtbaren Jahren ziehst du vor deinem letzten Zug eine Karte, spielst eine der beiden und wirfst die andere offen ab.
effect-invert = In deinem ersten Zug eines fruchtbaren Jahres darfst du vor dem Tausch der Hände eine Karte auf den Kopf drehen; nur du kannst sie spielen.
effect-seed-collect = Gleich nach der Aussaat sammelst du { $amount } { $resource }.
effect-from-supply = Was auf dem Feld an { $resource } fehlt, nimmst du aus dem Vorrat, solange er reicht.
effect-harvest-more = Zeigt die Karte, mit der du erntest, { $resource }, sammelst du { $amount } { $resource } mehr.
effect-echo = Hat das andere Dorf mit einer Karte geerntet, die { $resource } zeigt, sammelst du danach { $amount } { $resource }.
effect-water-units = Dein Lager erhält { $amount ->
    [one] 1 Platz, auf dem
   *[other] { $amount } Plätze, auf denen
} nur Wasser liegen kann.
effect-units = Dein Lager erhält { $amount ->
    [one] 1 Platz
   *[other] { $amount } Plätze
} für beliebige Rohstoffe.
effect-room = { $good ->
    [beer] In deine Brauerei passt ein Bier mehr.
   *[bread] In deine Bäckerei passt ein Brot mehr.
}
effect-spend = Beim Brauen und Backen dürfen je { $rate } { $from } für 1 { $to } oder 1 { $to-other } stehen.
effect-spend-either = Beim Brauen und Backen dürfen je { $rate } { $from } für 1 { $to } und je { $rate } { $from-other } für 1 { $to-other } stehen.
effect-clean-any = { $good ->
    [beer] Verlässt beim Aufräumen mindestens ein Bier deine Brauerei
   *[bread] Verlässt beim Aufräumen mindestens ein Brot deine Bäckerei
}, sammelst du { $amount } { $resource }.
effect-clean-only = { $good ->
    [beer] Räumst du Bier ab, aber kein Brot
   *[bread] Räumst du Brot ab, aber kein Bier
}, sammelst du { $amount } { $resource }.
effect-clean-both = Räumst du Bier und Brot gleichzeitig ab, sammelst du { $amount } { $resource }.
effect-score-band = Am Ende bringt jede für { $low } oder { $high } Münzen verkaufte Karte ihrer Ware { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} mehr.
effect-score-pairs = { $good ->
    [beer] Am Ende bringt jedes volle Paar verkaufter Biere 1 Münze für Bier.
   *[bread] Am Ende bringt jedes volle Paar verkaufter Brote 1 Münze für Brot.
}
effect-score-upgrades = Hast du am Ende mehr Ausbauten als das andere Dorf, erhältst du { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} für eine Ware.
effect-score-tokens = Hast du am Ende mindestens { $lead } Rohstoffe mehr im Lager als das andere Dorf, erhältst du { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} für eine Ware.
effect-score-types = { $good ->
    [beer] Hast du am Ende Biere aller drei Preisklassen verkauft
   *[bread] Hast du am Ende Brote aller drei Preisklassen verkauft
}, erhältst du { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} für eine Ware.

## Namen

card-cellar-mild = Kellertrunk
card-table-beer = Vesperbier
card-hedge-pale = Heckenhelles
card-meadow-wheat = Wiesenweizen
card-haymakers-ale = Schnittertrunk
card-ferry-amber = Fährmannsbier
card-copper-bitter = Kupferbräu
card-shepherds-rye = Schäferbier
card-lantern-lager = Laternenbräu
card-orchard-saison = Obstwiesenbier
card-carters-porter = Fuhrmannsporter
card-green-hop-ale = Grünhopfenbier
card-white-gable = Weißer Giebel
card-millrace-pils = Mühlbachpils
card-smoke-barn = Rauchscheune
card-bridge-bock = Brückenbock
card-valley-pale = Auenhell
card-threshers-rye = Dreschertrunk
card-cloister-dark = Kreuzgang Dunkel
card-sunday-wheat = Sonntagsweizen
card-night-stout = Nachtwächter
card-hop-garden = Hopfengartenbock
card-winter-wheat = Winterweizenbock
card-abbey-export = Abtei Export
card-foresters-bock = Försterbock
card-vault-doppelbock = Gewölbe-Doppelbock
card-hop-crown = Hopfenkrone
card-founders-ale = Gründersud
card-three-field-strong = Dreifelder-Starkbier
card-midwinter-ale = Mittwinterbier
card-millers-loaf = Müllerlaib
card-crossroads-roll = Kreuzwegsemmel
card-ash-flatbread = Aschenfladen
card-rye-crisp = Roggenknäcke
card-market-bun = Marktwecken
card-farmhouse-boule = Bauernlaib
card-barley-bannock = Gerstenfladen
card-herders-rye = Hirtenbrot
card-hop-yeast-roll = Hopfenwecken
card-plaited-loaf = Flechtbrot
card-windmill-loaf = Windmühlenlaib
card-dark-crust = Dunkle Kruste
card-hop-pickers-loaf = Hopfenzupferbrot
card-sour-rye = Sauerroggen
card-miners-bread = Knappenbrot
card-village-sourdough = Dorfsauer
card-pilgrim-rye = Pilgerbrot
card-brewers-loaf = Brauerlaib
card-festival-plait = Kirchweihzopf
card-ploughmans-bread = Pflügerbrot
card-great-round = Großer Runder
card-black-hearth = Schwarzer Herd
card-stone-oven-loaf = Steinofenlaib
card-hop-rye = Hopfenroggen
card-barley-crown = Gerstenkranz
card-harvest-crown = Erntekranz
card-monastery-rye = Klosterroggen
card-feast-loaf = Festtagslaib
card-three-kings-bread = Dreikönigsbrot
card-winter-store = Wintervorrat

upgrade-redraw = Umdenken
upgrade-drop-harvest = Neubeginn
upgrade-last-draw = Späte Wendung
upgrade-invert = Vorgemerkt
upgrade-seed-wheat = Weizenzehnt
upgrade-seed-barley = Gerstenzehnt
upgrade-seed-rye = Roggenzehnt
upgrade-seed-hops = Hopfenzehnt
upgrade-supply-rye = Roggenhändler
upgrade-supply-hops = Hopfenhändler
upgrade-more-wheat = Weizensichel
upgrade-more-barley = Gerstensichel
upgrade-more-rye = Roggensichel
upgrade-more-hops = Hopfensichel
upgrade-echo-water = Seitenkanal
upgrade-water-units = Regentonnen
upgrade-units-1 = Anbau
upgrade-units-2 = Kornspeicher
upgrade-room-beer = Zweiter Kessel
upgrade-room-bread = Zweiter Ofen
upgrade-spend-wheat = Weizenmaische
upgrade-spend-hops = Hopfenhefe
upgrade-spend-either = Alte Rezepte
upgrade-clean-beer-wheat = Weizen gegen Fässer
upgrade-clean-beer-rye = Roggen gegen Fässer
upgrade-clean-bread-barley = Gerste für Krumen
upgrade-clean-bread-hops = Hopfen für Krumen
upgrade-clean-only-beer = Brautag
upgrade-clean-only-bread = Backtag
upgrade-clean-both = Großer Hausputz
upgrade-score-band-45 = Hausmannskost
upgrade-score-band-67 = Gutes Handwerk
upgrade-score-band-89 = Meisterstücke
upgrade-score-pairs-beer = Stammtisch
upgrade-score-pairs-bread = Brotkorb
upgrade-score-upgrades = Baumeister
upgrade-score-tokens = Volle Scheunen
upgrade-score-types-beer = Volle Schankreihe
upgrade-score-types-bread = Volles Brotregal

# Züge
stage-setup = Die ersten Karten
turn-harvest = { $lead }
turn-produce = { $lead }
