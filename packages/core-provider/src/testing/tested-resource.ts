import { createHash } from "node:crypto";
import { autonamingModes } from "../protocol/provider-messages.ts";
import type { CallRequest } from "./call-request.ts";
import { checkFailures } from "./check-failures.ts";
import type { Connection } from "./connection.ts";
import { type DiffResult, diffResult, withReplaceOnChanges } from "./diff-result.ts";
import { withIgnoredChanges } from "./ignored-changes.ts";
import type { Values } from "./marks.ts";
import { marshal, unmarshal } from "./marshal.ts";
import { assertPreviewHeld } from "./preview-promise.ts";
import { type CheckFailure, checkFailed, RequestFailed } from "./request-failed.ts";

/** The result of a check. */
export interface CheckResult {
  /** The inputs as the provider will get them: with defaults, types set right. */
  readonly inputs: Values;
  /** Everything that is wrong; empty when nothing is. */
  readonly failures: readonly CheckFailure[];
}

/** A resource in the engine's state. */
export interface ResourceState {
  readonly id: string;
  readonly inputs: Values;
  readonly outputs: Values;
  /** Why it is not finished; empty when it is. The next update is sent even without a difference. */
  readonly initErrors: readonly string[];
}

/** A resource's state with the engine's metadata. */
interface KeptState extends ResourceState {
  /** It may no longer be so: it is read before the next comparison. */
  readonly refreshBeforeUpdate?: boolean;
  /** The object was deleted, and its replacement has not been created. */
  readonly pendingReplacement?: boolean;
}

/** The result of an `up`. */
export interface UpResult extends ResourceState {
  readonly action: "same" | "update" | "replace";
}

/** The result of a preview. */
export interface PreviewResult {
  readonly action: "create" | "same" | "update" | "replace";
  readonly inputs: Values;
  /** As far as they can be known. */
  readonly outputs: Values;
  /** Differences from the state; undefined for a new resource. */
  readonly diff: DiffResult | undefined;
}

/** Settings of the program and the stack's configuration, besides the inputs. */
export interface RequestOptions {
  /** Property paths of the resource option `ignoreChanges`. */
  readonly ignoreChanges?: readonly string[];
  /** Property paths of the resource option `replaceOnChanges`. */
  readonly replaceOnChanges?: readonly string[];
  /** The option `--replace`: an `up` replaces the resource without a diff, and creates the new object first. */
  readonly replace?: boolean;
  /** The test's platform does not store what it receives, so previews may differ from the result. */
  readonly unlikePreview?: boolean;
  /** The resource option `customTimeouts`, in seconds, for the operation that is started. */
  readonly timeoutSeconds?: number;
  /** The engine's autonaming configuration. */
  readonly autoNaming?: { readonly mode: "propose" | "enforce" | "disable"; readonly proposed?: string };
}

/** Which resource of the program it is. */
export interface ResourceName {
  readonly token: string;
  /** Logical name. */
  readonly name: string;
  readonly urn: string;
  /** Names of the properties that the definition has. */
  readonly properties: readonly string[];
}

/**
 * A resource of a program, driven as the engine drives it: every operation starts with a check, and ID, inputs and
 * outputs are stored as in the engine's state.
 *
 * A failed operation rejects with {@link RequestFailed}; {@link state} shows what was stored nevertheless.
 */
export class TestedResource {
  readonly urn: string;
  readonly #name: ResourceName;
  readonly #connection: Connection;
  #state: KeptState | undefined;
  /** Old objects that the engine has yet to delete. */
  readonly #pendingDeletes: ResourceState[] = [];
  #checks = 0;

  constructor(name: ResourceName, connection: Connection) {
    this.urn = name.urn;
    this.#name = name;
    this.#connection = connection;
  }

  /** The engine's state without the provider's metadata; undefined if the resource is not in the state. */
  get state(): ResourceState | undefined {
    return this.#state && visible(this.#state);
  }

