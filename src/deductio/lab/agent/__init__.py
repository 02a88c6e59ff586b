"""An agent at a table of a server: what it hears is one seat's stream, told in words."""
