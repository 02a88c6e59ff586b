# The two commands of the README are `make play` and `make test`; `make help` lists the rest.
.DEFAULT_GOAL := help
SHELL := /bin/sh
RUN := .venv/bin/
JOBS ?= 2

.PHONY: help play test check fast proof golden bench clean
.venv/.ready: scripts/setup pyproject.toml uv.lock
	@sh scripts/setup

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: .venv/.ready ## play a game
	@$(RUN)deductio play

test: check ## all checks and all tests
	$(RUN)pytest -q -n $(JOBS) --dist worksteal

check: .venv/.ready ## formatting, lint, types, layers
	$(RUN)ruff format --check
	$(RUN)ruff check
	$(RUN)mypy
	$(RUN)lint-imports --no-cache

proof: .venv/.ready ## the long tests; results go to docs/proof/
	$(RUN)pytest -q -m proof

golden: .venv/.ready ## rewrite the golden games under tests/golden/
	$(RUN)python -m tests.golden.write

bench: .venv/.ready ## measure speed
	$(RUN)deductio bench

clean: ## remove everything the project installed or built here
	rm -rf .venv .tools dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
