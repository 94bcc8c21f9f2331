import json
import os
import re
import signal
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import takewhile
from typing import Any
from urllib.request import Request, urlopen


@dataclass(frozen=True)
class Simulator:
    """A running simulator, controlled through its control URL."""

    control_url: str
    # The variables with which a program and its provider use the simulator.
    environment: dict[str, str]

    def contents(self) -> dict[str, int]:
        """The number of objects of each kind."""
        return self._send("GET", "/state")

    def objects(self, kind: str) -> list[dict[str, Any]]:
        return self._send("GET", f"/state/{kind}")

    def requests(self) -> list[dict[str, Any]]:
        return self._send("GET", "/journal/entries")

    def malformed_requests(self) -> list[dict[str, Any]]:
        return self._send("GET", "/journal")["violations"]

    def fail_next(self, kind: str, *, method: str, path: str) -> None:
        """Injects a fault into the next request whose path matches a regular expression."""
        self._send("POST", "/faults", {"kind": kind, "method": method, "path": path})

    def _send(self, method: str, path: str, body: object = None) -> Any:
        request = Request(
            self.control_url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urlopen(request) as response:
            return json.loads(response.read() or "null")


@contextmanager
def start_simulator(*options: str) -> Generator[Simulator]:
    """Runs a simulator until the end of the `with` block."""
    command = ["npx", "--yes", "@org/streamprov-simulator", *options]
    # npx starts the simulator in another process. A new session lets one signal end both.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            # The simulator is ready when it prints how to stop it.
            output = "".join(takewhile(lambda line: "Ctrl+C" not in line, process.stdout or ()))
            control_url = re.search(r"^# control URL +(\S+)$", output, re.MULTILINE)
            if control_url is None:
                raise RuntimeError("The simulator did not start. Its error output says why.")
            environment = dict(re.findall(r"^export (\w+)='(.*)'$", output, re.MULTILINE))
            yield Simulator(control_url[1], environment)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
