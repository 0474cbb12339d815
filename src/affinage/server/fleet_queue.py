"""The queue of a fleet of thinkers: a schema of its own beside the tables, and roles that see nothing but it.

The queue itself is procrastinate's (jobs handed out once, priorities, one at a time for each lock, beats of workers).
Beside its tables lie two of ours: which thinkers are there, and answers, which it would not keep. What waits there is
worth nothing a minute later. So a queue of an earlier layout is not changed but made anew, under a lock; whoever
waited for a thought thinks at home.
"""

from importlib.metadata import version

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from affinage.core.errors import AffinageError

SCHEMA = "affinage_thinking"
CHANNEL = "affinage_thought"  # an answer is there
LAYOUT = 1  # of what is ours
_MAKING = 0x41FF1A6F  # the key of PostgreSQL's lock while one process makes the queue
_OURS = """
CREATE TABLE layout (ours integer NOT NULL, library text NOT NULL, made_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE thinkers (
    id text PRIMARY KEY, name text NOT NULL, version text NOT NULL, games text[] NOT NULL, at_once integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE answers (
    ticket text PRIMARY KEY, done integer NOT NULL, total integer NOT NULL, found text,
    at timestamptz NOT NULL DEFAULT now()
);
"""
# What a thinker may do: take jobs and finish them, not make or change them; leave answers, not read those of others.
_RIGHTS = """
GRANT USAGE ON SCHEMA {schema} TO {role};
GRANT SELECT, DELETE ON procrastinate_jobs TO {role};
GRANT UPDATE (status, attempts, abort_requested, worker_id, scheduled_at, priority, queue_name, lock)
    ON procrastinate_jobs TO {role};
GRANT SELECT, INSERT, UPDATE, DELETE ON procrastinate_workers, thinkers TO {role};
GRANT SELECT, INSERT ON procrastinate_events TO {role};
GRANT USAGE ON SEQUENCE procrastinate_events_id_seq TO {role};
GRANT SELECT, UPDATE (job_id) ON procrastinate_periodic_defers TO {role};
GRANT SELECT (ticket), INSERT, UPDATE ON answers TO {role};
GRANT SELECT ON layout TO {role};
"""
_ROLES = """
SELECT r.rolname FROM pg_namespace n, aclexplode(n.nspacl) a JOIN pg_roles r ON r.oid = a.grantee
WHERE n.nspname = %s AND a.grantee <> n.nspowner
"""
_READABLE = """
SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', %s)
AND has_any_column_privilege(c.oid, 'SELECT') LIMIT 1"""


class NoQueue(AffinageError):  # noqa: N818 - says how it is
    """There is no queue, or not one that this Affinage can use."""


def dsn(url: URL) -> str:
    """The database's address as PostgreSQL's own library reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def installed() -> bool:
    """Whether the library behind the queue is there."""
    try:
        import procrastinate  # noqa: F401 - only whether it is there

        return True
    except ModuleNotFoundError:
        return False


def _layout() -> tuple[int, ...]:
    return LAYOUT, *map(int, version("procrastinate").split(".")[:3])


def _within(connection: "psycopg.Connection[tuple[object, ...]]") -> None:
    connection.execute(sql.SQL("SET LOCAL search_path = {}, pg_catalog").format(sql.Identifier(SCHEMA)))


def is_there(connection: "psycopg.Connection[tuple[object, ...]]") -> bool:
    """Whether the host wants thinkers to join."""
    return connection.execute("SELECT to_regnamespace(%s)", [SCHEMA]).fetchone() != (None,)


def bring_up(where: str, make: bool = False) -> bool:
    """Have a queue of today's layout; whether there is one. It is made only when the host says so."""
    with psycopg.connect(where, connect_timeout=5) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_MAKING])
        roles = list[str]()
        if is_there(connection):
            _within(connection)
            row = connection.execute("SELECT ours, library FROM layout").fetchone()
            found = (0,) if row is None else (int(str(row[0])), *map(int, str(row[1]).split(".")))
            if found == _layout():
                return True
            if found > _layout():
                raise NoQueue("The queue of thinkers was made by a newer Affinage; it is left alone.")
            roles = _roles(connection)
            connection.execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(SCHEMA)))
        elif not make:
            return False
        _make(connection)
        for role in roles:
            _let_in(connection, role)
    return True


def _make(connection: "psycopg.Connection[tuple[object, ...]]") -> None:
    from procrastinate.schema import SchemaManager

    connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(SCHEMA)))
    _within(connection)
    connection.execute(SchemaManager.get_schema())
    connection.execute(_OURS)
    library = ".".join(map(str, _layout()[1:]))
    connection.execute("INSERT INTO layout (ours, library) VALUES (%s, %s)", [LAYOUT, library])


def _roles(connection: "psycopg.Connection[tuple[object, ...]]") -> list[str]:
    return [str(row[0]) for row in connection.execute(_ROLES, [SCHEMA])]


def _let_in(connection: "psycopg.Connection[tuple[object, ...]]", role: str) -> None:
    _within(connection)
    connection.execute(sql.SQL(_RIGHTS).format(schema=sql.Identifier(SCHEMA), role=sql.Identifier(role)))


def admit(where: str, role: str, password: str) -> None:
    """Make a role for thinkers, with the queue if there is none; a role that has it already gets another password."""
    bring_up(where, make=True)
    with psycopg.connect(where, connect_timeout=5) as connection:
        named = sql.Identifier(role)
        sealed = connection.pgconn.encrypt_password(password.encode(), role.encode()).decode()  # no log has it in clear
        there = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [role]).fetchone() is not None
        if there and role not in _roles(connection):
            raise AffinageError(f'There is a role "{role}" already that is not a thinker; take another name.')
        how = "ALTER" if there else "CREATE"
        connection.execute(sql.SQL(how + " ROLE {} LOGIN PASSWORD {}").format(named, sql.Literal(sealed)))
        # Before PostgreSQL 15 everybody may make things where the tables are, and so put something in their way.
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        database = sql.Identifier(connection.info.dbname)
        connection.execute(sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(database, named))
        _let_in(connection, role)


def put_out(where: str, role: str) -> None:
    """Take a thinkers' role away, and end what it has open."""
    with psycopg.connect(where, connect_timeout=5) as connection:
        if role not in _roles(connection):
            raise AffinageError(f'There is no thinker called "{role}".')
        connection.execute(sql.SQL("ALTER ROLE {} NOLOGIN").format(sql.Identifier(role)))
        connection.commit()
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", [role])
        connection.execute(sql.SQL("DROP OWNED BY {0}; DROP ROLE {0}").format(sql.Identifier(role)))


def check_thinker(where: str) -> None:
    """Whether this is an address for thinkers: there is a queue of ours, and nothing else can be read."""
    with psycopg.connect(where, connect_timeout=5) as connection:
        if not is_there(connection):
            raise NoQueue(
                "This database has no queue for thinkers. Its host makes one by `affinage admin thinker NAME`, "
                "which says how to join."
            )
        readable = connection.execute(
            _READABLE,
            [SCHEMA],
        ).fetchone()
        if readable is not None:
            raise NoQueue(
                "This address opens the tables themselves, which no thinker needs to see. "
                "`affinage admin thinker NAME` makes one that opens the queue alone."
            )
        _within(connection)
        row = connection.execute("SELECT ours, library FROM layout").fetchone()
        if row is None or (int(str(row[0])), *map(int, str(row[1]).split("."))) != _layout():
            raise NoQueue("The server's queue has another layout: thinkers and servers need the same Affinage.")
