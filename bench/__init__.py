"""Figures that are printed, never asserted."""
