import { spawn } from "node:child_process";
import { join } from "node:path";
import type { CliResult } from "@org/pulumi-run";
import { inject } from "vitest";
import type { TestStack } from "./stack.ts";

/** Runs a command of the built package in the folder of a stack. */
export function packageCommand(
  stack: TestStack,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const launcher = join(inject("pluginFolders")[stack.provider], stack.provider);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: stack.folder,
      env: { ...process.env, ...stack.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
