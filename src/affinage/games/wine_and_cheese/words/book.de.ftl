# Das Regelbuch von Wine & Cheese in unseren eigenen Worten. Keine Zahl steht hier: Sie kommen aus dem Komponentensatz.
# _Wort_ wird hervorgehoben; eine Zeile mit einem Strich am Anfang ist ein Punkt einer Liste.

book-chapter-goal = Ziel und Ende
book-chapter-table = Was auf dem Tisch liegt
book-chapter-years = Durch die Jahreszeiten
book-chapter-turn = Herstellen, verkaufen und was dazugehört
book-chapter-effects = Eigenaktionen und Geldleiste
book-chapter-score = Wertung und Gleichstand

figure-years = Jahre
figure-hand = Karten jeder Ware, die jeder bekommt
figure-display = Karten jeder Ware in der Auslage
figure-slots = Gewölbe, das geschlossene eingerechnet
figure-cellar-markers = Marker für das geschlossene Gewölbe
figure-cellar-steps = Schritte zurück für das geschlossene Gewölbe
figure-trade = Marker im Tausch gegen einen beliebigen
figure-wines = Weinkarten
figure-cheeses = Käsekarten
figure-start-white = Helle Trauben am Anfang
figure-start-red = Dunkle Trauben am Anfang
figure-start-milk = Milch am Anfang
figure-keep-yeast = Lagerplätze für Hefe
figure-keep-sugar = Lagerplätze für Zucker
figure-keep-salt = Lagerplätze für Salz
figure-keep-cultures = Lagerplätze für Kulturen
figure-lap-to = Feld nach dem Umrundungspfeil, vom Start gezählt
figure-bonus = Felder mit Bonusmarkern, vom Start gezählt
figure-together = Quartierkarten „zusammen“
figure-alone = Quartierkarten „allein“
figure-highest-space = Höchstes Feld der Leiste

table-labels = Was Etiketten kosten und bewirken
table-labels-cost = Preis
table-labels-one = entweder
table-labels-other = oder
table-dishes = Schritte für ein Paar, je nach Gericht
table-dishes-wine = Wein
table-dishes-cheese = Käse

## Ziel und Ende

book-aim = Worum es geht
book-aim-text =
    Du führst in Burgund einen Hof, auf dem Wein gekeltert und Käse gemacht wird. Deine Arbeitskräfte holen Zutaten von Parzellen, die sich beide Höfe teilen; Karten kommen in den Keller, reifen dort und werden verkauft, wenn sie so weit sind.
    Am Ende zählt ihr getrennt, was der Wein und was der Käse eingebracht hat, und _nur die kleinere der beiden Summen zählt_. Halte also beide Waren im Gleichgewicht.
book-end = Wann das Spiel endet
book-end-text =
    Der Kalender führt durch { $years } Jahre mit Frühling, Sommer, Herbst und Winter. Im letzten Winter wird alles verkauft, was noch in den Kellern liegt, dann wird abgerechnet.

## Was auf dem Tisch liegt

book-cards = Die Karten
book-cards-text =
    Es gibt { $wines } Weinkarten und { $cheeses } Käsekarten. Jede Ware hat ihren eigenen Stapel; { $display } Karten davon liegen in der Auslage. Jede Karte zeigt, welche Zutaten sie braucht, wie viel Gold sie ausgereift bringt und wie viel Silber sonst.
    - _Aktionskarten_ haben eine Eigenaktion.
    - _Genusskarten_ gehören zu einem Gericht: Ein Wein und ein Käse desselben Gerichts sind ein Paar.
    Handkarten sind geheim, außer denen, die du aus der Auslage genommen hast.
book-cards-ruling = Ist ein Stapel leer, bleiben seine Plätze in der Auslage leer; neu gemischt wird nicht. Verkaufte Karten sind bekannt, denn sie wurden offen gespielt.
book-markers = Zutaten
book-markers-text =
    Wein entsteht aus hellen und dunklen Trauben, Hefe und Zucker, Käse aus Salz, Kulturen und Milch. Marker zeigen, was du hast; ihr Vorrat ist unbegrenzt. Ein Labor gibt Hefe oder Kulturen; du wählst für jeden Marker einzeln.
