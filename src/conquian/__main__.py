"""``python -m conquian`` is ``conquian``."""

import sys

from conquian.cli import main

if __name__ == "__main__":
    sys.exit(main())
