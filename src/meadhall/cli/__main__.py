"""`python -m meadhall.cli`: the command line without an installed script."""

import sys

from meadhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
