# Das Regelbuch von Beer & Bread in unseren eigenen Worten. Keine Zahl steht hier: Sie kommen aus dem Komponentensatz.
# _Wort_ wird hervorgehoben; eine Zeile mit einem Strich am Anfang ist ein Punkt einer Liste.

book-chapter-goal = Ziel und Ende
book-chapter-table = Was auf dem Tisch liegt
book-chapter-years = Die Jahre
book-chapter-turn = Dein Zug
book-chapter-upgrades = Ausbauten
book-chapter-score = Wertung und Gleichstand

figure-years = Jahre
figure-hand = Handkarten zu Beginn der Züge
figure-exchange = Tauschkarten
figure-storage = Lagerplätze am Anfang
figure-site = Plätze in Brauerei und Bäckerei, jeweils
figure-beers = Bierkarten
figure-breads = Brotkarten
figure-lowest-value = Niedrigster Wert einer Karte
figure-highest-value = Höchster Wert einer Karte
figure-water = Wasser
figure-wheat = Weizen
figure-barley = Gerste
figure-rye = Roggen
figure-hops = Hopfen
figure-fruitful-wheat = Weizenfeld, fruchtbares Jahr
figure-fruitful-barley = Gerstenfeld, fruchtbares Jahr
figure-fruitful-rye = Roggenfeld, fruchtbares Jahr
figure-fruitful-hops = Hopfenfeld, fruchtbares Jahr
figure-low-band = Werte der niedrigen Preisklasse
figure-middle-band = Werte der mittleren Preisklasse
figure-high-band = Werte der hohen Preisklasse
figure-sorts-coins = Münzen für Karten aller Preisklassen
figure-upgrades-coins = Münzen für mehr Ausbauten
figure-tokens-coins = Münzen für mehr Plättchen
figure-tokens-lead = Nötiger Vorsprung an Plättchen
figure-dry-wheat = Weizenfeld, trockenes Jahr
figure-dry-barley = Gerstenfeld, trockenes Jahr
figure-dry-rye = Roggenfeld, trockenes Jahr
figure-dry-hops = Hopfenfeld, trockenes Jahr

## Ziel und Ende

book-aim = Worum es geht
book-aim-text =
    Jeder von euch führt ein Dorf, das Bier braut und Brot backt. Ihr erntet von denselben Feldern und schöpft aus demselben Fluss, macht aus euren Vorräten Waren und verkauft sie für Münzen.
    Am Ende werden die Münzen deiner Biere und die deiner Brote getrennt zusammengezählt, und _nur die kleinere der beiden Summen zählt_. Wer viel braut und kaum backt, hat wenig davon: Halte beide Waren im Gleichgewicht.
book-end = Wann das Spiel endet
book-end-text =
    Das Spiel dauert { $years } Jahre, abwechselnd fruchtbar und trocken; das erste ist fruchtbar. Ist nach dem letzten Jahr die Windmühle vergeben, folgt die Schlusswertung.

## Was auf dem Tisch liegt

book-cards = Die Karten
book-cards-text =
    In einem gemeinsamen Stapel liegen { $beers } Bierkarten und { $breads } Brotkarten. Jede Karte lässt sich auf mehrere Arten nutzen; auf welche, entscheidest du, wenn du sie spielst:
    - _Oben:_ was sie als Ernte bringt.
    - _Tafel in der Mitte:_ das Rezept und die Münzen, die die fertige Ware beim Verkauf bringt, von { $lowest-value } bis { $highest-value }.
    - _Unten:_ ein Ausbau mit dem Zeichen des Platzes, an den er gehört.
    Die Rückseite verrät, ob eine Karte ein Bier oder ein Brot ist. Rückseiten dürfen alle sehen, wo immer eine Karte liegt. Die Vorderseiten deiner eigenen verkauften Karten und Erntekarten darfst du jederzeit ansehen.
