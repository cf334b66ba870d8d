"""Brings Chromium for the browser tests where it can: `python tools/browser.py`, run by `make test`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES: Final = NAMES[:2]  # of Debian, the lighter first; older ones have only the other


def main() -> int:
    """Install it if there is none and this is a Debian with leave to do so; else the tests themselves give advice."""
    if any(shutil.which(name) for name in NAMES):
        return 0
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return 0
    print("installing Chromium for the browser tests", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "-qq", "update"], check=False, env=quiet, stdout=subprocess.DEVNULL)
    for package in PACKAGES:
        words = [apt, "-qq", "install", "--yes", "--no-install-recommends", package]
        if subprocess.run(words, check=False, env=quiet, stdout=subprocess.DEVNULL).returncode == 0:
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
