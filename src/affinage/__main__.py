"""`python -m affinage`: the command line, where the command itself is not on the path."""

from affinage.cli import main

if __name__ == "__main__":
    main()
