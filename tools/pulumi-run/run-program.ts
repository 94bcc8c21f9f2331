import { type SpawnOptions, spawn } from "node:child_process";

/** The result of a command. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program without a terminal until it ends. `env` is in addition to the environment of this process. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "uid" | "gid"> & {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    /** Gets what the program writes to stdout. */
    readonly onOutput?: ((text: string) => void) | undefined;
  },
): Promise<CliResult> {
  const { env, onOutput, ...others } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...others,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
      onOutput?.(chunk);
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
