# Das Regelbuch von Vinhos in unseren eigenen Worten. Keine Zahl steht hier: Sie kommen aus dem Komponentensatz.
# _Wort_ wird hervorgehoben; eine Zeile mit einem Strich am Anfang ist ein Punkt einer Liste.

book-chapter-goal = Ziel und Ende
book-chapter-table = Was auf dem Tisch liegt
book-chapter-year = Ein Jahr und seine Züge
book-chapter-actions = Aktionen
book-chapter-press = Pressemitteilung, Stände und Gönner
book-chapter-close = Das Ende eines Jahres
book-chapter-score = Das Ende des Spiels

figure-years = Jahre
figure-actions = Aktionen je Platz im Jahr
figure-cash = Bargeld am Anfang, in Bagos
figure-more = Zusätzliche Bagos für späte Plätze
figure-start-account = Konto am Anfang
figure-start-investment = Anlage am Anfang
figure-barrels = Fässer je Platz
figure-far = Bagos für ein Feld, das kein Nachbar ist
figure-meeting = Bagos an jeden, der schon dort steht
figure-tax = Bagos für das Steuerfeld
figure-supply-wineries = Keltereien im Vorrat
figure-supply-cellars = Keller im Vorrat
figure-supply-enologists = Önologen im Vorrat
figure-supply-cubes = Ansehenswürfel im Vorrat
figure-supply-porto = Portomarken im Vorrat
figure-winery = Preis einer Kelterei
figure-most-wineries = Keltereien in einer Aktion, höchstens
figure-cellar = Preis eines Kellers
figure-enologist = Preis eines Önologen
figure-most-enologists = Önologen in einer Aktion, höchstens
figure-salary = Jahreslohn eines Önologen
figure-expert = Preis eines Experten
figure-most-hired = Experten in einer Aktion, höchstens
figure-most-experts = Experten vor einem Platz, höchstens
figure-cubes = Ansehenswürfel für einen Wein, höchstens
figure-placed = Fässer für Gönner je vorgestelltem Wein, höchstens
figure-vineyard-quality = Güte für jeden Weinberg
figure-farmer-quality = Güte für jeden Bauern
figure-winery-quality = Güte für jede Kelterei
figure-enologist-quality = Güte für jeden Önologen
figure-porto-quality = Güte für eine Portomarke
figure-gift-porto = Portomarken eines neuen Guts im Douro
figure-gift-experts = Experten eines neuen Guts in Setúbal
figure-gift-points = Zusätzliche Messepunkte eines Weins aus Trás-os-Montes
figure-gift-value = Zusätzlicher Wert eines Weins aus der Algarve
figure-gift-cube = Wert eines Ansehenswürfels im Alentejo
figure-top = Höchstes Feld des Kontos
figure-loss = Siegpunkte, die ein leeres Konto kostet
figure-lowest = Niedrigste Anlage
figure-free = Wert, über dem ein Wein Messepunkte bringt
figure-booth-bagos = Bagos als Zugabe eines Stands
figure-booth-points = Messepunkte als Zugabe eines Stands
figure-fair-years = Jahre mit einer Messe
figure-red-lowest = Billigster roter Weinberg
figure-red-highest = Teuerster roter Weinberg
figure-white-lowest = Billigster weißer Weinberg
figure-white-highest = Teuerster weißer Weinberg
figure-export-points = Punkte der Exportzeilen, von oben
figure-majorities = Punkte für eine Mehrheit, höchstens

table-age = Was die Plätze eines Kellers zum Wert beitragen
table-age-value = Wert
table-account = Punkte für das Konto
table-account-from = Ab Feld
table-account-points = Punkte
table-investment = Stufen der Anlage, von der niedrigsten an
table-investment-costs = Anlegen kostet
table-investment-returns = Auflösen bringt
table-experts = Nötiger Wert des Weins für so viele Experten
table-experts-value = Wert
table-multipliers = Multiplikatoren: Punkte für je zwei, die du hast, abgerundet
table-multipliers-first = erstes Feld
table-multipliers-second = zweites Feld
table-multipliers-most = höchstens
table-fair = Punkte der Messen
table-fair-year = Jahr
table-fair-first = Meiste Messepunkte
table-fair-second = Zweite
table-fair-third = Dritte

