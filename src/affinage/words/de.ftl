# Die Wörter des Hauses. Die Wörter eines Spiels liegen in games/<name>/words.

refused-stale = Dieser Zug wurde bei Stand { $made } gewählt; der Tisch ist jetzt bei Stand { $now }. Sieh noch einmal hin und wähle neu.
refused-no-seat = Platz { $seat } gibt es an diesem Tisch nicht; er hat die Plätze 1 bis { $seats }.
refused-over = Das Spiel ist zu Ende.
refused-not-asked = Von { $seat } wird gerade nichts verlangt.
refused-no-move = Zug Nummer { $move } gibt es nicht; die Züge haben die Nummern 0 bis { $last }.
refused-no-number = Plätze und Züge werden als ganze Zahlen angegeben, nicht als { $value }.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein letzter Zug steht fest.
refused-others-built-on-it = Dieser Zug lässt sich nicht mehr zurücknehmen: Andere haben darauf aufgebaut.
refused-nothing-settled = Es gibt keinen abgeschlossenen Zug von dir, der sich zurücknehmen ließe.
refused-past-chance = Dieser Zug lässt sich nicht zurücknehmen: Seitdem hat der Zufall gesprochen.

# Das Terminal

terminal-name-human = Mensch
terminal-seat = Platz { $seat }
terminal-you = du
terminal-kind =
    { $kind ->
        [human] an diesem Tisch
        [greedy] gieriger Bot
        [random] Zufallsbot
       *[other] { $kind }
    }
terminal-chance = Zufall
terminal-together = Zusammen
terminal-and = und
terminal-compiling = Die Regeln werden vorbereitet; beim ersten Mal dauert das etwa eine halbe Minute …
terminal-stand-in = Die Bots machen sich noch warm. Bis sie bereit sind, schauen sie nur bis zum Ende ihres Zuges.
terminal-curtain = Gib den Bildschirm an { $name } weiter und drücke dann Enter.
terminal-keys = Zahl: spielen{ $back } · h: Tipp · b: Brett · ?: Hilfe · l: Verlauf · s: sichern · q: Ende
terminal-key-back = {" · u: zurücknehmen"}
terminal-left-out = Braucht mehr Platz, oder b und den Namen: { $parts }
terminal-no-part = Kein Teil des Bretts beginnt mit „{ $wanted }“. Es gibt: { $parts }; b alles zeigt das Ganze.
terminal-hint = Beginne mit { $number }.
terminal-enter = {" (Enter = 1)"}
terminal-what = Das ist hier keine Antwort. Tippe die Nummer eines Zuges oder ? für Hilfe.
terminal-no-number = Wähle eine Zahl von 1 bis { $last }.
terminal-earlier =
    { $n ->
        [one] (l: ein früherer Zug)
       *[other] (l: { $n } frühere Züge)
    }
terminal-copied = Eine Kopie des Spiels liegt in { $file }.
terminal-kept = Das Spiel ist gesichert. Weiter geht es mit:
terminal-replay-at = Das Spiel ist gesichert. Noch einmal ansehen mit:
terminal-help-moves = Warum nicht? Tippe ? und ein paar Wörter eines Zuges (etwa „? ernte“): Dann steht da, ob er möglich ist, und wenn nicht, warum.
terminal-help-no-number = Die Nummer { $number } gibt es hier nicht; es gibt 1 bis { $last }.
terminal-help-nothing = In keinem Zug dieses Spiels kommt „{ $words }“ vor.
terminal-help-more =
    { $n ->
        [one] Noch einer passt; tippe mehr Wörter, um ihn zu sehen.
       *[other] { $n } weitere passen; tippe mehr Wörter, um weniger zu sehen.
    }
terminal-help-which = Welcher? Tippe ? und seine Nummer.
terminal-help-legal = „{ $words }“ ist jetzt möglich: Nummer { $number }.
terminal-help-not = „{ $words }“ ist jetzt nicht möglich.
terminal-score = Wertung
terminal-score-final = Endwertung
terminal-wins = { $names } gewinnt.
terminal-share = { $names } teilen sich den Sieg.
terminal-lost = Das ist kein Sieg.

