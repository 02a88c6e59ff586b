"""Lets `python -m deductio` do what the command does."""

from deductio.cli import main

main()
