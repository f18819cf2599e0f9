"""The browser table, played in a real Chromium against a real server process."""