  /** The inputs and outputs in a state file, including the provider's metadata. */
  get kept(): { readonly inputs: Values; readonly outputs: Values } {
    return { inputs: this.#state?.inputs ?? {}, outputs: this.#state?.outputs ?? {} };
  }

  /**
   * Continues with the state of another resource, as after a restart of the engine or an update of the package, or with
   * a state that another package wrote.
   */
  adopt(other: TestedResource | ResourceState): void {
    const isOurs = other instanceof TestedResource;
    this.#state = isOurs ? other.#state : other;
    this.#pendingDeletes.splice(0, Infinity, ...(isOurs ? other.#pendingDeletes : []));
    // The engine uses no seed twice.
    if (isOurs) this.#checks = Math.max(this.#checks, other.#checks);
  }

  /** ID in the state. */
  get id(): string | undefined {
    return this.#state?.id;
  }

  /** Inputs in the state; empty without a state. */
  get inputs(): Values {
    return this.state?.inputs ?? {};
  }

  /** Outputs in the state; empty without a state. */
  get outputs(): Values {
    return this.state?.outputs ?? {};
  }

  /** Why the resource is not finished; empty when it is. */
  get initErrors(): readonly string[] {
    return this.#state?.initErrors ?? [];
  }

  /** Checks inputs without changing anything. */
  async check(inputs: Values, options: RequestOptions = {}): Promise<CheckResult> {
    const checked = await this.#check(inputs, this.#state?.inputs, options);
    return { ...checked, inputs: withoutNotes(checked.inputs) };
  }

  /** Compares inputs with the state. Changes nothing. */
  async diff(inputs: Values, options: RequestOptions = {}): Promise<DiffResult> {
    const state = await this.#current("diff");
    return this.#diff(state, await this.#checked(inputs, state.inputs, options), options);
  }

  /**
   * Shows what an `up` would do. Inputs may contain unknown values. Changes nothing, but reads an object whose state is
   * uncertain.
   */
  async preview(inputs: Values, options: RequestOptions = {}): Promise<PreviewResult> {
    if (!this.#state)
      return this.#previewCreate("create", await this.#checked(inputs, undefined, options), undefined, options);
    const state = await this.#current("preview");
    const checked = await this.#checked(inputs, state.inputs, options);
    const diff = await this.#diff(state, checked, options);
    if (replaces(diff, state)) {
      return this.#previewCreate("replace", await this.#checked(inputs, undefined, options), diff, options);
    }
    if (diff.changes.length === 0 && state.initErrors.length === 0) {
      return { action: "same", inputs: withoutNotes(checked), outputs: withoutNotes(state.outputs), diff };
    }
    const outputs = await this.#promiseUpdate(state, checked, options);
    return { action: "update", inputs: withoutNotes(checked), outputs: withoutNotes(outputs), diff };
  }

  /** Creates the resource. A partial failure rejects and leaves a state with `initErrors`. */
  async create(inputs: Values, options: RequestOptions = {}): Promise<ResourceState> {
    if (this.#state) throw new Error(`${this.urn} exists already: use update`);
    return this.#create(await this.#checked(inputs, undefined, options), options);
  }

  /**
   * Updates the resource to the inputs as an `up` does: with no operation, an update, or a replacement in the order
   * that the provider requests. Unfinished work is completed: an object whose state is uncertain is read first, and a
   * replaced object that could not be deleted is deleted at the end.
   */
  async update(inputs: Values, options: RequestOptions = {}): Promise<UpResult> {
    const state = await this.#current("update");
    const result = options.replace
      ? await this.#replaceWith(state, inputs, { deleteBeforeReplace: false }, options)
      : await this.#compareAndUp(state, inputs, options);
    await this.#deletePending(options);
    return result;
  }

  async #compareAndUp(state: KeptState, inputs: Values, options: RequestOptions): Promise<UpResult> {
    const checked = await this.#checked(inputs, state.inputs, options);
    const diff = await this.#diff(state, checked, options);
    return replaces(diff, state)
      ? this.#replaceWith(state, inputs, diff, options)
      : this.#up(state, checked, diff, options);
  }

  /** The engine checks the inputs of a replacement as those of a new resource. */
  async #replaceWith(state: KeptState, inputs: Values, order: ReplacementOrder, options: RequestOptions) {
    const fresh = await this.#checked(inputs, undefined, options);
    return { ...(await this.#replace(state, fresh, order, options)), action: "replace" } as const;
  }

  async #up(state: KeptState, checked: Values, diff: DiffResult, options: RequestOptions): Promise<UpResult> {
    if (diff.changes.length === 0 && state.initErrors.length === 0) {
      return { ...this.#keep({ ...state, inputs: checked }), action: "same" };
    }
    const promised = await this.#promiseUpdate(state, checked, options);
    try {
      const response = await this.#sendUpdate(state, checked, options, { preview: false });
      const outputs = unmarshal(response.properties);
      const kept = this.#keep({ id: state.id, inputs: checked, outputs, initErrors: [] });
      if (!options.unlikePreview) assertPreviewHeld(this.urn, promised, outputs);
      return { ...kept, action: "update" };
    } catch (error) {
      // After a partially failed update, the engine keeps the new inputs.
      if (error instanceof RequestFailed && error.kept) this.#keepPartial({ ...error.kept, inputs: checked });
      throw error;
    }
  }

  /** Refreshes the state. Returns undefined if the object does not exist; an unfinished one has `initErrors`. */
  async read(options: RequestOptions = {}): Promise<ResourceState | undefined> {
    const state = this.#existing("read");
    const sent = { inputs: marshal(state.inputs), properties: marshal(state.outputs) };
    const fresh = await this.#read({ ...this.#readRequest(state.id, options), ...sent });
    // The engine shows the result of a refresh with a diff against the old inputs, and fails if the diff fails.
    if (this.#state) await this.#diff(this.#state, state.inputs, options);
    return fresh;
  }

  /**
   * Imports an existing object by its import ID.
   *
   * @throws RequestFailed if it does not exist, or if the ID has the wrong form.
   */
  async import(id: string, options: RequestOptions = {}): Promise<ResourceState> {
    if (this.#state) throw new Error(`${this.urn} exists already: import into another one`);
    const imported = await this.#read(this.#readRequest(id, options));
    if (!imported) throw new RequestFailed(`${this.urn} does not exist with the ID ${id}`, { code: "NOT_FOUND" });
    return imported;
  }

  /** Deletes the object and its state. */
  async delete(options: RequestOptions = {}): Promise<void> {
    const state = this.#existing("delete");
    if (!state.pendingReplacement) {
      // The engine's diff shows that the object comes from the state and was not created in this run.
      await this.#diff(state, state.inputs, options);
      await this.#sendDelete(state, options);
    }
    this.#state = undefined;
    await this.#deletePending(options);
  }

  /** Deletes the object like the engine for a state entry that an earlier run replaced: without a diff. */
  async deleteReplaced(options: RequestOptions = {}): Promise<void> {
    await this.#sendDelete(this.#existing("delete"), options);
    this.#state = undefined;
  }

  async #deletePending(options: RequestOptions): Promise<void> {
    for (let old = this.#pendingDeletes[0]; old; old = this.#pendingDeletes[0]) {
      await this.#sendDelete(old, options);
      this.#pendingDeletes.shift();
    }
  }

  /** Returns the state, and reads the object first if an update has left it uncertain. */
  async #current(verb: string): Promise<KeptState> {
    if (this.#existing(verb).refreshBeforeUpdate) await this.read();
    return this.#existing(verb);
  }

  #existing(verb: string): KeptState {
    if (!this.#state) throw new Error(`${this.urn} is not in the state: create or import it before ${verb}`);
    return this.#state;
  }

  #keep(state: KeptState): ResourceState {
    this.#state = state;
    return visible(state);
  }

  async #check(wanted: Values, before: Values | undefined, options: RequestOptions): Promise<CheckResult> {
    const inputs = before ? withIgnoredChanges(wanted, before, options.ignoreChanges ?? []) : wanted;
    const response = await this.#connection.call("Check", {
      ...this.#resourceFields,
      news: marshal(inputs),
      // The engine sends an empty object for a new resource.
      olds: marshal(before ?? {}),
      randomSeed: this.#seed(),
      autonaming: options.autoNaming && {
        mode: autonamingModes[options.autoNaming.mode],
        proposedName: options.autoNaming.proposed ?? "",
      },
    });
    const known = [...this.#name.properties, ...Object.keys(inputs)];
    return { inputs: unmarshal(response.inputs), failures: checkFailures(response.failures, known) };
  }

  async #checked(inputs: Values, before: Values | undefined, options: RequestOptions): Promise<Values> {
    const checked = await this.#check(inputs, before, options);
    if (checked.failures.length > 0) throw checkFailed(this.urn, checked.failures);
    return checked.inputs;
  }

