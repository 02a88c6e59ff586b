"""Tests of what people can learn from one stream."""
