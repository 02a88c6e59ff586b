"""Language models at our tables: a seat in words, players behind it, and how they reason."""