book-markers-ruling = Marker im Lager und auf den Verarbeitungsstätten bilden einen gemeinsamen Vorrat: Zahlen kannst du mit allen.
book-setup = Aufbau
book-setup-text =
    Zwischen den Höfen liegen Quartierkarten in einer Reihe, „zusammen“ und „allein“ im Wechsel, gezogen aus { $together } der einen und { $alone } der anderen Art. Jeder Hof hat auf jeder Karte ein Quartier. In allen bis auf eines sitzt eine Arbeitskraft auf einer Bank ihrer Farbe; die Arbeitskräfte einer weiteren Farbe warten auf dem Kalender.
    Ihr beginnt jeweils mit { $start-white } { $start-white ->
        [one] hellen Traube
       *[other] hellen Trauben
    }, { $start-red } { $start-red ->
        [one] dunklen Traube
       *[other] dunklen Trauben
    } und { $start-milk } Milch, { $hand } Karten jeder Ware und einem Keller mit einem geschlossenen Gewölbe. Alle Anzeiger stehen auf dem Startfeld der Geldleiste. Wer beginnt, bekommt die erste Reihenfolgekarte.
book-setup-ruling = Der Zufall legt Quartierkarten und Bänke auf beiden Seiten aus und bestimmt, wer beginnt, sofern ihr es nicht festgelegt habt.

## Durch die Jahreszeiten

book-calendar = Der Kalender
book-calendar-text =
    - _Frühling:_ Arbeitskräfte ziehen los; Herstellung und Verkauf; Einlagern.
    - _Sommer:_ Karten reifen; Eigenaktionen.
    - _Herbst:_ Arbeitskräfte kehren heim; Herstellung und Verkauf; Einlagern.
    - _Winter:_ Karten reifen; dann kommen die wartenden Arbeitskräfte an, im letzten Winter wird stattdessen alles verkauft.
    Ziehen Arbeitskräfte los oder heim, macht den ersten Zug, wer die erste Reihenfolgekarte hat; danach habt ihr im Wechsel je zwei Züge hintereinander. Bei Herstellung und Verkauf seid ihr abwechselnd am Zug. In allen anderen Phasen ist zuerst dran, wer die erste Karte hat.
book-workers = Arbeitskräfte ziehen los
book-workers-text =
    Nimm eine Arbeitskraft aus einem deiner eigenen Quartiere und stelle sie auf eine beliebige leere Parzelle. Sie produziert nach der Quartierkarte, von der sie kommt; deren Muster liegt mit seinem markierten Feld auf der Parzelle der Arbeitskraft:
    - _Zusammen:_ zwei Marker von ihrer Parzelle und einen von jeder anderen Parzelle des Musters, auf der eine Arbeitskraft steht, egal wer sie geschickt hat.
    - _Allein:_ einen Marker von ihrer Parzelle und einen von jeder anderen Parzelle des Musters, die leer ist.
    Arbeitskräfte einer Farbe sind ein Paar: Wer einen ungeraden Zug hat, wählt eine Farbe, und im nächsten Zug muss die andere Arbeitskraft dieser Farbe folgen. Etiketten dürfen in dieser Phase nicht genutzt werden.
book-workers-ruling = Ein Muster deckt für beide Höfe dieselben Felder ab. Felder im Wasser oder jenseits des Randes entfallen, die anderen zählen trotzdem.
book-market = Herstellung und Verkauf
book-market-text =
    In deinem Zug stellst du _eine_ Karte her, oder du verkaufst beliebig viele, oder du steigst aus dieser Phase aus. Etiketten, Tausch und das geschlossene Gewölbe sind vorher und nachher möglich. Wer ausgestiegen ist, hat in dieser Phase keinen Zug mehr; der andere Hof macht allein weiter.
book-market-ruling = Wer einen Zug beendet, ohne etwas herzustellen oder zu verkaufen, steigt aus. Was begonnen ist, wird vor allem anderen zu Ende gebracht.
book-storing = Einlagern
book-storing-text =
    Am Ende von Frühling und Herbst bleibt nur, was auf die Lagerplätze passt: { $keep-yeast } Hefe, { $keep-sugar } Zucker, { $keep-salt } Salz und { $keep-cultures } { $keep-cultures ->
        [one] Kultur
       *[other] Kulturen
    }. Trauben und Milch lassen sich nicht lagern. Nutze den Rest vorher für Etiketten oder zum Tauschen, sonst verfällt er.
    Wer mehr eingelagert hat, nimmt die erste Reihenfolgekarte. Habt ihr gleich viel eingelagert, tauscht ihr die Karten.
book-storing-ruling = Eingelagert werden muss, soweit Platz ist.
book-ageing = Reifung
book-ageing-text =
    Im Sommer und im Winter verliert jede Karte im Keller zwei Marker, im letzten Winter noch einen mehr. Eine Karte ohne Marker ist _ausgereift_. Liegen weniger Marker auf einer Karte, als sie verlieren müsste (bei ausgereiften ist das immer so), ist sie überreif und wird sofort für Silber verkauft. Mit Etiketten kannst du eine Karte beschleunigen oder verlangsamen, bevor sie an der Reihe ist.
