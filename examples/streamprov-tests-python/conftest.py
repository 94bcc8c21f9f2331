from collections.abc import Generator
from pathlib import Path

import pytest
from pulumi.automation import LocalWorkspaceOptions, Stack, create_stack

from program import program
from simulator import Simulator, start_simulator


@pytest.fixture
def simulator() -> Generator[Simulator]:
    """A new simulator. The test fails if it receives a malformed request."""
    with start_simulator() as simulator:
        yield simulator
        assert simulator.malformed_requests() == []


@pytest.fixture
def stack(simulator: Simulator, tmp_path: Path) -> Stack:
    """A new stack of the program on the simulator, with its state in a temporary folder."""
    environment = {
        **simulator.environment,
        "PULUMI_BACKEND_URL": tmp_path.as_uri(),
        "PULUMI_CONFIG_PASSPHRASE": "test",
        "PULUMI_CREATION_NOTES": str(tmp_path / "notes"),
    }
    options = LocalWorkspaceOptions(work_dir=str(tmp_path), env_vars=environment)
    return create_stack("test", project_name="test", program=program, opts=options)
