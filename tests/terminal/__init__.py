"""Playing in a real terminal."""
