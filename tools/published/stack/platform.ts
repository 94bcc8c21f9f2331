import { spawn } from "node:child_process";
import { once } from "node:events";
import { allPublished } from "./released.ts";

/** A command that starts a simulator. */
export interface SimulatorCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A simulated platform in a separate process, as a person starts it. It ends with its test. */
export interface Platform extends AsyncDisposable {
  /** Environment variables by which a provider finds the platform and may enter it. */
  readonly env: Readonly<Record<string, string>>;
  /** How many objects of each kind there are. */
  contents(): Promise<Readonly<Record<string, number>>>;
  /** Requests that the platform found malformed. */
  violations(): Promise<readonly unknown[]>;
}

/**
 * Starts the simulator of a provider's platform and reads the variables that it prints.
 *
 * @param from - the command that starts it; defaults to the program of the packed npm package
 * @throws {Error} when it ends instead.
 */
export async function startPlatform(
  provider: string,
  { command, args, ...options }: SimulatorCommand = packedSimulator(provider),
): Promise<Platform> {
  // A separate process group, because a command such as npx starts the simulator in another process.
  const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const output = await new Promise<string>((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        // The last of its lines.
        if (output.includes("Ctrl+C")) resolve(output);
      });
    }
    child.on("error", reject);
    child.on("close", () => reject(new Error(`The simulator of ${provider} ended:\n${output}`)));
  });
  const controlUrl = /^# control URL\s+(\S+)$/m.exec(output)?.[1];
  if (controlUrl === undefined)
    throw new Error(`The simulator of ${provider} did not print its control URL:\n${output}`);
  const ask = async (path: string) => (await fetch(`${controlUrl}${path}`)).json() as Promise<unknown>;
  return {
    env: pairs(output, /^export (\w+)='(.*)'$/gm),
    contents: async () => (await ask("/state")) as Record<string, number>,
    violations: async () => ((await ask("/journal")) as { violations: unknown[] }).violations,
    async [Symbol.asyncDispose]() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "close");
      process.kill(-child.pid);
      await ended;
    },
  };
}

function packedSimulator(provider: string): SimulatorCommand {
  const simulator = allPublished.find((each) => each.provider === provider)?.simulator;
  if (simulator === undefined) throw new Error(`${provider} has no packed simulator.`);
  return { command: process.execPath, args: [simulator] };
}

function pairs(text: string, line: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(line)].map(([, name = "", value = ""]) => [name, value]));
}
