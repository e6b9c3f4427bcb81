"""Castles of Mad King Ludwig."""
