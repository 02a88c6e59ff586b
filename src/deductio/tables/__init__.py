"""Live tables: who sits where, clocks, talk, storage, recovery. No HTTP here."""
