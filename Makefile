# From a fresh clone: `make play` to play, `make test` to test. Both need Python 3.11+ with pip, and nothing else.

PY    ?= python3
ARGS  ?=
JOBS  ?= 2
# The tests of the server wait more than they work: for clocks, disks and programs that start. So do those in a browser.
WAITING ?= 3
BROWSERS ?= 2
DIST  ?= dist
VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip install -q --disable-pip-version-check --root-user-action=ignore
# uv installs in a tenth of pip's time: the one of the system, else one by its lock; where it cannot, pip does it.
UV    ?= $(shell command -v uv 2>/dev/null)
GET_UV = $(if $(UV),true,{ test -x $(BIN)/uv || $(PIP) --require-hashes -r requirements-install.txt; })
INSTALL = { $(GET_UV) && $(or $(UV),$(BIN)/uv) pip install -q --python $(BIN)/python $(1); } >/dev/null 2>&1 || $(PIP) $(1)
# This package, editable and plain; it was called `saloon` once, and both at a time would offer every game twice.
OURS    = { ! test -e $(VENV)/.play || $(BIN)/python -m pip uninstall -qqy saloon; } \
          && export SALOON_COMPILE=off && $(call INSTALL,--no-deps --no-build-isolation -e .)
# Many tests start programs: each would compile every package that it imports anew, three seconds of a core.
export PYTHONDONTWRITEBYTECODE :=
# Nothing is ever installed into the Python that made the environment.
IS_VENV := $(BIN)/python -c 'import sys; sys.exit(sys.prefix == sys.base_prefix)'
TEST  := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# For tests that wait for clocks, disks and programs: a few that fail get a second try, alone, and are named.
TWICE := $(BIN)/python tools/second_try.py
LOCK   = $(or $(UV),$(BIN)/uv) pip compile -q --universal --generate-hashes --no-header \
         --python-version 3.11 $(if $(UPGRADE),--upgrade)

