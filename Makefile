# Every target sets up what it needs: a .venv of its own, pinned tools, and the package compiled and installed in it.
PYTHON ?= python3
PYTEST_FLAGS ?= -n auto
SOAK_FLAGS ?=
BENCH_FLAGS ?=
HALL_FLAGS ?=
HALL_SOAK_FLAGS ?=
FAULTS_FLAGS ?=
MEADHALL_OPT ?= 3
export MEADHALL_OPT

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard src tests benchmarks tools)
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/dev/*' -not -path 'web/fixtures/*' | sort)
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' | sort)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test check wheel pictures bench soak install clean FORCE

help: ## show these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

play: install .venv/page ## open the hall in the browser
	@$(BIN)/meadhall serve --open

terminal: install ## play in the terminal
	@$(BIN)/meadhall play

test: check install .venv/page ## check, then run all tests and the README's examples on the installed package
	$(BIN)/python tools/page.py --check
	$(BIN)/python tools/browser.py
	$(BIN)/python -m pytest $(PYTEST_FLAGS)

check: .venv/tools ## lint, formatting, types, and who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

wheel: install .venv/page ## build a wheel with the page in it, for other machines, in dist/
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .

pictures: install .venv/page ## take the pictures of the page that README and docs show
	$(BIN)/python -m tests.browser.pictures docs/pictures

bench: install .venv/bench .venv/page ## measure the engine's speed, and the hall under load
	$(BIN)/python -m benchmarks $(BENCH_FLAGS)
	$(BIN)/python -m benchmarks.hall $(HALL_FLAGS)

soak: install .venv/page ## a million random matches, an hour of play in the hall, a server killed twenty times, every page in all ways
	$(BIN)/python -m tests.soak $(SOAK_FLAGS)
	$(BIN)/python -m tests.hall_soak $(HALL_SOAK_FLAGS)
	$(BIN)/python -m tests.faults $(FAULTS_FLAGS)
	MEADHALL_THOROUGH=1 $(BIN)/python -m pytest $(PYTEST_FLAGS) tests/browser

install: .venv/installed ## set up .venv; MEADHALL_OPT=0 compiles faster, MEADHALL_PURE=1 not at all

clean: ## remove everything that was built
	rm -rf .venv build dist web/dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "meadhall needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | tail -n 1). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# `$(call requirements,KEYS)` lists what pyproject.toml asks for.
requirements = @echo "installing what meadhall needs, as pinned in constraints.txt"; $(BIN)/python -c 'import tomllib; from pathlib import Path; \
	asked = tomllib.loads(Path("pyproject.toml").read_text()); project = asked["project"]; extra = project["optional-dependencies"]; \
	print(*$(1), sep="\n")' > $@.requirements && $(PIP) install --constraint constraints.txt --requirement $@.requirements

.venv/tools: .venv/python pyproject.toml constraints.txt
	$(call requirements,asked["build-system"]["requires"] + project["dependencies"] + extra["dev"])
	@touch $@

.venv/bench: .venv/tools
	$(call requirements,extra["bench"])
	@touch $@

# Changes whenever a source appears or disappears, or the way of building changes.
.venv/recipe: FORCE | .venv/python
	@printf '%s\n' 'OPT=$(MEADHALL_OPT) PURE=$(MEADHALL_PURE) CC=$(CC)' $(SOURCES) > $@.new
	@cmp --silent $@.new $@ && rm $@.new || mv $@.new $@

# pip hides what a build prints: the log keeps it, and the one line for the person is shown.
.venv/installed: .venv/tools .venv/recipe setup.py $(SOURCES)
	@echo "building meadhall (log: .venv/build.log)"
	@$(BIN)/python -m pip --disable-pip-version-check --verbose install --no-build-isolation --no-deps --force-reinstall . \
	> .venv/build.log 2>&1 || { tail -n 40 .venv/build.log; exit 1; }
	@sed -n 's/^ *\(meadhall: .*\)/\1/p' .venv/build.log
	@$(BIN)/meadhall --version
	@touch $@

# The page goes to the package that was installed, so that an install takes it away and this brings it back.
.venv/page: .venv/installed tools/page.py $(PAGE)
	@$(BIN)/python tools/page.py
	@touch $@