## Ziel und Ende

book-aim = Worum es geht
book-aim-text =
    Du besitzt Weingüter in Portugal: Du legst Weinberge an, kelterst auf jedem Gut jedes Jahr einen Wein, lässt ihn reifen, verkaufst ihn für Geld, exportierst ihn für Punkte und stellst den besten auf Messen vor. Wer die meisten Siegpunkte hat, gewinnt.
    Du hast { $years } Jahre mit je { $actions } Aktionen, also ist jede Aktion kostbar. Geld an sich ist nichts wert, aber ohne Geld wird nichts gebaut.
book-end = Wann das Spiel endet
book-end-text =
    Nach der Messe des letzten Jahres, also des Jahres { $years }, dürfen alle reihum noch Gefallen der Gönner nutzen, dann wird abgerechnet.

## Was auf dem Tisch liegt

book-regions = Regionen
book-regions-text =
    Jede Region hat einen Stapel Weinberge, zwei rote und zwei weiße, von denen der oberste offen liegt, und Plätze für Ansehenswürfel. Was eine Region gibt, bekommst du einmal für jedes dort gegründete Gut, oder es gilt dauerhaft:
    - Der _Dão_ gibt einen Keller, _Lisboa_ eine Kelterei, _Ribatejo_ einen Bauern, _Setúbal_ { $gift-experts } Experten, der _Douro_ { $gift-porto } Portomarken.
    - Ein Wein aus _Trás-os-Montes_ bringt { $gift-points } Messepunkte mehr, einer von der _Algarve_ ist { $gift-value } mehr wert, ein Ansehenswürfel im _Alentejo_ zählt { $gift-cube }.
    - Im _Minho_ kann niemand einen Keller haben.
    Weinberge kosten { $red-lowest } bis { $red-highest } Bagos (rot) oder { $white-lowest } bis { $white-highest } (weiß).
book-regions-ruling = Geschenke kommen sofort, soweit Platz und Vorrat reichen. Ein Gut mit Keller kann nicht im Minho gegründet werden.
book-setup = Aufbau
book-setup-text =
    Alle haben ein Tableau mit Gütern, auf denen Weinberge und Keltereien Platz finden, { $barrels } Fässer, { $cash } Bagos in bar, { $start-account } auf dem Konto und eine Anlage von { $start-investment }. Ist der Tisch nicht voll besetzt, bleiben zufällig gewählte Regionen draußen. Im Vorrat liegen { $supply-wineries } Keltereien, { $supply-cellars } Keller, { $supply-enologists } Önologen, { $supply-cubes } Ansehenswürfel und { $supply-porto } Portomarken; was aufgebraucht ist, fehlt, bis etwas davon zurückkommt. Wein, Bagos und Bauern gehen nie aus.
    In einer Reihenfolge, die der Zufall bestimmt (oder in der der Plätze), kauft jeder einen Weinberg mit allem, was dazugehört. Daraus entsteht der erste Wein, bei neutralem Wetter. Dann bestimmen die Nummern der gewählten Regionen die Reihenfolge, niedrige zuerst, und wer spät dran ist, bekommt { $more } Bago mehr.
book-setup-ruling = Spät dran sind der Dritte und der Vierte, zu zweit der Zweite. Der erste Wein liegt auf dem linken Platz.

## Ein Jahr und seine Züge

book-year = So läuft ein Jahr
book-year-text =
    - Ein _Jahrgang_ wird aufgedeckt: Er nennt das Wetter, rückt einige Merkmale des Weins hoch, keines über seine letzte Stufe, und zeigt, was den Gönnern gefällt. Das erste Jahr beginnt mit dem ruhigen Jahrgang.
    - Alle führen { $actions } Aktionen aus.
    - Zinsen und Löhne werden gezahlt, Weine reifen, Güter erzeugen Wein.
    - In den Jahren { $fair-years } ist Messe. Nach den ersten beiden Messen liegen alle Experten wieder offen.