book-ageing-ruling = Wer die erste Reihenfolgekarte hat, lässt seine Karten zuerst reifen, eine nach der anderen in beliebiger Reihenfolge. Eine überreife Karte wirkt nicht mehr.
book-summer = Eigenaktionen im Sommer
book-summer-text =
    Nach dem Reifen im Sommer darf jede Aktionskarte in deinem Keller einmal wirken, in beliebiger Reihenfolge, ausgereift oder nicht. Du musst nicht alle nutzen.
book-fall = Arbeitskräfte kehren heim
book-fall-text =
    Im Herbst kehren die Arbeitskräfte heim, im selben Wechsel und wieder paarweise nach Farben. Wähle eine beliebige Arbeitskraft auf einer Parzelle, egal wer sie geschickt hat, und stelle ihre Bank in ein leeres eigenes Quartier. Bevor sie geht, produziert ihre Parzelle noch einmal nach dem Muster dieses Quartiers; dann setzt sie sich dort hin. So sind die Quartiere in jedem Jahr anders besetzt.
book-fall-ruling = Der andere Hof nimmt die zweite Arbeitskraft dieser Farbe. Bleibt nur noch eine Arbeitskraft oder ein Quartier, wird nicht gefragt.
book-winter = Winter
book-winter-text =
    Im ersten Winter ziehen nach dem Reifen die wartenden Arbeitskräfte in die noch leeren Quartiere. Im letzten Winter wird nach dem Reifen alles verkauft, was noch in den Kellern liegt, zuerst bei dem, der die erste Reihenfolgekarte hat: ausgereifte Karten für Gold, Paare mit ihren Schritten, der Rest für Silber.

## Herstellen, verkaufen und was dazugehört

book-produce = Herstellen
book-produce-text =
    Spiele eine Handkarte in ein freies Gewölbe und lege alle Zutaten darauf, die sie zeigt. Dort bleiben sie liegen, bis die Reifung sie wieder herunternimmt.
    Dann führst du eine beliebige Etikett-Aktion _kostenlos_ aus oder löst bei einer Aktionskarte stattdessen ihre Eigenaktion aus.
book-produce-ruling = Die Karte kommt ins erste freie Gewölbe. Auf die kostenlose Etikett-Aktion kannst du nicht verzichten, solange irgendeine etwas bewirkt; die Eigenaktion ist freiwillig.
book-sell = Verkaufen
book-sell-text =
    Eine Karte ohne Marker ist ausgereift und bringt ihr Gold; bevor sie den Keller verlässt, wirkt eine ausgereifte Aktionskarte noch einmal. Auch eine Karte mit Markern lässt sich verkaufen, aber nur für ihr Silber, und sie wirkt dann nicht.
book-sell-ruling = Eine ausgereifte Aktionskarte muss wirken, wenn ihre Eigenaktion etwas bewirkt. Nur was Marker kosten würde, darfst du ablehnen.
book-pairs = Paare
book-pairs-text =
    Ein ausgereifter Wein und ein ausgereifter Käse desselben Gerichts lassen sich zusammen verkaufen. Dann bekommst du ihr Gold, und beide Anzeiger gehen die Schritte des Gerichts; welcher zuerst zieht, wählst du. Einzeln verkauft bringt eine Genusskarte nur ihr Gold.
book-labels = Etiketten
book-labels-text =
    Jede Zutat hat ein Etikett mit einem Preis und zwei Etikett-Aktionen. In deinem Zug darfst du Etiketten nutzen, sooft du zahlen kannst, nur nicht, wenn Arbeitskräfte losziehen oder heimkehren. Die Aktionen sind:
    - ein Schritt mit dem Wein- oder dem Käseanzeiger,
    - eine Wein- oder eine Käsekarte, aus der Auslage oder verdeckt vom Stapel,
    - eine Karte beschleunigen: ein Marker weniger darauf,
    - eine Karte verlangsamen: ein Marker mehr darauf.
    Die Auslage wird sofort aufgefüllt. Ein Handkartenlimit gibt es nicht.
book-labels-ruling = Eine Etikett-Aktion, die gar nichts bewirkt, kannst du nicht wählen.
book-trade = Tauschen
book-trade-text =
    Jederzeit in deinem Zug lassen sich { $trade } beliebige Marker gegen einen beliebigen tauschen.
