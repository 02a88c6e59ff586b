"""A backup that cannot be read says why, in one sentence."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from deductio.core.game import Refused
from deductio.tables.backup import NOT_ALL, unpacked


def test_a_backup_is_read_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(gzip.compress(b"one\ntwo\n"))
    assert [*unpacked(file)] == [b"one\n", b"two\n"]


def test_a_backup_that_is_not_there_or_is_a_folder_gets_one_sentence(tmp_path: Path) -> None:
    for file, why in ((tmp_path / "none", "No such file or directory"), (tmp_path, "directory")):
        with pytest.raises(Refused, match=f"^{file} cannot be read: .*{why}"):
            [*unpacked(file)]


@pytest.mark.parametrize("spoil", [lambda raw: raw[:-1], lambda raw: b"text", lambda raw: raw[4:]])
def test_a_backup_that_is_not_whole_gets_one_sentence(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    file = tmp_path / "backup.gz"
    file.write_bytes(spoil(gzip.compress(b"one\ntwo\n")))
    with pytest.raises(Refused, match=NOT_ALL):
        [*unpacked(file)]
