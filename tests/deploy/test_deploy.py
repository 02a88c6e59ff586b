"""What `deploy/` holds is understood by those it is for, and names only what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from deductio.server.limits import Limits
from deductio.server.settings import TYPES, read_settings
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")


def board() -> dict[str, Any]:
    return dict(json.loads((DEPLOY / "grafana.json").read_text()))


def rules() -> list[dict[str, Any]]:
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    return list(group["rules"])


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all figures a server gives."""
    with Running(tmp_path_factory.mktemp("server")) as server:
        told = httpx.get(server.metrics_url).text
    return {line.split()[0].partition("{")[0] for line in told.splitlines() if line[0] != "#"}


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:deductio|process)_[a-z_]+\b", text))


def test_alerts_and_board_name_only_figures_there_are(figures: set[str]) -> None:
    asked = [rule["expr"] for rule in rules()]
    asked += [target["expr"] for panel in board()["panels"] for target in panel["targets"]]
    named = named_in(" ".join(asked))
    assert len(named) > 10
    assert named <= figures
    ours = {name for name in figures if name.startswith("deductio_")}
    board_names = named_in(json.dumps(board()))
    assert {name for name in ours if not name.endswith("_created")} <= board_names


def test_operations_describes_every_figure_alert_setting_and_limit(figures: set[str]) -> None:
    ours = {name for name in figures if name.startswith("deductio_")}
    wanted = {name for name in ours if not name.endswith("_created")}
    wanted |= {rule["alert"] for rule in rules()}
    wanted |= {name.removeprefix("limits.") for name in TYPES}
    assert [name for name in sorted(wanted) if f"`{name}`" not in OPERATIONS] == []
    for name, value in zip(Limits.__struct_fields__, Limits.__struct_defaults__, strict=True):
        shown = f"{value:,}"
        assert re.search(rf"\| `{name}` \| {re.escape(shown)} \|", OPERATIONS), name


def test_the_example_settings_are_fine() -> None:
    wanted, database, looks = read_settings(DEPLOY / "deductio.toml", {}, {})
    assert looks == []
    assert database == "sqlite:////var/lib/deductio/tables.sqlite"
    assert wanted.figures_at() == ("127.0.0.1", 9464)


def test_compose_sets_only_what_can_be_set() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    container = (DEPLOY / "Containerfile").read_text()
    assert (ROOT / "deploy" / services["deductio"]["build"]["context"]).resolve() == ROOT
    assert services["deductio"]["build"]["dockerfile"] == "deploy/Containerfile"
    environment = dict(services["deductio"]["environment"])
    environment |= dict(re.findall(r"(DEDUCTIO_[A-Z]+)=(\S+)", container))
    del environment["DEDUCTIO_DATABASE_FILE"]
    wanted, _, looks = read_settings(None, environment, {})
    assert looks == []
    assert wanted.host == ("0.0.0.0",)
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"]
    assert scraped[0]["static_configs"][0]["targets"] == [f"deductio:{wanted.metrics[-4:]}"]


def test_the_container_is_built_from_what_is_there() -> None:
    container = (DEPLOY / "Containerfile").read_text()
    for copied in re.findall(r"^COPY (?!--)(.+) \S+$", container, re.MULTILINE):
        for one in copied.split():
            assert (ROOT / one).exists(), one
    [uv] = re.findall(r"uv==(\S+)", container)
    assert f"UV_VERSION={uv}" in (ROOT / "scripts" / "setup").read_text()


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "deductio"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = (DEPLOY / "deductio.service").read_text()
    file = tmp_path / "deductio.service"
    file.write_text(unit.replace("/opt/deductio/bin/deductio", str(program)))
    command = [tool("systemd-analyze"), "verify", "--man=no", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in told.stderr.splitlines() if "deductio" in line]
    assert (told.returncode, ours) == (0, [])


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = [tool("caddy"), "validate", "--adapter", "caddyfile"]
    command += ["--config", str(DEPLOY / "Caddyfile")]
    told = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)}
    )
    assert told.returncode == 0, told.stderr