book-cards-ruling = Wer eine Vorderseite gesehen hat, kennt sie von da an; der Tisch merkt es sich für euch beide.
book-tokens = Rohstoffe und Vorrat
book-tokens-text =
    Für die Rohstoffe gibt es Plättchen: { $water } Wasser, { $wheat } Weizen, { $barley } Gerste, { $rye } Roggen und { $hops } Hopfen. Was weder im Fluss noch auf einem Feld noch in einem Lager liegt, ist im allgemeinen Vorrat.
    Mehr als da ist, kann niemand nehmen, und reicht der Vorrat nicht, bekommt ein Feld weniger.
book-setup = Aufbau
book-setup-text =
    Jedes Dorf beginnt mit einem leeren Lager von { $storage } Plätzen, einer leeren Brauerei, einer leeren Bäckerei und ohne Ausbauten. Alle Karten werden zu einem Stapel gemischt, alle Plättchen liegen im Vorrat.
    Einer von euch bekommt die Windmühle und macht den ersten Zug. Wer das ist, bestimmt der Zufall, wenn ihr es beim Anlegen des Tisches nicht festgelegt habt.
book-deck = Der Stapel
book-deck-text =
    Gezogen wird von oben. Wird eine Karte gebraucht und ist der Stapel leer, werden die abgeworfenen Karten gemischt und bilden den neuen Stapel. Was gezogen, ausgeteilt oder gemischt wird, bestimmt allein der Zufall.
book-deck-ruling = Der Stapel ist eine Reihe von Rückseiten, die ihr beide seht; welche Vorderseite dahinter liegt, zeigt sich, wenn eine Karte zum ersten Mal angesehen wird. Gemischt wird erst, wenn wirklich eine Karte gebraucht wird, damit alles dabei ist, was bis dahin abgeworfen wurde.

## Die Jahre

book-year = So läuft ein Jahr
book-year-text =
    Jedes Jahr hat denselben Ablauf:
    - Aussaat: Die Felder werden bestellt.
    - Beide Hände werden aufgefüllt.
    - Ihr macht Züge, bis alle Handkarten gespielt sind.
    - Die Windmühle wird neu vergeben.
    Fruchtbare und trockene Jahre unterscheiden sich darin, wie viel wächst, woher die Handkarten kommen und ob die Hände weitergegeben werden.
book-fruitful = Fruchtbare Jahre
book-fruitful-text =
    Die Felder werden bis zu den grünen Zahlen ihrer Schilder aufgefüllt: { $fruitful-wheat } Weizen, { $fruitful-barley } Gerste, { $fruitful-rye } Roggen und { $fruitful-hops } Hopfen. Alles Wasser aus dem Vorrat fließt in den Fluss.
    Jeder von euch bekommt { $hand } Karten, zuerst das Dorf mit der Windmühle. Dann spielt jeder eine Karte, und _ihr tauscht eure restlichen Handkarten_. So geht es weiter bis zur letzten Karte. Was du nicht spielst, bekommt also das andere Dorf.
book-dry = Trockene Jahre
book-dry-text =
    Die Felder werden auf die roten Zahlen gesetzt: { $dry-wheat } Weizen, { $dry-barley } Gerste, { $dry-rye } Roggen und { $dry-hops } Hopfen. Was darüber hinaus dort liegt, kommt in den Vorrat zurück. Alles Wasser aus dem Vorrat fließt in den Fluss.
    Die Erntekarten des letzten Jahres kommen auf die Hand zurück, und du ziehst nach, bis du { $hand } Karten hast, zuerst das Dorf mit der Windmühle. Dann werden { $exchange } Tauschkarten für euch beide ausgelegt. Hände werden in diesem Jahr _nicht_ getauscht.
    Nach einem trockenen Jahr werden seine Erntekarten und die Tauschkarten abgeworfen.
book-keep = Erntekarten kommen zurück
book-keep-text =
    Bevor in einem trockenen Jahr die Hand aufgefüllt wird, nimmst du alle Karten auf, mit denen du im Jahr davor geerntet hast. Das musst du tun, außer du besitzt den Ausbau, mit dem du beliebige davon vorher abwerfen darfst. Je mehr du abwirfst, desto mehr ziehst du nach.
