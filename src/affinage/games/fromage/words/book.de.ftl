# Das Regelbuch von Fromage in unseren eigenen Worten. Keine Zahl steht hier: Sie kommen aus dem Komponentensatz.
# _Wort_ wird hervorgehoben; eine Zeile mit einem Strich am Anfang ist ein Punkt einer Liste.

book-chapter-goal = Ziel und Ende
book-chapter-table = Was auf dem Tisch liegt
book-chapter-turn = Ein Zug am Rad
book-chapter-resources = Ressourcen
book-chapter-venues = Orte
book-chapter-score = Wertung und Gleichstand
book-chapter-alone = Allein: der Konzern

figure-cheese = Käsemarker je Platz
figure-copies = Auftragskarten je Sorte und Reife
figure-spare = Ungenutzte Ressourcen für einen Punkt
figure-store = Punkte für eine Karte, die der Konzern behält
figure-longest = Züge, nach denen ein Spiel spätestens endet
figure-parlours = Vieh für die Melkstände
figure-left = Ressourcen am Anfang aus dem Viertel links
figure-opposite = Ressourcen am Anfang aus dem Viertel gegenüber
figure-tiles = Bautenplättchen
figure-festival-more = Punkte für jeden weiteren Käse über die Tabelle hinaus
figure-orders-more = Punkte für jeden weiteren Auftrag über die Tabelle hinaus
figure-shelf-points = Punkte auf den Schildern der rechten Spalte

table-festival = Gruppen auf dem Festival, nach Größe
table-festival-points = Punkte
table-fromagerie = Verschiedene Regale mit deinem Käse
table-fromagerie-points = Punkte
table-bistro = Punkte je Teller, nach Reife
table-bistro-bronze = Bronze
table-bistro-silver = Silber
table-bistro-gold = Gold
table-bistro-none = Kein Paar
table-bistro-one = Ein Paar
table-bistro-two = Zwei Paare
table-bistro-more = Mehr Paare
table-customers = Kunden, nach der Zahl der Plätze
table-customers-row = { $label } Plätze
table-customers-first = niedrig
table-customers-second = mittel
table-customers-third = hoch
table-customers-tie = bei Gleichstand je
table-orders = Erfüllte Aufträge
table-orders-points = Punkte
table-track = Käseleisten des Konzerns
table-track-row = Stufe { $label }

## Ziel und Ende

book-aim = Worum es geht
book-aim-text =
    Du führst eine Käserei an einem runden Tisch, der sich dreht. An dem Ort, den das Rad vor dich gedreht hat, machst du Käse und sammelst, was deine Käserei braucht, und jeder Ort belohnt Käse auf seine Art. Wer am Ende die meisten Punkte hat, gewinnt.
    In jeder Wertung bringt jeder weitere Schritt mehr ein: Lieber in einigen weit kommen, als alle nur anzufangen.
book-end = Wann das Spiel endet
book-end-text =
    Wer seinen letzten Käsemarker legt, sagt das sofort an. Alle beenden den laufenden Zug, dann ist das Spiel aus. Jeder Platz hat { $cheese } Marker.
    Jeder Marker auf dem Spielplan zählt, egal wie lange er schon gereift ist.
book-end-ruling = Damit kein Spiel ewig dauert, endet es hier spätestens nach { $longest } Zügen; unter Menschen dauert kein Spiel auch nur annähernd so lange.

## Was auf dem Tisch liegt

book-wheel = Das Rad und das Ressourcenplättchen
book-wheel-text =
    Die Viertel des Rads sind die Orte: Festival, Fromagerie, Bistro und Villes. In welcher Reihenfolge sie liegen, bestimmt der Zufall. In der Mitte liegt das Ressourcenplättchen, ebenfalls zufällig gedreht: In jedem Viertel bietet es Vieh, Obst, Bauteile oder Aufträge.
    So liegen immer ein Ort und eine Ressource vor dir. Nach jedem Zug dreht sich das Rad im Uhrzeigersinn um ein Viertel, mit allem, was darauf liegt; das Ressourcenplättchen dreht sich mit.
book-wheel-ruling = Als Nächstes liegt vor dir, was jetzt rechts von dir liegt. Zu zweit sitzt ihr einander gegenüber. Der Zufall deckt nur auf, was noch da ist.
book-setup = Aufbau
book-setup-text =
    Jeder Platz hat eine Käsereitafel, eigene Arbeiter für Weich-, Hart- und Blauschimmelkäse und { $cheese } Käsemarker. In jeder Region der Villes liegt ein zufälliger Kunde; auch die Tafeln werden zugelost.
    Du beginnst mit { $left } Ressourcen der Art, die das Plättchen links von dir zeigt, und { $opposite } der Art gegenüber. Aufträge werden vom gemischten Stapel gezogen, der { $copies } Karten je Sorte und Reife hat, und liegen offen vor dir.
