import { copyFile, mkdir, readdir, readFile, readlink, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { descendantsOf, type LocalStack, localStack, withoutCheckpoints } from "@org/pulumi-run";
import type { Killable, KillableWorld } from "./killable.ts";
import type { Operation, Victim } from "./plan.ts";

/** How many objects of each kind exist. */
export type Census = Readonly<Record<string, number>>;

/** How a run ended. */
export interface Ended {
  readonly succeeded: boolean;
  readonly output: string;
}

/** A program with a platform and a stack, both empty at first, for plans of successive operations. */
export class KillTrial implements AsyncDisposable {
  readonly #killable: Killable;
  readonly #world: KillableWorld;
  readonly #stack: LocalStack;
  readonly #output: string[];
  /** IDs of the objects that the platform has from the start, such as its own credentials. */
  readonly #initial: ReadonlySet<string>;
  /** Processes that the runs have started: killing the CLI ends none of them. */
  readonly #started = new Set<number>();

  private constructor(killable: Killable, world: KillableWorld, stack: LocalStack, output: string[]) {
    this.#killable = killable;
    this.#world = world;
    this.#stack = stack;
    this.#output = output;
    this.#initial = new Set(this.#stores().flatMap(([, objects]) => objects.map(idOf)));
  }

  static async start(killable: Killable, plugin: string): Promise<KillTrial> {
    const world = await killable.start();
    const output: string[] = [];
    const stack = await localStack({
      project: "killed",
      plugins: { [killable.provider]: plugin },
      ...world.connection,
      // A killed CLI may leave half a checkpoint.
      env: { ...world.connection.env, PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "false" },
      onOutput: (text) => output.push(text),
    });
    for (const [name, text] of Object.entries(killable.files ?? {})) await stack.write(name, text);
    return new KillTrial(killable, world, stack, output);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pid of this.#started) killHard(pid);
    await this.#stack.remove();
    await this.#world.platform.close();
  }

  /** Everything that the CLI printed since the last call of {@link forgetOutput}. */
  get output(): string {
    return this.#output.join("");
  }

  forgetOutput(): void {
    this.#output.length = 0;
  }

  /** Runs an operation to its end. */
  run(operation: Operation): Promise<Ended> {
    const { program, changed } = this.#world;
    return this.#ended(() => this.#operate(operation, operation === "update" ? changed : program));
  }

  /** Runs an operation and kills a part of it at a given time after its first request. */
  async runAndKill(operation: Operation, victim: Victim, afterMs: number): Promise<void> {
    const { entries } = this.#world.platform.journal;
    const from = entries.length;
    const before = await readFile(this.#checkpoint);
    let isOver = false;
    const run = this.run(operation).finally(() => {
      isOver = true;
    });
    while (entries.length === from && !isOver) await sleep(5);
    await Promise.race([sleep(afterMs), run]);
    if (isOver) return;
    if (victim === "backend") await this.#withoutSaving(run);
    else await this.#kill(victim);
    await run;
    await this.#afterCrash(before);
  }

  /**
   * Repeats an operation as a person would. A replacement is finished by an `up` that refreshes, as the CLI advises after
   * a kill: the object may have been deleted for it, which the engine had no time to save.
   */
  async repeat(operation: Operation): Promise<Ended> {
    return this.#withoutCheckpoints(() =>
      operation === "replace"
        ? this.#ended(() => this.#stack.up({ program: this.#world.program, refresh: true }))
        : this.run(operation),
    );
  }

  /** Removes what plugins noted of creations, as on a fresh CI runner. */
  async loseNotes(): Promise<void> {
    await rm(join(this.#stack.folder, "notes"), { recursive: true, force: true });
  }

  census(): Census {
    return Object.fromEntries(this.#stores().map(([kind, objects]) => [kind, objects.length]));
  }

  /**
   * Missing and extra objects on the platform. An extra object is not a problem if the output names it, or the object that
   * it belongs to.
   *
   * @param options - `mayLack`: the run failed, so not everything needs to exist. `notesLost`: objects that no search can
   *   find may be left.
   */
  async differencesFrom(
    expected: Census,
    { mayLack, notesLost }: { readonly mayLack: boolean; readonly notesLost: boolean },
  ): Promise<string[]> {
    const state = JSON.stringify(await this.#stack.allResources());
    const { output } = this;
    return this.#stores().flatMap(([kind, objects]) => {
      const wanted = expected[kind] ?? 0;
      if (objects.length < wanted && !mayLack) return [`${objects.length} of ${kind} instead of ${wanted}`];
      if (objects.length <= wanted) return [];
      if (notesLost && this.#killable.indistinguishable?.includes(kind)) return [];
      const isReported = (name: string) => !isNamed(state, name) && isNamed(output, name);
      const orphans = objects
        .filter((object) => !this.#initial.has(idOf(object)) && !isNamed(state, idOf(object)))
        .filter((object) => !namesIn(object).some(isReported))
        .map(idOf);
      return orphans.length === 0 ? [] : [`${kind} ${orphans.join(", ")} too much, in neither state nor output`];
    });
  }

  /** Whether state and platform agree. */
  async disagreements(): Promise<string[]> {
    const refreshed = await this.#stack.refresh({ expectNoChanges: true }).then(
      () => undefined,
      (error: unknown) => `the state does not agree with the platform: ${String(error)}`,
    );
    return refreshed === undefined ? [] : [refreshed];
  }

  /** Requests that the platform's documents do not allow. */
  wrongRequests(): string[] {
    const { violations } = this.#world.platform.journal;
    return violations.map((violation) => `a wrong request: ${JSON.stringify(violation)}`);
  }

  /** Saves the state only at the end of a run that nobody kills. */
  async #withoutCheckpoints<T>(act: () => Promise<T>): Promise<T> {
    const { workspace } = this.#stack.stack;
    const { envVars } = workspace;
    workspace.envVars = { ...envVars, ...withoutCheckpoints };
    try {
      return await act();
    } finally {
      workspace.envVars = envVars;
    }
  }

  async #ended(act: () => Promise<unknown>): Promise<Ended> {
    const from = this.#output.length;
    const succeeded = await act().then(
      () => true,
      // The CLI prints the reason.
      () => false,
    );
    return { succeeded, output: this.#output.slice(from).join("") };
  }

  async #operate(operation: Operation, program: KillableWorld["program"]): Promise<unknown> {
    if (operation === "destroy") return this.#stack.destroy();
    if (operation !== "replace") return this.#stack.up({ program });
    const { replaces } = this.#killable;
    const replace = (await this.#stack.resources()).filter(({ type }) => replaces.test(type)).map(({ urn }) => urn);
    return this.#stack.up({ program, replace });
  }

  async #kill(victim: "plugin" | "CLI"): Promise<void> {
    const cli = await this.#cliProcess();
    if (cli === undefined) return;
    const children = descendantsOf(cli);
    for (const child of children) this.#started.add(child);
    const plugins = await filter(children, async (pid) =>
      (await commandOf(pid)).includes(`pulumi-resource-${this.#killable.provider}`),
    );
    if (victim === "plugin") for (const pid of plugins) killHard(pid);
    else if (await this.#stopBetweenCheckpoints(cli)) signal(cli, "SIGKILL");
  }

  /**
   * Stops the CLI while its checkpoint is whole: one that is cut off is the engine's loss, and no plugin can help.
   *
   * @returns false when the CLI ended before.
   */
  async #stopBetweenCheckpoints(cli: number): Promise<boolean> {
    while (signal(cli, "SIGSTOP")) {
      await untilStopped(cli);
      if (await isWhole(this.#checkpoint)) return true;
      signal(cli, "SIGCONT");
      await sleep(5);
    }
    return false;
  }

  /** The CLI that runs in the stack's folder. */
  async #cliProcess(): Promise<number | undefined> {
    const [cli] = await filter(descendantsOf(process.pid), async (pid) => {
      const [folder, command] = await Promise.all([folderOf(pid), commandOf(pid)]);
      return folder === this.#stack.folder && /pulumi\0/.test(command);
    });
    return cli;
  }

  /** Lets the backend refuse to save the state until the run is over. What it saved before stays. */
  async #withoutSaving(run: Promise<unknown>): Promise<void> {
    const cli = await this.#cliProcess();
    if (cli === undefined || !(await this.#stopBetweenCheckpoints(cli))) return;
    const file = this.#checkpoint;
    const saved = await readFile(file);
    // A file cannot replace a folder that is not empty.
    await rename(file, `${file}.aside`);
    await mkdir(file);
    await writeFile(join(file, "refused"), "");
    signal(cli, "SIGCONT");
    try {
      await run;
    } finally {
      await rm(file, { recursive: true });
      await rm(`${file}.aside`);
      await writeFile(file, saved);
    }
  }

  /** Does what the CLI demands after a crash. */
  async #afterCrash(before: Uint8Array): Promise<void> {
    await this.#restoreCheckpoint(before);
    const locks = join(this.#stack.folder, "state/.pulumi/locks");
    const isLocked = (await readdir(locks, { recursive: true }).catch(() => [])).some((name) => name.endsWith(".json"));
    if (isLocked) await this.#stack.stack.cancel();
  }

  /** Restores the newest backup of a checkpoint that the killed CLI has cut off, or the one from before the run. */
  async #restoreCheckpoint(before: Uint8Array): Promise<void> {
    const file = this.#checkpoint;
    if (await isWhole(file)) return;
    const folder = join(this.#stack.folder, "state/.pulumi/backups/killed/local");
    const names = await readdir(folder).catch(() => []);
    // Their names end with the time.
    const older = names
      .toSorted()
      .reverse()
      .map((name) => join(folder, name));
    const [newest] = await filter([`${file}.bak`, ...older], isWhole);
    // The engine needs no attributes, but rejects those that are cut off.
    await rm(attributesOf(file), { force: true });
    await (newest === undefined ? writeFile(file, before) : copyFile(newest, file));
  }

  get #checkpoint(): string {
    return join(this.#stack.folder, "state/.pulumi/stacks/killed/local.json");
  }

  #stores(): readonly (readonly [kind: string, objects: readonly Stored[]])[] {
    const stores = Object.entries(this.#world.platform.state as Record<string, Store>);
    return stores
      .filter(([kind]) => !this.#killable.history.includes(kind))
      .map(([kind, store]) => [kind, store.list()] as const);
  }
}

interface Store {
  list(): readonly Stored[];
}

interface Stored {
  readonly id: unknown;
}

function idOf({ id }: Stored): string {
  return String(id);
}

/** The names by which a message may report an object: its ID, an automatic name, and the IDs of its parents. */
function namesIn(object: Stored): readonly string[] {
  const others = Object.entries(object).filter(
    ([member, value]) => typeof value === "string" && (/Id$/.test(member) || /[-_][0-9a-f]{7}$/.test(value)),
  );
  return [idOf(object), ...others.map(([, value]) => String(value))];
}

/** Whether a text names an object, by its ID or by the last part of it. */
function isNamed(text: string, id: string): boolean {
  return text.includes(id) || text.includes(id.split(/[/ ]/).at(-1) ?? id);
}

async function filter<T>(all: readonly T[], test: (one: T) => Promise<boolean>): Promise<T[]> {
  const passed = await Promise.all(all.map(test));
  return all.filter((_, at) => passed[at]);
}

/** Whether a checkpoint is complete. The engine cannot read one whose file of attributes is cut off. */
async function isWhole(checkpoint: string): Promise<boolean> {
  const isCutOff = (text: string) => !text.trimEnd().endsWith("}");
  const [text, attributes] = await Promise.all([
    readFile(checkpoint, "utf8").catch(() => ""),
    readFile(attributesOf(checkpoint), "utf8").catch(() => undefined),
  ]);
  return !isCutOff(text) && (attributes === undefined || !isCutOff(attributes));
}

function attributesOf(checkpoint: string): string {
  return `${checkpoint}.attrs`;
}

function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}

function folderOf(pid: number): Promise<string> {
  return readlink(`/proc/${pid}/cwd`).catch(() => "");
}

/** Waits until all threads of a process have stopped: until then, one of them may still write. */
async function untilStopped(pid: number): Promise<void> {
  const hasStopped = async () => {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    const stats = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, "utf8").catch(() => ""));
    return (await Promise.all(stats)).every((stat) => stat === "" || /^\d+ \(.*\) [TtZX]/.test(stat));
  };
  while (!(await hasStopped())) await sleep(2);
}

function killHard(pid: number): void {
  signal(pid, "SIGKILL");
}

/** @returns Whether the process exists. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    return false;
  }
}
