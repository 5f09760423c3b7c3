"""Browsers' requests from a few connections that are kept open."""

import re
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from time import perf_counter

from tests.bench.serving import HOST

CONNECTIONS = 16
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)


def get(path, cookies):
    return _head("GET", path, cookies) + b"\r\n"


def post(path, cookies, body, *more):
    content = (
        "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {len(body)}",
    )
    return _head("POST", path, cookies, *content, *more) + b"\r\n" + body.encode()


def _head(method, path, cookies, *more):
    lines = (
        f"{method} {path} HTTP/1.1",
        f"Host: {HOST}",
        "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101",
        "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "Accept-Language: en-US,en;q=0.5",
        "Accept-Encoding: gzip, deflate, br",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items()),
        *more,
    )
    return "".join(f"{line}\r\n" for line in lines).encode()


def exchange(connection, request):
    """Send a request; return the head and body of its answer, which must be 200."""
    connection.sendall(request)
    received = b""
    while b"\r\n\r\n" not in received:
        received += _receive(connection)
    head, _, body = received.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"{head.decode()}\n\nto {request.decode()}")
    missing = int(LENGTH.search(head + b"\r\n")[1]) - len(body)
    while missing > 0:
        more = _receive(connection)
        body += more
        missing -= len(more)
    return head, body


def _receive(connection):
    received = connection.recv(65_536)
    if not received:
        raise ConnectionError("The server hung up.")
    return received


class Load:
    """Some connections to a port, over which requests are shared out."""

    def __init__(self, port):
        self.connections = [
            socket.create_connection((HOST, port), timeout=30)
            for _ in range(CONNECTIONS)
        ]
        self.pool = ThreadPoolExecutor(CONNECTIONS)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.pool.shutdown()
        for connection in self.connections:
            connection.close()

    def rate(self, requests):
        """Return how many of the requests were answered in a second."""
        count, left = len(requests), iter(requests)

        def work(connection):
            for request in left:
                exchange(connection, request)

        start = perf_counter()
        for done in [self.pool.submit(work, each) for each in self.connections]:
            done.result()
        return count / (perf_counter() - start)


def ask_once(port, request):
    """Return the head and the body of the answer to a single request."""
    with closing(socket.create_connection((HOST, port), timeout=30)) as connection:
        return exchange(connection, request)
