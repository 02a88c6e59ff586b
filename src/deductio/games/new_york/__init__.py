"""Inquiries in New York."""
