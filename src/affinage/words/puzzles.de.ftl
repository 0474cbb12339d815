# Aufgaben

puzzle-none = Diese Aufgabe gibt es hier nicht.
puzzle-unfinished = Dein Zug ist noch nicht fertig: Spiel weiter, bis nur noch das Bestätigen bleibt.
puzzle-best = Genau so.
puzzle-nearly = Fast so gut: Ein Zug bringt noch etwas mehr.
puzzle-missed = Es gibt einen besseren Zug.
puzzle-gave-up = Das ist die Lösung.
puzzle-own-best = Das ist der Zug, den der Rückblick gefunden hat.
puzzle-own-missed = Der Rückblick hat einen anderen Zug gefunden. Sieh, was ihn auszeichnet, oder versuch es noch einmal.
puzzle-why = Was für den besten Zug spricht: { $reasons }.
puzzle-exact = Bewiesen: Alle Wege bis zum Ende wurden durchgezählt, und was du nicht sehen kannst, ändert nichts.
puzzle-judged-win = Von Bots beurteilt: { $margin } % mehr Gewinnchance als der nächste andere Zug, in { $rounds } weitergespielten Partien, was auch immer verdeckt liegt.
puzzle-judged-points = Von Bots beurteilt: { $margin } Punkte mehr als der nächste andere Zug, in { $rounds } weitergespielten Partien, was auch immer verdeckt liegt.
puzzle-found = Der schwächste Bot, der das findet: { $level }.
puzzle-found-none = Keiner der vier schwächeren Bots findet das.
puzzle-theme-other = Der richtige Augenblick
puzzle-unit-win = Gewinnchance
puzzle-unit-points =
    { $seats ->
        [1] Punkte am Ende
       *[other] Punkte Vorsprung am Ende
    }
puzzle-win = { $n } %
puzzle-ahead =
    { $exact ->
        [yes] { $n }
       *[no] etwa { $n }
    }
puzzle-less = { $n }
puzzle-less-win = { $n } % weniger
