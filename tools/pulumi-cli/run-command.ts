import { spawn } from "node:child_process";

/** What came of a command. */
export interface CommandResult {
  /** `undefined` when it did not start, ran out of time, or was ended by a signal. */
  readonly exitCode: number | undefined;
  readonly stdout: string;
  /** Why it failed: the end of what it said, or what stopped it. Empty when it succeeded. */
  readonly reason: string;
}

/** How to run a command. */
export interface CommandOptions {
  /** After this time the command is ended. */
  readonly timeoutMs: number;
  readonly cwd?: string;
  /** Default: the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. Never throws: a command that cannot be started is a result like any other. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: options.timeoutMs,
      killSignal: "SIGKILL",
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", (error) => resolve({ exitCode: undefined, stdout, reason: error.message }));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve({ exitCode: 0, stdout, reason: "" });
      const stopped =
        signal === "SIGKILL" ? `ended after ${options.timeoutMs / 1000} s` : `exit code ${code ?? signal}`;
      resolve({ exitCode: code ?? undefined, stdout, reason: lastLines(stderr) || lastLines(stdout) || stopped });
    });
  });
}

/** The end of an output, where the error stands, without the user and password that a proxy's URL may hold. */
function lastLines(output: string): string {
  const lines = output.trim().split("\n").slice(-5).join("\n    ");
  return lines.replaceAll(/\/\/[^\s/@]+@/g, "//");
}