replay-position = Stand { $number } von { $last }
replay-keys = Enter: nächster Zug · b: Zug zurück · + und -: ein Schritt · Zahl: dorthin · e: Ende · q: aufhören
replay-no-position = Einen Stand { $number } gibt es nicht; es gibt 0 bis { $last }.

resume-none = Hier liegt kein unfertiges Spiel. Ein neues beginnt mit: affinage play beer-and-bread
resume-title = Unfertige Spiele
resume-id = Spiel
resume-names = Mitspielende
resume-moves = Züge
resume-when = Letzter Zug
resume-which = Welches? (Nummer, Enter = 1){" "}
resume-damaged = die Datei ist beschädigt
resume-not-kept = Regeln oder Material sind hier nicht mehr vorhanden

games-name = Name
games-title = Spiel
games-seats = Plätze
games-rules = Regeln
games-set = Material
games-description = Worum es geht

check-title = Prüfungen von { $game }
check-name = Prüfung
check-result = Ergebnis
check-fine = in Ordnung
check-running = { $game } wird geprüft
check-clean = An { $game } ist nichts auszusetzen.

bench-title = Wie schnell { $game } läuft
bench-what = Was
bench-figure = Wert
bench-running = { $game } wird gemessen

components-broken = Unbrauchbar: damit können die Regeln nicht arbeiten
components-against-facts = Gegen die Tatsachen: die Spielregel zeigt es anders
components-off-aims = Abseits unserer Ziele: in Ordnung, wenn es in der Schachtel so ist
components-clean = { $file } passt zu { $game }: nichts ist auszusetzen.
components-playable = Damit spielen: affinage play { $game } --components { $file }
components-written = Das Material von { $game } liegt in { $file }. Verbessere es, dann: affinage components check { $file }

# Wertungsblöcke
pad-says-wins = { $name } gewinnt, { $points } zu { $other }.
pad-says-tie-break = { $name } gewinnt: Beide haben { $points }, der Gleichstand ist entschieden.
pad-says-share = { $names } teilen sich den Sieg mit { $points }.
pad-says-alone = { $name } hat { $points }.
pad-says-level = { $names } stehen gleich bei { $points }. Eine Frage entscheidet.
pad-says-no-row = Der Block hat keine Zeile „{ $row }“.
pad-says-too-many = In „{ $row }“ passen höchstens { $most } Zahlen.
pad-says-range = „{ $row }“ nimmt ganze Zahlen von { $lowest } bis { $most }.
pad-says-no-seat = Nenne einen der { $seats } Plätze.
pad-says-seats = Dieser Block ist für { $seats } Spieler, jeder mit Namen und Spalte.

why = { $turn } statt „{ $other }“: { $reasons }. { $win } % Gewinnchance, sonst { $chance } %.
why-wins = { $turn } statt „{ $other }“: gewinnt öfter. { $win } % Gewinnchance, sonst { $chance } %.
why-equal = { $turn } oder „{ $other }“: Beides ist gleich gut. { $win } % und { $chance } % Gewinnchance.
why-equal-but = { $turn } oder „{ $other }“: Beides ist gleich gut, { $win } % und { $chance } % Gewinnchance. Für das erste spricht: { $reasons }.
why-only = { $turn }: Es gibt nichts, wogegen es abzuwägen wäre.
why-title = { $turn } statt „{ $other }“
why-title-equal = { $turn }, oder ebenso gut „{ $other }“
why-and = {" und "}
why-now = sofort { $n } mehr für „{ $what }“
why-held = { $things } mehr nach dem Zug
why-thing = { $n } { $what }
why-later =
    { $n ->
        [1] am Ende etwa 1 Punkt mehr für „{ $what }“
       *[other] am Ende etwa { NUMBER($n, maximumFractionDigits: 1) } Punkte mehr für „{ $what }“
    }
why-score =
    { $n ->
        [1] am Ende etwa 1 Punkt mehr
       *[other] am Ende etwa { NUMBER($n, maximumFractionDigits: 1) } Punkte mehr
    }
why-rival =
    { $n ->
        [1] etwa 1 Punkt weniger für den stärksten Gegner
       *[other] etwa { NUMBER($n, maximumFractionDigits: 1) } Punkte weniger für den stärksten Gegner
    }
