"""Playing in the terminal: one person against bots, with a journal on disk."""
