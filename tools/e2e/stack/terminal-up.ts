import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestStack } from "./stack.ts";

/** A `pulumi up` that runs as if somebody had started it in a terminal. */
export interface TerminalUp {
  /** All that the CLI has printed. */
  output(): string;
  /** Presses Ctrl+C: to all processes as a terminal does, or to the CLI alone. */
  interrupt(to: { readonly group: boolean }): void;
  /** Kills all processes of the run. */
  kill(): void;
  /**
   * Waits until something holds.
   *
   * @throws {Error} with the CLI's output, when the CLI ends before.
   */
  until(holds: () => boolean): Promise<void>;
  /** How the CLI ended. */
  readonly end: Promise<number | null>;
}

/** Starts `pulumi up` as a terminal does: in a separate process group. */
export function startUp(stack: Pick<TestStack, "folder" | "env">, name = "local"): TerminalUp {
  const args = ["up", "--yes", "--skip-preview", "--non-interactive", "--color", "never", "--stack", name];
  const child = spawn("pulumi", args, {
    cwd: stack.folder,
    env: { ...process.env, ...stack.env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The CLI did not start.");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  return {
    output: () => output,
    async until(holds) {
      while (!holds()) {
        if (child.exitCode !== null) throw new Error(`The CLI ended before what was waited for:\n${output}`);
        await sleep(50);
      }
    },
    interrupt: ({ group }) => void process.kill(group ? -pid : pid, "SIGINT"),
    kill: () => void process.kill(-pid, "SIGKILL"),
    end: new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    }),
  };
}

/** The aim is 3 seconds, and the interrupted wait would last ten minutes: only a wait that continues exceeds this. */
export const longestGoodbyeMs = 60_000;
