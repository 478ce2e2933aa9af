"""The page is served as it was built: its files with the right headers, and its document at every other address."""

import gzip

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from saloon.server.http import static
from saloon.server.http.refusals import HANDLERS

FILES = {
    "index.html": b"<!doctype html>",
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "assets/words-de-12.ftl": b"money = $\n",
    "assets/index-34.js": b"let a = 1",
    "assets/index-34.js.gz": gzip.compress(b"let a = 1"),
    "assets/index-34.js.br": b"as brotli has it",
    ".stamp": b"not for people",
}


@pytest.fixture
def built(tmp_path):
    for name, body in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body)
    with TestClient(Litestar(static.routes(tmp_path), exception_handlers=HANDLERS, openapi_config=None)) as client:
        yield client


@pytest.mark.parametrize(
    "address", ["/", "/lobby", "/t/4962d4c3a383", "/rules/wyatt-earp/we-4-6", "/j/AbC_-1", "/confirm/18.bq-h_9"]
)
def test_every_screen_is_the_same_document_and_asked_for_again(built, address):
    answer = built.get(address)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/api", "/api/nothing", "/schema/nothing", "/assets/gone-56.js", "/robots.txt", "/.stamp"]
)
def test_what_can_only_be_a_file_or_a_door_is_not_the_document(built, address):
    assert built.get(address).status_code == 404


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/icon.svg", "image/svg+xml; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/assets/words-de-12.ftl", "text/plain; charset=utf-8"),
        ("/assets/index-34.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_have_their_types(built, address, kind):
    assert built.get(address).headers["content-type"] == kind


def test_what_has_a_digest_in_its_name_is_kept_for_ever(built):
    assert "immutable" in built.get("/assets/index-34.js").headers["cache-control"]
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("taken", "given", "body"),
    [
        ("gzip, deflate, br;q=0.9", "br", FILES["assets/index-34.js.br"]),
        ("br;q=0, gzip;q=0.0", None, FILES["assets/index-34.js"]),
        ("deflate", None, FILES["assets/index-34.js"]),
        ("", None, FILES["assets/index-34.js"]),
    ],
)
def test_a_browser_gets_the_smallest_copy_that_it_takes(built, taken, given, body):
    with built.stream("GET", "/assets/index-34.js", headers={"accept-encoding": taken}) as answer:
        assert answer.headers.get("content-encoding") == given
        assert b"".join(answer.iter_raw()) == body
        assert answer.headers["vary"] == "accept-encoding"


def test_gzip_is_what_older_browsers_get(built):
    answer = built.get("/assets/index-34.js", headers={"accept-encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.content) == ("gzip", FILES["assets/index-34.js"])


def test_copies_are_no_files_of_their_own(built):
    assert built.get("/assets/index-34.js.gz").status_code == 404


def test_what_the_browser_has_is_not_sent_again(built):
    tag = built.get("/").headers["etag"]
    again = built.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert built.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_without_a_built_page_the_house_says_how_to_build_it(tmp_path):
    with TestClient(Litestar(static.routes(tmp_path / "nowhere"), openapi_config=None)) as client:
        answer = client.get("/")
    assert answer.status_code == 404
    assert "make web" in answer.text