book-windmill = Die Windmühle wandert
book-windmill-text =
    Sind alle Karten eines Jahres gespielt, bekommt das Dorf mit _weniger Plättchen im Lager_ die Windmühle und beginnt das nächste Jahr. Lagert ihr gleich viel, bekommt sie das Dorf, das sie nicht hatte.

## Dein Zug

book-play = Eine Karte, eine Verwendung
book-play-text =
    Das Dorf mit der Windmühle beginnt das Jahr, danach wechselt ihr euch ab. In deinem Zug wählst du eine Handkarte und nutzt sie sofort: _ernte_ mit ihr, _braue oder backe_ sie oder baue sie als _Ausbau_. Passen darfst du nicht, aber ernten kannst du immer.
    Bis du deinen Zug beendest, darfst du alles zurücknehmen. Gibst du Plättchen ab, wird danach das andere Dorf gefragt, bevor es weitergeht.
book-play-ruling = Lässt sich nur eine Karte spielen, wird sie für dich gewählt; was du mit ihr tust, entscheidest weiterhin du.
book-harvest = Ernten und einlagern
book-harvest-text =
    Lege die Karte so auf deine Erntereihe, dass die oberen Teile aller Karten dort sichtbar bleiben. Sieh nach, welche Sorten die _neue_ Karte zeigt. Von jeder dieser Sorten sammelst du so viele Plättchen, wie deine _ganze Reihe_ zeigt, vom Feld oder aus dem Fluss.
    Du musst alles nehmen, was du kannst. Liegt dort weniger, ist der Rest verloren. Dann kommt alles ins Lager, das an jedem Platz ein Plättchen fasst: { $storage } am Anfang.
book-harvest-ruling = Eine Ernte darf auch gar nichts bringen, aber auf das Sammeln verzichten darfst du nicht.
book-full = Wenn das Lager voll ist
book-full-text =
    Hast du mehr gesammelt, als dein Lager fasst, wählst du, was du behältst, unter alten und neuen Plättchen. Was du abgibst, wird dem anderen Dorf angeboten. Es darf davon nehmen, was es möchte und wofür es Platz hat, ohne dafür etwas wegzulegen; der Rest kommt in den allgemeinen Vorrat, nicht zurück aufs Feld.
    Das gilt immer, wenn etwas gesammelt wird, nicht nur bei der Ernte.
book-full-ruling = Wasser kommt von selbst auf Plätze, die nur Wasser fassen. Jedes abgegebene Plättchen muss Platz schaffen; kommt dafür nur eine Sorte infrage, wird sie von selbst abgegeben.
book-produce = Brauen oder backen und verkaufen
book-produce-text =
    Ein Bier kommt in deine Brauerei, ein Brot in deine Bäckerei. Du brauchst dort einen freien Platz (am Anfang fasst jede { $site }) und das ganze Rezept in deinem Lager. Du bezahlst das Rezept in den allgemeinen Vorrat, und die Karte ist verkauft: Ihre Münzen zählen für dich in der Schlusswertung.
    Eine verkaufte Karte _bleibt liegen_ und belegt ihren Platz, bis du aufräumst.
book-pay = Wie du bezahlst
book-pay-text =
    Ein Rezept wird vollständig und genau bezahlt. Mit manchen Ausbauten dürfen Plättchen für andere stehen, auch in Ketten und innerhalb eines Rezepts, sooft du möchtest. Was du nicht bezahlen kannst, kannst du nicht brauen oder backen.
book-pay-ruling = Gibt es nur eine mögliche Bezahlung, geschieht sie von selbst; sonst wählst du Plättchen für Plättchen. Niemand darf mehr bezahlen, als das Rezept brauchen kann.
book-upgrade = Ausbauen und aufräumen
book-upgrade-text =
    Schiebe die Karte an den Platz, dessen Zeichen sie trägt; von da an ist nur ihr unterer Teil zu sehen, und sie hilft dir für den Rest des Spiels. Ein Platz fasst beliebig viele Ausbauten.
    Sofort _räumst du auf_: Alle verkauften Karten verlassen Brauerei und Bäckerei und liegen neben dem Plan, wo sie weiter zählen. Nur so entsteht dort wieder Platz; ausbauen darfst du auch, wenn es nichts aufzuräumen gibt.
