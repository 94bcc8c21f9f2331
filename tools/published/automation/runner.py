"""Runs the program of a folder with the Automation API: `runner.py <folder> <project>`.

Executes the operation in each line of standard input, `up` or `destroy`.
"""

import json
import runpy
import sys

from pulumi import automation

folder, project = sys.argv[1:]


def program() -> None:
    runpy.run_path(f"{folder}/__main__.py", run_name="__main__")


stack = automation.create_or_select_stack(
    stack_name="local",
    project_name=project,
    program=program,
    opts=automation.LocalWorkspaceOptions(work_dir=folder),
)
# The Automation API would run the CLI once more after each operation.
stack.outputs = dict
for line in sys.stdin:
    result = stack.up() if line.strip() == "up" else stack.destroy()
    print("Result: " + json.dumps(result.summary.resource_changes or {}), flush=True)
