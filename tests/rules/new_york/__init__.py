"""Inquiries in New York, by chapter of its rules."""
