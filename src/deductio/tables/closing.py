"""With which code a connection is closed, and what is said to people then."""

from __future__ import annotations

BROKE = 1011
"""Something failed here; the page comes back."""
RESTARTS = 1012
"""Another server goes on with the table; the page comes back."""
SEAT_LOST = 4001
"""The seat is no longer this reader's, or no longer on this device."""
NOT_ALLOWED = 4003
"""This person may not come in."""
FLOODED = 4008
"""Too many messages at once."""

SORRY = "something went wrong here; please come back in a moment"
