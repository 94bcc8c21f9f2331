import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A simulator in another process, which stands for a real platform: the kit knows only its endpoint and credentials. */
export interface SimulatedAccount extends AsyncDisposable {
  /** The endpoint and credentials. */
  readonly env: Readonly<Record<string, string>>;
  /** How many objects of each kind exist, for assertions. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** The objects of a kind, for assertions. */
  objects(kind: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Creates an object as another user of the account. */
  create(kind: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Starts a simulator as another process. */
export async function simulatedAccount(name: string, options: readonly string[] = []): Promise<SimulatedAccount> {
  const main = join(import.meta.dirname, "../simulators", name, "main.ts");
  const child = spawn(process.execPath, ["--conditions=@org/source", main, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes("Ctrl+C")) break;
  }
  const exports = lines.map((line) => /^export (\w+)='(.*)'$/.exec(line)).filter((match) => match !== null);
  const controlUrl = lines.map((line) => /^# control URL +(\S+)/.exec(line)?.[1]).find(Boolean);
  const control = async (path: string, body?: object): Promise<unknown> => {
    const request = body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${controlUrl}${path}`, request);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    env: Object.fromEntries(exports.map(([, variable = "", value = ""]) => [variable, value])),
    counts: async () => (await control("/state")) as Readonly<Record<string, number>>,
    objects: async (kind) => (await control(`/state/${kind}`)) as readonly Readonly<Record<string, unknown>>[],
    create: async (kind, fields) => void (await control(`/state/${kind}`, fields)),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
