# Every target sets up its own virtual environment on first use, from the locked packages in requirements/.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKED := $(PIP) install --no-deps --require-hashes --requirement
PAGE := src/affinage/static/index.html
WORKERS ?= 2

.PHONY: play terminal quick test test-all check types bench venv lock clean

play: $(VENV)/.play $(PAGE)  ## the web table: prints an address to open, here and on other devices in the house
	@$(BIN)/affinage serve

terminal: $(VENV)/.play  ## a game of Beer & Bread in the terminal against the greedy bot
	@$(BIN)/affinage play beer-and-bread --seats human,greedy

quick: check  ## two minutes: lint, types, the core, and the tests of what was touched
	@echo "==> running the tests of the core and of what was touched"
	$(BIN)/python -m pytest -n $(WORKERS) $$($(BIN)/python scripts/touched.py)

test: $(VENV)/.dev $(PAGE)  ## all tests; those of the page need Chromium, those of PostgreSQL a PostgreSQL
	@echo "==> running the tests (the first run compiles the rules)"
	$(BIN)/python -m pytest -n $(WORKERS)

test-all: $(VENV)/.dev $(PAGE)  ## the long sizes too: kills, power cuts, fuzz, whole games of every title in the browser
	AFFINAGE_FULL=1 $(BIN)/python -m pytest -n $(WORKERS)

check: $(VENV)/.dev $(PAGE)  ## lint, format and types
	@echo "==> looking for lint, format and type errors"
	$(BIN)/ruff check src tests scripts
	$(BIN)/ruff format --check src tests scripts
	$(BIN)/mypy
	$(BIN)/python scripts/page_types.py --check
	@if command -v npm >/dev/null; then cd ui && npm run --silent check; else echo "==> no npm here: the page's types are not checked"; fi

types: $(VENV)/.play  ## write the page's types from the views' own
	@$(BIN)/python scripts/page_types.py

bench: $(VENV)/.play  ## how fast the rules run here
	$(BIN)/affinage bench beer-and-bread

venv: $(VENV)/.dev  ## the virtual environment alone

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "affinage needs Python 3.11 or newer; say which one by: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: requirements/play.txt pyproject.toml hatch_build.py | $(VENV)/.made
	@echo "==> setting up the virtual environment in $(VENV) (once, less than a minute)"
	@$(LOCKED) requirements/play.txt
	@command -v npm >/dev/null || test -f $(PAGE) || $(LOCKED) requirements/node.txt
	@AFFINAGE_NO_UI=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	@echo "==> adding what developing needs (once, about a minute)"
	@$(LOCKED) requirements/dev.txt
	@touch $@

$(PAGE): ui/build.mjs ui/package-lock.json $(shell find ui/src ui/public -type f 2>/dev/null) | $(VENV)/.play
	@echo "==> building the web page (about a quarter of a minute)"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@if [ -f $@ ]; then touch $@; fi  # AFFINAGE_NO_UI leaves it out

lock:  ## renew the locked packages: the newest that pyproject.toml allows, for every system and Python
	@$(PYTHON) -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	@$(VENV)/lock/bin/python scripts/lock.py
	@rm -rf $(VENV)/lock

clean:  ## remove the environment and what was built
	rm -rf $(VENV) src/affinage/static ui/node_modules .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
