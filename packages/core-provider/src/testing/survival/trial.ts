import { setTimeout } from "node:timers/promises";
import type { Values } from "../marks.ts";
import { RequestFailed } from "../request-failed.ts";
import { assertRightRequests } from "../simulated.ts";
import type { TestedResource } from "../tested-resource.ts";
import { assertUnchanged } from "./assert-unchanged.ts";
import { type Census, censusOf, differenceOf } from "./census.ts";
import { type NumberedRequest, numbered, pathOf, placed } from "./numbered-request.ts";
import { copied, newFolder, type Plugin, remove, started } from "./plugin.ts";
import { removeResource } from "./remove-resource.ts";
import { type Life, type RestorablePlatform, type SurvivalSetup, startWorld, type WriteFault } from "./setup.ts";

/** A phase of a resource's life. All phases except the first begin with an existing object. */
export type Phase = "create" | "change" | "replace" | "delete";

/**
 * What happens after a failed write: the same step runs again; the program is reverted; or, with a delayed write, the
 * plugin is interrupted or killed, and another process continues.
 */
export type Recovery = "again" | "back" | "interrupted" | "killed";

/** The write, its fault and the recovery. */
export interface Trial {
  readonly phase: Phase;
  readonly write: NumberedRequest;
  readonly fault: WriteFault;
  readonly recovery: Recovery;
}

/** A phase without faults: its requests, and the objects that exist afterwards. */
export interface Baseline {
  readonly writes: readonly NumberedRequest[];
  /** All requests, including reads. */
  readonly requests: readonly NumberedRequest[];
  readonly after: Census;
}

/** How long a delayed request may take, in milliseconds. */
const maxDelay = 30_000;

/** A situation in which trials begin. */
interface Situation {
  readonly platform: object;
  /** The resource in the state, and the notes of the plugin that created it. Undefined before the create. */
  readonly created?: { readonly it: TestedResource; readonly notes: string };
}

/** Runs trials, one after another, with one platform, its prerequisites and one resource. */
export class TrialRunner<P extends RestorablePlatform> {
  readonly #setup: SurvivalSetup<P>;
  readonly #type: string;
  readonly #platform: P;
  /** The inputs of the resource. */
  readonly life: Life;
  readonly #empty: Census;
  readonly #prepared: Situation;
  #created: Situation | undefined;
  #plugin: Plugin;
  #it: TestedResource;

  private constructor(setup: SurvivalSetup<P>, type: string, platform: P, life: Life, plugin: Plugin) {
    this.#setup = setup;
    this.#type = type;
    this.#platform = platform;
    this.life = life;
    this.#plugin = plugin;
    this.#it = plugin.host.resource(type, "it");
    this.#empty = this.census();
    this.#prepared = { platform: platform.snapshot() };
  }

