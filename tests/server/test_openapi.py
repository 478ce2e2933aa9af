"""The description of the endpoints is true: every route is in it, and what it says is what happens."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saloon.server import wire
from tests.server.visitors import House, opened, quick_hashes

BASE = "http://testserver.local"
SAFE = {"get"}
EXAMPLES = 12  # for each route, of each kind
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
CHANGING_WHO = {"/api/logout", "/api/logout/elsewhere", "/api/me/delete", "/api/me/password", "/api/tokens/{token}"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path_factory.mktemp("house"), described=True, limits=False) as house:
        yield house


@pytest.fixture(scope="module")
def document(house: House) -> dict[str, Any]:
    found: dict[str, Any] = house.visitor().get("/schema/openapi.json").json()
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if path.startswith("/api"):
                yield path, method, operation


def test_every_route_is_described_in_words_with_types_and_refusals(house: House, document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    described = {(path, method.upper()) for path, method, _ in operations(document)}
    served = {
        (route.path_format, method)
        for route in house.client.app.routes
        if route.path.startswith("/api") and hasattr(route, "methods")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert described == served
    for path, method, operation in operations(document):
        where = f"{method} {path}"
        assert operation["summary"][0].isupper(), where
        refusals = {status for status in operation["responses"] if status >= "400"}
        assert {"401", "429", "503"} <= refusals, where
        if method not in SAFE:
            assert "403" in refusals, where
        for status in refusals:
            content = operation["responses"][status]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Refused"}, where
        for status in operation["responses"].keys() - refusals - {"204"}:
            kinds = operation["responses"][status]["content"].keys()
            assert kinds & {"application/json", "text/plain"}, where


def test_whoever_must_be_known_is_told_so(house: House, document: dict[str, Any]) -> None:
    nobody = house.visitor()
    for path, method, operation in operations(document):
        if "requestBody" not in operation:
            found = nobody.ask(method.upper(), path.replace("{", "").replace("}", ""))
            assert (found.status_code == 401) == bool(operation.get("security")), path


def test_the_commands_of_the_socket_are_described_each_with_its_tag(document: dict[str, Any]) -> None:
    body = document["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
    told = {part["$ref"].split("/")[-1] for part in body["content"]["application/json"]["schema"]["oneOf"]}
    assert told == {command.__name__ for command in get_args(wire.AnyCommand)}
    for command in get_args(wire.AnyCommand):
        schema = document["components"]["schemas"][command.__name__]
        assert schema["properties"]["type"]["const"] == command.__struct_config__.tag
        assert schema["additionalProperties"] is False
        assert {"type", "table", "id"} <= set(schema["required"])


def test_no_body_allows_fields_that_the_house_does_not_know(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for path, _, operation in operations(document):
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        if "$ref" in schema:
            assert schemas[schema["$ref"].split("/")[-1]]["additionalProperties"] is False, path


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_answers_are_as_described_whatever_is_asked(
    house: House, document: dict[str, Any], mode: GenerationMode
) -> None:
    """schemathesis: every route, with what fits its description, and with what does not."""
    ann = house.guest("Ann")
    tables = [ann.new_table("me", "open", public=True)["id"], ann.new_table("me", "deputy")["id"]]
    asked: Counter[int] = Counter()

    def check(case: Any) -> None:
        made_up = case.path_parameters.get("table")
        if asked.total() % 2 and isinstance(made_up, str) and re.match(wire.ID, made_up):  # else that is what is wrong
            case.path_parameters["table"] = tables[asked.total() // 2 % 2]
        wanted = case.as_transport_kwargs(base_url=BASE)
        headers = {**wanted["headers"], **ann.headers}
        content = json.dumps(wanted["json"]).encode() if "json" in wanted else wanted.get("data")
        params = wanted.get("params")
        asks = httpx.Request(wanted["method"], wanted["url"], params=params, headers=headers, content=content)
        found = house.client.send(asks)
        house.client.cookies.clear()
        if asks.url.path == "/api/members" and "saloon" in found.cookies:
            ann.headers["cookie"] = f"saloon={found.cookies['saloon']}"  # she is a member now, with a new secret
        asked[found.status_code] += 1
        case.validate_response(
            found, checks=CHECKS if mode is GenerationMode.POSITIVE else [*CHECKS, negative_data_rejection]
        )

    for operation in fuzzed(document):
        if mode is GenerationMode.NEGATIVE and not can_be_wrong(operation):
            continue
        wanted = operation.as_strategy(generation_mode=mode)
        bounded(given(wanted)(check))()
    assert asked.total() > 100
    assert ann.get("/api/me").status_code == 200


def fuzzed(document: dict[str, Any]) -> Iterator[Any]:
    """What is asked by somebody who is known: the cookie is not part of what is made up."""
    document = deepcopy(document)
    for _, _, operation in operations(document):
        operation.pop("security", None)
    found: Any
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        route = found.ok()
        if route.path.startswith("/api") and route.path not in CHANGING_WHO:
            yield route


def can_be_wrong(operation: Any) -> bool:
    """Whether there is anything in a request that might not fit."""
    return bool(operation.body or operation.query or operation.path_parameters)


def bounded(test: Any) -> Any:
    """So many examples and the same ones every time."""
    return settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(test)
