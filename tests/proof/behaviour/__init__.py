"""What players do, counted: by which figures one temper is told from another."""