  /** Prepares the world. */
  static async open<P extends RestorablePlatform>(
    setup: SurvivalSetup<P>,
    type: string,
    prepare: (platform: P) => Promise<Life>,
  ): Promise<TrialRunner<P>> {
    return startWorld(
      setup,
      prepare,
      async (platform, life) =>
        new TrialRunner(setup, type, platform, life, await started(setup, platform, newFolder())),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      await this.#stop();
      if (this.#created?.created) remove(this.#created.created.notes);
    } finally {
      await this.#platform.close();
    }
  }

  /** Runs a phase without faults. */
  async baseline(phase: Phase): Promise<Baseline> {
    await this.#begin(phase);
    const before = this.#platform.journal.entries.length;
    await this.#runPhase(phase);
    const isWrite = this.#setup.isWrite ?? (({ method }) => method !== "GET");
    const entries = this.#platform.journal.entries.slice(before);
    const [writes, requests] = [numbered(entries.filter(isWrite)), numbered(entries)];
    const after = this.census();
    await this.#end(this.#wantedBy(phase), after);
    return { writes, requests, after };
  }

  /**
   * Runs a phase in which a write fails, and then the recovery.
   *
   * @throws Error that says how the platform and the state differ at the end.
   */
  async run({ phase, write, fault, recovery }: Trial, expected: { made: Census; after: Census }): Promise<void> {
    await this.#begin(phase);
    const { host, notes } = this.#plugin;
    const before = host.resource(this.#type, "it");
    before.adopt(this.#it);
    let wasMet = false;
    let left: string | undefined;
    let cancelled: Promise<unknown> | undefined;
    this.#platform.failNext({
      ...write,
      path: pathOf(write.route),
      kind: fault,
      met: () => {
        wasMet = true;
        // Notes written after the kill do not exist.
        if (recovery === "killed") left = copied(notes);
        if (recovery === "interrupted" || recovery === "killed") cancelled = host.cancel();
      },
    });
    const failed = await failureOf(this.#runPhase(phase));
    await cancelled;
    if (!wasMet) throw new Error("no such write was sent");
    // No plugin can prevent that a late deletion takes effect on a replacement of the same name. Which writes delete
    // is not known here, so this waits for each.
    if (fault === "slow" && phase === "replace") await this.#completed(write, fault);
    if (left !== undefined) await this.#restart(before, left);
    if (recovery === "interrupted") await this.#restart(this.#it, notes);
    if (recovery === "back" && failed) {
      await this.#revert(phase, before.id).catch((error: unknown) => {
        throw new Error(`reverting fails after "${failed.message}"`, { cause: error });
      });
      return this.#end(this.life.inputs, expected.made);
    }
    if (failed || recovery === "interrupted" || recovery === "killed") {
      await this.#runPhase(phase).catch((error: unknown) => {
        throw new Error(`it fails once more after "${failed?.message ?? "a success"}"`, { cause: error });
      });
    }
    await this.#end(this.#wantedBy(phase), expected.after);
  }

  /** Counts the existing objects. */
  census(): Census {
    return censusOf(this.#platform.state, this.#setup.history);
  }

  /** Whether the platform has completed a request with this fault since the last trial began. */
  hasCompleted(fault: WriteFault): boolean {
    return this.#platform.journal.entries.some((entry) => entry.fault === fault);
  }

  async #completed(write: NumberedRequest, fault: WriteFault): Promise<void> {
    const start = performance.now();
    while (!this.hasCompleted(fault)) {
      if (performance.now() - start > maxDelay) throw new Error(`the delayed ${placed(write)} was never completed`);
      await setTimeout(5);
    }
  }

  async #begin(phase: Phase): Promise<void> {
    if (phase === "create") return this.#enter(this.#prepared);
    this.#created ??= await this.#create();
    await this.#enter(this.#created);
  }

  /** Creates the resource, which takes much longer than to restore it. */
  async #create(): Promise<Situation> {
    await this.#enter(this.#prepared);
    await this.#up(this.life.inputs);
    // Restarts replace the resource, so this one does not change any more.
    return { platform: this.#platform.snapshot(), created: { it: this.#it, notes: copied(this.#plugin.notes) } };
  }

  /** Continues in a situation with another process of the plugin, as the next `up` does. */
  async #enter({ platform, created }: Situation): Promise<void> {
    await this.#stop();
    assertRightRequests(this.#platform);
    await this.#platform.restore(platform);
    this.#platform.forgetFaults();
    this.#platform.journal.clear();
    await this.#start(created ? copied(created.notes) : newFolder(), created?.it);
  }

  async #runPhase(phase: Phase): Promise<void> {
    const wanted = this.#wantedBy(phase);
    if (wanted) await this.#up(wanted);
    else if (this.#it.state) await removeResource(this.#it, this.life);
  }

  #wantedBy(phase: Phase): Values | undefined {
    const { inputs, changed, replaced } = this.life;
    return { create: inputs, change: changed, replace: replaced, delete: undefined }[phase];
  }

  async #revert(phase: Phase, id: string | undefined): Promise<void> {
    // The engine deletes a replaced object at the end of an up, and until then its name is taken: that must have an end.
    if (phase === "replace" && this.#it.id !== id) await this.#runPhase(phase);
    // The engine stores nothing about a partially failed delete; a refresh detects what it did.
    else if (phase === "replace") await this.#it.read();
    await this.#up(this.life.inputs);
  }

  async #up(inputs: Values): Promise<void> {
    if (this.#it.state) await this.#it.update(inputs);
    else await this.#it.create(inputs);
  }

  async #restart(state: TestedResource, notes: string): Promise<void> {
    await this.#stop(notes);
    await this.#start(notes, state);
  }

  /** Stops the plugin and deletes its notes, unless the next process needs them. */
  async #stop(needed?: string): Promise<void> {
    const { host, notes } = this.#plugin;
    await host.stop();
    if (notes !== needed) remove(notes);
  }

  async #start(notes: string, state: TestedResource | undefined): Promise<void> {
    this.#plugin = await started(this.#setup, this.#platform, notes);
    this.#it = this.#plugin.host.resource(this.#type, "it");
    if (state) this.#it.adopt(state);
  }

  /** Asserts that platform and state agree, and that no object is lost. */
  async #end(wanted: Values | undefined, expected: Census): Promise<void> {
    if (wanted) {
      await assertUnchanged(this.#it, wanted, "afterwards");
      await this.#it.read();
      await assertUnchanged(this.#it, wanted, "after a refresh");
      this.#assertCensus(expected, "afterwards");
      await removeResource(this.#it, this.life);
    }
    this.#assertCensus(this.#empty, "after the deletion");
    assertRightRequests(this.#platform);
  }

  #assertCensus(expected: Census, when: string): void {
    const difference = differenceOf(this.census(), expected);
    if (difference !== undefined) throw new Error(`${when} there are ${difference}`);
  }
}

async function failureOf(attempt: Promise<void>): Promise<RequestFailed | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof RequestFailed) return error;
    throw error;
  }
}
