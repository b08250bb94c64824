# Every job of the project; `make` alone lists them. Each sets up what it needs in .venv, from hashed locks.

PYTHON =
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input
PIN := $(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --no-emit-index-url --no-header \
	--no-annotate
LOCK := $(PIN) --generate-hashes --all-extras pyproject.toml

# One more than there are cores, since tests also wait; but not so many that each would start a database server for a
# handful of tests.
WORKERS := $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2); [ $$n -lt 4 ] && echo $$((n + 1)) || echo 4)
PYTEST := $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal

# The tests start the bot a hundred times. Without this, each process would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# The inner loop: these, without those that have the mark slow.
FAST := tests/rules tests/ai tests/tables $(wildcard tests/bot/test_*screens.py tests/bot/screens)

SOAK_KILLS ?= 200
SOAK_TABLES ?= 8
SOAK_SEED ?= 1
FUZZ ?= 100000
FUZZ_SEED ?= 1
SOAK_FLEET ?= 300
SEEDS ?= 100

.PHONY: help run doctor test test-fast test-long test-postgres soak chaos elsewhere fuzz monkey refusals panels season bench bench-check changes translations train screenshots page-check check deploy-check release pin try-hosting docs format lock clean

help:
	@echo "For a bot of your own, these are all you need:"
	@echo "make run     set up, then start the bot, or without a DISCORD_TOKEN the demo (ARGS=\"--no-open --port 8765\")"
	@echo "make doctor  check the set-up, and name each problem with what to do"
	@echo
	@echo "For work on the code:"
	@echo "make test    set up, then run the tests (ARGS=\"-k catch\")"
	@echo "make test-fast  the tests of rules, AI, tables and screens, on SQLite and in under a minute"
	@echo "make test-long  the tests that make test leaves out: whole evenings, kills, packages, PostgreSQL"
	@echo "make test-postgres  the same as make test, with PostgreSQL wherever a database is needed"
	@echo "make soak    set up, then kill the bot again and again while people play: SOAK_KILLS=200 SOAK_TABLES=8 SOAK_FLEET=300 SOAK_SEED=1"
	@echo "make chaos   let everything fail at once while people press anything, by SEEDS=100 (ARGS=\"--steps 8 --database sqlite\")"
	@echo "make elsewhere  play alone under kills, 200 times at once, and in places without the bot (ARGS=\"--parts many --games 200\")"
	@echo "make fuzz    send the bot hostile interactions, print the results: FUZZ=100000 FUZZ_SEED=1"
	@echo "make monkey  have people press whatever any screen offers, in SEEDS=100 evenings"
	@echo "make refusals  have Discord refuse any request of any press, in SEEDS=100 rounds"
	@echo "make panels  have people press old and new hands while requests are slow or fail, in SEEDS=100 evenings"
	@echo "make season  simulate a season of results, and judge the ratings (ARGS=\"--people 200 --matches 5000\")"
	@echo "make bench   measure a click, the limits, herds, memory, rules, storage, start, pictures, decisions (ARGS=\"--rows click --seconds 20\")"
	@echo "make bench-check  measure the ratios, and fail if one is over a third above the stored one"
	@echo "make train   train the level expert again, in less than two hours (ARGS=\"--out /tmp --seed 2\")"
	@echo "make screenshots  make the pictures of docs/screenshots again (needs Chromium)"
	@echo "make page-check  check the page of a replay with axe (needs Chromium and npm)"
	@echo "make check   format, lint, spelling, types and all tests, long ones too: what a change must pass"
	@echo "make deploy-check  check the Dockerfile, compose.yaml and the systemd unit, and install a bot alone"
	@echo "make translations  list the translations whose English has changed (ARGS=de)"
	@echo "make changes  show what the next release will say of the files in changes/"
	@echo "make release  build and check the files of a release, in dist/"
	@echo "make pin     renew the digests of the images in the Dockerfile and compose.yaml (needs docker)"
	@echo "make try-hosting  go through docs/hosting.md with the files of make release, up to the first table (ARGS=\"pipx\")"
	@echo "make docs    make the site of docs/ in build/site, and fail if a link is broken"
	@echo "make format  format the code"
	@echo "make lock    renew requirements/*.txt after a change of pyproject.toml (ARGS=--upgrade)"
	@echo "make clean   remove everything that these made"

run: $(VENV)/run.stamp
	@exec $(BIN)/python -m unobot run $(ARGS)

doctor: $(VENV)/run.stamp
	@exec $(BIN)/python -m unobot doctor $(ARGS)

test: $(VENV)/dev.stamp
	@exec $(PYTEST) --hypothesis-profile=quick -m "not long" $(ARGS)

test-long: $(VENV)/dev.stamp
	@exec $(PYTEST) -m long $(ARGS)

test-fast: $(VENV)/dev.stamp
	@exec $(PYTEST) --hypothesis-profile=quick --database sqlite -m "not slow and not long" $(FAST) $(ARGS)

