"""One folder per game; a folder is all the registration there is."""
