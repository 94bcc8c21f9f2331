import { copyFile, cp, mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { ReleasedSdks } from "@org/sdks";
import { runCommand } from "@org/sdks/commands";
import { goModuleOf } from "@org/sdks/go-programs";
import { pipInstall, pythonPackages } from "@org/sdks/python-packages";

const automation = join(import.meta.dirname, "../automation");

/** A command that runs a program through the Automation API of its language. */
export interface AutomationProgram {
  readonly command: string;
  /** Arguments before the operation, the project's folder and the project's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Prepares the program in a folder, with the released SDK. */
export type Prepare = (folder: string, sdks: ReleasedSdks) => Promise<AutomationProgram>;

/** Installs the wheel into the folder. */
export const preparePython: Prepare = async (folder, { wheel }) => {
  const installed = join(folder, "site-packages");
  await pipInstall(installed, ["--no-deps", "--no-index", wheel]);
  const packages = await pythonPackages();
  const found = await runCommand("python3", ["-c", "import sys; print(sys.executable)"], { cwd: folder });
  return {
    command: found.trim(),
    args: [join(automation, "runner.py")],
    env: { PYTHONPATH: [installed, packages].join(delimiter), PYTHONDONTWRITEBYTECODE: "1" },
  };
};

/** Builds an executable of the program with the Go module from its folder. */
export const prepareGo: Prepare = async (folder, sdks) => {
  const source = join(folder, "source");
  await mkdir(source);
  await cp(join(folder, "main.go"), join(source, "main.go"));
  await copyFile(join(automation, "runner_test.go"), join(source, "runner_test.go"));
  const executable = join(folder, "quickstart");
  const go = await goModuleOf(source, sdks);
  await go("vet", ".");
  await go("test", "-c", "-vet=off", "-ldflags=-s -w", "-o", executable, ".");
  return { command: executable, args: [], env: {} };
};
