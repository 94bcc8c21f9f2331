import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A process that has written its first line. */
export interface StartedProcess {
  readonly pid: number;
  /** From the start to the first output, in milliseconds. */
  readonly ms: number;
  /** Ends it. */
  stop(): Promise<void>;
}

/**
 * Starts a program and waits for its first output, which for a plugin is its port.
 *
 * @throws {Error} when the program ends without a word.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const began = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  const ms = await firstOutput(child, command).then(() => performance.now() - began);
  return {
    pid: child.pid ?? 0,
    ms,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const over = once(child, "exit");
      child.kill("SIGINT");
      await over;
    },
  };
}

function firstOutput(child: ChildProcess, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${command} ended with code ${code} before it said anything.`)));
  });
}
