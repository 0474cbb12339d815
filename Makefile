# Every target sets up its own virtual environment on first use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: play test check bench venv clean

play: $(STAMP)  ## a game of Beer & Bread in the terminal against the greedy bot
	@$(BIN)/affinage play beer-and-bread --seats human,greedy

test: $(STAMP)  ## all tests
	@echo "==> running the tests (the first run compiles the rules: a few minutes)"
	$(BIN)/python -m pytest -n 2

check: $(STAMP)  ## lint, format and types
	@echo "==> looking for lint, format and type errors"
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

bench: $(STAMP)  ## how fast the rules run here
	$(BIN)/affinage bench beer-and-bread

venv: $(STAMP)  ## the virtual environment alone

$(STAMP): pyproject.toml
	@echo "==> setting up the virtual environment in $(VENV) (once, about a minute)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "affinage needs Python 3.11 or newer; say which one by: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:  ## remove the environment and what was built
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
