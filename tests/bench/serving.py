"""The site as `dev.py run` serves it, with a database of its own to throw away."""

import os
import secrets
import socket
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import psycopg

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"
PATIENCE = 60


def free_port():
    with closing(socket.socket()) as sock:
        sock.bind((HOST, 0))
        return sock.getsockname()[1]


@contextmanager
def throwaway_database(directory):
    """Yield the address of a new database: a file, or beside that of DATABASE_URL."""
    url = os.environ.get("DATABASE_URL", "")
    if not url.startswith(("postgres:", "postgresql:")):
        yield f"sqlite:///{directory}/bench.sqlite3"
        return
    name = f"bench_{secrets.token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield urlsplit(url)._replace(path=f"/{name}").geturl()
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def served(**environment):
    """Serve the site on a free port in such surroundings; yield the port."""
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "dev.py", "run", f"{HOST}:{port}"],
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(server, port)
        yield port
    finally:
        server.terminate()
        server.wait()


def wait_for(server, port):
    """Return when somebody listens; fail when the server ends or takes too long."""
    deadline = monotonic() + PATIENCE
    while server.poll() is None and monotonic() < deadline:
        with closing(socket.socket()) as sock:
            if sock.connect_ex((HOST, port)) == 0:
                return
        sleep(0.1)
    raise RuntimeError("The server did not start.")
