"""The tests of Conquian."""
