import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CliResult } from "@org/pulumi-run";
import { run, type TestStack } from "./stack.ts";
import { setYamlProgram } from "./yaml-program.ts";

/** An object to import. */
export interface Imported {
  readonly type: string;
  readonly name: string;
  readonly id: string;
}

/** Imports, and makes the program of what the CLI wrote down. */
export async function importAll(
  stack: TestStack,
  objects: readonly Imported[],
  env?: Record<string, string>,
): Promise<void> {
  await stack.write("objects.json", JSON.stringify({ resources: objects }));
  await importFrom(stack, "objects.json", env);
}

/** The same with a file that is there. */
export async function importFrom(stack: TestStack, file: string, env?: Record<string, string>): Promise<void> {
  await setYamlProgram(stack, "");
  await run(
    stack,
    ["import", "--file", file, "--out", "imported.yaml", "--yes", "--skip-preview", "--protect=false"],
    env,
  );
  await setYamlProgram(stack, await readFile(join(stack.folder, "imported.yaml"), "utf8"));
}

/** Tries to import one object by the command line. */
export function tryImport(stack: TestStack, type: string, id: string): Promise<CliResult> {
  return stack.cli([
    ...["import", type, "one", id],
    ...["--yes", "--skip-preview", "--generate-code=false", "--stack", "local"],
  ]);
}
