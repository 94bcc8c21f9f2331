import { join } from "node:path";
import { type CliResult, runProgram } from "@org/pulumi-run";
import { inject } from "vitest";
import type { TestStack } from "./stack.ts";

/** Runs a command of the built package in the folder of a stack. */
export function packageCommand(
  stack: TestStack,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const launcher = join(inject("pluginFolders")[stack.provider], stack.provider);
  return runProgram(process.execPath, [launcher, ...args], { cwd: stack.folder, env: { ...stack.env, ...env } });
}
