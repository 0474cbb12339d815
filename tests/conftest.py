"""Settings that must stand before anything of the package is imported; and which tests are long."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest

os.environ["AFFINAGE_BOUNDS"] = "1"  # compiled code checks every index
os.environ["AFFINAGE_TELL"] = "0"  # nothing is said of compiling
# One folder for all workers and runs: what is compiled once need not be compiled again.
os.environ.setdefault("AFFINAGE_CACHE", str(Path(__file__).resolve().parent.parent / ".cache"))
if "PYTEST_XDIST_WORKER" not in os.environ:  # workers inherit the one made here
    os.environ["AFFINAGE_HOME"] = tempfile.mkdtemp(prefix="affinage-tests-")
    atexit.register(shutil.rmtree, os.environ["AFFINAGE_HOME"], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are for `make test-all`, which says so by AFFINAGE_FULL."""
    if not os.environ.get("AFFINAGE_FULL"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: make test-all"))
