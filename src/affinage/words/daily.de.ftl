# Das Tagesspiel

daily-off = Auf diesem Server gibt es kein Tagesspiel: Wer ihn betreibt, hat es abgeschaltet.
daily-no-day = Für diesen Tag gibt es hier kein Tagesspiel.
daily-first = Zur Übung lässt sich das heutige Tagesspiel spielen, sobald deine erste Partie zu Ende ist.
daily-gone = Deine Partie von diesem Tag ist hier nicht mehr aufbewahrt.
daily-closed = Das ist das heutige Tagesspiel: Datei und Stellungen werden offengelegt, wenn der Tag vorbei ist.
daily-again = Beim Tagesspiel gibt es keine Revanche. Zur Übung spielst du es von seiner eigenen Seite aus noch einmal.
daily-alone = Das Tagesspiel spielst du allein, bis zum Ende oder bis du aufgibst: Niemand spielt für dich, und was feststeht, wird nicht zurückgenommen.
daily-bot = Bot: { $level }
daily-bot-plain = Bot, der bis zum Ende seines Zuges schaut
daily-when = { $stage }, Zug { $n }
