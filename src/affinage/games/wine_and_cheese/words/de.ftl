# Wine & Cheese: alle Wörter, die ein Mensch am Tisch liest. Die Namen der Karten, Gerichte und Quartiere stehen am Ende.

title = Wine & Cheese
short-description = Zwei Höfe teilen sich Parzellen und Arbeitskräfte, keltern Wein und machen Käse, zwei Jahre lang. Am Ende zählt nur die Ware, die dir weniger eingebracht hat.
tagline = Arbeitskräfte losschicken und den Keller reifen lassen

option-first = Wer mit Reihenfolgekarte 1 beginnt
option-first-chance = Der Zufall entscheidet
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2

## Spielmaterial

seat = Platz { $n }
chance = Zufall

wine = Wein
cheese = Käse
letters-wine = We
letters-cheese = Kä

white = helle Trauben
red = dunkle Trauben
yeast = Hefe
sugar = Zucker
salt = Salz
cultures = Kulturen
milk = Milch
letters-white = HT
letters-red = DT
letters-yeast = He
letters-sugar = Zu
letters-salt = Sa
letters-cultures = Ku
letters-milk = Mi
letters-laboratory = H/K

plot = { $at } ({ $what })
plot-white = heller Weinberg
plot-red = dunkler Weinberg
plot-yeast = Hefekeller
plot-sugar = Rübenfeld
plot-salt = Salzgarten
plot-cultures = Molkerei
plot-milk = Weide
plot-laboratory = Labor
water = Wasserloch

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-ochre = Ocker
colour-plum = Pflaume
letter-blue = B
letter-red = R
letter-green = G
letter-ochre = O
letter-plum = P

house = Quartier { $space } ({ $card }, { $kind })
house-empty = Quartier { $space }
work-together = zusammen
work-alone = allein

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

kind-send = Arbeitskräfte ziehen los
kind-market = Herstellung und Verkauf
kind-store = Einlagern
kind-age = Reifung
kind-trigger = Eigenaktionen
kind-return = Arbeitskräfte kehren heim
kind-arrive = Neue Arbeitskräfte
kind-age-long = Lange Reifung
kind-sell-out = Ausverkauf
kind-end = Wertung
short-send = raus
short-market = Markt
short-store = Lager
short-age = Reife
short-trigger = Aktion
short-return = heim
short-arrive = neu
short-age-long = Reife 3
short-sell-out = Verkauf
short-end = Ende

## Wendungen

