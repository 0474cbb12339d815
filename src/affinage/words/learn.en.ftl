server-no-lesson = This game has no lesson.
server-no-lesson-position = The lesson does not stop there.
