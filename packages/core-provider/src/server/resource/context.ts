import type { Fields } from "../../definition/field.ts";
import { type HelpCode, helpOf } from "../../definition/help-code.ts";
import type { Operation } from "../../definition/operation.ts";
import type { ProviderOutline } from "../../definition/provider-outline.ts";
import {
  defaultTimeoutMinutes,
  type ResourceDefinition,
  type Timeouts,
  type Upgrade,
} from "../../definition/resource.ts";
import { type KnownSecrets, knownSecrets, secretMarks } from "../../definition/secrets.ts";
import { timeSpanMs } from "../../definition/time-span.ts";
import type { Defaulted } from "../../diff/diff.ts";
import { type Decoded, decode, encode } from "../../value/codec.ts";
import { valueAt } from "../../value/path.ts";
import type { Properties } from "../../value/properties.ts";
import type { Clock } from "../clock.ts";
import type { Engine } from "../engine.ts";
import { explain, printable, RpcError } from "../failure.ts";
import { status } from "../grpc-status.ts";
import type { CreationNotes } from "../notes/creation-notes.ts";
import { causeOfEnd, type Hide, startOperation } from "../operation.ts";
import type { OwnershipAnswer, OwnershipQuestion } from "../siblings.ts";
import type { HiddenObjects } from "./hidden-objects.ts";
import type { KnownObjects } from "./known-objects.ts";
import {
  type Inputs,
  inputsForState,
  type OutputMetadata,
  outputsForState,
  readState,
  type State,
} from "./state-metadata.ts";

/** The parts of the plugin that every operation needs. */
export interface Surroundings {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  /** Whether requests fail within seconds if no connection to a host is possible. */
  readonly failWhenUnreachable: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The provider's configuration. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Secrets of the configuration, never to be shown. */
  readonly configSecrets: readonly string[];
  /** Removes the secrets of all running operations from a text. */
  readonly hiding: Set<Hide>;
  /** Asks the other plugins of this run about an object. */
  readonly querySiblings: (question: Omit<OwnershipQuestion, "place">) => Promise<OwnershipAnswer>;
  /** Objects of this run that the credentials may not see. */
  readonly hidden: HiddenObjects;
  /** Messages about missing credentials, each of which is reported once per run. */
  readonly missingCredentials: Set<string>;
  /** The resource types whose credentials were checked. */
  readonly checkedCredentials: Set<string>;
  /** The creation notes; undefined if they are off. */
  readonly notes: CreationNotes | undefined;
}

/** A handler's operation before the platform's part is added to it. */
export type Extra = Record<string, unknown>;

/** One operation: its verb, resource and time limit, and the values whose secrets must not be shown. */
export interface Task {
  /** The verb, such as `creating`. */
  readonly verb: string;
  readonly urn: string;
  /** Whose time limit counts; without one, that of reads. */
  readonly limit?: keyof Timeouts;
  /** The value of the resource option `customTimeouts`, in seconds; 0 if not set. */
  readonly timeoutSeconds?: number;
  /** The inputs that contain the property `timeoutsProperty`. */
  readonly inputs?: Inputs;
  /** The values it is about: nothing secret of theirs may be shown. */
  readonly sides: readonly Decoded[];
}

