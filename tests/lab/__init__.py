"""Tests of the laboratory: contests, intervals, ratings, plots."""
