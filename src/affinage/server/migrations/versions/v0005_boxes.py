"""Component sets that tables are played with, and drafts of them that several people edit by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A place for both; every table so far is played with a set that is shipped."""
    op.create_table(
        "boxes",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "key"),
    )
    op.create_index("boxes_alike", "boxes", ["fingerprint"])
    op.create_table(
        "drafts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