book-setup-ruling = Ressourcen gehen nie aus.
book-layouts = Anordnungen und Zahl der Plätze
book-layouts-text =
    Für jeden Ort gibt es je nach Zahl der Plätze verschiedene Anordnungen der Felder: Seite I für die erste Partie, Seite II für weitere und am vollen Tisch auch die auf dem Spielplan gedruckte. Sie lassen sich frei mischen. Mit weniger Plätzen sind manche Felder gesperrt, dort kann niemand Käse machen. Die Punktwerte bleiben gleich, außer bei den Kunden.
book-draft = Bautenplättchen
book-draft-text =
    Mit der Option _Bauten: Plättchen_ bekommt jeder einige der { $tiles } Plättchen auf die Hand, behält eines und gibt den Rest nach links weiter, bis die Hände leer sind. Dann darfst du beliebig viele deiner Plättchen auf Bauten deiner Tafel legen; was überdeckt ist, gibt es nicht mehr. Die übrigen kommen in die Schachtel.
book-draft-ruling = Gewählt wird, wenn Rad, Kunden, Tafeln und erste Ressourcen bekannt sind. Alle wählen gleichzeitig und geheim; auf jeden Bau der Tafel kommt höchstens ein Plättchen. Allein ziehst du immer kleinere Hände und behältst aus jeder ein Plättchen.

## Ein Zug am Rad

book-turn = Alle gleichzeitig
book-turn-text =
    Alle handeln zur selben Zeit. Zuerst kommen die Arbeiter heim, deren Pfeil auf dich zeigt. Dann darfst du
    - einmal Ressourcen _sammeln_
    - und einmal _Käse machen_,
    in beliebiger Reihenfolge. Dazwischen darfst du Melkstände nutzen, Bauten errichten und Arbeiter in Scheunen schicken, wie du möchtest. Dann sagst du, dass du bereit bist; sind es alle, dreht sich das Rad.
    Was andere im selben Zug tun, kann dich nicht stören: Das Viertel vor dir nutzt nur du.
book-turn-ruling = Was andere getan haben, siehst du, wenn alle bereit sind; bis dahin darfst du dich umentscheiden, nur nicht hinter eine gezogene Auftragskarte oder einen angesagten letzten Marker zurück. Wenn ihr lieber nacheinander spielt und seht, was die anderen tun, wählt die Option _Züge: nacheinander_; zuerst ist dann der Platz dran, vor dem die Bauteile liegen.
book-workers = Arbeiter kommen heim
book-workers-text =
    Ein Arbeiter bleibt, wohin du ihn geschickt hast, und fährt mit dem Rad; er kommt heim, wenn sein Pfeil wieder auf dich zeigt. Wie lange das dauert, wählst du mit der Aktion:
    - Ein Bronzekäse hält ihn einen Zug lang fest, Silber zwei, Gold noch einen mehr als Silber.
    - Sammeln hält ihn so viele Züge fest, wie du Ressourcen nimmst.
    Je mehr die Aktion bringt, desto länger fehlt er dir. Schau voraus: Welcher Ort liegt vor dir, wenn er heimkommt?
book-make = Käse machen
book-make-text =
    Wähle ein leeres Feld des Ortes, der vor dir liegt. Seine Sorte, weich, hart oder blau, sagt, welchen Arbeiter du zu Hause brauchst; seine Reife, Bronze, Silber oder Gold, wie lange er fort ist. Lege einen Käsemarker dorthin und stelle den Arbeiter darauf. Das geht nur einmal im Zug.
    Felder mit Obst oder Marmelade verlangen ein Obst. Auf Gratisproben kann niemand Käse machen.
book-make-ruling = Erst zahlst du das Obst und legst den Marker, dann darfst du einen Auftrag erfüllen, dann wirken Laderampen, dann das Schild des Regals. Was der Marker einbringt, kann ihn nicht bezahlen.
book-gather = Sammeln
book-gather-text =
    Das Viertel des Ressourcenplättchens vor dir hat Felder für verschiedene Mengen. Schicke einen beliebigen Arbeiter von zu Hause auf ein leeres und nimm sofort so viele Ressourcen dieser Art; du darfst sie noch in diesem Zug nutzen. Das geht nur einmal im Zug; welchen Arbeiter du schickst, ist egal.

## Ressourcen