book-turns = Reihenfolge
book-turns-text =
    Alle führen der Reihe nach eine Aktion aus, dann eine zweite in der Reihenfolge, die nun gilt: Wer gepasst hat, rückt an den gewählten Platz. Nach einer Messe wird die Reihenfolge neu bestimmt: Je weniger Messepunkte du hast, desto früher bist du dran; bei gleich vielen bleibt es, wie es war.
book-quadrel = Ziehen und handeln
book-quadrel-text =
    Du _musst_ deine Figur auf ein anderes Feld des Quadrels stellen und dort handeln. Nachbarfelder, auch über Eck, sind kostenlos. Jedes andere Feld kostet { $far } Bago. Wer schon dort steht, bekommt von dir { $meeting } Bago, und das Steuerfeld kostet { $tax } mehr. Passen / Presse kostet nichts, egal woher du kommst.
    Auf ein Feld, dessen Weg du nicht zahlen oder dessen Aktion du nicht ausführen kannst, darfst du nicht ziehen.
book-quadrel-ruling = Vor dem Ziehen, zwischen dem Ziehen und dem ersten Schritt oder nach der Aktion darfst du einen Gefallen nutzen; Experten nutzen und Anlagen auflösen darfst du bei jeder Frage in deinem Zug. Es muss aber übrig bleiben, was die Aktion braucht. Auf Passen stehen bleiben darf nur, wer nichts anderes kann. Eine Aktion endet von selbst, wenn nichts mehr möglich ist; deinen Zug beendest du selbst.

## Aktionen

book-vineyards = Weinberge
book-vineyards-text =
    Kaufe mindestens einen Weinberg und so viele weitere, wie du möchtest, aber aus jeder Region nur einen: immer den offenen, für seinen Preis in bar. Lege ihn auf einen leeren Platz eines Guts. Ein Gut hat höchstens zwei Weinberge, beide aus derselben Region und von derselben Farbe; mit dem ersten gründest du es dort. Du darfst mehrere Güter in derselben Region haben. Ein Weinberg bringt seiner Region einen Ansehenswürfel.
book-vineyards-ruling = Würfel, die auf Keltereien gewartet haben, kommen nach dem des Weinbergs in die Region. Was dort keinen Platz findet, kommt zurück in den Vorrat.
book-wineries = Keltereien
book-wineries-text =
    Baue mindestens eine und bis zu { $most-wineries } Keltereien für je { $winery } Bagos auf leere Plätze deiner Güter; lass dabei Platz für einen Weinberg. Jede verbessert den Wein des Guts, hat Platz für einen Önologen und bringt der Region einen Ansehenswürfel. Auf einem Gut ohne Weinberg wartet der Würfel auf der Kelterei.
book-cellars = Keller
book-cellars-text =
    Baue einen Keller für { $cellar } Bagos anstelle des Lagers eines Guts. Die Weine dort ziehen um, jeder auf denselben Platz. Im Keller können sie länger liegen, und jeder Platz weiter rechts macht sie wertvoller. Auch ein Keller bringt einen Ansehenswürfel.
    Ein Lager hat zwei Plätze und macht Weine nicht wertvoller.
book-enologists = Önologen
book-enologists-text =
    Stelle mindestens einen und bis zu { $most-enologists } Önologen für je { $enologist } Bago ein, in Keltereien, die noch keinen haben. Jeder verbessert den Wein und bekommt jedes Jahr { $salary } von deinem Konto. Bauern lassen sich nicht einstellen.
book-sales = Verkauf im Inland
book-sales-text =
    Verkaufe mindestens einen Wein. Jeder bringt eines deiner Fässer auf ein freies Feld der Farbe des Weins in einem Haus; der Wein muss mindestens so viel wert sein wie die Zahl des Felds, und diese Zahl kommt auf dein _Konto_. Bis zu { $cubes } Ansehenswürfel aus der Region des Weins dürfen seinen Wert heben. Der Wein ist weg, das Fass bleibt.
