#!/usr/bin/env python3
"""One file sets everything up and then runs, tests, measures or checks the site.

    python3 dev.py setup                  prepare .venv and a browser for the tests
    python3 dev.py run [ADDRESS:PORT]     serve as deployed, on 127.0.0.1:8000
    python3 dev.py run --dev              Django's reloading server with DEBUG on
    python3 dev.py test [--slow] [...]    the suite; what follows goes to pytest
    python3 dev.py bench [NAME...]        the promises, measured
    python3 dev.py check                  style, types, migrations, catalogues

It needs nothing but a Python: 3.8 to start it, 3.12 or newer somewhere at hand.
"""

import contextlib
import hashlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from ipaddress import ip_address
from pathlib import Path
from typing import Dict, Iterator, List, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
TOOLS = ROOT / ".tools"
STAMP = VENV / "made-from"
LOCK = ROOT / "uv.lock"
REQUIREMENTS = ROOT / "requirements.txt"
BROWSERS = TOOLS / "browsers"
BROWSER = "chromium-headless-shell"
# The fonts hold Arabic and the suits; a bare Debian has none at all.
BROWSER_PACKAGES = [BROWSER, "fonts-dejavu-core"]
WORKERS, THREADS = 2, 4


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: object, **env: str) -> None:
    subprocess.run(
        [str(word) for word in command], cwd=ROOT, env={**os.environ, **env}, check=True
    )


def works(*command: object) -> bool:
    """Whether a command can be started and succeeds; its output is dropped."""
    with contextlib.suppress(OSError):
        return not subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode
    return False


def become(*command: object, **env: str) -> NoReturn:
    """Turn into a command, so that whoever stops this process stops it."""
    os.chdir(ROOT)
    words = [str(word) for word in command]
    os.execve(words[0], words, {**os.environ, **env})


def fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def manage(*words: object, **env: str) -> None:
    run(PYTHON, "manage.py", *words, **env)