book-fruit = Obst
book-fruit-text =
    Obst brauchst du für Käse auf Feldern, die Obst zeigen, und für Käse mit Marmelade. Du musst es haben, bevor du den Marker legst.
    Am Ende wird _malgenommen_: Die Zahl deiner Käse mit Obst mal die Zahl derer mit Marmelade ergibt deine Punkte. Eines ohne das andere ist nichts wert.
book-livestock = Vieh und Melkstände
book-livestock-text =
    Jeder Melkstand deiner Tafel arbeitet einmal im Spiel. Melke so viel Vieh, wie er verlangt ({ $parlours }, der Reihe nach), und lege sofort seinen Zusatzkäse: auf ein leeres Feld dieser Sorte und Reife an dem Ort, der vor dir liegt, ohne Arbeiter. Beim letzten Melkstand hast du bei Sorte und Reife freie Wahl.
    Einen Zusatzkäse zu legen gilt nicht als Käsemachen, du darfst also mehrere im selben Zug legen. Er kann einen Auftrag erfüllen und braucht Obst, wo das Feld es verlangt.
book-livestock-ruling = Ohne passendes Feld kann ein Melkstand nicht genutzt werden.
book-orders = Aufträge
book-orders-text =
    Ein Auftrag verlangt eine Sorte und eine Reife. Legst du einen passenden Marker, auch als Zusatzkäse, darfst du damit _einen_ offenen Auftrag erfüllen, nur in diesem Moment: Früher gelegter Käse erfüllt keinen Auftrag, und kein Käse erfüllt zwei. Erfüllte Aufträge bringen nach ihrer Anzahl Punkte; über die Tabelle hinaus bringt jeder weitere { $orders-more } Punkte.
book-orders-ruling = Ob du einen Auftrag erfüllst, ist immer deine Wahl: Ein offener Auftrag zählt am Ende als ungenutzte Ressource. Ist der Stapel leer, werden abgelegte Aufträge gemischt, danach erfüllte, die für ihre Besitzer weiter zählen. Gezogen wird in der Reihenfolge, in der Aufträge verlangt werden.
book-structures = Bauten
book-structures-text =
    Mit Bauteilen baust du, was auf deiner Tafel oder auf einem Plättchen darüber gezeigt ist, zum angegebenen Preis; von da an wirkt es. Bauen darfst du jederzeit in deinem Zug.
    - Ein _Gewächshaus_ gibt mehr von seiner Ressource, wenn du sie im Zug zum ersten Mal bekommst.
    - Eine _Laderampe_ gibt jedes Mal etwas, wenn du an ihrem Ort einen Marker legst.
    - Ein _Kontor_ bringt am Ende Punkte für jede seiner Ressourcen, die du _genutzt_ hast; manche brauchen zwei davon für einen Punkt.
    - Eine _Scheune_ nimmt Arbeiter auf.
book-structures-ruling = Ein Gewächshaus wirkt von selbst, und was es zusätzlich gibt, bringt nichts weiter. Mehrere Bauten einer Art wirken alle.
book-barns = Scheunen
book-barns-text =
    Ist eine Scheune gebaut, darfst du in jedem Zug einen Arbeiter von zu Hause dorthin schicken und bekommst, was sie zeigt. Er ist zu Beginn des nächsten Zuges zurück. Das gilt nicht als Sammeln; sammeln darfst du also auch noch.
book-barns-ruling = Ein Arbeiter je Scheune.

## Orte

book-venues = Was die Orte gemeinsam haben
book-venues-text =
    An jedem Ort sind Bronzefelder am wenigsten und Goldfelder am meisten wert. Was ein Käse wert ist, hängt davon ab, was dort sonst liegt: auf dem Festival von seinen Nachbarn, in der Fromagerie von der Zahl deiner Regale, im Bistro von Tischen mit zwei deiner Käse, in den Villes davon, wer sonst noch eine Region beliefert.
book-festival = Festival
book-festival-text =
    Deine Käse zählen in _Gruppen von Nachbarn_, Seite an Seite, nie über Eck. Eine Gratisprobe zählt als Käse von allen und verbindet deine Gruppen. Jede Gruppe zählt nach ihrer Größe; über die Tabelle hinaus bringt jeder weitere Käse { $festival-more } Punkte. Bronzefelder liegen neben keiner Probe, Silber neben einer, Gold neben zweien.
book-festival-ruling = Gratisproben allein zählen nichts: Zu einer Gruppe gehört mindestens ein eigener Käse.
book-fromagerie = Fromagerie
book-fromagerie-text =
    Es zählt, auf _wie vielen verschiedenen Regalen_ du Käse hast. Die Regale der rechten Spalte bringen { $shelf-points } Punkte dazu, von Bronze bis Gold, für jeden deiner Käse darauf; die der linken bringen sofort etwas.
