# Every command sets up what it needs by itself, and does nothing twice.
# `make play` on a machine with git, make and Python >= 3.11 is all that a player needs.

bin := .venv/bin
bootstrap := sh scripts/python.sh scripts/bootstrap.py
client := $(bin)/python scripts/client.py
# Without the stories' folder, so that their driver is not imported.
fast := -m "not slow and not e2e" --ignore=tests/e2e
core := core and not slow
newer := -m "not e2e and (not slow or core)" --ignore=tests/e2e
parallel := -n auto --dist worksteal
# Tests that wait for servers, bots and glasses: three workers for two processors.
waiting := -n $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )) --dist worksteal
tools := types client-types contracts client-lint lint form locked
in_one_piece := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
at_once = $(MAKE) --no-print-directory $(in_one_piece) in_parallel=yes --jobs
# The longest first. Half of the time the stories and the tests of servers wait: beside others they leave nothing idle.
# With BESIDE others join: make test BESIDE="engines test-newer"
together := stories python-tests core-tests client-test $(BESIDE)
measured := tests/e2e/test_figures.py tests/e2e/test_slowdowns.py
pictures := docs/pictures
in_browser = UBONGO_BROWSER=$$($(bin)/python scripts/browser.py) && export UBONGO_BROWSER && \
	PLAYWRIGHT_NODEJS_PATH=$$($(client) node) && export PLAYWRIGHT_NODEJS_PATH &&

# Compiled modules are kept even where the shell forbids it: tests start the program hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play setup test check static quick form lint locked contracts client-lint types client-types client-test fast \
	together core-tests python-tests coverage stories measured-stories engines autobahn test-newer pictures bench fuzz \
	fuzz-api format lock clean
ifndef in_parallel
.NOTPARALLEL:
endif

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | while IFS='|' read -r name text; do \
		printf '  %-18s %s\n' "$$name" "$$text"; done

play: ## Set up, start the server and open the page
	@$(bootstrap) play
	@$(client) build
	@$(bin)/ubongo serve

setup: ## Set up everything for work on it; the program is then .venv/bin/ubongo
	@$(bootstrap) develop
	@$(client) build
	@$(client) wire

test: setup together measured-stories coverage ## Every test, and the coverage of the core

# Each tool is a target of its own, so that `make --keep-going check` shows everything that is wrong.
check: setup quick fast ## What must be green before a commit

# Two at a time, the longest first: most of these tools use one processor. The output of each stays in one piece.
static: setup ## The checks that run no test
	@$(at_once)=2 $(tools)

together:
	@echo "[ubongo] three at a time: $(together); each shows its output when it ends"
	@$(at_once)=3 $(together)

quick:
	@$(at_once)=2 $(tools) client-test

form:
	$(bin)/ruff format --check --quiet

lint:
	$(bin)/ruff check --quiet

locked:
	$(bin)/uv lock --check --quiet

contracts:
	$(bin)/lint-imports --no-logo

client-lint:
	$(client) run lint

types:
	$(bin)/pyright

client-types:
	$(client) run check

client-test:
	$(client) run test

fast:
	$(bin)/pytest $(fast) $(parallel)

# Tracing makes a test slow: only these are traced.
core-tests:
	@mkdir -p test-results
	$(bin)/pytest -m "$(core)" --ignore=tests/e2e $(parallel) --cov --cov-report= --junitxml=test-results/core.xml

python-tests:
	$(bin)/pytest -m "not e2e and not ($(core))" --ignore=tests/e2e $(waiting) --junitxml=test-results/tests.xml

coverage:
	@$(bin)/coverage json --quiet -o test-results/coverage.json
	@$(bin)/python scripts/coverage_floor.py test-results/coverage.json

# The stories run by themselves: their driver keeps an event loop running.
stories:
	@$(in_browser) $(bin)/pytest tests/e2e $(measured:%=--ignore=%) $(waiting) --junitxml=test-results/stories.xml

# What is measured runs alone, so that nothing else takes its time.
measured-stories:
	@$(in_browser) $(bin)/pytest $(measured) --junitxml=test-results/measured.xml

# One after the other: a browser and a server take two processors.
engines: setup ## The core of the stories in Firefox and WebKit; FORM="not slow" for the short form
	@mkdir -p test-results
	@UBONGO_ENGINES=$$($(bin)/python scripts/engines.py | tr '\n' ' ') && export UBONGO_ENGINES && \
		$(bin)/pytest tests/engines $(if $(FORM),-m "$(FORM)") -rs --junitxml=test-results/engines.xml

autobahn: setup ## The WebSocket suite of Autobahn, on a Python 2.7
	$(bin)/python -m tests.autobahn

test-newer: ## The fast tests and those of the core on another Python: make test-newer NEWER=python3.13
	@$(bootstrap) develop
	UV_PROJECT_ENVIRONMENT=.venv-newer UV_PYTHON_DOWNLOADS=never $(bin)/uv sync --frozen --quiet --python $(NEWER)
	.venv-newer/bin/pytest $(newer) $(parallel)

pictures: setup ## Retake the pictures of the README
	@$(in_browser) $(bin)/python -m tests.e2e.readme_pictures $(pictures)

bench: ## The benchmarks: ratios measured in one run
	@$(bootstrap) bench
	@for program in benchmarks/[a-z]*.py; do \
		name=$$(basename "$$program" .py); echo "== $$name"; $(bin)/python -m "benchmarks.$$name" || exit 1; done

# What it finds is kept in .fuzz, where the next run goes on; KEEP=--keep copies it to tests/fuzz/corpora.
fuzz: ## Fuzz every parser with coverage guidance: make fuzz MINUTES=60 TARGETS="game table" KEEP=--keep
	@$(bootstrap) fuzz
	$(bin)/python -m tests.fuzz --minutes $(or $(MINUTES),60) $(KEEP) $(TARGETS)

fuzz-api: setup ## Ask the HTTP API far more than the tests do: make fuzz-api EXAMPLES=2000
	UBONGO_API_EXAMPLES=$(or $(EXAMPLES),1000) $(bin)/pytest tests/adapters/web/test_openapi.py $(parallel)

format: setup ## Format all code
	$(bin)/ruff format
	$(bin)/ruff check --fix
	$(client) run format

lock: setup ## Lock the newest dependencies that pyproject.toml allows
	$(bin)/uv lock --upgrade

clean: ## Remove what was made, the environment too
	rm -rf .venv .venv-newer web/node_modules src/ubongo/adapters/web/static web/src/net/*.gen.* test-results dist
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} +
