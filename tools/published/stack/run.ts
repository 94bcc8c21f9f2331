import { spawn } from "node:child_process";

/** What came of a command. */
export interface Outcome {
  readonly code: number;
  /** All that it printed. */
  readonly output: string;
}

/** How a command runs. */
export interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Text for its standard input. Defaults to none. */
  readonly input?: string;
}

/** Runs a command to its end. */
export function attempt(
  command: string,
  args: readonly string[],
  { input = "", ...options }: RunOptions,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: "pipe" });
    child.stdin.end(input);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command that must succeed.
 *
 * @returns all that it printed.
 * @throws {Error} with all that it printed, when it does not end with 0.
 */
export async function run(...[command, args, options]: Parameters<typeof attempt>): Promise<string> {
  const { code, output } = await attempt(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  return output;
}

/** The environment of npm: it downloads only what its cache lacks, and does not ask the registry about vulnerabilities. */
export const npmEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  npm_config_prefer_offline: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
};