book-signs = Schilder der Regale
book-signs-text =
    Legst du einen Marker auf ein Regal der linken Spalte, wirkt sein Schild sofort: Am Bronzeregal darfst du eine ungenutzte Ressource gegen eine beliebige andere tauschen, das Silberregal bringt eine beliebige Ressource, das Goldregal zwei verschiedene. Auch einen offenen Auftrag darfst du so abgeben.
book-signs-ruling = Gegen eine derselben Art wird eine Ressource nur getauscht, wo das etwas ändert, wie bei Aufträgen. Was du abgibst, gilt weder als genutzt noch als ungenutzt. Hast du nichts abzugeben, wirst du nicht gefragt.
book-bistro = Bistro
book-bistro-text =
    Jeder Teller mit deinem Käse zählt nach seiner Reife. Zwei deiner Käse am selben Tisch sind ein _Paar_, und jedes Paar macht alle deine Teller wertvoller: Es gilt die Zeile mit der Zahl deiner Paare.
book-villes = Villes
book-villes-text =
    Ein Käse zählt in jeder Region, die seine Stadt berührt: in Bronzestädten in einer, in Silberstädten in zweien, in Goldstädten in noch einer mehr. Am Ende nimmt in jeder Region der Platz mit den meisten Käsen den Kunden. Haben mehrere die meisten, nimmt ihn niemand, und jeder von ihnen bekommt die Punkte für Gleichstand.
book-villes-ruling = Eine Region, in der niemand Käse hat, gibt nichts.

## Wertung und Gleichstand

book-scoring = Schlusswertung
book-scoring-text =
    Zähle zusammen
    - die Orte: Festival, Fromagerie, Bistro und Villes,
    - Käse mit Obst mal Käse mit Marmelade,
    - erfüllte Aufträge,
    - deine Kontore
    - und einen Punkt für je { $spare } ungenutzte Ressourcen, offene Aufträge eingerechnet.
book-ties = Gleichstand
book-ties-text =
    Bei Gleichstand entscheiden die meisten Käsemarker auf dem Spielplan, Zusatzkäse eingerechnet. Danach wird der Sieg geteilt.

## Allein: der Konzern

book-corporation = Der Zug des Konzerns
book-corporation-text =
    Allein spielst du gegen den Konzern. In jedem Zug handelt er zuerst, sobald die Arbeiter heimgekommen sind: Eine Auftragskarte wird gezogen, und einer seiner Marker kommt auf ein leeres Feld dieser Sorte und Reife an dem Ort, der vor dir liegt. Passen mehrere, wählst du. Er braucht weder Arbeiter noch Obst. Dann wird die Karte abgelegt. Passt kein Feld, behält er die Karte.
    Das Spiel endet auch, wenn seine Marker aufgebraucht sind.
book-corporation-ruling = Wohin du seinen Käse legst, kannst du zurücknehmen, bis du bereit bist, außer wenn seither eine Karte gezogen wurde. Ein Gleichstand nach Punkten und Käse ist kein Sieg.
book-levels = Stufen
book-levels-text =
    Am Ende bekommt der Konzern die Punkte, die seine gelegten Marker auf seiner Leiste freigeben, die Punkte seiner Kunden und { $store } Punkte für jede Karte, die er behalten hat. Jede Stufe fügt denen davor eine Regel hinzu: Karten am Anfang, Gleichstände bei Kunden, Karten seiner Goldkäse, eine zweite Karte, wenn Bauteile vor dir liegen.
book-levels-ruling = Die Leisten und die Regeln der Stufen sind nachgebaut; bekannt ist nur der Rahmen.

## Beispiele

book-example-away = Lange und kurze Heimwege
book-example-away-1 = { $move }. Vorher hat der Arbeiter für Blauschimmelkäse einen Bronzekäse gemacht; beide fahren jetzt mit dem Rad.
book-example-away-2 = Das Rad hat sich einmal gedreht. Bronze war ein kurzer Weg: Der Arbeiter für Blauschimmelkäse ist wieder da, der andere noch fort.
book-example-away-3 = Nach einer weiteren Drehung ist auch der daheim, der zwei Ressourcen gesammelt hat.
book-example-group = Eine Probe verbindet zwei Käse
book-example-group-1 = { $move }. Ein Goldfeld liegt neben zwei Gratisproben: Mit ihnen ist dieser eine Käse schon eine Gruppe.
book-example-group-2 = Nach einer ganzen Runde des Rads liegt das Festival wieder hier. { $move }. Welches Feld schließt an die Gruppe an?
book-example-group-3 = { $move }. Eine Probe zwischen beiden verbindet sie: Alle diese Käse und Proben sind jetzt eine Gruppe.
