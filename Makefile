# Every target sets up its own virtual environment on first use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
PAGE := src/affinage/static/index.html

.PHONY: play terminal test check bench venv clean

play: $(STAMP) $(PAGE)  ## the web table: prints an address to open, here and on other devices in the house
	@$(BIN)/affinage serve

terminal: $(STAMP)  ## a game of Beer & Bread in the terminal against the greedy bot
	@$(BIN)/affinage play beer-and-bread --seats human,greedy

test: $(STAMP) $(PAGE)  ## all tests; those of the page need Chromium, those of PostgreSQL a PostgreSQL
	@echo "==> running the tests (the first run compiles the rules: a few minutes)"
	$(BIN)/python -m pytest -n 2

check: $(STAMP) $(PAGE)  ## lint, format and types
	@echo "==> looking for lint, format and type errors"
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	@if command -v npm >/dev/null; then cd ui && npm run --silent check; else echo "==> no npm here: the page's types are not checked"; fi

bench: $(STAMP)  ## how fast the rules run here
	$(BIN)/affinage bench beer-and-bread

venv: $(STAMP)  ## the virtual environment alone

$(STAMP): pyproject.toml
	@echo "==> setting up the virtual environment in $(VENV) (once, about two minutes)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "affinage needs Python 3.11 or newer; say which one by: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(PAGE): ui/build.mjs ui/package-lock.json $(shell find ui/src ui/public -type f 2>/dev/null) | $(STAMP)
	@echo "==> building the web page (about half a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@if [ -f $@ ]; then touch $@; fi  # AFFINAGE_NO_UI leaves it out

clean:  ## remove the environment and what was built
	rm -rf $(VENV) src/affinage/static ui/node_modules .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