  async #diff(state: ResourceState, inputs: Values, options: RequestOptions): Promise<DiffResult> {
    const response = await this.#connection.call("Diff", {
      id: state.id,
      ...this.#resourceFields,
      olds: marshal(state.outputs),
      oldInputs: marshal(state.inputs),
      news: marshal(inputs),
      ignoreChanges: options.ignoreChanges ?? [],
    });
    return withReplaceOnChanges(diffResult(response), options.replaceOnChanges ?? []);
  }

  async #previewCreate(
    action: "create" | "replace",
    inputs: Values,
    diff: DiffResult | undefined,
    options: RequestOptions,
  ): Promise<PreviewResult> {
    const outputs = await this.#promiseCreate(inputs, options);
    return { action, inputs: withoutNotes(inputs), outputs: withoutNotes(outputs), diff };
  }

  async #promiseCreate(inputs: Values, options: RequestOptions): Promise<Values> {
    return unmarshal((await this.#sendCreate(inputs, options, { preview: true })).properties);
  }

  async #promiseUpdate(state: KeptState, inputs: Values, options: RequestOptions): Promise<Values> {
    return unmarshal((await this.#sendUpdate(state, inputs, options, { preview: true })).properties);
  }

  async #create(inputs: Values, options: RequestOptions): Promise<ResourceState> {
    const promised = await this.#promiseCreate(inputs, options);
    try {
      const response = await this.#sendCreate(inputs, options, { preview: false });
      const outputs = unmarshal(response.properties);
      const kept = this.#keep({ id: response.id, inputs, outputs, initErrors: [] });
      if (!options.unlikePreview) assertPreviewHeld(this.urn, promised, outputs);
      return kept;
    } catch (error) {
      if (error instanceof RequestFailed && error.kept) this.#keepPartial({ ...error.kept, inputs });
      throw error;
    }
  }

  async #replace(
    old: KeptState,
    inputs: Values,
    { deleteBeforeReplace }: ReplacementOrder,
    options: RequestOptions,
  ): Promise<ResourceState> {
    if (deleteBeforeReplace) {
      if (!old.pendingReplacement) await this.#sendDelete(old, options);
      this.#state = { ...old, pendingReplacement: true };
      return this.#create(inputs, options);
    }
    try {
      return await this.#create(inputs, options);
    } finally {
      // Also when the new one is not finished: it is in the state, and the old one is to go.
      if (this.#state !== old) this.#pendingDeletes.push(old);
    }
  }

  async #read(request: CallRequest<"Read">): Promise<ResourceState | undefined> {
    try {
      const response = await this.#connection.call("Read", request);
      if (response.id === "") {
        this.#state = undefined;
        return undefined;
      }
      return this.#keep({
        id: response.id,
        inputs: unmarshal(response.inputs),
        outputs: unmarshal(response.properties),
        initErrors: [],
      });
    } catch (error) {
      // To the engine an unfinished object is a warning in a refresh, not a failure.
      if (error instanceof RequestFailed && error.kept) return this.#keepPartial(error.kept);
      throw error;
    }
  }

  #keepPartial(kept: NonNullable<RequestFailed["kept"]>): ResourceState {
    const { id, inputs, outputs, reasons: initErrors, refreshBeforeUpdate } = kept;
    return this.#keep({ id, inputs, outputs, initErrors, refreshBeforeUpdate });
  }

  #sendCreate(inputs: Values, options: RequestOptions, { preview }: { readonly preview: boolean }) {
    return this.#connection.call("Create", {
      ...this.#resourceFields,
      properties: marshal(inputs),
      timeout: options.timeoutSeconds ?? 0,
      preview,
    });
  }

  #sendUpdate(
    state: ResourceState,
    inputs: Values,
    options: RequestOptions,
    { preview }: { readonly preview: boolean },
  ) {
    return this.#connection.call("Update", {
      id: state.id,
      ...this.#resourceFields,
      olds: marshal(state.outputs),
      oldInputs: marshal(state.inputs),
      news: marshal(inputs),
      timeout: options.timeoutSeconds ?? 0,
      ignoreChanges: options.ignoreChanges ?? [],
      preview,
    });
  }

  #sendDelete(state: ResourceState, options: RequestOptions) {
    return this.#connection.call("Delete", {
      id: state.id,
      ...this.#resourceFields,
      properties: marshal(state.outputs),
      oldInputs: marshal(state.inputs),
      timeout: options.timeoutSeconds ?? 0,
    });
  }

  #readRequest(id: string, options: RequestOptions): CallRequest<"Read"> {
    return { id, ...this.#resourceFields, timeout: options.timeoutSeconds ?? 0 };
  }

  /** The fields that identify the resource in a request. */
  get #resourceFields() {
    return { urn: this.urn, name: this.#name.name, type: this.#name.token };
  }

  /** Another one for each check, and the same ones in each run. */
  #seed(): Uint8Array {
    this.#checks += 1;
    return createHash("sha256").update(`${this.urn}#${this.#checks}`).digest();
  }
}

/** Which of the two objects of a replacement comes first. */
type ReplacementOrder = Pick<DiffResult, "deleteBeforeReplace">;

/** The engine replaces what the provider requests, and finishes interrupted replacements. */
function replaces(diff: DiffResult, state: KeptState): boolean {
  return diff.replaces.length > 0 || state.pendingReplacement === true;
}

/** A state without the provider's metadata. */
function visible({ id, inputs, outputs, initErrors }: KeptState): ResourceState {
  return { id, inputs: withoutNotes(inputs), outputs: withoutNotes(outputs), initErrors };
}

function withoutNotes(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("__")));
}
