"""The routes of the API: the lobby, the table, what comes after the game, the score pad, the socket."""
