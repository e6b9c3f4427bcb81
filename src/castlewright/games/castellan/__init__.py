"""Castellan (Beau Beckett, 2013)."""