book-exchange = Tauschkarten
book-exchange-text =
    In einem trockenen Jahr darfst du die gewählte Karte gegen eine der Tauschkarten tauschen. Deine nimmt ihren Platz ein und steht nun auch dem anderen Dorf offen; die genommene Karte musst du noch in diesem Zug spielen.
book-exchange-ruling = Je Zug nur ein Tausch.

## Ausbauten

book-slots = Worum es bei Ausbauten geht
book-slots-text =
    Jeder Ausbau gehört an einen der Plätze auf deiner Seite des Plans:
    - _Kalender:_ wie Karten zu dir kommen und wann sie gespielt werden.
    - _Sammeln:_ mehr von Feldern und Fluss.
    - _Lager:_ mehr Plätze, manche nur für Wasser.
    - _Brauen und Backen:_ Platz für eine weitere Karte oder Plättchen, die für andere stehen.
    - _Aufräumen:_ Plättchen, wenn du aufräumst.
    - _Wertung:_ zusätzliche Münzen am Ende.
    Mehrere gleiche Ausbauten wirken zusammen. Die Galerie zeigt jede Karte mit ihrem Ausbau.
book-slots-ruling = Welcher Ausbau auf welcher Karte steht und manche Mengen sind nachgebaut: Die Zeichen in der Galerie zeigen, welche.
book-redraw = Eine neue Karte
book-redraw-text =
    Mit diesem Ausbau darfst du eine Karte deiner vollen Hand offen abwerfen und die oberste Karte des Stapels nehmen. Jedes Exemplar erlaubt das einmal im Jahr.
book-redraw-ruling = Das gilt in fruchtbaren und trockenen Jahren, zuerst für das Dorf mit der Windmühle, in trockenen Jahren noch bevor die Tauschkarten ausgelegt werden.
book-late = Eine Karte vor dem letzten Zug
book-late-text =
    In einem fruchtbaren Jahr zieht der Besitzer vor seinem letzten Zug des Jahres eine Karte, spielt eine der beiden und wirft die andere offen ab.
book-late-ruling = Jedes Exemplar bringt eine Karte mehr; gespielt wird trotzdem nur eine.
book-invert = Auf den Kopf gestellt
book-invert-text =
    In deinem ersten Zug eines fruchtbaren Jahres darfst du eine Handkarte auf den Kopf drehen. Sie wandert mit den übrigen Karten weiter, aber nur du darfst sie spielen, wenn sie wieder auf deiner Hand ist.
book-invert-ruling = Das ist freiwillig, und es bleibt bei einer Karte, egal wie viele Exemplare du hast. Die Karte ist für beide sichtbar, bis sie abgeworfen wird oder das Jahr endet; dann ist sie wieder eine gewöhnliche.
book-collecting = Mehr sammeln
book-collecting-text =
    Manche Ausbauten geben gleich nach der Aussaat ein Plättchen, manche vermehren eine Ernte, deren neue Karte eine bestimmte Sorte zeigt, manche holen aus dem Vorrat, was auf einem Feld fehlt, und einer bringt Wasser, nachdem das andere Dorf geerntet hat. Sammeln ist immer Pflicht, und was keinen Platz findet, wird angeboten wie nach einer Ernte.
book-collecting-ruling = Sammeln beide Dörfer im selben Moment, ist das mit der Windmühle zuerst dran, mit allem, was daraus folgt. Was eine Ernte vermehrt, gilt nur für Ernten; das Wasser kommt, wenn die neue Karte des anderen Dorfs Wasser zeigt.
book-cleaning = Wenn sich Aufräumen lohnt
book-cleaning-text =
    Ausbauten an diesem Platz bringen Plättchen, wenn beim Aufräumen Bier, Brot, nur eines von beiden oder beides abgeräumt wird. Sie gelten, sobald du sie baust, auch schon für das Aufräumen, das dazugehört. Am Ende des Spiels wird nicht aufgeräumt.
