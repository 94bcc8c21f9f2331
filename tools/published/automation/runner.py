"""Runs the program of a folder with the Automation API: `runner.py <command> <folder> <project>`."""

import json
import runpy
import sys

from pulumi import automation

command, folder, project = sys.argv[1:]


def program() -> None:
    runpy.run_path(f"{folder}/__main__.py", run_name="__main__")


stack = automation.create_or_select_stack(
    stack_name="local",
    project_name=project,
    program=program,
    opts=automation.LocalWorkspaceOptions(work_dir=folder),
)
result = stack.up() if command == "up" else stack.destroy()
print("Result: " + json.dumps(result.summary.resource_changes or {}))
