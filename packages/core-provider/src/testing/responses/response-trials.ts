import { isDeepStrictEqual } from "node:util";
import type { Fields } from "../../definition/field.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import type { RunningProvider } from "../start-provider.ts";
import { assertUnchanged } from "../survival/assert-unchanged.ts";
import { type Census, censusOf, differenceOf } from "../survival/census.ts";
import { removeResource } from "../survival/remove-resource.ts";
import { type Life, startWorld } from "../survival/setup.ts";
import type { TestedResource } from "../tested-resource.ts";
import {
  type AlterablePlatform,
  type RecordedRequest,
  type ResponseSetup,
  recordRequests,
  withAlteredResponse,
} from "./alterable-platform.ts";
import { type Alteration, idsIn } from "./alteration.ts";
import { blankedValues, unexplainedChanges } from "./blanked-values.ts";
import { assertNamesOtherObject, assertNamesProblem, failureOf } from "./failure-of.ts";

/** A phase of a resource's life with requests to the platform. */
export type Phase = "create" | "refresh" | "change" | "import" | "delete";

/** The requests of a phase, and the IDs of the object. */
export interface Recorded {
  readonly requests: readonly RecordedRequest[];
  readonly ids: readonly string[];
}

/** An altered response in a phase. */
interface Trial {
  readonly phase: Phase;
  readonly asked: RecordedRequest;
  readonly alteration: Alteration;
  readonly times: "once" | "always";
  readonly isDemanded: boolean;
}

/** A resource on a separate platform, which can repeat its life. */
export class ResponseTrials<P extends AlterablePlatform> {
  readonly #setup: ResponseSetup<P>;
  readonly #platform: P;
  #host: RunningProvider;
  readonly #life: Life;
  readonly #empty: Census;
  #it: TestedResource;
  readonly #type: string;
  readonly #fields: Fields;
  #imported: TestedResource | undefined;

  private constructor(
    setup: ResponseSetup<P>,
    { name, spec }: ResourceDefinition<never>,
    platform: P,
    life: Life,
    host: RunningProvider,
  ) {
    this.#setup = setup;
    this.#type = name;
    this.#fields = spec.fields;
    this.#platform = platform;
    this.#life = life;
    this.#host = host;
    this.#it = host.resource(name, "it");
    this.#empty = this.#census();
  }

  static async open<P extends AlterablePlatform>(
    setup: ResponseSetup<P>,
    resource: ResourceDefinition<never>,
    prepare: (platform: P) => Promise<Life>,
  ): Promise<ResponseTrials<P>> {
    return startWorld(
      setup,
      prepare,
      async (platform, life) =>
        new ResponseTrials(setup, resource, platform, life, await setup.startProvider(platform)),
    );
  }

  async close(): Promise<void> {
    await this.#host.stop();
    await this.#platform.close();
  }

