"""Settings that must stand before anything of the package is imported."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

os.environ["AFFINAGE_BOUNDS"] = "1"  # compiled code checks every index
# One folder for all workers and runs: what is compiled once need not be compiled again.
os.environ.setdefault("AFFINAGE_CACHE", str(Path(__file__).resolve().parent.parent / ".cache"))
if "PYTEST_XDIST_WORKER" not in os.environ:  # workers inherit the one made here
    os.environ["AFFINAGE_HOME"] = tempfile.mkdtemp(prefix="affinage-tests-")
    atexit.register(shutil.rmtree, os.environ["AFFINAGE_HOME"], ignore_errors=True)
