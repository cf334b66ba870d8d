# Every target sets up what it needs: a .venv of its own, pinned tools, and the package compiled and installed in it.
PYTHON ?= python3
# One worker more than there are cores: some tests wait for a browser or for a server to start.
PYTEST_FLAGS ?= -n $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)') --dist worksteal
SOAK_FLAGS ?=
GUESTS_FLAGS ?=
BENCH_FLAGS ?=
HALL_FLAGS ?=
# Random play and laws over thousands of matches would take hours uncompiled, and reach nothing more.
COVERED ?= tests/kernel tests/scenarios tests/transcripts tests/lessons tests/lab tests/games tests/test_*.py --ignore-glob=tests/games/*/test_leak.py --ignore-glob=tests/games/*/test_planner.py --ignore-glob=tests/games/*/test_reach.py --ignore-glob=tests/games/*/test_uniform.py --deselect tests/test_random_play.py --deselect tests/test_bench.py --deselect tests/test_examples.py --deselect tests/test_play_bots.py --deselect tests/test_ladder.py
HALL_SOAK_FLAGS ?=
FAULTS_FLAGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard src tests benchmarks tools examples)
PAGE := $(shell find web src/meadhall/games/*/data -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/dev/*' -not -path 'web/fixtures/*' | sort)
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' | sort)
# Two jobs at a time, whatever was asked for: the compiler uses all cores by itself.
TOGETHER = +@$(MAKE) --no-print-directory --jobs=2
# What jobs print is kept together, where make can do that.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site terminal test check check-page browser coverage docs wheel pictures bench soak install release clean FORCE

help: ## show these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

play: ## open the hall in the browser
	$(TOGETHER) .venv/page
	@$(BIN)/meadhall serve --open

site: build/play/index.html ## build the hall that runs inside a browser, as static files in build/play

terminal: install ## play in the terminal
	@$(BIN)/meadhall play

test: .venv/tools ## check, then run all tests and the README's examples on the installed package
	$(TOGETHER) $(SYNC) .venv/page check check-page build/play/index.html browser
	$(BIN)/python -m pytest $(PYTEST_FLAGS)

check: .venv/tools ## lint, formatting, types, generated code, and who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(BIN)/python tools/generate.py --check
	$(BIN)/python tools/site.py check

check-page: web/dist/index.html
	$(BIN)/python tools/page.py check

browser: .venv/tools
	@$(BIN)/python tools/browser.py

coverage: .venv/tools .venv/page ## which lines the tests reach: the engine uncompiled, the hall with bots that think quickly
	$(BIN)/python -m coverage erase
	MEADHALL_PURE=1 $(BIN)/python -m coverage run -m pytest $(PYTEST_FLAGS) $(COVERED)
	$(BIN)/python -m coverage run -m pytest $(PYTEST_FLAGS) tests/server tests/test_play_bots.py tests/test_ladder.py
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report

docs: .venv/docs ## build the documentation as a site, in build/site
	$(BIN)/python tools/site.py build

wheel: release .venv/page ## build the release wheel with the page in it, for other machines, in dist/
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .

pictures: .venv/tools .venv/page ## take the pictures of the page that README, docs and links show
	$(BIN)/python -m tests.browser.pictures docs/pictures
	$(BIN)/python -m tests.browser.previews web/src/games

bench: .venv/bench release .venv/page ## measure the release build's speed, and the hall under load
	$(BIN)/python -m benchmarks $(BENCH_FLAGS)
	$(BIN)/python -m benchmarks.hall $(HALL_FLAGS)

soak: .venv/tools .venv/page ## a million random matches, thousands of packs, an hour of play in the hall, a server killed twenty times, every page in all ways
	$(BIN)/python -m tests.soak $(SOAK_FLAGS)
	$(BIN)/python -m tests.guests $(GUESTS_FLAGS)
	$(BIN)/python -m tests.hall_soak $(HALL_SOAK_FLAGS)
	$(BIN)/python -m tests.faults $(FAULTS_FLAGS)
	MEADHALL_THOROUGH=1 $(BIN)/python -m pytest $(PYTEST_FLAGS)

install: .venv/installed ## set up .venv with what compiles quickly; MEADHALL_PURE=1 compiles nothing

release: .venv/released ## set up .venv with the fastest engine

clean: ## remove everything that was built
	rm -rf .venv build dist web/dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "meadhall needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | tail -n 1). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# `$(call requirements,KEYS)` installs what pyproject.toml asks for.
requirements = @echo "installing $(1), as pinned in constraints.txt"; $(BIN)/python -c 'import tomllib; from pathlib import Path; \
	asked = tomllib.loads(Path("pyproject.toml").read_text()); project = asked["project"]; extra = project["optional-dependencies"]; \
	print(*$(2), sep="\n")' > $@.requirements && $(PIP) install --constraint constraints.txt --requirement $@.requirements

.venv/needs: pyproject.toml constraints.txt | .venv/python
	$(call requirements,what the hall needs,asked["build-system"]["requires"] + project["dependencies"] + extra["terminal"] + extra["hall"])
	@touch $@

.venv/tools: .venv/needs
	$(call requirements,what the tests need,extra["dev"] + extra["postgres"] + extra["print"] + extra["lab"] + extra["ray"])
	@touch $@

.venv/docs: .venv/needs
	$(call requirements,what the documentation is built with,extra["docs"])
	@touch $@

.venv/bench: .venv/tools
	$(call requirements,what the benchmarks compare with,extra["bench"])
	@touch $@

# Changes whenever a source appears or disappears, or the way of building changes.
.venv/recipe: FORCE | .venv/python
	@printf '%s\n' 'PURE=$(MEADHALL_PURE) CC=$(CC)' $(SOURCES) > $@.new
	@cmp --silent $@.new $@ && rm $@.new || mv $@.new $@

# pip hides what a build prints: the log keeps it, and the one line for the person is shown.
install = @echo "building meadhall ($(1) build; log: .venv/build.log)"; \
	MEADHALL_BUILD=$(1) $(BIN)/python -m pip --disable-pip-version-check --verbose install --no-build-isolation --no-deps --force-reinstall . \
	> .venv/build.log 2>&1 || { tail -n 40 .venv/build.log; exit 1; }; \
	sed -n 's/^ *\(meadhall: .*\)/\1/p' .venv/build.log; $(BIN)/meadhall --version

.venv/installed: .venv/needs .venv/recipe setup.py $(SOURCES)
	$(call install,quick)
	@rm -f .venv/released && touch $@

# A release is good for everything, so it counts as installed too.
.venv/released: .venv/needs .venv/recipe setup.py $(SOURCES)
	$(call install,release)
	@touch .venv/installed $@

web/dist/index.html: tools/page.py $(PAGE) | .venv/needs
	@$(BIN)/python tools/page.py build

# The page is built before it, and not beside it: both install what they are built with into web/node_modules.
build/play/index.html: tools/static.py tools/interpreter.py tools/engine-licences.txt $(PAGE) $(SOURCES) | web/dist/index.html
	@$(BIN)/python tools/static.py build

# The page goes to the package that was installed, so that an install takes it away and this brings it back.
.venv/page: .venv/installed web/dist/index.html
	@$(BIN)/python tools/page.py install
	@touch $@