book-trade-ruling = Auch gegen eine Sorte, die du gerade abgegeben hast, aber nie mitten in einer Aktion.
book-cellar = Das geschlossene Gewölbe
book-cellar-text =
    Von deinen { $slots } Gewölben ist eines geschlossen. Jederzeit in deinem Zug darfst du es dauerhaft öffnen: für { $cellar-markers } Marker oder für { $cellar-steps } Schritte zurück mit einem deiner Anzeiger. Auf dem Rückweg werden besetzte Felder übersprungen; über den Umrundungspfeil geht es nie zurück.
book-cellar-ruling = Der letzte Schritt darf auf das Startfeld führen, keiner darüber hinaus. Mit Schritten, die nicht möglich sind, kannst du nicht zahlen.

## Eigenaktionen und Geldleiste

book-special = Wann eine Karte wirkt
book-special-text =
    Eine Eigenaktion wird ausgelöst,
    - wenn ihre Karte hergestellt wird, anstelle der kostenlosen Etikett-Aktion,
    - wenn die Karte ausgereift verkauft wird
    - und einmal in jedem Sommer.
book-special-ruling = Eine Eigenaktion, die gar nichts bewirkt, kannst du nicht auslösen.
book-actions = Was Karten tun
book-actions-text =
    - _Waschen_ bewegt deinen Weinanzeiger: einen Schritt für jeden Käse in deinem Keller, die Karte selbst eingeschlossen. _Feines Waschen_ bringt für jeden Genusskäse zwei Schritte mit ihm oder einen mit dem Käseanzeiger.
    - _Brennen_ und _Feines Brennen_ bewegen ebenso den Käseanzeiger, je nach deinen Weinen.
    - Ein _Markttag_ bringt die Zutaten, die er zeigt, oder beliebige Zutaten einer Ware.
    - Eine _Aushilfe_ löst eine andere Aktionskarte deines Kellers aus.
    - _Starterkulturen_ kosten die Marker, die auf der Karte stehen, und bringen dafür Schritte, bei jedem Auslösen einmal.
book-actions-ruling = Eine Aushilfe löst nie eine Karte aus, die in derselben Kette schon ausgelöst wird. Eine Karte darf selbst wirken und durch eine Aushilfe ein weiteres Mal.
book-track = Die Geldleiste
book-track-text =
    Jeder Anzeiger geht von Feld zu Feld; Felder, auf denen schon ein Anzeiger steht, überspringt er kostenlos. Wer ein Feld mit Bonusmarker (Feld { $bonus } vom Start) als Erster erreicht oder überquert, nimmt den Marker als beliebige Zutat. Nach { $highest-space } führt der Umrundungspfeil zurück auf Feld { $lap-to } vom Start, und die Umrundung wird vermerkt: Sie zählt so viel wie das höchste Feld.
book-track-ruling = Auf Schritte kannst du nicht verzichten. Einen Bonus wählst du, wenn alle Schritte einer Aktion gemacht sind.

## Wertung und Gleichstand

book-scoring = Schlusswertung
book-scoring-text =
    Wein und Käse werden getrennt gezählt. Für jede Ware zählen
    - das Gold ihrer Karten, die ausgereift verkauft wurden,
    - das Silber ihrer Karten, die unreif oder überreif verkauft wurden,
    - das Feld ihres Anzeigers und { $highest-space } mehr für jede Umrundung
    - sowie ein Punkt für jedes Paar eines Gerichts, das du verkauft hast, zusammen oder nacheinander, für Gold oder für Silber.
    Die _kleinere_ Summe ist dein Ergebnis. Das höhere Ergebnis gewinnt.
book-ties = Gleichstand
book-ties-text =
    Sind die Ergebnisse gleich, entscheidet die höhere der anderen Summen. Sind auch diese gleich, gewinnt, wer die erste Reihenfolgekarte hat.

## Beispiele

book-example-plots = Zwei Arbeitskräfte einer Farbe
book-example-plots-1 = Der andere Hof hat seine ockerfarbene Arbeitskraft auf einen dunklen Weinberg geschickt. Deine in derselben Farbe muss folgen, aus einem Quartier „zusammen“.
book-example-plots-2 = { $move }. Die eigene Parzelle zählt doppelt; der Weinberg liegt im Muster, und weil dort jemand steht, gibt er eine Traube dazu.
book-example-press = Ein Wein wird gekeltert
book-example-press-1 = Herstellung und Verkauf hat begonnen, und du bist am Zug. Ein Wein auf deiner Hand verlangt, was du hast.
book-example-press-2 = { $move }. Die Marker liegen jetzt auf der Karte; die Reifung nimmt sie wieder herunter.
book-example-press-3 = { $move }. Das ist die kostenlose Etikett-Aktion, die jede Herstellung mitbringt.
