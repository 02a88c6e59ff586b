"""How the built page is handed out, and the page that describes the API."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Response
from litestar.exceptions import NotFoundException

from deductio.server import page as pages
from deductio.server.schema_page import page as described

pytestmark = pytest.mark.anyio

YEAR = "public, max-age=31536000, immutable"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "icon.svg").write_text("an icon")
    (tmp_path / "assets" / "app-1a2b.js").write_text("a script")
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    return tmp_path


async def asked(path: str) -> Response[bytes]:
    answer: Response[bytes] = await pages.page.fn(path)
    return answer


@pytest.mark.parametrize(
    ("path", "text", "caching"),
    [
        ("/", "the page", "no-cache"),
        ("/index.html", "the page", "no-cache"),
        ("/t/ABCDEFGHJK", "the page", "no-cache"),
        ("/icon.svg", "an icon", "no-cache"),
        ("/assets/app-1a2b.js", "a script", YEAR),
    ],
)
async def test_only_what_has_its_own_name_is_kept(
    built: Path, path: str, text: str, caching: str
) -> None:
    answer = await asked(path)
    assert answer.content.decode() == text
    assert answer.headers["cache-control"] == caching


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/ws/nothing"])
async def test_what_is_not_there_is_not_the_page(built: Path, path: str) -> None:
    with pytest.raises(NotFoundException):
        await asked(path)


async def test_without_a_page_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    assert b"make play" in (await asked("/")).content


async def test_the_description_lists_every_question_with_its_answers_and_every_word() -> None:
    question = {"description": "Take <this>.", "parameters": [{"name": "code"}], "tags": ["no"]}
    schema = {
        "paths": {"/api/x": {"get": question, "post": {"responses": {"201": {}}}}},
        "components": {"schemas": {"Person": {"type": "object"}}},
    }
    text = "\n".join(described(schema))
    assert "<code>GET /api/x</code></h2>\n<p>Take &lt;this&gt;.</p>" in text
    assert "{\n  &quot;parameters&quot;: [\n    {\n      &quot;name&quot;" in text
    assert "POST /api/x" in text and "&quot;201&quot;" in text
    assert "tags" not in text
    assert '<details id="Person"><summary>Person</summary><pre>{\n  &quot;type&quot;' in text