test-postgres: $(VENV)/dev.stamp
	@exec $(PYTEST) --database postgresql $(ARGS)

soak: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.loopback.soak --kills $(SOAK_KILLS) --tables $(SOAK_TABLES) --seed $(SOAK_SEED) \
		--fleet $(SOAK_FLEET) $(ARGS)

chaos: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.loopback.chaos --seeds 1-$(SEEDS) $(ARGS)

elsewhere: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.loopback.elsewhere $(ARGS)

fuzz: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.fuzz --number $(FUZZ) --seed $(FUZZ_SEED) $(ARGS)

monkey: $(VENV)/dev.stamp
	@MONKEY_SEEDS=$(SEEDS) exec $(PYTEST) tests/bot/test_monkey.py tests/bot/test_monkey_elsewhere.py $(ARGS)

refusals: $(VENV)/dev.stamp
	@REFUSAL_ROUNDS=$(SEEDS) exec $(PYTEST) tests/bot/test_every_press_is_answered.py $(ARGS)

panels: $(VENV)/dev.stamp
	@PANEL_SEEDS=$(SEEDS) exec $(PYTEST) tests/bot/test_one_live_panel.py $(ARGS)

season: $(VENV)/dev.stamp
	@exec $(BIN)/python -m benchmarks.season $(ARGS)

bench: $(VENV)/bench.stamp
	@exec $(BIN)/python -m benchmarks $(ARGS)

bench-check: $(VENV)/bench.stamp
	@exec $(BIN)/python -m benchmarks --check --seconds 30 $(ARGS)

translations: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.translations $(ARGS)

train: $(VENV)/training.stamp
	@exec $(BIN)/python -m training $(ARGS)

screenshots: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.screenshots docs/screenshots $(ARGS)

page-check: $(VENV)/dev.stamp
	@npm install --silent --no-fund --no-audit --prefix build/axe axe-core@4
	@exec $(BIN)/python -m tests.page_check --axe build/axe/node_modules/axe-core/axe.min.js $(ARGS)

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/typos
	$(BIN)/mypy
	$(PYTEST) $(ARGS)

deploy-check: $(VENV)/release.stamp
	@PYTHON="$(PYTHON)" exec sh tools/check-deploy.sh $(BIN)

changes: $(VENV)/release.stamp
	@exec $(BIN)/towncrier build --draft --version next $(ARGS)

release: $(VENV)/release.stamp
	@PYTHON="$(PYTHON)" exec sh tools/release.sh $(BIN)

pin:
	@exec sh tools/pin-images.sh

try-hosting: $(VENV)/release.stamp
	@exec $(BIN)/python -m tests.loopback.try_hosting dist $(ARGS)

docs: $(VENV)/docs.stamp
	@exec $(BIN)/zensical build --clean --strict $(ARGS)

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# The other files repeat the versions of the first, so that playing and testing see the same packages.
lock: $(VENV)/dev.stamp
	$(LOCK) --group dev --output-file requirements/dev.txt $(ARGS)
	$(LOCK) --group build --constraints requirements/dev.txt --output-file requirements/run.txt --upgrade
	$(LOCK) --group dev --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --group build --group training --constraints requirements/dev.txt --output-file requirements/training.txt
	$(PIN) --all-extras pyproject.toml --constraints requirements/dev.txt --output-file requirements/constraints.txt
	$(PIN) --generate-hashes pyproject.toml --constraints requirements/dev.txt \
		--output-file requirements/bot.txt
	for group in build release docs; do \
		$(PIN) --generate-hashes --group pyproject.toml:$$group --constraints requirements/dev.txt \
			--output-file requirements/$$group.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up. The interpreter inside .venv is a link: one that points nowhere any more counts as missing, and is renewed.
$(BIN)/python:
	@python=$$(sh tools/find-python.sh "$(PYTHON)") || exit 1; \
	echo "unobot: setting up $(VENV) with $$python, once" >&2; \
	"$$python" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "unobot: installing what it needs to run" >&2
	@$(PIP) install --require-hashes --requirement requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@echo "unobot: installing what its tests need" >&2
	@$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@

$(VENV)/release.stamp: requirements/release.txt $(VENV)/dev.stamp
	@echo "unobot: installing what checks a release" >&2
	@$(PIP) install --require-hashes --requirement requirements/release.txt
	@touch $@

$(VENV)/docs.stamp: requirements/docs.txt $(VENV)/run.stamp
	@echo "unobot: installing what makes the site" >&2
	@$(PIP) install --require-hashes --requirement requirements/docs.txt
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/dev.stamp
	@echo "unobot: installing what the benchmarks compare with" >&2
	@$(PIP) install --require-hashes --requirement requirements/bench.txt
	@touch $@

$(VENV)/training.stamp: requirements/training.txt $(VENV)/run.stamp
	@echo "unobot: installing what trains the level expert" >&2
	@$(PIP) install --require-hashes --requirement requirements/training.txt
	@touch $@