book-sales-ruling = Du nutzt nie mehr Würfel, als das Feld nötig macht.
book-exports = Export
book-exports-text =
    Exportiere mindestens einen Wein auf dieselbe Art, auf ein freies Feld eines Landes, dessen Forderung er erfüllt; die Farbe ist egal. Die Zeile zählt sofort: { $export-points } Punkte von der obersten an. Am Ende bekommt, wer in einem Land die meisten Fässer hat, dessen Punkte für die Mehrheit, bis zu { $majorities }; bei Gleichstand werden sie geteilt, abgerundet.
    Zu zweit gelten nur Felder innerhalb des Rahmens.
book-barrels = Fässer kommen zurück
book-barrels-text =
    Vor deiner Aktion oder vor einer Messe darfst du _Paare_ deiner Fässer zurücknehmen: zwei aus demselben Haus im Inland. Für jedes Paar bekommen zwei verschiedene Regionen je einen Ansehenswürfel, soweit Würfel und Platz da sind. Ein einzelnes Fass kommt nicht zurück, und exportierte Fässer bleiben, wo sie sind.
book-barrels-ruling = Ein Paar kommt zurück, bevor du ziehst oder vor dem ersten Schritt der Aktion, nach der Aktion nur zu Beginn eines zusätzlichen Verkaufs oder Exports. Mit der Option für den Unterhalt muss dort jeder, der kann, ein Paar zurücknehmen.
book-bank = Bank
book-bank-text =
    Bei der Bank darfst du abheben, einzahlen und anlegen, in beliebiger Mischung und so oft du magst, mindestens aber einmal. Das Konto reicht bis { $top }; was ein Verkauf darüber hinaus brächte, verfällt. Was du kaufst, zahlst du in bar, die Löhne kommen vom Konto.
    Anlegen kostet, was der Schritt zeigt, vom Konto oder in bar. Die Anlage, von { $lowest } aufwärts, bewegt das Konto jedes Jahr um ihre Zahl. _Auflösen_ geht einen Schritt zurück und bringt Bargeld, jederzeit in deinem Zug. Jedes Mal, wenn das Konto auf null fällt, verlierst du { $loss } Siegpunkte.
book-experts = Experten einstellen
book-experts-text =
    Stelle mindestens einen und bis zu { $most-hired } Experten für je { $expert } Bago ein, immer die obersten der Stapel; für jedes Merkmal des Weins gibt es einen. Du darfst { $most-experts } haben; kommt noch einer, legst du vorher einen unter seinen Stapel.
book-experts-ruling = Einen kostenlosen Experten darfst du ablehnen.
book-skills = Was Experten tun
book-skills-text =
    Einen offenen Experten darfst du in deinem Zug für seine Fähigkeit umdrehen:
    - Börse: einige Bagos,
    - Küfer: ein Fass zurück, aus Verkauf oder Export,
    - Kutscher: der Weg in diesem Zug kostenlos,
    - Landmesser: die andere Farbe in einer Region nach oben,
    - Herold: ein Ansehenswürfel für eine beliebige Region,
    - Händler: jeder Weinberg in diesem Zug billiger.
    Auf einer Messe lassen sich nur offene Experten spielen.
book-skills-ruling = Was ein Fass eingebracht hat, bleibt, wenn der Küfer es zurückholt. Mehrere Händler zählen zusammen.
book-pass = Passen
book-pass-text =
    Auf Passen / Presse wählst du für deinen Reihenfolgestein einen freien Platz der unteren Zeile; haben alle gehandelt, rückt er dort nach oben. Du darfst auch einen Wein ankündigen, wenn du es für die nächste Messe noch nicht getan hast, oder einfach passen.

## Pressemitteilung, Stände und Gönner

book-release = Pressemitteilung
book-release-text =
    Einmal für jede Messe stellst du einen Wein vor: Du kündigst ihn früh mit der Aktion Passen / Presse an oder bringst ihn spät auf die Messe selbst, der Reihe nach. Bis zu { $cubes } Ansehenswürfel seiner Region darfst du nutzen. Er bringt einen Messepunkt für jeden Punkt, den er mehr wert ist als { $free }, belegt einen Stand und kann Gönnern gefallen; dann ist er weg.
    Wer früh ankündigt, hat als Erster die Wahl unter den Ständen und früher Gefallen der Gönner; wer wartet, lässt den Wein noch reifen.
