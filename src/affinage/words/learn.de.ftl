server-no-lesson = Zu diesem Spiel gibt es keine Lektion.
server-no-lesson-position = Dort hält die Lektion nicht an.
