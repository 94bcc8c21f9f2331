import { spawn } from "node:child_process";

/** How a command runs. */
export interface CommandOptions {
  readonly cwd: string;
  /** Variables that override those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Text for its standard input. Defaults to none. */
  readonly input?: string;
}

/**
 * Runs a command and returns what it prints on standard output.
 *
 * @throws Error with all that the command printed, when it cannot be started or does not end with 0.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, input = "" }: CommandOptions,
): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "pipe" });
  child.stdin.end(input);
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", (cause) => reject(new Error(`${command} cannot be started: install it.`, { cause })));
    child.on("close", resolve);
  });
  if (code === 0) return output;
  throw new Error(`${[command, ...args].join(" ")} ended with ${code}:\n${output}${errors}`);
}