book-release-ruling = Wer auf einer Messe keinen Wein hat, nimmt nicht teil und behält seine Messepunkte.
book-booth = Stände
book-booth-text =
    Nimm einen freien Stand. Für jedes seiner beiden Merkmale bekommst du so viele Messepunkte, wie dessen Stein jetzt zeigt, und seine Zugabe: einen Experten, { $booth-bagos } Bagos oder { $booth-points } Messepunkte. Der Wert des Weins bestimmt auch, wie viele Experten du auf der Messe spielen darfst, und der Stand, welche: die seiner Merkmale.
book-place = Fässer für Gönner
book-place-text =
    Ein Wein, der trifft, was der Jahrgang verlangt, gefällt Gönnern: Einer achtet auf die Farbe, einer auf den Wert, einer auf die Region. Bis zu { $placed } Fässer darfst du zu verschiedenen Gönnern legen, denen er gefällt, ob früh angekündigt oder spät; die Fässer eines späten Weins warten auf einen späteren Gefallen. Nicht im ersten Jahr.
book-favours = Gefallen
book-favours-text =
    Einmal je Aktion, davor oder danach, aber nicht mittendrin, darfst du einen beliebigen Wein hergeben und eines deiner Fässer von einem Gönner oder von einer Zusatzaktion auf ein anderes Feld derselben Zeile bewegen:
    - auf eine _Zusatzaktion_, die du sofort ausführst, oder
    - auf ein freies Feld eines _Multiplikators_, wo es bleibt und am Ende zählt; auf jedem Multiplikator darfst du nur ein Fass haben. Der für Weine zählt sofort.
    Bei einem Gönner und auf einer Aktion dürfen beliebig viele Fässer liegen. Außerhalb der eigenen Züge, auch auf einer Messe, gibt es keine Gefallen.
book-favours-ruling = Das Fass kann nur auf eine Aktion, die sich nach dem Hergeben des Weins ausführen lässt. Nennt das Feld einen Preis, gilt der. Für den Multiplikator für Geld zählen das Bargeld und was das Auflösen der Anlage brächte, nicht aber das Konto.

## Das Ende eines Jahres

book-upkeep = Zinsen und Löhne
book-upkeep-text =
    Das Konto bewegt sich um die Zahl deiner Anlage. Wer Schuldzinsen nicht ganz zahlen kann, verliert eine Kelterei oder, wenn er keine hat, einen Weinberg. Dann bekommt jeder Önologe { $salary } vom Konto; wer nicht bezahlt werden kann, geht, und sonst niemand. Mit Bargeld lässt sich beides nicht zahlen.
book-upkeep-ruling = Was verloren geht, wählt der Besitzer: Eine Kelterei kommt in den Vorrat zurück, ein Weinberg ist aus dem Spiel. Wer durch einen Verlust keinen Platz mehr hat, wechselt auf einen freien oder geht.
book-ageing = Reifen
book-ageing-text =
    Alle Weine rücken einen Platz nach rechts. Ein Wein, der den letzten Platz seines Lagers oder Kellers verlässt, ist verloren.
book-staff = Leute versetzen
book-staff-text =
    Vor der Weinlese dürfen deine Önologen in Keltereien ohne Önologen wechseln und Bauern in Weinberge ohne Bauern, auf allen deinen Gütern.
book-staff-ruling = Jedes Gut kann in einem Jahr nur Leute abgeben oder nur aufnehmen; jede Verteilung ist so erreichbar.
book-quality = Weinlese
book-quality-text =
    Jedes Gut mit einem Weinberg erzeugt einen Wein seiner Farbe, der auf den linken Platz kommt. Seine Güte ergibt sich so:
    - { $vineyard-quality } für jeden Weinberg,
    - { $farmer-quality } für jeden Bauern,
    - { $winery-quality } für jede Kelterei,
    - { $enologist-quality } für jeden Önologen,
    - { $porto-quality }, wenn im Douro eine Portomarke ausgegeben wird,
    - dazu, was das Wetter gibt oder nimmt.
    Bleibt keine Güte übrig, gibt es keinen Wein.