book-cleaning-ruling = Lösen mehrere Ausbauten aus, wird alles auf einmal gesammelt. Jeder zählt einmal je Aufräumen, egal wie viele Karten abgeräumt werden.

## Wertung und Gleichstand

book-scoring = Schlusswertung
book-scoring-text =
    Biere und Brote werden getrennt gezählt. Für jede Ware zählen
    - die Münzen auf allen verkauften Karten, auch auf denen, die noch in Brauerei oder Bäckerei liegen,
    - und die zusätzlichen Münzen, die deine Wertungsausbauten für sie bringen.
    Die _kleinere_ der beiden Summen ist dein Ergebnis. Das höhere Ergebnis gewinnt.
book-extra = Zusätzliche Münzen
book-extra-text =
    Ausbauten am Platz für die Wertung bringen am Ende Münzen:
    - _Nach Wert:_ eine Münze für jede deiner verkauften Karten, die { $low-band }, { $middle-band } oder { $high-band } Münzen wert ist, je nach Ausbau. Sie zählt für die Ware dieser Karte.
    - _Nach Paaren:_ eine Münze für Bier für je zwei verkaufte Biere oder eine für Brot für je zwei verkaufte Brote.
    - _Von jedem eins:_ { $sorts-coins } Münzen, wenn du mindestens ein Bier (oder ein Brot, je nach Ausbau) aus jeder dieser Preisklassen verkauft hast: { $low-band }, { $middle-band } und { $high-band }.
    - _Mehr Ausbauten:_ { $upgrades-coins } Münzen, wenn du mehr Ausbauten gebaut hast als das andere Dorf.
    - _Ein volleres Lager:_ { $tokens-coins } Münzen, wenn in deinem Lager mindestens { $tokens-lead } Plättchen mehr liegen als im anderen.
    Nennt ein Ausbau keine Ware für seine Münzen, wählst du Bier oder Brot, für alle Münzen dieses Ausbaus dieselbe Ware; bei jedem Ausbau wählst du neu.
book-extra-ruling = Münzen, die du frei vergeben darfst, bekommt die Ware mit der kleineren Summe: Das ist nie schlechter für dich.
book-ties = Gleichstand
book-ties-text =
    Sind die Ergebnisse gleich, entscheidet die höhere der anderen Summen. Sind auch diese gleich, gewinnt das Dorf _ohne_ Windmühle.

## Beispiele

book-example-column = Eine zweite Karte in der Reihe
book-example-column-1 = { $move }. Es ist die erste Karte deiner Reihe, also bekommst du genau, was sie zeigt.
book-example-column-2 = { $move }. Sie zeigt Wasser und Weizen, und die Karte darüber zeigt beides auch. Roggen fehlt auf der neuen Karte: Roggen wird nicht gesammelt.
book-example-column-3 = { $move }. Jede Sorte der neuen Karte kam so oft, wie die ganze Reihe sie zeigt.
book-example-too-much = Mehr, als das Lager fasst
book-example-too-much-1 = { $move }. Die Reihe zeigt Wasser, Gerste und Roggen schon.
book-example-too-much-2 = { $move }. Jetzt muss etwas weg, Altes oder Neues.
book-example-too-much-3 = { $move }. Auf diese Plättchen konntest du verzichten; beende den Zug, dann wird das andere Dorf gefragt.
book-example-too-much-4 = { $move }. Das andere Dorf hatte Platz und nahm, was es wollte. Der Rest kam in den allgemeinen Vorrat.
book-example-sale = Ein Brot wird verkauft
book-example-sale-1 = { $move }. Die Bäckerei ist leer, und das ganze Rezept liegt in deinem Lager.
book-example-sale-2 = { $move }. Das Brot ist verkauft und belegt die Bäckerei, bis du etwas ausbaust.