def apt_install(*packages: str) -> bool:
    """Install Debian packages; False where that is not for us to do."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say(f"Installing {', '.join(packages)} with apt")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run("apt-get", "update", "-qq", **quiet)
        run("apt-get", "install", "-qq", "--no-install-recommends", *packages, **quiet)
    except subprocess.CalledProcessError:
        return False
    return True


def pythons() -> Iterator[str]:
    """Name every Python there may be, the preferred ones first."""
    yield getattr(sys, "_base_executable", sys.executable)
    for version in ("3.13", "3.14", "3.12"):
        yield "python" + version
        found = (Path.home() / ".pyenv" / "versions").glob(version + "*/bin/python")
        yield from map(str, sorted(found, reverse=True))
    yield "python3"


def find_python() -> str:
    for python in pythons():
        if works(python, "-c", "import sys; sys.exit(sys.version_info < (3, 12))"):
            return python
    sys.exit("Omaha Trainer needs Python 3.12 or newer; none was found.")


def uvs(python: str) -> Iterator[str]:
    """Find each uv that runs, fetched here if need be."""
    # What is on PATH may be a shim that only prints an error.
    if works("uv", "--version"):
        yield "uv"
    own = str(TOOLS / "bin" / "uv")
    for pip in (python, sys.executable):
        if works(own, "--version"):
            break
        works(pip, "-m", "pip", "install", "--upgrade", "--target", TOOLS, "uv")
    if works(own, "--version"):
        yield own


def fill_venv(python: str) -> None:
    for uv in uvs(python):
        with contextlib.suppress(subprocess.CalledProcessError):
            run(uv, "sync", "--locked", "--quiet", "--python", python)
            return
    say("Doing without uv")
    run(python, "-m", "venv", "--clear", VENV)
    pip = (PYTHON, "-m", "pip", "install", "--quiet")
    run(*pip, "--require-hashes", "--requirement", REQUIREMENTS)


def prepare() -> None:
    """Make .venv what the lock file says; quick when it is so already."""
    locked = fingerprint(LOCK.read_bytes())
    if STAMP.exists() and STAMP.read_text() == locked and works(PYTHON, "-V"):
        return
    say("Preparing .venv")
    fill_venv(find_python())
    STAMP.write_text(locked)


def prepare_browser() -> None:
    if shutil.which(BROWSER) or BROWSERS.is_dir() or apt_install(*BROWSER_PACKAGES):
        return
    say("Downloading a browser for the tests")
    command = ("-m", "playwright", "install", "--only-shell", "chromium")
    try:
        run(PYTHON, *command, PLAYWRIGHT_BROWSERS_PATH=str(BROWSERS))
    except subprocess.CalledProcessError:
        shutil.rmtree(BROWSERS, ignore_errors=True)
        say("No browser could be installed: tests in a browser will be skipped.")


def setup() -> None:
    prepare()
    prepare_browser()
    manage("compilepo")


def serve(arguments: List[str]) -> NoReturn:
    addresses = [word for word in arguments if word != "--dev"] or ["127.0.0.1:8000"]
    host, _, port = addresses[0].rpartition(":")
    prepare()
    for command in ("compilepo", "migrate", "createcachetable"):
        manage(command, "--verbosity", "0")
    if "--dev" in arguments:
        become(PYTHON, "manage.py", "runserver", addresses[0], DEBUG="1")
    refuse_unless_free(host.strip("[]"), port)
    collect_static()
    say(f"Omaha Trainer is served on http://{addresses[0]}/")
    become(
        *(VENV / "bin" / "granian", "--interface", "wsgi", "--no-ws"),
        *("--host", host.strip("[]"), "--port", port, "--log-level", "warning"),
        *("--workers", WORKERS, "--blocking-threads", THREADS),
        "omaha_trainer.wsgi:application",
        **allowing(host),
    )


def refuse_unless_free(host: str, port: str) -> None:
    """Stop before an address that cannot be served, or is already.

    The server would share a port with another one, and visitors meet either of them.
    """
    try:
        family = socket.AF_INET6 if ip_address(host).version == 6 else socket.AF_INET
        with socket.socket(family) as place:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            place.bind((host, int(port)))
    except (OSError, ValueError, OverflowError) as error:
        sys.exit(f"{host}:{port}: {error}. Give a free one, such as 127.0.0.1:8001.")


def collect_static() -> None:
    """Hash and compress the static files, unless none has changed."""
    stamp = ROOT / "var" / "static-made-from"
    states = [
        (str(path), path.stat().st_mtime_ns)
        for path in sorted((ROOT / "static").rglob("*"))
    ]
    now = fingerprint(STAMP.read_bytes() + repr(states).encode())
    if not stamp.exists() or stamp.read_text() != now:
        manage("collectstatic", "--clear", "--noinput", "--verbosity", "0")
        stamp.write_text(now)


def allowing(host: str) -> Dict[str, str]:
    """Let visitors use the address that is served, unless told who may come."""
    local = ["localhost", "127.0.0.1", "[::1]"]
    return {"ALLOWED_HOSTS": os.environ.get("ALLOWED_HOSTS", ",".join([*local, host]))}


def test(arguments: List[str]) -> NoReturn:
    setup()
    options = [word for word in arguments if word != "--slow"]
    if "--slow" in arguments:
        options = ["-m", "", *options]
    become(PYTHON, "-m", "pytest", "-n", "2", *options)


def bench(names: List[str]) -> NoReturn:
    prepare()
    become(PYTHON, "-m", "tests.bench", *names)


def check_lock() -> None:
    """Compare requirements.txt with the lock file it is exported from."""
    for uv in uvs(str(PYTHON)):
        exported = subprocess.run(
            [uv, "export", "--locked", "--quiet", "--no-header", "--no-emit-project"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        if exported != REQUIREMENTS.read_bytes():
            raise ValueError("requirements.txt is not what uv exports")
        return


def check_templates() -> None:
    run(VENV / "bin" / "djade", "--check", *sorted(ROOT.glob("templates/**/*.html")))


def check_deployment() -> None:
    manage(
        *("check", "--deploy", "--fail-level", "WARNING"),
        DEBUG="0",
        TLS="1",
        SECRET_KEY=fingerprint(b"any"),
        ALLOWED_HOSTS="example.org",
        MAIL_HOST="localhost",
    )


def check_catalogues() -> None:
    catalogues = sorted(ROOT.glob("locale/*/LC_MESSAGES/*.po"))
    if not catalogues:
        return
    if not shutil.which("msgfmt") and not apt_install("gettext"):
        raise ValueError("the catalogues cannot be checked without gettext")
    with tempfile.TemporaryDirectory() as directory:
        copy = Path(directory, "copy")
        unneeded = shutil.ignore_patterns(".*", "var", "tests")
        shutil.copytree(str(ROOT), str(copy), ignore=unneeded)
        extract(copy)
        for catalogue in catalogues:
            run("msgfmt", "--check", "--output-file", os.devnull, catalogue)
            compare(catalogue, copy / catalogue.relative_to(ROOT))


def extract(copy: Path) -> None:
    words = ["makemessages", "--all", "--verbosity", "0"]
    subprocess.run([str(PYTHON), "manage.py", *words], cwd=str(copy), check=True)


def compare(catalogue: Path, fresh: Path) -> None:
    texts = [
        [line for line in path.read_text().splitlines() if "POT-Creation" not in line]
        for path in (catalogue, fresh)
    ]
    if texts[0] != texts[1]:
        raise ValueError(f"{catalogue.relative_to(ROOT)} is not up to date")


def check() -> None:
    prepare()
    ruff = VENV / "bin" / "ruff"
    checks = {
        "lock file": check_lock,
        "ruff": lambda: run(ruff, "check", "."),
        "format": lambda: run(ruff, "format", "--check", "."),
        "templates": check_templates,
        "types": lambda: run(PYTHON, "-m", "mypy"),
        "migrations": lambda: manage("makemigrations", "--check", "--dry-run"),
        "deployment": check_deployment,
        "catalogues": check_catalogues,
    }
    failures = []
    for name, function in checks.items():
        say("Checking " + name)
        try:
            function()
        except (subprocess.CalledProcessError, ValueError) as error:
            say(f"{name}: {error}")
            failures.append(name)
    if failures:
        sys.exit("These checks failed: " + ", ".join(failures))
    say("All checks passed")


def main(arguments: List[str]) -> None:
    name, *rest = arguments or ["help"]
    if name in ("setup", "check") and not rest:
        {"setup": setup, "check": check}[name]()
    elif name in ("run", "test", "bench"):
        {"run": serve, "test": test, "bench": bench}[name](rest)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
