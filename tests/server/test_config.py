"""Settings: where they come from, what is wrong with them and where, and what is shown of them."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from saloon.hosting import app
from saloon.kernel.errors import Malformed
from saloon.server.process.config import Settings, channel_dsn, database_url, effective, read_settings

ROOT = Path(__file__).parents[2]


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path):
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "1.1.1.1"\nlog_level = "error"\n')
    found = read_settings({"SALOON_PORT": "2", "SALOON_HOST": "2.2.2.2"}, file, {"port": "3"})
    assert (found.port, found.host, found.log_level) == (3, "2.2.2.2", "error")
    assert read_settings({"SALOON_CONFIG": str(file)}).host == "1.1.1.1"


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("sqlite:///saloon.db", "sqlite:///{folder}/saloon.db"),
        ("sqlite:////var/saloon.db", "sqlite:////var/saloon.db"),
        ("postgresql://ann:geheim@h/d", "postgresql://ann:geheim@h/d"),
    ],
)
def test_a_database_file_without_a_folder_lies_beside_the_settings(tmp_path, url, found):
    (tmp_path / "house.toml").write_text(f'database_url = "{url}"')
    assert read_settings({}, tmp_path / "house.toml").database_url == found.format(folder=tmp_path)


def test_variables_of_other_parts_are_no_settings():
    assert read_settings({"SALOON_ENGINE": "pure", "SALOON_LANG": "fr", "HOME": "/"}) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "cause"),
    [
        ("PORT", "70000", "<= 65535"),
        ("PORT", "eighty", "int"),
        ("LIMITS", "maybe", "bool"),
        ("LOG_FORMAT", "xml", "xml"),
        ("BOT_SECONDS", "0", "> 0"),
        ("DATABASE_URL", "mysql://h/d", "sqlite:///FILE"),
        ("DATABASE_URL", "saloon.db", "sqlite:///FILE"),
        ("CHANNEL_URL", "amqp://h", "redis://"),
        ("CHANNEL_URL", "postgresql", "if the database is one"),
        ("PUBLIC_URL", "saloon.example", "https://HOST"),
        ("PUBLIC_URL", "https://saloon.example/inn", "https://HOST"),
        ("PROXIES", "127.0.0.1, nginx", "nginx"),
        ("METRICS_TOKEN", "short", ">= 16"),
    ],
)
def test_an_error_names_the_setting_and_where_it_stands(tmp_path, name, value, cause):
    with pytest.raises(Malformed) as error:
        read_settings({f"SALOON_{name}": value})
    assert (error.value.reason, error.value.field) == ("bad-setting", f"SALOON_{name}")
    assert cause in str(error.value.details["cause"])

    file = tmp_path / "house.toml"
    file.write_text(f"{name.lower()} = {json.dumps(value)}\n")
    with pytest.raises(Malformed) as error:
        read_settings({}, file)
    assert (error.value.reason, error.value.field) == ("bad-setting", f"{name.lower()} ({file})")


def test_an_unknown_setting_is_an_error_wherever_it_stands(tmp_path):
    with pytest.raises(Malformed) as error:
        read_settings({"SALOON_PROT": "80"})
    assert (error.value.reason, error.value.field) == ("unknown-setting", "SALOON_PROT")
    file = tmp_path / "house.toml"
    file.write_text("[server]\nport = 80\n")
    with pytest.raises(Malformed) as error:
        read_settings({}, file)
    assert (error.value.reason, error.value.field) == ("unknown-setting", f"server ({file})")


@pytest.mark.parametrize(("text", "reason"), [("port = ", "not-toml"), (None, "file-unreadable")])
def test_a_file_that_cannot_be_read_is_named(tmp_path, text, reason):
    file = tmp_path / "house.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Malformed) as error:
        read_settings({}, file)
    assert (error.value.reason, error.value.field) == (reason, str(file))


def test_every_usual_way_to_write_a_database_is_understood(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(Settings()) == f"sqlite+aiosqlite:///{tmp_path}/saloon/saloon.db"
    assert database_url(Settings(database_url="sqlite:///x.db")) == "sqlite+aiosqlite:///x.db"
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        written = database_url(Settings(database_url=f"{scheme}://u:p@h:5/d?sslmode=require"))
        assert written == "postgresql+asyncpg://u:p@h:5/d?ssl=require"
        assert channel_dsn(written) == "postgresql://u:p@h:5/d?sslmode=require"


def test_no_secret_is_shown():
    shown = effective(
        Settings(
            database_url="postgresql://u:geheim@h/d?password=geheim",
            channel_url="redis://:geheim@h:6379/0",
            metrics_token="geheim" * 4,
        )
    )
    assert "geheim" not in json.dumps(shown)
    assert "@h/d" in shown["database_url"]
    assert "h:6379" in shown["channel_url"]


def test_what_show_config_prints_is_a_file_that_says_the_same(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asked = ["serve", "--show-config", "--port", "81", "--database", "sqlite:///x.db"]
    printed = CliRunner().invoke(app, asked, env={"SALOON_LOG_FORMAT": "json", "SALOON_PROXIES": "10.0.0.0/8"})
    assert printed.exit_code == 0
    file = tmp_path / "house.toml"
    file.write_text(printed.stdout)
    database = f"sqlite+aiosqlite:///{Path.cwd() / 'x.db'}"
    assert read_settings({}, file) == Settings(port=81, database_url=database, log_format="json", proxies="10.0.0.0/8")
    assert not (tmp_path / "saloon").exists()


def test_the_page_on_hosting_has_every_setting_with_its_default():
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    section = text.partition("\n## Settings\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z_]+)` \|([^|]*)\|", section, re.M)
    wanted = [
        (field.name, "" if field.default == "" else json.dumps(field.default))
        for field in msgspec.structs.fields(Settings)
    ]
    assert [(name, default.strip(" `")) for name, default in rows] == wanted
