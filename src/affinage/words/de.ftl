# Die Wörter des Hauses. Die Wörter eines Spiels liegen in games/<name>/words.

refused-stale = Dieser Zug wurde bei Stand { $made } des Tisches gewählt; er ist jetzt bei { $now }. Bitte neu hinschauen und wählen.
refused-no-seat = Platz { $seat } gibt es an diesem Tisch nicht; er hat die Plätze 1 bis { $seats }.
refused-over = Das Spiel ist zu Ende.
refused-not-asked = { $seat } ist gerade nichts gefragt.
refused-no-move = Zug Nummer { $move } gibt es nicht; die Züge haben die Nummern 0 bis { $last }.
refused-no-number = Plätze und Züge werden als ganze Zahlen angegeben, nicht als { $value }.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein letzter Zug steht fest.
refused-others-built-on-it = Dieser Zug lässt sich nicht mehr zurücknehmen: Andere haben darauf aufgebaut.

# Das Terminal

terminal-name-human = Mensch
terminal-name-bot =
    { $kind ->
        [greedy] Greta
        [random] Randy
       *[other] { $kind }
    }
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
terminal-and = und
terminal-compiling = Die Regeln werden vorbereitet; beim ersten Mal dauert das etwa eine halbe Minute …
terminal-curtain = Gib den Bildschirm an { $name } weiter und drücke dann Enter.
terminal-keys = Zahl: spielen{ $back } · ?: Hilfe · l: was geschah · s: Kopie sichern · q: aufhören
terminal-key-back = {" · u: zurücknehmen"}
terminal-enter = {" (Enter = 1)"}
terminal-what = Das ist hier keine Antwort. Tippe die Nummer eines Zuges oder ? für Hilfe.
terminal-no-number = Wähle eine Zahl von 1 bis { $last }.
terminal-earlier =
    { $n ->
        [one] (l: eine frühere Zeile)
       *[other] (l: { $n } frühere Zeilen)
    }
terminal-copied = Eine Kopie des Spiels liegt in { $file }.
terminal-kept = Das Spiel ist gesichert. Weiter geht es mit:
terminal-replay-at = Das Spiel ist gesichert. Noch einmal ansehen mit:
terminal-help-moves = Warum nicht? ? und ein paar Wörter eines Zuges (etwa „? ernte“) sagt, ob er möglich ist und warum nicht.
terminal-help-no-number = Die Nummer { $number } gibt es hier nicht; es gibt 1 bis { $last }.
terminal-help-nothing = Kein Zug dieses Spiels hat „{ $words }“ in seinen Wörtern.
terminal-help-more =
    { $n ->
        [one] Einer mehr passt; tippe mehr von seinen Wörtern, um ihn zu sehen.
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
replay-keys = Enter: weiter · b: zurück · Zahl: dorthin · e: Ende · q: aufhören
replay-no-position = Einen Stand { $number } gibt es nicht; es gibt 0 bis { $last }.

resume-none = Hier liegt kein unfertiges Spiel. Ein neues beginnt mit: affinage play beer-and-bread
resume-title = Unfertige Spiele
resume-id = Spiel
resume-names = Mitspielende
resume-moves = Züge
resume-when = Letzter Zug
resume-which = Welches? (Nummer, Enter = 1){" "}
resume-damaged = die Datei ist beschädigt

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

why = { $move } verspricht { $parts } als { $other }.
why-more = { $n } mehr für „{ $what }“
why-less = { $n } weniger für „{ $what }“
why-and = {" und "}
why-rivals = den stärksten Gegner
why-close = { $move } und { $other } versprechen fast dasselbe.
why-only = { $move } ist der einzige Zug.

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
doctor-running = Jede gespeicherte Partie wird noch einmal gespielt
doctor-told = Tische: { $tables }. Nachgespielte Züge: { $moves }. Falsch: { $wrong }. Unter anderen Regeln eingefroren: { $frozen }.
verify-fine = Diese Partie { $game } ist so, wie ihr Tisch es versprochen hat: { $moves } Züge, davon { $answers } vom Zufall, alle aus dem Samen, der vor dem ersten Zug versiegelt war; { $events } gespeicherte Ereignisse, keines verändert.
verify-taken-over = Die ersten { $n } Züge stammen von einem anderen Tisch: Ob sie ehrlich gegeben wurden, zeigt dessen Datei.
