"""The rules of the Sock Inquiry, by chapter."""
