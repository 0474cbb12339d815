"""Matches that tell the truth, and reports about balance."""
