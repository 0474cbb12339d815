"""Addresses that a host has shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A place for them; nobody is shut out yet."""
    op.create_table(
        "blocks",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
