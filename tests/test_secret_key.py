"""The key is made once, whoever starts first, and only its owner reads it."""

import stat
import subprocess
import sys
from pathlib import Path

from omaha_trainer import secret_key

ROOT = Path(__file__).parent.parent


def test_the_key_is_long_and_only_for_its_owner(tmp_path):
    path = tmp_path / "var" / "secret_key"

    key = secret_key.read_or_make(path)

    assert len(key) >= 50
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_key_stays_the_same(tmp_path):
    path = tmp_path / "secret_key"

    assert secret_key.read_or_make(path) == secret_key.read_or_make(path)


def test_servers_that_start_together_agree(tmp_path):
    script = (
        "from pathlib import Path; from omaha_trainer.secret_key import *;"
        f"print(read_or_make(Path({str(tmp_path / 'secret_key')!r})))"
    )
    command = [sys.executable, "-c", script]

    servers = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) for _ in range(6)
    ]
    keys = [server.communicate()[0].strip() for server in servers]

    assert len(set(keys)) == 1
    assert len(keys[0]) >= 50
