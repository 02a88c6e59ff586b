"""Whoever builds the package gets the page in it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
INGREDIENTS = ("src", "client", "scripts", "pyproject.toml", "README.md", "LICENSE")


def left_out(folder: str, names: list[str]) -> set[str]:
    """What is built here; the folder `page` of a game is not. Of what is installed, one package
    that the page needs: to install all again takes long, to install nothing still fails."""
    absent = {"src/deductio": "page", "client/node_modules": "svelte"}
    return {"__pycache__", absent.get(str(Path(folder).relative_to(ROOT)), "")} & {*names}


def test_a_wheel_contains_the_page_and_all_it_loads(tmp_path: Path) -> None:
    copy = tmp_path / "deductio"  # the page here is being played in other tests
    copy.mkdir()
    for name in INGREDIENTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, symlinks=True, ignore=left_out)
        else:
            shutil.copy(source, copy)
    uv = ROOT / ".tools" / "bin" / "uv"
    subprocess.run(
        [uv, "build", "--quiet", "--wheel", "--system-certs", "--out-dir", tmp_path],
        cwd=copy,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        page = packed.read("deductio/page/index.html").decode()
        loaded = re.findall(r'(?:src|href)="\.?/([^"]+)"', page)
        assert any(name.endswith(".js") for name in loaded)
        assert packed.getinfo("deductio/games/cluedo/page/cover.svg").file_size > 0
        for name in loaded:
            assert packed.getinfo(f"deductio/page/{name}").file_size > 0