  async record(phase: Phase): Promise<Recorded> {
    if (phase === "change" && this.#life.changed === undefined) return { requests: [], ids: [] };
    if (phase === "import" && this.#importId === undefined) return { requests: [], ids: [] };
    await this.#begin(phase);
    const before = this.#ids;
    const requests = await recordRequests(this.#platform, () => this.#runPhase(phase));
    const ids = [...before, ...this.#ids];
    await this.#end(phase);
    return { requests, ids };
  }

  /** The object's ID, its parts, and the IDs of the objects that it belongs to. */
  get #ids(): readonly string[] {
    const { id = "", inputs } = this.#it;
    return [id, ...id.split(/[/#]/), ...id.split(/[/#:,]/), ...idsIn(inputs)].filter((part) => part !== "");
  }

  /** @throws Error that describes the effect of the altered response. */
  async run(trial: Trial): Promise<void> {
    const { phase, asked, alteration, times } = trial;
    await this.#begin(phase);
    const before = this.#copy();
    if (phase === "import") await this.#runPhase(phase);
    const right = this.#imported?.kept;
    const ids = this.#ids;
    const live = () =>
      withAlteredResponse(this.#platform, asked, alteration, times, () => failureOf(this.#runPhase(phase)));
    const first = await live();
    const { result: message } = phase === "refresh" && !first.wasSent ? await this.#repeated(live) : first;
    // The journal also contains violations by reads of altered responses. Credentials must never go to another host.
    const { foreign } = this.#platform.journal;
    if (foreign.length > 0) throw new Error(`credentials went to other hosts: ${JSON.stringify(foreign)}`);
    if (phase === "refresh") {
      const flaws = await this.#flawsOfState(trial, before);
      this.#assertState(trial, before, message);
      if (flaws.length > 0) throw new Error(flaws.join("; "));
    } else if (phase === "import" && isOtherObject(trial) && times === "always") {
      assertNamesOtherObject(message, ids);
      if (this.#imported?.state !== undefined) throw new Error("it is imported in spite of the failure");
      return;
    } else if (message !== undefined && phase === "create" && mayBeMissing(trial))
      throw new Error(`it is not created, although the platform said that it is: ${message}`);
    else if (message !== undefined) await this.#recover(phase, message);
    if (phase === "import" && !isDeepStrictEqual(this.#imported?.kept, right)) {
      throw new Error(`it is imported as ${JSON.stringify(this.#imported?.kept)}`);
    }
    await this.#end(phase);
  }

  /** The import ID of the current object. */
  get #importId(): string | undefined {
    const { importId, inputs } = this.#life;
    const id = this.#it.id ?? "";
    return importId ? importId(id) : this.#setup.importId?.(id, inputs);
  }

  async #begin(phase: Phase): Promise<void> {
    if (phase === "create") await this.#remove();
    else if (this.#it.state === undefined) {
      await this.#it.create(this.#life.inputs);
      await this.#it.read();
    }
  }

  async #runPhase(phase: Phase): Promise<void> {
    const { inputs, changed = inputs } = this.#life;
    switch (phase) {
      case "create":
        await (this.#it.state ? this.#it.update(inputs) : this.#it.create(inputs));
        break;
      case "refresh":
        await this.#it.read();
        break;
      case "change":
        await this.#it.update(changed);
        break;
      case "import":
        // Imported under its own name, because a known object is never the result of a create.
        this.#imported = this.#host.resource(this.#type, "it");
        await this.#imported.import(this.#importId ?? "");
        break;
      case "delete":
        if (this.#it.state) await removeResource(this.#it, this.#life);
    }
  }

  /** Does what a user does after a failure: runs the same again. */
  async #recover(phase: Phase, message: string): Promise<void> {
    try {
      await this.#runPhase(phase);
    } catch (error) {
      throw new Error(`it fails once more after "${message}": ${(error as Error).message}`, { cause: error });
    }
  }

  /** The unexpected effect of a refresh on the state although its response lacked nothing that identifies the object. */
  async #flawsOfState(trial: Trial, before: TestedResource): Promise<string[]> {
    if (!mayBeMissing(trial) || this.#it.state === undefined) return [];
    const blanked = blankedValues(this.#fields, before.outputs, this.#it.outputs);
    const { changes } = await this.#it.diff(this.#life.inputs);
    const unexplained = unexplainedChanges(changes, before.outputs, this.#it.outputs).map(
      (path) => `the next preview changes ${path}`,
    );
    return [...blanked, ...unexplained];
  }

  #assertState(trial: Trial, before: TestedResource, message: string | undefined): void {
    const { alteration, times } = trial;
    const state = this.#it.kept;
    const isThere = this.#it.state !== undefined;
    this.#it.adopt(before);
    if (!isThere) throw new Error(`it leaves the state${message === undefined ? "" : ` with "${message}"`}`);
    if (mayBeMissing(trial)) {
      if (message !== undefined) throw new Error(`it fails, although nothing is harmed: ${message}`);
    } else if (isOtherObject(trial) && times === "always") assertNamesOtherObject(message, this.#ids);
    else if (times === "always") assertNamesProblem(message, alteration.member);
    else if (message !== undefined) throw new Error(`it is not retried: ${message}`);
    // Values that handlers derive from a missing member may be empty.
    if (!mayBeMissing(trial) && !isDeepStrictEqual(state, before.kept)) {
      throw new Error(`the state is ${JSON.stringify(state)} in place of ${JSON.stringify(before.kept)}`);
    }
  }

  async #end(phase: Phase): Promise<void> {
    const { inputs, changed } = this.#life;
    if (phase === "create") await this.#assertStable(inputs);
    if (phase === "change" && changed) await this.#assertStable(changed);
    // Not every change can be reverted, and a second object is detected when the first one is deleted.
    if (phase === "create" || phase === "change") await this.#remove();
    if (phase === "delete") this.#assertEmpty();
  }

  async #assertStable(wanted: Values): Promise<void> {
    await assertUnchanged(this.#it, wanted, "afterwards");
    await this.#it.read();
    await assertUnchanged(this.#it, wanted, "after a refresh");
  }

  async #remove(): Promise<void> {
    if (this.#it.state) await removeResource(this.#it, this.#life);
    this.#assertEmpty();
  }

  #assertEmpty(): void {
    const difference = differenceOf(this.#census(), this.#empty);
    if (difference !== undefined) throw new Error(`after the deletion there are ${difference}`);
  }

  #census(): Census {
    return censusOf(this.#platform.state, this.#setup.history);
  }

  /** Acts in another run, because the listing of an earlier refresh is reused for a while. */
  async #repeated<T>(act: () => Promise<T>): Promise<T> {
    await this.#host.stop();
    this.#host = await this.#setup.startProvider(this.#platform);
    this.#it = this.#copy();
    return act();
  }

  #copy(): TestedResource {
    const copy = this.#host.resource(this.#type, "it");
    copy.adopt(this.#it);
    return copy;
  }
}

function isOtherObject({ alteration }: Trial): boolean {
  return alteration.kind === "other";
}

/** Whether nothing is wrong with a response that is altered so. */
function mayBeMissing({ alteration, isDemanded }: Trial): boolean {
  return alteration.kind === "emptied" || (alteration.kind === "missing" && !isDemanded);
}
