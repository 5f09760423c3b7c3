"""The one file that sets everything up must start and find its way anywhere."""

import ast
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).parent.parent
DATED = 'msgid ""\nmsgstr ""\n"POT-Creation-Date: {}\\n"\n\nmsgid "{}"\nmsgstr ""\n'


def write_program(path, script):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.fixture
def bare_machine(tmp_path, monkeypatch):
    """A machine on which only what the test writes can be found."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path))
    old = tmp_path / "bin" / "python-of-the-system"
    write_program(old, "exit 1")
    monkeypatch.setattr(sys, "_base_executable", str(old))
    return tmp_path


def test_an_old_python_can_read_it():
    ast.parse((ROOT / "dev.py").read_text(), feature_version=(3, 8))


def test_it_needs_nothing_but_the_standard_library():
    tree = ast.parse((ROOT / "dev.py").read_text())
    modules = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or node.names[0].name]
    }

    assert modules <= sys.stdlib_module_names


def test_an_unknown_command_shows_how_to_use_it():
    command = [sys.executable, "dev.py", "walk"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 1
    assert "python3 dev.py setup" in done.stderr


def test_a_python_kept_by_pyenv_is_found(bare_machine):
    # A shim of pyenv stands on PATH and fails for a version that is not chosen.
    write_program(bare_machine / "bin" / "python3.13", "exit 127")
    kept = bare_machine / ".pyenv" / "versions" / "3.13.0" / "bin" / "python"
    write_program(kept, "exit 0")

    assert dev.find_python() == str(kept)


def test_a_machine_without_a_new_python_is_told_so(bare_machine):
    with pytest.raises(SystemExit, match=r"3\.12 or newer"):
        dev.find_python()


def test_a_uv_that_only_fails_is_passed_over(bare_machine, monkeypatch):
    monkeypatch.setattr(dev, "TOOLS", bare_machine / "tools")
    write_program(bare_machine / "bin" / "uv", "exit 127")
    own = bare_machine / "tools" / "bin" / "uv"
    write_program(own, "exit 0")

    assert list(dev.uvs("python3")) == [str(own)]


@pytest.mark.parametrize(
    ("host", "asked", "allowed"),
    [
        ("10.1.2.3", None, "localhost,127.0.0.1,[::1],10.1.2.3"),
        ("10.1.2.3", "example.org", "example.org"),
    ],
)
def test_the_address_that_is_served_is_allowed(monkeypatch, host, asked, allowed):
    monkeypatch.delenv("ALLOWED_HOSTS", raising=False)
    if asked:
        monkeypatch.setenv("ALLOWED_HOSTS", asked)

    assert dev.allowing(host) == {"ALLOWED_HOSTS": allowed}


def test_an_address_that_is_served_already_is_refused():
    with socket.socket() as server:
        # As the server does, which would share the port without a word.
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        server.bind(("127.0.0.1", 0))
        server.listen()
        port = str(server.getsockname()[1])

        with pytest.raises(SystemExit, match="already in use"):
            dev.refuse_unless_free("127.0.0.1", port)

    dev.refuse_unless_free("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "port"), [("", "8000"), ("a", "8000"), ("::1", "a"), ("::1", "70000")]
)
def test_an_address_that_is_none_is_refused(host, port):
    with pytest.raises(SystemExit, match="Give a free one"):
        dev.refuse_unless_free(host, port)


def test_a_catalogue_that_lacks_a_sentence_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    ours, fresh = tmp_path / "ours.po", tmp_path / "fresh.po"
    ours.write_text(DATED.format("2026-01-01", "low"))
    fresh.write_text(DATED.format("2026-02-02", "high"))

    with pytest.raises(ValueError, match=r"ours\.po is not up to date"):
        dev.compare(ours, fresh)


def test_the_date_of_a_catalogue_does_not_count(tmp_path):
    ours, fresh = tmp_path / "ours.po", tmp_path / "fresh.po"
    ours.write_text(DATED.format("2026-01-01", "low"))
    fresh.write_text(DATED.format("2026-02-02", "low"))

    assert dev.compare(ours, fresh) is None
