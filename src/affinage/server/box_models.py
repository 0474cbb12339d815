"""What is asked and answered about component sets, as types."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from .models import Asked

Key = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$", description="The hash of a component set that is kept here.")]
Text = Annotated[str, Field(max_length=128 * 1024, description="A component file.")]


class BoxText(Asked):
    """A component file as somebody has it."""

    text: Text


class BoxContent(BaseModel):
    """A component set as the page has it: whatever is in it is judged."""

    model_config = ConfigDict(extra="forbid")
    content: dict[str, Any]


class BoxPair(BaseModel):
    """Two sets to be compared; without the first, it is the one that is shipped."""

    model_config = ConfigDict(extra="forbid")
    content: dict[str, Any]
    before: dict[str, Any] | None = None


class DraftSaved(Asked):
    """A draft after a change of this version."""

    version: Annotated[int, Field(ge=0, le=10**9)]
    text: Text


class Standing(BaseModel):
    """How a set stands."""

    name: str
    fingerprint: str
    key: str
    playable: bool
    our_name: bool
    sources: dict[str, int]
    findings: list[dict[str, Any]]


class BoxRead(Standing):
    """A file that was read."""

    content: dict[str, Any]


class BoxSheet(BoxRead):
    """A set with the form to edit it."""

    game: str
    title: str
    form: dict[str, Any]
    words: dict[str, Any]


class BoxFile(BaseModel):
    """A set as a file, and the file's name."""

    text: str
    file: str


class BoxKept(BaseModel):
    """A set that tables can be made with."""

    key: str
    fingerprint: str
    name: str


class BoxChanges(BaseModel):
    """What differs."""

    changes: list[dict[str, Any]]


class DraftShown(BaseModel):
    """A draft by its link."""

    id: str
    game: str
    version: int
    text: str