book-quality-ruling = Höchstens eine Portomarke je Wein; du wirst jedes Mal gefragt, und eine genutzte Marke ist endgültig ausgegeben.
book-value = Was ein Wein wert ist
book-value-text =
    Wird ein Wein verkauft, exportiert oder vorgestellt, zählen zu seinem Wert seine Güte, der Zuschlag seines Kellerplatzes, die genutzten Ansehenswürfel und der Zuschlag seiner Region. Wer in einer Region ein Gut hat, darf ihre Würfel nutzen, egal wer sie dorthin gebracht hat.
book-fair = Die Messe
book-fair-text =
    In den Jahren { $fair-years } werden zuerst die Weine vorgestellt, die noch nicht angekündigt waren. Dann wählen alle geheim unter ihren offenen Experten mit einem Merkmal ihres Stands höchstens so viele, wie der Wein erlaubt, oder keinen. Sie werden gleichzeitig aufgedeckt: Erst rückt jeder Pfeil sein Merkmal hoch, dann zählt jeder Experte, was sein Merkmal zeigt. Gespielte Experten kommen unter ihre Stapel.
    Messepunkte gehen nie verloren. Die Rangfolge nach Messepunkten bringt Siegpunkte, die bei Gleichstand geteilt werden, abgerundet; am vollen Tisch bekommt der Letzte einen Experten, bei Gleichstand jeder der Letzten. Zu zweit bekommt der Zweite, was sonst der Dritte bekäme.
book-fair-ruling = Ihr wählt geheim und dürft die Wahl ändern, bis der Letzte gewählt hat; niemand sieht, wie viele Experten es sind.

## Das Ende des Spiels

book-last-favours = Die letzten Gefallen
book-last-favours-text =
    Nach der letzten Messe dürft ihr in der neuen Reihenfolge reihum je einen Gefallen nutzen, solange jemand einen Wein und ein Fass zum Bewegen hat. Wer aussteigt, ist draußen.
book-scoring = Schlusswertung
book-scoring-text =
    Siegpunkte gibt es für
    - Exporte (sofort) und Mehrheiten in den Ländern,
    - Messen,
    - Multiplikatoren mit deinen Fässern
    - und das Konto, nach seiner Höhe.
    Was dich ein leeres Konto gekostet hat, wird abgezogen. Bargeld zählt nur durch einen Multiplikator.
book-ties = Gleichstand
book-ties-text =
    Bei Gleichstand entscheiden die meisten exportierten Fässer, dann das meiste Geld, bar und auf dem Konto, nachdem alle Anlagen aufgelöst sind. Danach wird der Sieg geteilt.

## Beispiele

book-example-vineyard = Ein zweites Gut
book-example-vineyard-1 = { $move }: Jeder hat jetzt einen ersten Weinberg und einen ersten Wein. Die Figur steht auf Passen / Presse.
book-example-vineyard-2 = { $move }. „Weinberge“ ist in diesem Jahr das Steuerfeld, also ist selbst dieses Nachbarfeld nicht kostenlos.
book-example-vineyard-3 = { $move }. Er hat eine andere Farbe als der erste, also entsteht mit ihm ein eigenes Gut, und seine Region bekommt einen Ansehenswürfel.
book-example-sale = Ein kleiner Wein in einem guten Haus
book-example-sale-1 = { $move }. Der einzige Wein ist der junge des ersten Guts.
book-example-sale-2 = { $move }. Für sich allein wäre er für jedes Feld zu wenig wert, aber Ansehen zählt im Alentejo doppelt.
book-example-sale-3 = { $move }. Die Würfel sind verbraucht, das Fass bleibt auf seinem Feld, und das Geld liegt auf dem Konto.
