"""Tables, their secrets, tokens and events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lay everything out."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("flags", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("forked", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
    )
    op.create_index("tokens_of_a_table", "tokens", ["table_id"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("move_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("prev_hash", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_index("events_once", "events", ["table_id", "move_id"], unique=True)
    over = sa.text("kind = 'over'")
    op.create_index("tables_over", "events", ["table_id"], sqlite_where=over, postgresql_where=over)
