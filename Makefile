# The two commands of the README are `make play` and `make test`; `make help` lists the rest.
.DEFAULT_GOAL := help
SHELL := /bin/sh
RUN := .venv/bin/
JOBS ?= 2
# Leases, clocks, browsers and luck are real here: on a busy machine one may come too late. What is
# broken fails twice; the last lines name what needed it.
TWICE := --reruns 1 -r fER
# Measures nothing: where a test hangs or nothing works, this says so instead of waiting for hours.
GIVE_UP := --timeout 600 --maxfail 20
NPM := @sh scripts/node
PAGE := src/deductio/page/index.html
PAGE_SOURCES := $(shell find client/src client/public client/tests client/*.ts client/*.js* \
	client/index.html src/deductio -type f \( -path 'client/*' -o -name '*.ftl' \) 2>/dev/null)

.PHONY: help play test check page types proof chaos mutants golden bench pictures clean
.venv/.ready: scripts/setup pyproject.toml uv.lock
	@sh scripts/setup

client/node_modules/.ready: client/package.json client/package-lock.json scripts/node | .venv/.ready
	@echo "Installing what the page is built with …" >&2
	@sh scripts/node install --no-save || { rm -rf client/node_modules; echo "Deductio could not install \
	what the page is built with: please check the network connection and try again." >&2; exit 1; }
	@touch $@

$(PAGE): client/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page …" >&2
	$(NPM) run build
	@touch $@

client/node_modules/.checked: client/node_modules/.ready $(PAGE_SOURCES)
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run test
	@touch $@

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: .venv/.ready $(PAGE) ## play a game
	@$(RUN)deductio play

page: $(PAGE) ## build the page, if anything in it changed

test: check $(PAGE) ## all checks and all tests
	@sh scripts/browser >/dev/null
	@sh scripts/postgres >/dev/null || true
	@sh scripts/nginx >/dev/null || true
	$(RUN)pytest -q -n $(JOBS) --dist worksteal $(TWICE) $(GIVE_UP)

check: .venv/.ready client/node_modules/.checked ## formatting, lint, types, layers, also of the page
	$(RUN)ruff format --check
	$(RUN)ruff check
	$(RUN)mypy
	$(RUN)lint-imports --no-cache
	$(RUN)python -m deductio.server.types client/src/generated --check

types: .venv/.ready ## write what the page must know about our messages
	$(RUN)python -m deductio.server.types client/src/generated

proof: .venv/.ready $(PAGE) ## the long tests; results go to docs/proof/
	@sh scripts/browser >/dev/null
	$(RUN)pytest -q -m proof

mutants: .venv/.ready $(PAGE) ## change the code on purpose: do tests notice? ROOM=tables tries one room, AGAIN=1 what was missed
	@.tools/bin/uv sync --frozen --quiet --inexact --group mutants
	$(RUN)python -m tests.mutants $(if $(AGAIN),--again) $(ROOM)

chaos: .venv/.ready ## kill, stop and cut off servers for half an hour; results go to docs/proof/
	@sh scripts/postgres >/dev/null
	$(RUN)python -m tests.chaos

golden: .venv/.ready ## rewrite the golden games under tests/golden/
	$(RUN)python -m tests.golden.write

bench: .venv/.ready ## measure speed
	$(RUN)deductio bench

pictures: .venv/.ready $(PAGE) ## photograph every place of the page into docs/images/
	$(RUN)python -m tests.browser.pictures

clean: ## remove everything the project installed or built here
	rm -rf .venv .tools dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf client/node_modules src/deductio/page
