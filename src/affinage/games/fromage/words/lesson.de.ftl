# Die erste Lektion: was bei jedem Schritt von lesson.toml gesagt wird. *Wörter* zwischen Sternchen treten hervor.

lesson-goal = Worum es geht
lesson-goal-say = Wer die meisten Punkte hat, gewinnt. Sie kommen vor allem vom *Käse* an vier Orten, und das Spiel endet mit dem Zug, in dem jemand den letzten von 15 legt.
lesson-goal-note = Erfüllte Aufträge, Obst und Bauten kommen hinzu. Zu zweit dauert eine Partie etwa 20 Züge, eine halbe Stunde; diese Lektion spielt vier davon.

lesson-wheel = Das Rad
lesson-wheel-say = Alle spielen gleichzeitig, jeder an dem Ort, der vor ihm liegt. Nach jedem Zug dreht sich das Rad um ein *Viertel*.

lesson-cheese = Käse machen
lesson-cheese-say = Auf dem Festival zählen Nachbarn als *Gruppe*: Ein Käse auf c1 gehört zur Gratisprobe daneben, und die beiden bringen 2.
lesson-cheese-task = Mache Blauschimmelkäse (Silber) auf c1.
lesson-cheese-else = Auch ein guter Zug. Diese Lektion beginnt mit einem Käse auf c1.
lesson-cheese-else-bronze = Er stünde vorerst allein. Neben einer Gratisprobe bekommst du gleich Punkte.
lesson-cheese-else-gold = Gold hält den Arbeiter drei Züge lang fest. Erst einmal Silber.

lesson-stays = Der Arbeiter bleibt
lesson-stays-say = Der Arbeiter bleibt, bis der Käse gereift ist: bei *Bronze* 1 Zug, bei *Silber* 2, bei *Gold* 3.

lesson-gather = Sammeln
lesson-gather-say = Einmal im Zug darfst du auch einen Arbeiter zum Sammeln schicken. *2 Vieh* halten den Arbeiter für Hartkäse 2 Züge lang fest.
lesson-gather-task = Schicke den Arbeiter für Hartkäse los, um 2 Vieh zu holen.
lesson-gather-else = Für die nächsten Schritte brauchst du 2 Vieh: Schicke den Arbeiter für Hartkäse.
lesson-gather-else-soft = Lass diesen Arbeiter zu Hause: Ein Auftrag für Weichkäse wartet.
lesson-gather-else-three = Ein Tier mehr, ein Zug länger. Zwei sind gerade richtig.

lesson-ready = Bereit
lesson-ready-say = Sag, dass du bereit bist. Bis es *alle* sind, kannst du dich noch umentscheiden; dann zeigt sich, was alle getan haben, und das Rad dreht sich.
lesson-ready-task = Sag, dass du bereit bist.
lesson-ready-else = Das hat Zeit bis zum nächsten Zug: Sag, dass du bereit bist.
lesson-ready-else-parlour = Warte einen Zug: In den Villes erfüllt dieser Käse auch einen Auftrag.
lesson-ready-else-enough = Einmal sammeln reicht in einem Zug.

lesson-villes = Der nächste Ort
lesson-villes-say = Jetzt liegen die *Villes* vor dir. Ein Käse zählt in jeder Region, die seine Stadt berührt; wer dort am meisten hat, gewinnt den Kunden.

lesson-order = Ein Auftrag
lesson-order-say = Du hast einen Auftrag für *Weichkäse (Bronze)*. Ein Käse dieser Sorte und Reife erfüllt ihn, sobald er gemacht ist.
lesson-order-task = Mache Weichkäse (Bronze) in Caen und erfülle den Auftrag.
lesson-order-else = Eins nach dem anderen: zuerst Weichkäse (Bronze) in Caen.
lesson-order-else-bronze = Ein feiner Käse, aber dein Auftrag verlangt Weichkäse (Bronze), wie in Caen.
lesson-order-else-open = Ein offener Auftrag bringt am Ende nur einen halben Punkt. Erfülle ihn.

lesson-parlour = Ein Käse ohne Arbeiter
lesson-parlour-say = Mit 2 Vieh kannst du melken: Dieser *Melkstand* gibt einen Weichkäse (Bronze), der keinen Arbeiter braucht.
lesson-parlour-task = Nutze den Melkstand, erfülle den zweiten Auftrag und sag, dass du bereit bist.
lesson-parlour-else = Dein Vieh gibt dir hier einen Käse: Nutze den Melkstand.
lesson-parlour-else-ready = Dein Vieh kann in diesem Zug noch etwas tun.
lesson-parlour-else-open = Ein offener Auftrag bringt am Ende nur einen halben Punkt. Erfülle ihn.

lesson-home = Arbeiter kommen heim
lesson-home-say = Arbeiter für Bronze sind nach einem Zug zurück, für Silber nach zwei: Deshalb sind jetzt *alle drei* zu Hause.
lesson-home-task = Mache Blauschimmelkäse (Silber) an Tisch 2.
lesson-home-else = Diese Lektion geht mit Blauschimmelkäse (Silber) an Tisch 2 weiter.
lesson-home-else-gold = Mehr Punkte, aber der Arbeiter wäre drei Züge fort. Bei Silber kommt er früher zurück.

lesson-build = Bauen
lesson-build-say = Bauten machen deine Käserei besser. Mit einem zweiten Bauteil kannst du die *Scheune* bauen: Wer dort arbeitet, ist nur einen Zug fort.
lesson-build-task = Hole mit dem Arbeiter für Weichkäse 1 Bauteil, baue die Scheune und sag, dass du bereit bist.
lesson-build-else = Für die Scheune fehlt ein Bauteil: Schicke den Arbeiter für Weichkäse.
lesson-build-else-dock = Genauso gut. Diese Lektion baut die Scheune.
lesson-build-else-first = Zuerst die Scheune: Vom nächsten Zug an hilft sie dir.

lesson-shelf = Ein Schild am Regal
lesson-shelf-say = Manche Regale bringen sofort etwas: Dieses Schild gibt eine *Ressource* deiner Wahl. Am Ende zählt auch, auf wie vielen verschiedenen Regalen dein Käse liegt.
lesson-shelf-task = Mache Hartkäse (Silber) auf Regal 2, Fach 1, und nimm 1 Obst.
lesson-shelf-else = Regal 2, Fach 1: Hartkäse (Silber).
lesson-shelf-else-take = Auch nützlich. Nimm diesmal Obst und schau, was es möglich macht.

lesson-fruit = Obst
lesson-fruit-say = Manche Felder verlangen Obst und bringen *Käse mit Obst* oder *mit Marmelade*: Am Ende zählt die eine Anzahl mal die andere.
lesson-fruit-task = Sag, dass du bereit bist.
lesson-fruit-else = Das reicht für diesen Zug: Sag, dass du bereit bist.

lesson-on = Wie es weitergeht
lesson-on-say = Käse machen, sammeln, das Rad drehen lassen: Plane dabei, *wo* deine Arbeiter heimkommen.