nothing = nichts
list-and = { $most } und { $last }
amount-white = { $n ->
    [one] 1 helle Traube
   *[other] { $n } helle Trauben
}
amount-red = { $n ->
    [one] 1 dunkle Traube
   *[other] { $n } dunkle Trauben
}
amount-yeast = { $n } Hefe
amount-sugar = { $n } Zucker
amount-salt = { $n } Salz
amount-cultures = { $n ->
    [one] 1 Kultur
   *[other] { $n } Kulturen
}
amount-milk = { $n } Milch
amount-laboratory = { $n }-mal Hefe oder Kulturen
amount-any-wine = { $n ->
    [one] 1 beliebige Weinzutat
   *[other] { $n } beliebige Weinzutaten
}
amount-any-cheese = { $n ->
    [one] 1 beliebige Käsezutat
   *[other] { $n } beliebige Käsezutaten
}
amount-further-wine = { $n } weitere { $n ->
    [one] Weinzutat
   *[other] Weinzutaten
}
amount-further-cheese = { $n } weitere { $n ->
    [one] Käsezutat
   *[other] Käsezutaten
}
steps-wine = { $n ->
    [one] 1 Weinschritt
   *[other] { $n } Weinschritte
} auf { $worth }
steps-cheese = { $n ->
    [one] 1 Käseschritt
   *[other] { $n } Käseschritte
} auf { $worth }
plain-steps-wine = { $n ->
    [one] 1 Weinschritt
   *[other] { $n } Weinschritte
}
plain-steps-cheese = { $n ->
    [one] 1 Käseschritt
   *[other] { $n } Käseschritte
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Phasen

phase-first = Wer beginnt
phase-housing = Quartierkarten auslegen
phase-waits = Wartende Arbeitskräfte
phase-benches = Bänke aufstellen
phase-draw = Ziehen
phase-house = Quartier wählen
phase-plot = Parzelle wählen
phase-confirm = Zug beenden
phase-turn = Herstellen oder verkaufen
phase-store = Einlagern
phase-age = Reifung
phase-triggers = Eigenaktionen
phase-sell-out = Ausverkauf
phase-free = Kostenlose Etikett-Aktion
phase-offer = Eigenaktion beim Verkauf
phase-help = Aushilfe
phase-partner = Paar oder einzeln
phase-order = Welcher Anzeiger zuerst
phase-steps = Welcher Anzeiger
phase-give = Marker abgeben
phase-gain = Marker erhalten
phase-target = Karte wählen
phase-take = Karte nehmen
phase-over = Spielende

## Fragen

question-chance = Der Zufall baut auf und teilt aus.
question-over = Das Spiel ist zu Ende: { $winner } gewinnt { $won } zu { $lost }.
await = { $seat } ist am Zug: { $what }.
question-house-send = Welche Arbeitskraft schickst du los?
question-house-return = Welches Quartier nimmt Arbeitskraft { $colour } auf?
question-plot-send = Wohin schickst du Arbeitskraft { $colour }?
question-plot-follow = Du folgst mit { $colour }: Wohin schickst du die Arbeitskraft?
question-plot-return = Welche Arbeitskraft holst du heim?
question-confirm = Die Arbeitskraft ist versetzt. Beendest du deinen Zug?
question-turn-nothing = Stell eine Karte her, verkauf Karten oder steig aus dieser Phase aus.
question-turn-produced = Du hast hergestellt. Beendest du deinen Zug?
question-turn-sold = Verkauf weitere Karten oder beende deinen Zug.
question-store = Du kannst alles einlagern. Beendest du deinen Zug?
question-store-lost = Kein Lagerplatz für: { $lost }. Nutz es jetzt, sonst verfällt es am Ende deines Zuges.
question-age = Welche Karte reift als Nächstes? Jede verliert { $n } Marker.
question-age-done = Alle deine Karten sind gereift. Beendest du deinen Zug?
question-triggers = Welche Eigenaktion löst du aus?
question-triggers-done = Mehr gibt es nicht auszulösen. Beendest du deinen Zug?
question-sell-out = Alles muss raus: Welche Karte verkaufst du als Nächstes?
question-sell-out-done = Dein Keller ist leer. Beendest du deinen Zug?
question-free = Welche Etikett-Aktion nimmst du kostenlos?
question-free-special = Nimm kostenlos eine Etikett-Aktion oder löse „{ $card }“ aus.
question-offer = Löst du vor dem Verkauf „{ $card }“ aus ({ $does })?
question-help = Welche Karte löst „{ $card }“ aus?
question-partner = Verkaufst du „{ $card }“ als Teil eines Paars oder einzeln?
question-order = { $dish }: Welcher Anzeiger zieht zuerst?
question-steps = „{ $card }“: Welcher Anzeiger zieht? { $n ->
    [one] Noch eine Genusskarte.
   *[other] Noch { $n } Genusskarten.
}
question-give-trade = Welche Marker gibst du in den Tausch? Noch { $n }.
question-give-cellar = Mit welchen Markern zahlst du für das Gewölbe? Noch { $n }.
question-give-wine-label = Mit welcher weiteren Weinzutat zahlst du für das Etikett?
question-give-cheese-label = Mit welcher weiteren Käsezutat zahlst du für das Etikett?
question-gain-laboratory = Aus dem Labor: Hefe oder Kulturen? { $n ->
    [one] Du wählst einen Marker.
   *[other] Du wählst { $n } Marker.
}
question-gain-trade = Was nimmst du für die getauschten Marker?
question-gain-bonus = Ein Bonusmarker: Welche Zutat möchtest du?{ $n ->
    [one] {""}
   *[other] {""} (noch { $n })
}
question-gain-any-wine = Welche Weinzutat möchtest du?{ $n ->
    [one] {""}
   *[other] {""} (noch { $n })
}
question-gain-any-cheese = Welche Käsezutat möchtest du?{ $n ->
    [one] {""}
   *[other] {""} (noch { $n })
}
question-take = Welche { $good ->
    [wine] Weinkarte
   *[cheese] Käsekarte
} nimmst du?
question-hurry = Welchen { $good ->
    [wine] Wein
   *[cheese] Käse
} beschleunigst du?
question-slow = Welchen { $good ->
    [wine] Wein
   *[cheese] Käse
} verlangsamst du?

## Züge

move-produce = „{ $card }“ herstellen (Wert { $gold } Gold): { $paid } zahlen
move-sell = „{ $card }“ für { $gold } Gold verkaufen
move-sell-paired = „{ $card }“ für { $gold } Gold verkaufen, als Teil eines Paars oder einzeln
move-sell-special = „{ $card }“ für { $gold } Gold verkaufen; vorher: { $does }
move-sell-silver = „{ $card }“ unreif für { $silver } Silber verkaufen (noch { $n } Marker)
move-age = „{ $card }“ reifen lassen: { $left ->
    [0] ausgereift
   *[other] noch { $left } Marker
}
move-age-overripe = „{ $card }“ reifen lassen: überreif, geht für { $silver } Silber weg
move-trigger = „{ $card }“ auslösen: { $does }
move-hurry = „{ $card }“ beschleunigen: von { $before } auf { $after } Marker
move-slow = „{ $card }“ verlangsamen: von { $before } auf { $after } Marker
move-pair = Als Paar mit „{ $card }“ verkaufen, { $dish }: zusammen { $gold } Gold, dazu { $steps }
move-slot = Gewölbe { $slot }
move-slot-card = Gewölbe { $slot }: „{ $card }“
move-house-any = { $house }
move-house-send = Arbeitskraft { $colour } aus { $house } losschicken
move-house-return = Arbeitskraft { $colour } heim in { $house }: { $gained }
move-plot-any = { $plot }
move-plot-send = Arbeitskraft { $colour } nach { $plot }: { $gained }
move-plot-return = Arbeitskraft { $colour } von { $plot } heimholen
move-plot-return-last = Arbeitskraft { $colour } von { $plot } in { $house } holen: { $gained }
move-option = Kostenlos: { $does }
move-special = „{ $card }“ auslösen: { $does }
move-special-any = Die Eigenaktion auslösen
move-decline = „{ $card }“ für { $gold } Gold verkaufen, ohne Eigenaktion
move-decline-any = Ohne Eigenaktion verkaufen
move-alone = „{ $card }“ einzeln für { $gold } Gold verkaufen, ohne Schritte
move-alone-any = Eine Genusskarte einzeln verkaufen
move-steps = { $steps }
move-steps-any = { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} ziehen
move-order = Erst { $first }, dann { $then }
move-label = Etikett { $label }: { $paid } zahlen, dafür { $does }
move-trade = { $known ->
    [yes] { $paid } gegen 1 Marker nach Wahl tauschen
   *[no] { $n } Marker gegen 1 nach Wahl tauschen
}
move-open-markers = Das geschlossene Gewölbe öffnen: { $known ->
    [yes] { $paid }
   *[no] { $n } Marker
} zahlen
move-open-steps = Das geschlossene Gewölbe öffnen: { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} { $n } Schritte zurück, von { $before } auf { $after }
move-open-steps-any = Das geschlossene Gewölbe öffnen: { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} { $n } Schritte zurück
move-give = { $marker } abgeben
move-gain = { $marker } nehmen
move-take = „{ $card }“ aus der Auslage nehmen
move-take-none = Von Auslageplatz { $place } nehmen
move-top = Die verdeckte oberste Karte vom { $good ->
    [wine] Weinstapel
   *[cheese] Käsestapel
} nehmen
move-drop-out = Aus dieser Phase aussteigen
move-store = Zug beenden und einlagern: { $kept }
move-store-lost = Zug beenden und einlagern: { $kept }; es verfällt: { $lost }
move-done = Zug beenden
move-first = { $seat } erhält Reihenfolgekarte 1
move-housing = Quartierkarte { $housing } auf Feld { $space }
move-waits = Die Arbeitskräfte { $colour } warten auf dem Kalender
move-benches = Bänke von { $seat }, ab Quartier 1: { $colours }
move-draw = { $seat } zieht „{ $card }“
move-draw-display = „{ $card }“ kommt in die Auslage
move-drawn = { $seat } zieht { $good ->
    [wine] eine Weinkarte
   *[cheese] eine Käsekarte
}

## Was Etiketten und Eigenaktionen bewirken

effect-wine-step = 1 Weinschritt
effect-cheese-step = 1 Käseschritt
effect-wine-card = eine Weinkarte nehmen
effect-cheese-card = eine Käsekarte nehmen
effect-hurry-wine = einen Wein beschleunigen
effect-hurry-cheese = einen Käse beschleunigen
effect-slow-wine = einen Wein verlangsamen
effect-slow-cheese = einen Käse verlangsamen
does-hurry = „{ $card }“ beschleunigen, von { $before } auf { $after } Marker
does-slow = „{ $card }“ verlangsamen, von { $before } auf { $after } Marker
does-take = „{ $card }“ aus der Auslage nehmen
does-starter = { $paid } zahlen für { $steps }
does-wash-gourmet = { $n ->
    [one] für 1 Genusskäse
   *[other] für jeden von { $n } Genusskäsen
} 2 Weinschritte oder 1 Käseschritt
does-distil-gourmet = { $n ->
    [one] für 1 Genusswein
   *[other] für jeden von { $n } Genussweinen
} 2 Käseschritte oder 1 Weinschritt
does-market = { $gained } erhalten
does-helper = eine andere Aktionskarte wirkt
does-helper-one = „{ $card }“ wirkt
text-starter = Zahl { $paid } für { $steps }.
text-wash = 1 Weinschritt je Käse im Keller, auch für diesen.
text-wash-gourmet = 2 Weinschritte oder 1 Käseschritt je Genusskäse in deinem Keller.
text-distil = 1 Käseschritt je Wein im Keller, auch für diesen.
text-distil-gourmet = 2 Käseschritte oder 1 Weinschritt je Genusswein in deinem Keller.
text-helper = Löst eine andere Aktionskarte in deinem Keller aus.
text-market = Du erhältst { $gained }.

## Gründe

why-over = Das Spiel ist zu Ende.
why-chance = Das entscheidet der Zufall.
why-not-now = Danach ist jetzt nicht gefragt. { $question }
why-not-chance = Der Zufall baut nur auf, deckt Karten auf und entscheidet, wer beginnt.
why-impossible = Das kann hier nicht kommen.
why-deal-first = Gerade werden Karten ausgeteilt; einen Moment noch.
why-not-your-turn = Du bist nicht gefragt, sondern { $seat }.
why-effect-first = Bring erst zu Ende, was begonnen ist. { $question }
why-not-done = Du bist noch nicht fertig. { $question }
why-not-moved = Du bist noch nicht fertig. { $question }
why-produce-when = Hergestellt wird nur in den Phasen „Herstellung und Verkauf“ im Frühling und im Herbst.
why-produced = In diesem Zug hast du schon hergestellt.
why-sold = In diesem Zug hast du verkauft: Herstellen kannst du erst im nächsten.
why-in-display = „{ $card }“ liegt in der Auslage: Mit einem Etikett kommt die Karte auf deine Hand.
why-in-cellar = „{ $card }“ liegt schon in deinem Keller.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-cellar-full = In deinem Keller ist kein Gewölbe frei: Verkauf erst eine Karte, das ist ein eigener Zug.
why-cellar-full-closed = In deinem Keller ist kein Gewölbe frei: Öffne das geschlossene ({ $n } Marker oder { $steps } Schritte zurück), oder verkauf erst eine Karte, das ist ein eigener Zug.
why-missing = „{ $card }“ kostet { $cost }; dir fehlt: { $missing }.
why-missing-trade = „{ $card }“ kostet { $cost }; dir fehlt: { $missing }. Das könntest du eintauschen.
why-slot-when = Verkauft wird nur in den Phasen „Herstellung und Verkauf“ im Frühling und im Herbst.
why-sell-produced = In diesem Zug hast du hergestellt: Verkaufen kannst du erst im nächsten.
why-slot-empty = In Gewölbe { $slot } liegt keine Karte.
why-slot-closed = Gewölbe { $slot } ist geschlossen: Dort liegt keine Karte.
why-aged = „{ $card }“ ist schon gereift.
why-triggered = „{ $card }“ hat diesen Sommer schon gewirkt.
why-in-chain = „{ $card }“ wird gerade schon ausgelöst.
why-gourmet = „{ $card }“ ist eine Genusskarte und hat keine Eigenaktion.
why-starter = „{ $card }“ verlangt { $cost }; dir fehlt: { $missing }.
why-helper = „{ $card }“ findet keine andere Aktionskarte, die etwas bewirken könnte.
why-no-gourmet = „{ $card }“ findet { $good ->
    [wine] keinen Genusswein
   *[cheese] keinen Genusskäse
} in deinem Keller.
why-other-good = „{ $card }“ ist { $good ->
    [wine] kein Wein, und es geht nur um Wein
   *[cheese] kein Käse, und es geht nur um Käse
}.
why-finished = „{ $card }“ ist ausgereift: Es liegt kein Marker mehr darauf.
why-pair-itself = „{ $sold }“ verkaufst du gerade: Wähl die zweite Karte des Paars, oder verkauf diese einzeln.
why-pair-action = „{ $card }“ ist eine Aktionskarte und bildet mit „{ $sold }“ kein Paar.
why-pair-dish = „{ $card }“ gehört zum Gericht { $other }, „{ $sold }“ zum Gericht { $dish }.
why-pair-good = „{ $card }“ ist wie „{ $sold }“ ein { $good ->
    [wine] Wein
   *[cheese] Käse
}: Zu einem Paar gehören ein Wein und ein Käse.
why-pair-unfinished = „{ $card }“ ist nicht ausgereift und bildet mit „{ $sold }“ kein Paar: Noch { $n ->
    [one] liegt 1 Marker
   *[other] liegen { $n } Marker
} darauf.
why-option-when = Kostenlos ist eine Etikett-Aktion nur gleich nach einer Herstellung. Sonst zahlst du für das Etikett.
why-special-when = Jetzt lässt sich keine Eigenaktion auslösen: Wähl eine Karte zum Herstellen oder Verkaufen, oder warte auf den Sommer.
why-special-slot = Wähl das Gewölbe der Karte, die wirken soll.
why-decline-when = Es gibt nichts abzulehnen: Nur eine Eigenaktion, die etwas kostet, lässt sich beim Verkauf ihrer Karte ablehnen.
why-alone-when = Gerade geht es um kein Paar. Um eine Genusskarte zu verkaufen, wähl ihr Gewölbe.
why-steps-when = Gerade ist kein Anzeiger zu wählen.
why-no-cards = Es gibt { $good ->
    [wine] keine Weinkarte
   *[cheese] keine Käsekarte
} mehr zu nehmen.
why-nothing-to-hurry = Auf { $good ->
    [wine] keinem Wein
   *[cheese] keinem Käse
} in deinem Keller liegt ein Marker, den du wegnehmen könntest.
why-nothing-to-slow = In deinem Keller liegt { $good ->
    [wine] kein Wein
   *[cheese] kein Käse
}, den du verlangsamen könntest.
why-workers-when = Arbeitskräfte ziehen nur in der ersten Phase von Frühling und Herbst.
why-worker-done = Deine Arbeitskraft ist schon versetzt; in einem Zug bewegst du nur eine.
why-worker-first = Wähl erst die Arbeitskraft, die heimkehrt, dann ein Quartier für die Bank.
why-house-first = Wähl erst das Quartier, dessen Arbeitskraft du losschickst.
why-house-empty = Dort ist niemand zu Hause: { $house }.
why-house-taken = Dort steht schon die Bank von { $colour }: { $house }. Wähl ein leeres Quartier.
why-follow = { $seat } hat { $colour } gewählt, also muss jetzt die andere Arbeitskraft { $colour } folgen.
why-worker-last = Arbeitskraft { $colour } ist die einzige, die du noch losschicken kannst.
why-worker-chosen = Du hast für diesen Zug Arbeitskraft { $colour } gewählt. Nimm das zurück, um eine andere zu wählen.
why-plot-taken = { $plot } ist besetzt: Dort steht Arbeitskraft { $colour }.
why-plot-empty = Auf { $plot } steht keine Arbeitskraft.
why-no-labels = Solange Arbeitskräfte ziehen, gibt es keine Etikett-Aktionen. Tauschen darfst du.
why-label-cost = Für das Etikett { $label } fehlt dir: { $missing }.
why-trade-few = Ein Tausch kostet { $n } Marker; du hast { $have }.
why-open-already = Dein Keller hat kein geschlossenes Gewölbe mehr.
why-open-few = Das Öffnen kostet { $n } Marker; du hast { $have }.
why-open-start = Dein { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} liegt auf dem Startfeld und kann nicht zurück.
why-open-short = Dein { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} kann keine { $n } Schritte zurück: Das ginge über das Startfeld hinaus.
why-open-lap = Dein { $good ->
    [wine] Weinanzeiger
   *[cheese] Käseanzeiger
} kann keine { $n } Schritte zurück: Das ginge über den Umrundungspfeil.
why-give-when = Gerade sind keine Marker abzugeben. Ein Tausch beginnt mit „tauschen“.
why-give-good = Das Etikett verlangt { $good ->
    [wine] eine Weinzutat
   *[cheese] eine Käsezutat
}, nicht { $ingredient }.
why-give-none = Du hast keinen Marker „{ $ingredient }“.
why-gain-when = Gerade ist keine Zutat zu wählen.
why-gain-laboratory = Ein Labor gibt Hefe oder Kulturen, nicht { $ingredient }.
why-gain-good = Du darfst { $good ->
    [wine] eine Weinzutat
   *[cheese] eine Käsezutat
} wählen, nicht { $ingredient }.
why-display-empty = Dieser Auslageplatz ist leer: Der { $good ->
    [wine] Weinstapel
   *[cheese] Käsestapel
} ist aufgebraucht.
why-deck-empty = Der { $good ->
    [wine] Weinstapel
   *[cheese] Käsestapel
} ist aufgebraucht.
why-take-good = Es geht nur um { $good ->
    [wine] eine Weinkarte
   *[cheese] eine Käsekarte
}.
why-take-when = Karten nimmst du mit einer Etikett-Aktion: Zahl für ein Etikett, oder stell eine Karte her und nimm die Aktion kostenlos.
why-age-first = Jede Karte muss um { $n } reifen. Es fehlen noch: { $cards }.
why-sell-first = Alles muss verkauft werden. Noch im Keller: { $cards }.

## Die Regel hinter dem Grund

rule-chance = Der Zufall legt Quartierkarten und Bänke aus, teilt die Karten aus und entscheidet auch, wer beginnt, wenn ihr das wollt; niemand kann für ihn wählen.
rule-turns = Ziehen Arbeitskräfte, macht den ersten Zug, wer Reihenfolgekarte 1 hat; danach habt ihr im Wechsel je zwei Züge hintereinander. Bei Herstellung und Verkauf seid ihr abwechselnd am Zug. In allen anderen Phasen kommt erst Reihenfolgekarte 1, dann Karte 2.
rule-effect = Was begonnen ist, wird zu Ende gebracht, bevor etwas anderes geschieht.
rule-turn = Bei Herstellung und Verkauf stellst du eine Karte her, oder du verkaufst beliebig viele, oder du steigst aus der Phase aus. Etiketten und Tausch sind vorher und nachher möglich.
rule-produce = Zum Herstellen spielst du eine Handkarte in ein freies Gewölbe und zahlst ihre Marker, die auf ihr liegen bleiben. Dann nimmst du kostenlos eine Etikett-Aktion oder löst die Eigenaktion der Karte aus.
rule-cellar = Ein Gewölbe deines Kellers ist geschlossen, bis du dafür zahlst, jederzeit in deinem Zug: mit Markern oder mit Schritten eines Anzeigers zurück.
rule-back = Ein Anzeiger, der für das Gewölbe zurückgeht, überspringt besetzte Felder. Er darf auf dem Startfeld enden, aber nie darüber hinaus oder zurück über den Umrundungspfeil.
rule-sell = Eine ausgereifte Karte bringt ihr Gold, eine unreife ihr Silber. Verkaufst du eine ausgereifte Aktionskarte, wirkt sie vorher; ablehnen darfst du nur, was etwas kostet.
rule-pair = Ein Paar besteht aus einem ausgereiften Wein und einem ausgereiften Käse desselben Gerichts. Zusammen verkauft bringen sie auch die Schritte des Gerichts; einzeln bringt eine Genusskarte nur ihr Gold.
rule-sell-out = Im zweiten Winter wird alles verkauft, was noch in den Kellern liegt.
rule-age = Jede Karte im Keller reift einmal in dieser Phase und verliert { $agings } Marker, im letzten Winter { $long }. Hat sie weniger, ist sie überreif und geht sofort für Silber weg.
rule-special = Eine Eigenaktion wird ausgelöst, wenn die Karte hergestellt wird, anstelle der kostenlosen Etikett-Aktion, wenn sie ausgereift verkauft wird, und einmal in jedem Sommer. Bewirkt sie gar nichts, lässt sie sich nicht auslösen.
rule-helper = Eine Aushilfe löst eine andere Aktionskarte in deinem Keller aus, aber nie eine, die gerade schon ausgelöst wird.
rule-workers = Im Frühling geht jede Arbeitskraft von ihrem Quartier auf eine freie Parzelle; diese produziert zusammen mit den Parzellen des Musters auf der Quartierkarte. Danach beendest du den Zug.
rule-return = Im Herbst kehren die Arbeitskräfte heim, egal wer sie geschickt hat: Wähl eine, stell ihre Bank in ein leeres eigenes Quartier, und ihre Parzelle produziert noch einmal nach dem Muster dort.
rule-colours = Arbeitskräfte einer Farbe sind ein Paar: Wer einen ungeraden Zug hat, wählt eine Farbe, und im nächsten Zug muss die andere Arbeitskraft dieser Farbe folgen.
rule-labels = In deinem Zug darfst du Etiketten nutzen, sooft du dafür zahlen kannst, nur nicht in der ersten Phase von Frühling und Herbst.
rule-label-options = Eine Etikett-Aktion muss etwas bewirken: Es braucht eine Karte zum Nehmen, einen Marker zum Entfernen oder eine Karte der richtigen Ware zum Verlangsamen.
rule-trade = Jederzeit in deinem Zug darfst du { $trade } beliebige Marker gegen 1 beliebigen tauschen, auch von einer Sorte, die du gerade abgegeben hast.
rule-gain = Ein Labor gibt Hefe oder Kulturen. Bei einem Markttag steht die Ware fest, ein Bonusmarker der Geldleiste wird zu einer beliebigen Zutat.
rule-take = Eine Karte nimmst du aus der Auslage, die sofort aufgefüllt wird, oder verdeckt vom Stapel. Ist ein Stapel aufgebraucht, wird nichts mehr aufgefüllt.
rule-track = Anzeiger ziehen, wie Karten und Etiketten es sagen, und überspringen besetzte Felder.

## Hilfe

help-chance = Der Zufall baut auf und deckt die Karten auf. Die Rückseiten aller Karten, Wein oder Käse, dürfen alle sehen.
help-over = Für Wein und für Käse zählt jeder Hof Gold, Silber, das Feld des Anzeigers (je Umrundung { $lap } mehr) und 1 für jedes verkaufte Paar zusammen. Die kleinere Summe ist das Ergebnis, das höhere Ergebnis gewinnt. Bei Gleichstand entscheidet die höhere der anderen Summen, danach Reihenfolgekarte 1.
help-wait = Der andere Hof entscheidet gerade. Sobald er fertig ist, bist du wieder gefragt.
help-house-send = Wähl das Quartier, dessen Arbeitskraft loszieht. Seine Quartierkarte bestimmt, was produziert wird. Zusammen: 2 von der Parzelle der Arbeitskraft und 1 von jeder Parzelle des Musters, auf der jemand steht. Allein: 1 von der Parzelle der Arbeitskraft und 1 von jeder leeren Parzelle des Musters. Der andere Hof muss dann mit derselben Farbe folgen.
help-house-return = Wähl eines deiner leeren Quartiere für die Bank. Seine Quartierkarte bestimmt, was noch produziert wird. Zusammen: 2 von der Parzelle der Arbeitskraft und 1 von jeder Parzelle des Musters, auf der jemand steht. Allein: 1 von der Parzelle der Arbeitskraft und 1 von jeder leeren Parzelle des Musters.
help-plot-send = Wähl eine freie Parzelle. Zusammen: Sie gibt 2, und jede Parzelle des Musters, auf der jemand steht, gibt 1. Allein: Sie gibt 1, und jede leere Parzelle des Musters gibt 1. Die Arbeitskraft steht auf dem markierten Feld des Musters; Felder im Wasser oder jenseits des Randes geben nichts.
help-plot-return = Wähl irgendeine Arbeitskraft auf den Parzellen, egal wer sie geschickt hat. Sie produziert noch einmal nach dem Muster des Quartiers, das du ihr gibst. Der andere Hof muss dann die andere Arbeitskraft dieser Farbe nehmen.
help-confirm = Schau dir an, was du gemacht hast. Bis du den Zug beendest, kannst du es zurücknehmen.
help-turn = Stell eine Handkarte her, oder verkauf beliebig viele Karten, oder steig aus der Phase aus. Ausgereifte Karten bringen Gold, Wein und Käse eines Gerichts zusammen auch Schritte; unreife Karten bringen Silber. Etiketten, Tausch und das geschlossene Gewölbe stehen dir in deinem Zug jederzeit offen. Wer aussteigt, hat in dieser Phase keinen Zug mehr.
help-store = Auf deine Lagerplätze passen { $stored }; alle anderen Marker verfallen, wenn du deinen Zug beendest. Nutz sie vorher: für Etiketten, zum Tauschen oder für das geschlossene Gewölbe. Wer mehr eingelagert hat, erhält Reihenfolgekarte 1; bei Gleichstand tauscht ihr die Karten.
help-age = Jede Karte in deinem Keller verliert { $agings } Marker ({ $long } im letzten Winter), eine nach der anderen in beliebiger Reihenfolge. Eine Karte mit zu wenigen Markern ist überreif und geht für Silber weg. Mit Etiketten kannst du Karten vorher beschleunigen oder verlangsamen.
help-triggers = Jede Aktionskarte in deinem Keller darf einmal wirken, in beliebiger Reihenfolge. Du musst nicht alle nutzen.
help-sell-out = Jetzt wird alles in deinem Keller verkauft, in beliebiger Reihenfolge: ausgereifte Karten für Gold, Paare mit ihren Schritten, unreife Karten für Silber. Etiketten, Tausch und das geschlossene Gewölbe stehen dir offen, bis du deinen Zug beendest.
help-free = Eine Herstellung bringt eine beliebige Etikett-Aktion ohne ihre Kosten. Bei einer Aktionskarte kannst du stattdessen die Eigenaktion auslösen.
help-offer = Eine ausgereifte Aktionskarte wirkt, bevor sie verkauft wird. Diese Aktion kostet etwas, darum darfst du sie ablehnen.
help-help = Die Aushilfe löst eine andere Aktionskarte in deinem Keller aus. Wähl, welche.
help-partner = Zusammen verkauft bringen Wein und Käse eines Gerichts außer ihrem Gold auch Schritte für beide Anzeiger. Einzeln bringt die Karte nur ihr Gold.
help-order = Beide Anzeiger ziehen, einer nach dem anderen. Besetzte Felder werden ohne Schritt übersprungen, darum kann die Reihenfolge wichtig sein.
help-steps = Für jede Genusskarte wählst du: zwei Schritte für die andere Ware oder einen für die eigene.
help-give = Wähl die Marker einzeln. Was keine Wahl lässt, wird von selbst gezahlt.
help-gain = Wähl die Zutat, die du möchtest.
help-target = Beschleunigen nimmt einen Marker von einer Karte, Verlangsamen legt einen dazu.
help-take = Nimm eine Karte aus der Auslage, die sofort aufgefüllt wird, oder die verdeckte oberste Karte des Stapels. Deine Hand darf beliebig groß sein.

## Anleitung für die erste Partie

guide-house = Eine Arbeitskraft bringt nach dem Muster ihres Quartiers Zutaten heim: „zusammen“ mag Gesellschaft auf den Parzellen, „allein“ mag sie leer. Zeig auf ein Quartier, dann siehst du an den Parzellen, was jede brächte. Dein Gegenüber muss danach dieselbe Farbe bewegen: Gut ist eine Farbe, deren Quartier dort schlecht passt.
guide-plot = Jede Parzelle, die du wählen darfst, zeigt, was sie brächte. Schau zuerst auf deine Handkarten: Hol, was für eine von ihnen noch fehlt. Trauben und Milch lassen sich nicht lagern, also nimm sie, wenn du sie bald verwenden willst.
guide-confirm = Deine Arbeitskraft hat gearbeitet. Schau auf deine Marker und nimm den Zug zurück, wenn eine andere Parzelle besser gewesen wäre. Bist du zufrieden, beende deinen Zug.
guide-turn = Hier werden aus Markern Wein und Käse. Stell früh her, damit eine Karte Zeit zum Reifen hat; jede Herstellung schenkt dir dazu eine Etikett-Aktion. Verkauf eine Karte, wenn ihr letzter Marker weg ist: Als Teil eines Paars bringt sie auch Schritte. Denk daran, dass nur die schwächere deiner beiden Waren zählt, und kümmere dich um beide.
guide-store = Nur wenig Hefe, Zucker, Salz und Kulturen können bleiben; was eine rote Zahl trägt, geht gleich verloren. Gib es vorher für Etiketten aus oder tausch drei gegen etwas, das du behalten kannst. Wer mehr einlagert, ist in der nächsten Runde zuerst dran.
guide-age = Jetzt verliert jede Karte Marker. Verliert sie den letzten, ist sie ausgereift und bringt Gold; müsste sie mehr verlieren, als sie hat, ist sie überreif und bringt nur Silber. Ein Etikett zum Verlangsamen kann sie retten, bevor du sie reifen lässt.
guide-triggers = Im Sommer wirken deine Aktionskarten, ohne verkauft zu werden. Nutz jede, die dir hilft: Sie kostet nur einen Klick, außer wenn die Karte selbst Marker verlangt.
guide-sell-out = Der Keller wird geräumt, alles wird zu Münzen. Such zuerst nach Paaren eines Gerichts, und lass Aktionskarten wirken, solange noch andere neben ihnen liegen.
guide-free = Eine Herstellung schenkt dir eine Etikett-Aktion. Schritte helfen der Ware, die zurückliegt; eine neue Karte füllt die Hand; eine Karte, die du beschleunigst, reift vielleicht noch rechtzeitig aus.
guide-offer = Diese Karte kann noch einmal wirken, bevor sie geht, aber das kostet. Zahl, wenn du die Marker sonst kaum verwenden würdest.
guide-help = Deine Aushilfe lässt eine andere Karte arbeiten. Nimm die, die jetzt am meisten bewirkt.
guide-partner = Ein Wein und ein Käse zum selben Gericht sind zusammen mehr wert: Auch die Anzeiger gehen dann Schritte. Verkauf nur dann einzeln, wenn du die andere Karte später brauchst.
guide-order = Beide Anzeiger ziehen, einer nach dem anderen. Besetzte Felder werden umsonst übersprungen: Lass den zuerst gehen, der Platz macht oder zum Überspringen stehen bleibt.
guide-steps = Zwei Schritte für die andere Ware oder einer für die eigene: Schau auf die beiden Summen in der Wertung und hilf der kleineren.
guide-give = Gib her, wovon du reichlich hast oder was sich ohnehin nicht lagern ließe.
guide-gain = Nimm, was für eine Handkarte noch fehlt. Fehlt nichts: Hefe, Zucker, Salz und Kulturen lassen sich lagern.
guide-target = Ein Marker weniger bringt eine Karte näher ans Gold, einer mehr bewahrt sie vor dem Überreifen. Die kleinen Zahlen auf den Karten zeigen, wie weit jede ist.
guide-take = Eine Karte, für die du schon etwas hast, ist mehr wert als ein klingender Name. Liegt ihr Gericht schon in deinem Keller oder auf der Hand, wird daraus ein Paar.

## Das Ende

category-wine-gold = Wein: Gold
category-wine-silver = Wein: Silber
category-wine-track = Wein: Geldleiste
category-wine-pairs = Wein: Paare
category-cheese-gold = Käse: Gold
category-cheese-silver = Käse: Silber
category-cheese-track = Käse: Geldleiste
category-cheese-pairs = Käse: Paare
ending-final = Das höhere Ergebnis entscheidet.
ending-other = Die Ergebnisse sind gleich; die höhere der anderen Summen entscheidet.
ending-order = Alle Summen sind gleich; Reihenfolgekarte 1 gewinnt.

# Der Wertungsblock
pad-group-cheese = Käse
pad-group-wine = Wein
pad-cheese-gold = Gold
pad-cheese-gold-note = reif verkauft
pad-wine-gold = Gold
pad-wine-gold-note = reif verkauft
pad-cheese-silver = Silber
pad-cheese-silver-note = früh verkauft
pad-wine-silver = Silber
pad-wine-silver-note = früh verkauft
pad-cheese-track = Geldleiste
pad-cheese-track-note = 20 mehr je Umrundung
pad-wine-track = Geldleiste
pad-wine-track-note = 20 mehr je Umrundung
pad-pairs = Paare
pad-pairs-note = ein Punkt je verkauftes Paar eines Gerichts, für beide Waren gleich
pad-cheese-total = Summe Käse
pad-wine-total = Summe Wein
pad-final = Die kleinere zählt
pad-ask-order = Alle Summen sind gleich. Wer hat Reihenfolgekarte 1?
style-actions = Vor allem Aktionskarten
style-pairs = Vor allem Genusskarten
style-both = Aktions- und Genusskarten zugleich

## Beschriftungen im Terminal

letter-wine = W
letter-cheese = K
label-now = Jahr { $year }, { $season }: { $what }
label-year = Jahr { $n }
label-houses = Quartiere
label-track = Geldleiste (von { $lap } auf die erste { $to }, dann +{ $lap })
label-start = Start
label-money = Geld
label-display = Auslage
label-deck = { $n } im Stapel
label-worth = { $gold }/{ $silver }
label-steps = { $wine }W + { $cheese }K Schritte
label-none = keine
label-you = du
label-order = Reihenfolge { $n }
label-out = ausgestiegen
label-hand = Hand
label-sold = Verkauft
label-gold = Gold
label-silver = Silber
label-coins = Münzen
label-steps-sum = Leiste
label-pairs = Paare
label-lower = zählt
label-closed = geschlossen
label-open = { $n } Marker / { $steps } zurück
label-empty = leer
label-finished = reif
label-spoils = ! überreif
short-wine-step = Weinschritt
short-cheese-step = Käseschritt
short-wine-card = Weinkarte
short-cheese-card = Käsekarte
short-hurry-wine = Wein schneller
short-hurry-cheese = Käse schneller
short-slow-wine = Wein langsamer
short-slow-cheese = Käse langsamer

## Namen

action-starter = Starterkulturen
action-wash = Waschen
action-wash-gourmet = Feines Waschen
action-distil = Brennen
action-distil-gourmet = Feines Brennen
action-helper = Aushilfe
action-market = Markttag

dish-walnut-salad = Walnusssalat
dish-farm-fondue = Hoffondue
dish-pear-board = Birnenbrett
dish-onion-tart = Zwiebelkuchen

housing-ladder = Leiter
housing-pillar = Säule
housing-corner = Ecke
housing-bend = Kehre
housing-furrow = Furche
housing-gate = Gatter
housing-hook = Haken
housing-crook = Stab

card-meadow-mist = Wiesennebel
card-white-moon = Weißer Mond
card-fox-lane = Fuchsweg
card-first-frost = Erster Frost
card-mill-race = Mühlbach
card-stone-gate = Steintor
card-old-well = Alter Brunnen
card-amber-lane = Bernsteingasse
card-sunday-white = Sonntagsweißer
card-long-row = Lange Zeile
card-deep-furrow = Tiefe Furche
card-bell-tower = Glockenturm
card-blackbird-red = Amselroter
card-copper-coil = Kupferschlange
card-chalk-hill = Kreidehügel
card-night-kettle = Nachtkessel
card-wild-must = Wilder Most
card-dark-foam = Dunkler Schaum
card-late-bubble = Späte Perle
card-harvest-moon = Erntemond
card-magpie = Elster
card-toll-bridge = Zollbrücke
card-carriers-white = Fuhrmannsweißer
card-wharf-red = Hafenroter
card-goat-path = Ziegenpfad
card-dew-round = Tautaler
card-hay-loaf = Heulaib
card-winter-wheel = Winterrad
card-cave-ring = Höhlenring
card-abbots-drum = Abtstrommel
card-orchard-crumb = Obstwiesenbrocken
card-blue-fern = Blaufarn
card-oak-drum = Eichentrommel
card-river-brick = Flussziegel
card-mill-wheel = Mühlrad
card-barn-moon = Scheunenmond
card-brine-brush = Salzbürste
card-monks-cap = Mönchskappe
card-red-rind = Rote Rinde
card-long-plank = Langes Brett
card-snow-cap = Schneehaube
card-mother-vat = Mutterbottich
card-clay-crock = Tonkrug
card-kitchen-curd = Küchenquark
card-shepherds-palm = Hirtenhand
card-peddlers-pat = Krämerlaibchen
card-ash-button = Ascheknopf
card-square-fair = Marktplatztaler

# Züge
stage-setup = Alles wird ausgelegt
purse-white = { $n ->
    [one] helle Traube
   *[other] helle Trauben
}
purse-red = { $n ->
    [one] dunkle Traube
   *[other] dunkle Trauben
}
purse-yeast = Hefe
purse-sugar = Zucker
purse-salt = Salz
purse-cultures = { $n ->
    [one] Kultur
   *[other] Kulturen
}
purse-milk = Milch
purse-wine = für Wein
purse-cheese = für Käse
turn-done = { $n ->
    [0] Nichts weiter
   *[other] Nichts weiter ({ $brought })
}
