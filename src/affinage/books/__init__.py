"""Rule books and galleries: what a game's `book.toml` says, filled with the figures of a component set."""
