"""A real PostgreSQL that a test starts for itself, kills and starts again."""

import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg


def programs() -> Path | None:
    """Where PostgreSQL's own programs lie, if it is installed."""
    asked = shutil.which("pg_config")
    if asked:
        told = Path(subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
        if (told / "initdb").exists():
            return told
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


class Postgres:
    """One server with its own folder and a socket in it, no port."""

    def __init__(self, bin_: Path) -> None:
        self.bin, self.numbers = bin_, count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="affinage-pg-"))
        self.user = getpass.getuser()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = next(u for u in ("postgres", "nobody") if u in {p.pw_name for p in pwd.getpwall()})
            entry = pwd.getpwnam(self.user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        before = ["setpriv", f"--reuid={self.user}", "--clear-groups"] if os.geteuid() == 0 else []
        command = [*before, str(self.bin / program), *arguments]
        with (self.folder / "log.txt").open("a") as log:
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd=self.folder, timeout=200)

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=60"
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "180", "-o", settings, "start")

    def stop(self) -> None:
        """Stop at once, clients or not."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "180", "-m", "immediate", "stop")

    def kill(self) -> None:
        """End it the hard way: every process of it, no time to write anything."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        told = subprocess.run(["ps", "--ppid", str(main), "-o", "pid="], capture_output=True, text=True, check=False)
        for pid in (main, *map(int, told.stdout.split())):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        # In a container nobody may bury the dead: their lock files would look as if they were alive.
        for left in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL*")):
            left.unlink(missing_ok=True)

    def database(self) -> str:
        """A new empty database's address."""
        name = f"test{next(self.numbers)}"
        with psycopg.connect(f"postgresql://postgres@/postgres?host={self.folder}", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://postgres@/{name}?host={self.folder}"

    def remove(self) -> None:
        """Stop it and clear up."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
