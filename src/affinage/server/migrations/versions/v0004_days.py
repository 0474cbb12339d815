"""The daily deal: the deal of each day, and who has played it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Places for both; no deal is made yet."""
    op.create_table(
        "days",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("field", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("date", sa.Text, sa.ForeignKey("days.date"), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    first = sa.text("counts = 1")
    op.create_index(
        "daily_once", "daily_games", ["date", "player"], unique=True, sqlite_where=first, postgresql_where=first
    )