why-does = „{ $deed }“, was das andere nicht hat
why-spares = es kommt ohne „{ $deed }“ aus
why-little = am Ende etwas mehr für „{ $what }“
why-little-score = am Ende etwas mehr Punkte
why-little-rival = etwas weniger für den stärksten Gegner
why-price-now = { $n } für „{ $what }“, die du sofort hättest
why-price-held = { $things }
why-price-later =
    { $n ->
        [1] am Ende etwa 1 Punkt für „{ $what }“
       *[other] am Ende etwa { NUMBER($n, maximumFractionDigits: 1) } Punkte für „{ $what }“
    }
why-row-score = Punkte
why-stays = bleibt { $n }
why-from-to = { $old } auf { $new }

# Rückblicke

verdict-best = Bester Zug
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-missed = Verpasste Chance
luck-even = ausgeglichen
luck-little-with = ein wenig dafür
luck-little-against = ein wenig dagegen
luck-clear-with = deutlich dafür
luck-clear-against = deutlich dagegen
luck-very-with = sehr dafür
luck-very-against = sehr dagegen
review-chances = Anfang { $start } %. Karten und Würfel { $luck }, eigene Züge { $choice }, Geschenke der anderen { $gifts }, was niemand wissen konnte { $unknown }: { $result } %.
review-points = Als Vorsprung in Punkten: Anfang { $start }, Karten und Würfel { $luck }, eigene Züge { $choice }, Geschenke der anderen { $gifts }, was niemand wissen konnte { $unknown }: { $result }.
hint-price = Was man aufgibt: { $price }.
hint-turns = Zug
hint-wins = gewinnt
hint-points = Punkte
review-of = { $name }: von { $start } auf { $result }
review-skill = Können
review-luck = Glück
review-of-hundred = { $n } von 100
review-turn = Zug
review-made = gespielt
review-verdict = Urteil
review-cost = Verlust
review-best = bester Zug
review-costly = Eigene Züge, die am meisten kosteten
review-decided = Die entscheidenden Züge
review-story = { $n }. Zug { $turn }, { $name }: { $title } ({ $label }, { $before } auf { $after }).
review-nothing-better = Besseres gab es nicht.
review-doubt = Der letzte Wert ist groß: Die Partie lief anders, als vorherzusehen war. Die übrigen sind daher nur ein grober Anhaltspunkt.
review-better = { $turn } war besser: gewinnt öfter.
review-better-why = { $turn } war besser: { $reasons }.

# Gespeicherte Tische

keep-copied =
    { $n ->
        [one] Ein Tisch ist in { $file }.
       *[other] { $n } Tische sind in { $file }.
    }
keep-restored =
    { $n ->
        [one] Ein Tisch ist wieder in { $data }.
       *[other] { $n } Tische sind wieder in { $data }.
    }
doctor-net-fits = Die Bots von { $game } fragen ihr trainiertes Netz, das passt, bei dieser Zahl von Plätzen: { $seats }.
doctor-net-idle = Für { $game } gibt es ein trainiertes Netz, das passt; kein Bot fragt es von sich aus.
doctor-net-none = Die Bots von { $game } denken ohne trainiertes Netz.
doctor-net-refused = Die Bots von { $game } denken ohne ihr trainiertes Netz. { $why }
doctor-nothing = Hier ist noch nichts gespeichert.
doctor-running = Jede gespeicherte Partie wird noch einmal gespielt
doctor-told = Tische: { $tables }. Nachgespielte Züge: { $moves }. Falsch: { $wrong }. Nur noch als Aufzeichnung, weil ihre Regeln nicht aufgehoben sind: { $records }.
verify-fine = Diese Partie { $game } ist so, wie ihr Tisch es versprochen hat: { $moves } Züge, davon { $answers } vom Zufall, alle aus dem Startwert, der vor dem ersten Zug versiegelt war; { $events } gespeicherte Ereignisse, keines verändert.
verify-taken-over = Die ersten { $n } Züge stammen von einem anderen Tisch: Ob sie ehrlich gegeben wurden, zeigt dessen Datei.

# Der Tisch im Netz

server-gathering = Noch sind nicht alle da: Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-question-gathering =
    { $n ->
        [one] Ein Platz ist noch frei. Das Spiel beginnt von selbst, wenn er besetzt ist.
       *[other] { $n } Plätze sind noch frei. Das Spiel beginnt von selbst, wenn alle besetzt sind.
    }
