"""Experiments: many games at once, statistics, benchmarks."""
