"""The numbered rules of Almost Innocent (docs/rules/almost-innocent.md), by chapter."""
