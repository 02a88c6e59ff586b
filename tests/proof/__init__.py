"""The long tests; `make proof` runs them and writes their results to docs/proof/."""
