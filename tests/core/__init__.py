"""Tests of the core: luck, options, matches and what is told."""
