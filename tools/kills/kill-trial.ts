import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findYamlHost } from "@org/pulumi-cli";
import { descendantsOf, type LocalStack, localStack } from "@org/pulumi-run";
import type { KilledPlatform, KilledProgram } from "./programs.ts";

/** How many objects of each kind there are. */
export type Census = Readonly<Record<string, number>>;

/** How a command ended. */
interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** An `up` that goes on. */
export interface KillableUp {
  /** The first request has been answered. */
  readonly begun: Promise<void>;
  readonly end: Promise<Ended>;
  /** Kills by signal 9 after a time, unless the `up` has ended by then. */
  kill(what: "plugin" | "CLI", afterMs: number): Promise<void>;
}

/** A program, an empty platform and an empty stack, for one kill. */
export class KillTrial implements AsyncDisposable {
  readonly #program: KilledProgram;
  readonly #platform: KilledPlatform;
  readonly #stack: LocalStack;
  /** What the commands have started: a killed CLI ends none of it. */
  readonly #started = new Set<number>();

  private constructor(program: KilledProgram, platform: KilledPlatform, stack: LocalStack) {
    this.#program = program;
    this.#platform = platform;
    this.#stack = stack;
  }

  static async start(program: KilledProgram, plugin: string): Promise<KillTrial> {
    const [platform, { binDir }] = await Promise.all([program.start(), findYamlHost()]);
    const { env, ...connection } = platform.connection;
    const stack = await localStack({
      project: "killed",
      plugins: { [program.provider]: plugin },
      ...connection,
      env: { ...env, PATH: `${binDir}${delimiter}${process.env["PATH"] ?? ""}` },
    });
    const head = `name: killed\nruntime: yaml\nplugins:\n  providers:\n    - name: ${program.provider}\n      path: ${JSON.stringify(plugin)}\n`;
    await stack.write("Pulumi.yaml", `${head}${await program.program()}`);
    return new KillTrial(program, platform, stack);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pid of this.#started) killHard(pid);
    await this.#stack.remove();
    await this.#platform.close();
  }

  /** Starts an `up`. */
  async up(): Promise<KillableUp> {
    const child = this.#spawn(["up", "--yes", "--skip-preview"]);
    const { journal } = this.#platform;
    const end = ended(child);
    let isOver = false;
    void end.finally(() => {
      isOver = true;
    });
    const begun = (async () => {
      while (journal.entries.length === 0 && !isOver) await sleep(5);
    })();
    return {
      begun,
      end,
      kill: async (what, afterMs) => {
        await Promise.race([sleep(afterMs), end]);
        const pid = child.pid;
        if (isOver || pid === undefined) return;
        const children = descendantsOf(pid);
        for (const one of children) this.#started.add(one);
        const plugins = children.filter((one) => commandOf(one).includes(`pulumi-resource-${this.#program.provider}`));
        for (const one of what === "CLI" ? [pid] : plugins) killHard(one);
      },
    };
  }

  /** Runs `up` as a person would after a crash: what the CLI demands is done. */
  async upAgain(): Promise<Ended> {
    const again = await this.#run(["up", "--yes", "--skip-preview"]);
    if (again.code === 0 || !again.output.includes("pulumi cancel")) return again;
    const cancelled = await this.#run(["cancel", "--yes"]);
    const last = await this.#run(["up", "--yes", "--skip-preview"]);
    return { code: last.code, output: `${again.output}${cancelled.output}${last.output}` };
  }

  /** What the platform holds. */
  census(): Census {
    const stores = Object.entries(this.#platform.state as Record<string, { list(): readonly unknown[] }>);
    const counted = stores.filter(([kind]) => !this.#program.history.includes(kind));
    return Object.fromEntries(counted.map(([kind, store]) => [kind, store.list().length]));
  }

  /** Where state and platform do not agree, or the platform was asked for what its documents do not allow. */
  async disagreements(): Promise<string[]> {
    const { code, output } = await this.#run(["preview", "--refresh", "--expect-no-changes"]);
    const { violations } = this.#platform.journal;
    return [
      ...(code === 0 ? [] : [`the state does not agree with the platform:\n${output}`]),
      ...violations.map((violation) => `a wrong request: ${JSON.stringify(violation)}`),
    ];
  }

  #run(args: readonly string[]): Promise<Ended> {
    return ended(this.#spawn(args));
  }

  #spawn(args: readonly string[]): ChildProcess {
    return spawn("pulumi", [...args, "--non-interactive", "--color", "never", "--stack", "local"], {
      cwd: this.#stack.folder,
      env: { ...process.env, ...this.#stack.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }
}

function ended(child: ChildProcess): Promise<Ended> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    // What the CLI has started may hold its output open when it is killed.
    child.on("exit", (code) => resolve({ code, output }));
  });
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
