"""Several processes on one PostgreSQL: who they are, which of them owns a table, who is there, and shared counts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Places for them; no table has an owner yet. What a crash of PostgreSQL may empty is not logged by it."""
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("waits", sa.Integer, nullable=False),
    )
    waiting = sa.text("waits = 1")
    op.create_index("owners_waiting", "owners", ["table_id"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "viewer", "process"),
        prefixes=passing,
    )
    op.create_index("presence_of_a_process", "presence", ["process"])
    op.create_table(
        "counts",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("span", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        prefixes=passing,
    )
    op.create_index("counts_of_the_past", "counts", ["until"])