/** A resource definition and its platform: the common part of check, diff, reads and writes. */
export class ResourceContext<P = unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: the handlers' own types were checked where they were written
  readonly definition: ResourceDefinition<any>;
  readonly around: Surroundings;
  /** The objects of this type that are in the engine's state or that this process created. */
  readonly objects: KnownObjects;
  readonly #provider: ProviderOutline<Fields, P>;
  readonly #platform: P;

  constructor(
    provider: ProviderOutline<Fields, P>,
    // biome-ignore lint/suspicious/noExplicitAny: see above
    definition: ResourceDefinition<any>,
    platform: P,
    around: Surroundings,
    objects: KnownObjects,
  ) {
    this.#provider = provider;
    this.definition = definition;
    this.#platform = platform;
    this.around = around;
    this.objects = objects;
  }

  get providerName(): string {
    return this.#provider.name;
  }

  get spec() {
    return this.definition.spec;
  }

  get fields(): Fields {
    return this.definition.spec.fields as Fields;
  }

  /** Decodes a state in today's format. Without inputs, the outputs are used instead. */
  state(
    outputs: Properties | undefined,
    inputs: Properties | undefined,
  ): { readonly inputs: Inputs; readonly state: State } {
    const state = decode(outputs);
    const read = readState(inputs ? decode(inputs) : state, state, this.#upgrades);
    const kind = this.#provider.kindOf?.(read.state.values) ?? this.definition.name;
    if (kind === this.definition.name) return read;
    // Only the secrets of another type's state are known.
    return {
      inputs: { ...read.inputs, values: {}, defaulted: {} },
      state: { ...read.state, values: {}, unready: false, imported: true, unread: true },
    };
  }

  /** The ID of the object in a state, which may differ from the engine's ID. */
  idOf(request: { readonly id: string }, { values, unread }: State): string {
    return (unread ? undefined : this.spec.idFromState?.(values)) ?? request.id;
  }

  /** New inputs that the engine sent: those of a check before. */
  inputs(message: Properties | undefined): Inputs {
    const decoded = decode(message);
    return readState(decoded, { values: {}, secrets: new Set() }, this.#upgrades).inputs;
  }

  /** Inputs as the engine keeps them. */
  encodeInputs(values: Readonly<Record<string, unknown>>, defaulted: Defaulted, known: KnownSecrets): Properties {
    return encode(inputsForState(values, defaulted, this.#upgrades), secretMarks(this.fields, values, known));
  }

  /** Outputs as the engine keeps them. */
  encodeOutputs(
    values: Readonly<Record<string, unknown>>,
    known: KnownSecrets,
    { urn, ...notes }: Pick<OutputMetadata, "unready" | "imported" | "creation"> & { readonly urn: string },
  ): Properties {
    const creation = "creation" in notes ? notes.creation : this.objects.creationOf(urn);
    const placement = this.spec.placement?.record?.(this.around.config);
    return encode(
      outputsForState(values, { ...notes, creation, placement, upgrades: this.#upgrades }),
      secretMarks(this.fields, values, known),
    );
  }

  /** Collects the secrets of an object. */
  secrets(...sides: readonly Decoded[]): KnownSecrets {
    return knownSecrets(this.fields, ...sides);
  }

  /** Whether an error, or one of its causes, may mean that the object was deleted. */
  mayBeDeleted(error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    const { mayBeDeleted } = this.definition.spec;
    return (
      this.#provider.mayBeDeleted?.(error) === true || mayBeDeleted?.(error) === true || this.mayBeDeleted(error.cause)
    );
  }

  /** Whether a preview has yet to check that the provider has credentials for this resource type. */
  get hasUncheckedCredentials(): boolean {
    return this.#provider.requireCredentials !== undefined && !this.around.checkedCredentials.has(this.definition.name);
  }

  /**
   * Checks the credentials for this resource type, once per connection.
   *
   * @throws Error if the provider has none, once per message.
   */
  async requireCredentials(op: Operation): Promise<void> {
    if (!this.hasUncheckedCredentials) return;
    const { missingCredentials, checkedCredentials } = this.around;
    checkedCredentials.add(this.definition.name);
    try {
      await this.#provider.requireCredentials?.(this.#platform, op, this.definition);
    } catch (error) {
      const message = String(error);
      if (missingCredentials.has(message)) return;
      missingCredentials.add(message);
      throw error;
    }
  }

  /** Asks the other plugins of this run about an object of this type. @throws Error if one of them does not respond. */
  querySiblings(question: Pick<OwnershipQuestion, "id" | "urn" | "creation">): Promise<OwnershipAnswer> {
    return this.around.querySiblings({ kind: this.definition.name, ...question });
  }

  /** Whether an error, or one of its causes, says that the credentials may not see or change the object. */
  isForbidden(error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    return this.#provider.isForbidden?.(error) === true || this.isForbidden(error.cause);
  }

  /** An operation with the platform's additions, for a handler. */
  // biome-ignore lint/suspicious/noExplicitAny: joins what the engine gave with what the platform adds; typed where handlers are written
  bound(op: Operation, extra: Extra): any {
    return { ...op, ...(this.#provider.bind(this.#platform, op) as object), ...extra };
  }

  /**
   * Runs an operation within its time limit.
   *
   * @throws RpcError with one message for any failure.
   */
  async run<T>(task: Task, act: (op: Operation) => Promise<T>): Promise<T> {
    const doing = this.#doing(task);
    const running = startOperation({
      doing,
      urn: task.urn,
      warningCode: warningCodes[task.verb] ?? "operation-warning",
      formerId: this.objects.idOf(task.urn),
      isKnown: (id) =>
        this.objects.isKnown(id) || this.around.notes?.belongsToAnother(this.definition.name, id, task.urn) === true,
      existsAlready: (id) => this.objects.rejected(id, task.urn),
      ...this.#limitOf(task),
      cancelled: this.around.cancelled,
      failWhenUnreachable: this.around.failWhenUnreachable,
      engine: this.around.engine,
      clock: this.around.clock,
      hide: this.hiding(task.sides),
      hiding: this.around.hiding,
    });
    try {
      // Requests after an interrupt must not start.
      running.op.signal.throwIfAborted();
      return await act(running.op);
    } catch (error) {
      if (error instanceof RpcError) throw error;
      throw this.#failure(causeOfEnd(running.op, error), task);
    } finally {
      running.end();
    }
  }

  /** Runs a synchronous action. Errors are converted as in {@link run}. */
  attempt<T>(task: Task, act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw this.#failure(error, task);
    }
  }

  /** Returns a function that removes the secrets of an object and of the configuration from texts. */
  hiding(sides: readonly Decoded[]): Hide {
    let secrets: readonly string[] | undefined;
    return (text) => {
      secrets ??= [...this.around.configSecrets, ...this.secrets(...sides).texts];
      return printable(text, secrets);
    };
  }

  /** The sentence for an error, without anything secret. */
  explain(error: unknown, doing: string, { texts }: KnownSecrets): string {
    return explain(error, doing, [...this.around.configSecrets, ...texts], this.#provider.repository);
  }

  /** The shortest of the limits that program and definition set, and where the user changes it. */
  #limitOf({ limit, timeoutSeconds = 0, inputs }: Task): { readonly limitMs: number; readonly limitName: string } {
    const { timeouts, timeoutsProperty } = this.spec as {
      readonly timeouts?: Timeouts;
      readonly timeoutsProperty?: string;
    };
    const minutes = (limit && timeouts?.[limit]) ?? defaultTimeoutMinutes;
    const general = {
      limitMs: timeoutSeconds > 0 ? timeoutSeconds * 1000 : minutes * 60_000,
      limitName:
        limit === "read" || limit === undefined
          ? "the provider for reads"
          : `the resource option customTimeouts.${limit}`,
    };
    if (timeoutsProperty === undefined || limit === undefined) return general;
    const path = `${timeoutsProperty}.${limit}`;
    const own = timeSpanMs(valueAt(inputs?.values, path));
    return own === undefined || own >= general.limitMs ? general : { limitMs: own, limitName: `the property ${path}` };
  }

  get #upgrades(): readonly Upgrade[] | undefined {
    return this.spec.upgrades as readonly Upgrade[] | undefined;
  }

  #failure(error: unknown, task: Task): RpcError {
    // A connection error names its host.
    const isUnreachable = this.around.failWhenUnreachable && error instanceof Error && "host" in error;
    const code = isUnreachable ? status.unavailable : status.unknown;
    return new RpcError(code, helpOf(error), this.explain(error, this.#doing(task), this.secrets(...task.sides)));
  }

  #doing({ verb, urn }: Task): string {
    return urn === "" ? `${verb} ${this.definition.name}` : `${verb} ${this.definition.name} "${nameOf(urn)}"`;
  }
}

/** The help codes of warnings before a change. */
const warningCodes: Readonly<Record<string, HelpCode>> = { checking: "input-warning", previewing: "change-warning" };

/** The resource's logical name: the last part of its URN. */
export function nameOf(urn: string): string {
  return urn.slice(urn.lastIndexOf("::") + 2);
}