# What runs where, and why: CONTRIBUTING.md, "Tests".
# As plain Python: everything but the server and long games. One file of laws is enough: another one compares both engines.
PURE   = $(filter-out %/server/ %/bots/ %/arena/ %/adapters/ %/laws/ %/training/ %/__pycache__/,$(wildcard tests/*/)) \
         $(wildcard tests/test_*.py) tests/laws/test_cards_and_money.py
BOTS   = tests/bots tests/arena tests/adapters
# On the compiled engine, beginning with the proof that it is the one loaded.
NATIVE = tests/test_package.py::test_the_engine_asked_for_is_the_engine_loaded tests/rules tests/kernel
# What needs no other program and no long game, for `make test-fast`.
FAST   = tests/rules tests/kernel tests/terminal tests/tools tests/laws/test_cards_and_money.py \
         $(wildcard tests/server/test_config.py tests/server/test_connection.py tests/server/test_protocol.py \
         tests/server/test_room.py)
TYPED  = src tools tests training e2e examples hatch_build.py $(wildcard benchmarks)

.DEFAULT_GOAL := help
.PHONY: help play terminal serve web node arena test test-fast test-pure test-compiled test-bots test-server test-page test-browser \
  test-wheel coverage services engine screenshots check format bench bench-server chaos soak everything compile pure wheel docs lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## play in the browser: builds the page, starts a server and opens it; the engine is compiled meanwhile
	@$(BIN)/python tools/native.py --while $(BIN)/saloon serve --open $(ARGS)

terminal: $(VENV)/.play ## play at the terminal (ARGS="revolver", ARGS="--help" for more)
	@$(BIN)/python tools/native.py --lenient
	@$(BIN)/saloon play $(ARGS)

serve: $(VENV)/.play ## start a server for others (ARGS="--port 8080"; docs/hosting.md)
	@$(BIN)/python tools/native.py --lenient
	@$(BIN)/saloon serve $(ARGS)

web: node ## build the page, if anything has changed (without a Node, one is fetched)
	@$(BIN)/python tools/web.py --require

node: $(VENV)/.play # a Node, if the page has to be built and there is none
	@$(BIN)/python tools/web.py --status >/dev/null || $(BIN)/python tools/web.py --node 2>/dev/null \
	  || { $(call INSTALL,--require-hashes -r requirements-web.txt); }

arena: $(VENV)/.dev ## bots play bots (ARGS="revolver --bots deputy,marshal --deals 200")
	@$(BIN)/python tools/native.py --lenient
	@$(BIN)/saloon arena $(ARGS)

test: test-page test-browser test-server test-compiled test-pure test-bots ## all tests but the long ones: the next six commands

test-pure: $(VENV)/.dev ## the engine as plain Python, terminal, tools
	SALOON_ENGINE=pure $(TEST) $(PURE)

test-compiled: $(VENV)/.dev engine ## the compiled engine: rules, then the laws, unless they passed with the same files (AGAIN=1)
	@if $(BIN)/python tools/native.py --status >/dev/null; then \
	  echo 'SALOON_ENGINE=compiled $(TEST) $(NATIVE)'; SALOON_ENGINE=compiled $(TEST) $(NATIVE) \
	  && echo 'SALOON_ENGINE=compiled $(TEST) tests/laws' \
	  && SALOON_ENGINE=compiled $(BIN)/python tools/once.py laws $(TEST) tests/laws; \
	else \
	  echo 'SKIPPED: the tests of the compiled engine, because it could not be compiled here (see above)'; \
	  test -z "$$CI"; \
	fi

test-bots: $(VENV)/.dev engine ## bots, arena, environments for learning programs
	$(TEST) $(BOTS)

test-server: $(VENV)/.dev engine services ## the server, with PostgreSQL and Redis
	$(TWICE) $(TEST) -n $(WAITING) tests/server

test-page: web ## types and unit tests of the page
	$(BIN)/python tools/web.py --test

test-browser: $(VENV)/.dev engine web services ## the page in a browser
	$(TWICE) $(TEST) -n $(BROWSERS) e2e

test-wheel: $(VENV)/.dev engine web ## build a wheel, install it elsewhere, play and serve with it
	@.ci/wheel

test-fast: $(VENV)/.dev ## quick tests: rules, a law, terminal, tools, the core of the server, unit tests of the page
	$(TEST) -m 'not soak and not slow' $(FAST)
	$(BIN)/python tools/web.py --unit

coverage: $(VENV)/.dev ## which lines of the package the tests run, but for the server and long games (ten times as slow)
	SALOON_ENGINE=pure $(TEST) --cov --cov-report=term $(filter-out tests/laws/%,$(PURE)) tests/arena

services: # other programs that the tests need
	@sh tools/services.sh

engine: $(VENV)/.play # compiled, if it can be; in CI it must
	@$(BIN)/python tools/native.py

screenshots: $(VENV)/.dev web ## pictures of every screen in screenshots/ (ARGS="--lang fr --only revolver --size phone")
	@$(BIN)/python tools/native.py --lenient
	@$(BIN)/python -m e2e.screenshots $(ARGS)

check: $(VENV)/.dev ## format, lint, types, import contracts, locks, how to install, messages, rules without a test, shared files that name a game, known vulnerabilities
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports
	$(BIN)/python tools/drawing.py --check
	$(BIN)/python tools/layouts.py --check
	$(BIN)/python tools/check_locks.py
	$(BIN)/python tools/check_install.py
	$(BIN)/python tools/check_locales.py
	$(BIN)/python tools/check_words.py
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/check_books.py
	$(BIN)/python tools/check_games.py
	$(BIN)/python tools/check_games.py --web
	$(BIN)/python tools/wire_schema.py --check
	$(BIN)/python -m pip check --disable-pip-version-check
	$(BIN)/python tools/audit.py

format: $(VENV)/.dev ## format the code and fix what ruff can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: engine ## the speed, compared with OpenSpiel, RLCard and PettingZoo
	$(BIN)/saloon bench $(ARGS)

bench-server: $(VENV)/.dev engine ## the server under load, compared with a bare echo (ARGS="--help")
	$(BIN)/python -m benchmarks.house $(ARGS)

chaos: $(VENV)/.dev engine services ## servers are killed, frozen and starved while random clients play: is a move lost or duplicated? (ARGS="--help")
	$(BIN)/python -m tests.server.chaos $(ARGS)

soak: $(VENV)/.dev engine ## the long tests; laws with new random seeds; laws, bots and arena as plain Python
	$(TEST) -m soak -o faulthandler_timeout=0
	LAWS=wild $(TEST) tests/laws
	LAWS=wild SALOON_ENGINE=pure $(TEST) tests/laws $(BOTS)

everything: $(VENV)/.dev ## random games until every fact, card and operation has been seen, with counts
	@$(BIN)/python -m tests.laws.everything $(ARGS)

compile: $(VENV)/.play ## compile the engine in place, if anything has changed
	@$(BIN)/python tools/native.py --require && $(BIN)/python tools/native.py --status

pure: $(VENV)/.play ## remove the compiled engine
	@$(BIN)/python tools/native.py --clean && $(BIN)/python tools/native.py --status || true

wheel: web ## build a wheel with the page and the compiled engine in dist/; on Linux one for most distributions (manylinux)
	@rm -rf $(DIST)/local
	SALOON_COMPILE=require SALOON_WEB=require $(BIN)/python -m pip wheel -q --disable-pip-version-check \
	  --no-deps --no-build-isolation -w $(DIST)/local .
	@if [ "$$(uname -s)" = Linux ]; then { $(call INSTALL,--require-hashes -r requirements-wheel.txt); } \
	  && PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m auditwheel repair -w $(DIST) $(DIST)/local/*.whl 2>/dev/null; \
	 else cp $(DIST)/local/*.whl $(DIST); fi || { echo 'auditwheel failed: a wheel for systems like this one only'; \
	 cp $(DIST)/local/*.whl $(DIST); }
	@rm -rf $(DIST)/local && ls $(DIST)/*.whl

docs: $(VENV)/.docs ## the documents as a site in build/site/html, strict and searchable (ARGS="--serve" shows it)
	@$(BIN)/python tools/site.py $(ARGS)

lock: $(BIN)/python ## refresh the locks from pyproject.toml (UPGRADE=1: newest versions)
	@$(GET_UV)
	$(LOCK) --extra server --extra export --extra postgres --extra redis --extra arena --extra cluster --extra gym --extra openspiel --extra client pyproject.toml \
	  --group compile --group dev -o requirements-dev.txt
	$(LOCK) --extra server -c requirements-dev.txt pyproject.toml -o requirements.txt
	@for group in compile install web wheel docs; do echo "the lock of $$group"; \
	  $(LOCK) --group $$group -c requirements-dev.txt -o requirements-$$group.txt || exit 1; done

clean: ## remove everything that was made here
	rm -rf $(VENV) .bench build dist htmlcov screenshots .coverage .coverage.* .hypothesis .import_linter_cache \
	  .mypy_cache .pytest_cache .ruff_cache src/saloon/_native.stamp src/saloon/static web/node_modules web/src/words \
	  web/src/protocol.ts
	find src tests tools e2e examples benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

# One environment for players (.play: what runs and what compiles) and developers (.dev: everything). Each is locked
# by hash; the package itself is installed editable, and plain: tools/native.py compiles it in place afterwards.

$(BIN)/python:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo 'Saloon needs Python 3.11 or newer: say which, as in `make play PY=python3.12`'; exit 1; }
	@echo 'making $(VENV) (once)'
	@$(PY) -m venv --clear $(VENV) >/dev/null 2>&1 \
	  || { $(PY) -m venv --clear --without-pip $(VENV) && $(IS_VENV) \
	       && $(PY) -m pip --python $(BIN)/python install -q pip; }; \
	  $(IS_VENV) && $(BIN)/python -m pip --version >/dev/null \
	  || { rm -rf $(VENV); echo 'no environment: install the venv module, or pip, for $(PY)'; exit 1; }

$(VENV)/.play: pyproject.toml hatch_build.py requirements.txt requirements-compile.txt | $(BIN)/python
	@$(call INSTALL,--require-hashes -r requirements.txt -r requirements-compile.txt)
	@$(OURS)
	@touch $@

$(VENV)/.docs: requirements-docs.txt | $(VENV)/.play
	@$(call INSTALL,--require-hashes -r requirements-docs.txt)
	@touch $@

$(VENV)/.dev: pyproject.toml hatch_build.py requirements-dev.txt | $(BIN)/python
	@$(call INSTALL,--require-hashes -r requirements-dev.txt)
	@$(OURS)
	@touch $@ $(VENV)/.play