server-rule-gathering = Nichts wird ausgeteilt, bevor alle am Tisch sitzen: So kann niemand die Karten vorher kennen.
server-note-gathering =
    { $n ->
        [one] wartet auf einen Gast
       *[other] wartet auf { $n } Gäste
    }
server-option = { $name }: { $value }
result-and = {" und "}
result-wins = { $names } gewinnt.
result-share = { $names } teilen sich den Sieg.
result-lost = Das ist kein Sieg.
result-resigned = { $seat } hat aufgegeben. { $names } gewinnt.
result-gave-up = { $seat } hat aufgegeben. Das ist kein Sieg.
result-agreed = Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen.
result-closed = Der Gastgeber hat den Tisch geschlossen. Niemand hat gewonnen.
server-no-preview = Dieser Zug ist jetzt nicht möglich, es gibt also nichts zu zeigen.
server-bot-plays = Für diesen Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
server-spectator = Wer zuschaut, kann das nicht: Dafür braucht es den Link eines Platzes.
server-no-token = Das geht nur mit dem Schlüssel deines Platzes.
server-wrong-token = Dieser Schlüssel öffnet hier keinen Platz. Öffne deinen Platz noch einmal über seinen Link.
server-other-table = Dieser Schlüssel gehört zu einem anderen Tisch.
server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Dieses Spiel gibt es hier nicht.
server-no-invite = Diese Einladung gilt nicht für diesen Tisch.
server-no-code = Kein Tisch hat diesen Code. Codes sehen aus wie RYE-4KF.
server-taken = Dieser Platz ist schon besetzt.
server-name = Das ist kein Name: Er hat 1 bis 32 sichtbare Zeichen.
server-level = Ein Bot braucht eine Stärke.
server-clock = Eine Uhr braucht mindestens eine Sekunde.
server-busy = Gerade konnte kein Tisch aufgestellt werden. Versuche es noch einmal.
server-no-bots = Auf diesem Server denken keine Bots; nur der zufällige spielt mit.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-bots-warming = Die Bots machen sich warm: { $done } von { $of } Spielen sind bereit. Bis dahin spielen sie sofort, schauen aber nur bis zum Ende ihres Zuges.
server-advice-warming = Die Bots machen sich noch warm: Frag gleich noch einmal.
server-bots-ready = Die Bots sind bereit.
server-bots-off = Auf diesem Server denken keine Bots.
server-not-over = Das geht erst nach dem Spiel.
server-not-yours = Nur wer den Platz hatte, kann ihn wieder übernehmen.
server-not-away = Ein Bot darf für { $name } spielen, wenn andere { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang vergeblich gewartet haben.
server-clock-decides = Hier entscheidet die Uhr: Ein Bot spielt für { $name }, wenn die Zeit um ist, und nicht vorher.
server-not-awaited = Auf { $name } wartet gerade niemand.
server-no-stand-in = Auf diesem Platz sitzt ohnehin ein Bot.
server-time-is-up = Die Zeit dieses Platzes ist verbraucht: Der Bot spielt weiter.
server-resigned = Auf diesem Platz wurde aufgegeben: Es gibt keinen Weg zurück.
server-asked = { $name } hat schon etwas gefragt. Warte die Antwort ab.
server-declined = Das wurde abgelehnt. Nach deinem nächsten Zug darfst du wieder fragen.
server-not-asked-now = Diese Frage hat sich erledigt.
server-answered = Hier gibt es für dich nichts zu beantworten.
server-back-together = Dieser Zug lässt sich nicht zurücknehmen: Mehrere haben ihre Wahl zugleich aufgedeckt.
server-back-revealed = Dieser Zug lässt sich nicht zurücknehmen: { $name } hat etwas gesehen, das vorher verborgen war.
server-no-position = Diese Stellung gibt es in diesem Spiel nicht.
server-no-example = Dieses Beispiel gibt es im Regelbuch nicht.
server-no-gallery = Von diesem Spiel sind noch keine Karten zu sehen.
server-same-seats = Ein Spiel, das aus der Mitte weitergeht, behält seine { $n } Plätze.
server-record = Die Regeln, nach denen dieses Spiel begonnen wurde, sind nicht mehr da. Was davon gespeichert ist, lässt sich ansehen; weitergehen kann es hier nicht.
server-damaged = Was von diesem Spiel gespeichert ist, passt nicht zusammen. Wer den Server betreibt, kann mit `affinage doctor` nachsehen.
record-no-rules = Dieses Spiel wurde nach der Regelversion { $version } gespielt, die es hier nicht mehr gibt. Was davon gespeichert ist, bleibt zum Ansehen da; weitergehen kann es nicht.
record-no-set = Dieses Spiel wurde mit dem Material „{ $name }“ gespielt, das es hier nicht gibt. Was davon gespeichert ist, bleibt zum Ansehen da; weitergehen kann es nicht.
record-no-game = Das Spiel { $game } gibt es in diesem Affinage nicht. Was davon gespeichert ist, bleibt zum Ansehen da; weitergehen kann es nicht.
record-note = Aufzeichnung (Regeln { $version })
record-note-damaged = Aufzeichnung (beschädigt)
server-hints-waiting = Über Tipps, um die du gebeten hast, wird noch nachgedacht. Warte sie ab.
server-moved-on = Am Tisch ist es weitergegangen. Frag noch einmal.
server-reviews-waiting = Rückblicke, um die du gebeten hast, sind noch in Arbeit. Warte sie ab.
server-thinking-failed = Es kam rechtzeitig keine Antwort zustande. Versuche es noch einmal.
server-elsewhere = An diesem Tisch ist im selben Augenblick etwas anderes geschehen. Sieh noch einmal hin.
server-closing = Der Server wird gerade beendet oder neu gestartet. Versuche es gleich noch einmal.
server-unavailable = Der Zug konnte gerade nicht gespeichert werden; nichts hat sich geändert. Versuche es noch einmal.
server-no-database = Die Datenbank antwortet nicht rechtzeitig, oder ihre Datei wurde gelöscht oder ersetzt.
server-no-lease = Dieser Prozess ist sich seiner Tische gerade nicht sicher. Frag einen anderen.
server-too-often = Das war sehr oft in kurzer Zeit. Warte einen Augenblick.
server-malformed = Die Anfrage ist bei { $where } nicht zu verstehen: { $what }.
server-no-route = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse nimmt solche Anfragen nicht an.
server-broken = Auf dem Server ging etwas schief. Der Fehler ist vermerkt; dein Spiel ist gespeichert.
server-host = Auf diesen Namen hört dieser Server nicht. Sein Besitzer kann ihn mit --public-url nennen.
server-origin = Diese Anfrage kommt von einer fremden Seite.
server-body-too-big = Die Anfrage ist zu groß.
server-body-too-deep = Die Anfrage ist zu tief verschachtelt.
server-body-no-json = Die Anfrage ist kein gültiges JSON.
server-body-twice = Die Anfrage nennt etwas doppelt.
server-body-number = In der Anfrage steht eine Zahl jenseits aller Grenzen.
server-body-text = In der Anfrage steht Text, den niemand schreiben kann.
server-body-type = Die Anfrage muss JSON sein (Content-Type: application/json).
server-level-random = Zufall
server-level-random-note = Spielt irgendetwas Erlaubtes
server-level-novice = Neuling
server-level-novice-note = Spielt mit und macht viele Fehler
server-level-easy = Leicht
server-level-easy-note = Sieht gute Züge und übersieht manche
server-level-medium = Mittel
server-level-medium-note = Spielt vernünftig
server-level-hard = Schwer
server-level-hard-note = Denkt weit voraus
server-level-expert = Experte
server-level-expert-note = Die stärkste Stufe: eine Sekunde für jeden Zug
serve-title = Der Tisch ist offen
serve-local = Auf diesem Computer
serve-lan = Für alle in deinem Netz
serve-public = Für alle
serve-stored = Gespeichert wird in
serve-bots = Bots
serve-bots-warming = spielen sofort; auf einem neuen Rechner brauchen die starken eine Minute zum Warmwerden
serve-stop = Strg-C schließt den Tisch. Die Spiele bleiben erhalten und gehen beim nächsten Öffnen weiter.
serve-new = Eine neue Datenbank wurde angelegt: { $where }. Falls eine vorhandene gemeint war: hier aufhören und sie mit --data nennen.
serve-stopped = Geschlossen. Alles ist gespeichert.

# Züge
turn-times = { $words } ({ $n }-mal)
turn-of = { $seat }: { $words }
turn-brought = { $lead } ({ $brought })
turn-change = { $n } { $what }

# Die Seite des Gastgebers und `affinage admin`

server-blocked = Der Gastgeber dieses Servers hat deine Adresse ausgesperrt.
host-key = Dazu braucht es den Schlüssel des Gastgebers. Gib `affinage admin key` dort ein, wo der Server läuft: Das zeigt einen Link, der ihn enthält.
host-nothing-to-close = An diesem Tisch hat noch keine Partie begonnen, es gibt also nichts zu schließen. Lösche stattdessen den Tisch.
host-bot-seat = Auf diesem Platz sitzt ein Bot: Er hat keinen Link.
host-own-address = { $address } ist deine eigene Adresse, die dieses Rechners oder die eines Proxys: Wer sie aussperrt, sperrt auch den Gastgeber aus.
host-not-blocked = { $address } ist nicht ausgesperrt.
host-no-address = „{ $given }“ ist keine Adresse. Schreib sie in Zahlen, wie 192.0.2.7 oder 2001:db8::1.
keeps = Dieser Server behält { $rules }; danach werden sie gelöscht.
keeps-open = Tische, an denen niemand begonnen hat, { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
keeps-idle = laufende Partien noch { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach dem letzten Zug
keeps-ended = beendete Partien { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
admin-tables = Tische
admin-no-tables = Es gibt keine Tische.
admin-more = { $n } von { $of } Tischen, die mit den neuesten Zügen.
admin-table = Tisch
admin-game = Spiel
admin-status = Stand
admin-status-gathering = wartet auf Gäste
admin-status-playing = läuft
admin-status-over = beendet
admin-status-record = Aufzeichnung
admin-seats = Plätze
admin-here = da
admin-free = frei
admin-bot = Bot
admin-idle = Letzter Zug
admin-moves = Züge
admin-thinking = Denkt nach
admin-seconds = { $n } s
admin-minutes = { $n } min
admin-hours = { $n } h
admin-days = { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
admin-closed = Tisch { $table } ist geschlossen. Niemand hat gewonnen.
admin-thinker = { $name } darf für diesen Server denken. Starte es auf dem anderen Rechner so, mit demselben Affinage und dem Paket affinage[fleet]; das Passwort wird nur dieses eine Mal gezeigt, und wer noch einmal fragt, bekommt ein anderes:
admin-thinker-gone = { $name } ist ausgesperrt. Woran es gerade dachte, wird anderswo oder zu Hause zu Ende gedacht.
admin-thinker-name = „{ $name }“ eignet sich nicht als Name: Er besteht aus Kleinbuchstaben, Ziffern und Unterstrichen und beginnt mit einem Buchstaben.
admin-delete = Tisch { $table } mit allem löschen, was von ihm gespeichert ist? Das lässt sich nicht rückgängig machen.
admin-deleted = Tisch { $table } ist gelöscht.
admin-kept = Nichts wurde gelöscht.
admin-link = Der alte Link zu Platz { $seat } öffnet nichts mehr. Dieser tut es und wird nur dieses eine Mal gezeigt:
admin-invite = Die alte Einladung zu Platz { $seat } gilt nicht mehr. Diese gilt und wird nur dieses eine Mal gezeigt:
admin-blocked = { $address } ist ausgesperrt.
admin-unblocked = { $address } darf wieder herein.
admin-blocks = Ausgesperrte Adressen
admin-since = Seit
admin-address = Adresse
admin-class = Art
admin-under-way = Im Gange
admin-waiting = Wartet
admin-class-people = Bots an Tischen mit Menschen
admin-class-bots = Bots unter sich
admin-class-hints = Tipps
admin-class-reviews = Rückblicke
admin-no-key = Bei { $file } gibt es noch keinen Schlüssel des Gastgebers: `affinage serve` legt ihn beim ersten Start an. Nenne die Datenbank des Servers mit --data oder seinen Schlüssel mit AFFINAGE_HOST_KEY.
admin-not-running = Bei { $at } antwortet kein Server. Starte ihn mit `affinage serve`, oder sag mit --at, wo er ist.
admin-no-affinage = Was bei { $at } antwortet, ist kein Affinage oder ein älteres. Sag mit --at, wo der Server ist.
