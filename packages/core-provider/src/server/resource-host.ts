import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { check } from "../check/check.ts";
import { withDefaults } from "../check/defaults.ts";
import { type Problem, sentence } from "../check/problem.ts";
import type { Fields } from "../definition/field.ts";
import type { Operation } from "../definition/operation.ts";
import type { ProviderDefinition } from "../definition/provider.ts";
import { defaultTimeoutMinutes, type Listed, type ResourceDefinition, type Timeouts } from "../definition/resource.ts";
import { type Change, diff } from "../diff/diff.ts";
import { type Decoded, decode, encode } from "../value/codec.ts";
import { valueAt } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import { secretPaths } from "../value/secrets.ts";
import { isUnknown } from "../value/unknown.ts";
import { withoutUnknown } from "../value/without-unknown.ts";
import { autoName } from "./auto-name.ts";
import type { Clock } from "./clock.ts";
import type { Engine } from "./engine.ts";
import { explain, partialFailure, RpcError, secretTexts } from "./failure.ts";
import { status } from "./grpc-status.ts";
import { importedInputs, refreshedInputs } from "./import-inputs.ts";
import { causeOfEnd, startOperation } from "./operation.ts";
import { previewOutputs } from "./preview.ts";
import { readBack } from "./read-back.ts";
import { autoNamingOf, checkFailures, diffResponse, topLevel } from "./requests.ts";

/** What every operation needs from the plugin around it. */
export interface Surroundings {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Secrets of the configuration, never to be shown. */
  readonly configSecrets: readonly string[];
}

/** A handler's operation before the platform's part is added to it. */
type Extra = Record<string, unknown>;

/** Output that marks an object whose creation was interrupted before it could be used. */
const unready = "__unready";
const defaultSettleSeconds = 30;

/** Runs the engine's requests for one resource definition. */
export class ResourceHost<P> {
  readonly #provider: ProviderDefinition<Fields, P, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the handlers' own types were checked where they were written
  readonly #definition: ResourceDefinition<any>;
  readonly #platform: P;
  readonly #around: Surroundings;

  constructor(
    provider: ProviderDefinition<Fields, P, unknown>,
    // biome-ignore lint/suspicious/noExplicitAny: see above
    definition: ResourceDefinition<any>,
    platform: P,
    around: Surroundings,
  ) {
    this.#provider = provider;
    this.#definition = definition;
    this.#platform = platform;
    this.#around = around;
  }

  get #fields(): Fields {
    return this.#definition.spec.fields as Fields;
  }

  /** Check: defaults, then everything that can be told without the platform. */
  async check(request: providerPb.CheckRequest): Promise<providerPb.CheckResponse> {
    const news = decode(request.getNews());
    const before = decode(request.getOlds());
    // For a new resource the engine sends no old inputs, or empty ones.
    const olds = Object.keys(before.values).length > 0 ? before : undefined;
    const name = request.getName() || nameOf(request.getUrn());
    const problems: Problem[] = [];
    const source = { logicalName: name, seed: request.getRandomseed_asU8(), autoNaming: autoNamingOf(request) };
    const filled = withDefaults(this.#fields, news.values, {
      env: this.#around.env,
      autoName: (property, maxLength) => {
        const kept = olds?.values[property];
        if (typeof kept === "string" && kept !== "") return kept;
        // An object that has no name, such as an imported one, is not given one behind the user's back.
        if (olds) return undefined;
        const made = autoName(source, maxLength);
        if (made === undefined)
          problems.push({ path: property, message: "must be given, because automatic naming is switched off" });
        return made ?? "";
      },
    });
    let values: Extra = filled;
    await this.#run("checking", request.getUrn(), undefined, 0, [news], async (op) => {
      const checked = check(this.#fields, filled, this.#definition.spec.rules, news.secrets);
      values = (this.#definition.spec.normalise?.(checked.values) ?? checked.values) as Extra;
      problems.push(...checked.problems.filter((p) => !problems.some((q) => q.path === p.path)));
      for (const warning of checked.warnings) op.warn(sentence(warning));
      await this.#definition.spec.check?.(
        this.#bound(op, {
          args: values,
          given: checked.values,
          oldArgs: olds?.values,
          problem: (path: string, message: string) => problems.push({ path, message }),
        }),
      );
    });
    const response = new providerPb.CheckResponse();
    response.setFailuresList(checkFailures(problems));
    response.setInputs(encode(values, secretPaths(this.#fields, values, news.secrets)));
    return response;
  }

  /** Diff: the fields' facts, then the definition's own word. */
  async diff(request: providerPb.DiffRequest): Promise<providerPb.DiffResponse> {
    this.#inState(request.getId());
    const wanted = decode(request.getNews());
    const state = decode(request.getOlds());
    const before = request.hasOldInputs()
      ? decode(request.getOldInputs())
      : { values: state.values, secrets: state.secrets };
    let changes = this.#differences(request, wanted, before, state);
    const own = this.#definition.spec.diff;
    const isUnready = state.values[unready] === true;
    if (changes.length === 0 && !isUnready) return diffResponse([], { deleteBeforeReplace: false });
    await this.#run("comparing", request.getUrn(), "read", 0, [wanted, state], async (op) => {
      if (own && changes.length > 0) {
        const verdict = await own(
          this.#bound(op, {
            id: request.getId(),
            args: wanted.values,
            oldArgs: before.values,
            state: state.values,
            changes: new Set(topLevel(changes)),
            replacing: changes.some((c) => c.replace),
          }),
        );
        if (verdict.refuse && verdict.refuse.length > 0) {
          throw new RpcError(status.invalidArgument, verdict.refuse.map(sentence).join("\n"));
        }
        const replace = new Set(verdict.replace);
        changes = changes
          .filter((c) => !verdict.same?.includes(topLevel([c])[0] ?? ""))
          .map((c) => (replace.has(topLevel([c])[0] ?? "") ? { ...c, replace: true } : c));
      }
      for (const change of changes) if (change.warning !== undefined) op.warn(`${change.path}: ${change.warning}`);
    });
    if (isUnready) changes = [...changes, { path: unready, kind: "delete", replace: false }];
    const key = this.#definition.spec.naturalKey;
    const deleteBeforeReplace =
      key !== undefined &&
      changes.some((c) => c.replace) &&
      key.every((path) => {
        const now = valueAt(wanted.values, path);
        const then = valueAt(state.values, path) ?? valueAt(before.values, path);
        return !isUnknown(now) && (now === undefined || now === then);
      });
    return diffResponse(changes, { deleteBeforeReplace });
  }

  /** Create, for a preview or in earnest. */
  async create(request: providerPb.CreateRequest): Promise<providerPb.CreateResponse> {
    const args = decode(request.getProperties());
    const response = new providerPb.CreateResponse();
    if (request.getPreview()) {
      const all = new Set(Object.keys(args.values));
      await this.#preview(request.getUrn(), args, undefined, all);
      response.setProperties(this.#outputs(previewOutputs(this.#fields, args.values, undefined, all), args.secrets));
      return response;
    }
    const spec = this.#definition.spec;
    await this.#run("creating", request.getUrn(), "create", request.getTimeout(), [args], async (op) => {
      const name = request.getName() || nameOf(request.getUrn());
      const created = await spec.create(this.#bound(op, { args: args.values, name }));
      const { id, known } = typeof created === "string" ? { id: created, known: {} } : created;
      const outputs = await this.#finish(op, id, args, known as Extra, spec.ready !== undefined);
      response.setId(id);
      response.setProperties(this.#outputs(outputs, args.secrets));
    });
    return response;
  }

  /** Read, for refresh (with state) or import (without). */
  async read(request: providerPb.ReadRequest): Promise<providerPb.ReadResponse> {
    const state = decode(request.getProperties());
    const inputs = decode(request.getInputs());
    const importing = Object.keys(state.values).length === 0;
    const response = new providerPb.ReadResponse();
    await this.#run(
      importing ? "looking up" : "reading",
      request.getUrn(),
      "read",
      request.getTimeout(),
      [state, inputs],
      async (op) => {
        const { id, known } = importing
          ? await this.#imported(op, request.getId())
          : { id: request.getId(), known: state.values };
        this.#inState(id);
        const secrets = new Set([...state.secrets, ...inputs.secrets]);
        const outputs = await this.#read(op, id, inputs.values, known, importing ? "import" : "refresh");
        if (outputs === undefined) {
          if (importing)
            throw new Error(
              `there is no ${this.#definition.name} with the ID ${request.getId()}, or the credentials may not see it`,
            );
          op.warn("is gone from the platform, or the credentials may no longer see it; it is taken out of the state");
          return;
        }
        const fresh = importing
          ? importedInputs(this.#fields, outputs)
          : refreshedInputs(this.#fields, inputs.values, outputs);
        const inputSecrets = secretPaths(this.#fields, fresh, inputs.secrets);
        if (state.values[unready] === true) {
          throw partialFailure(
            {
              id,
              inputs: fresh,
              outputs: { ...outputs, [unready]: true },
              inputSecrets,
              outputSecrets: secretPaths(this.#fields, outputs, secrets),
            },
            "it was created but has not become ready; the next `pulumi up` goes on from there",
          );
        }
        response.setId(id);
        response.setProperties(this.#outputs(outputs, secrets));
        response.setInputs(encode(fresh, inputSecrets));
      },
    );
    return response;
  }

  /** Update, for a preview or in earnest. */
  async update(request: providerPb.UpdateRequest): Promise<providerPb.UpdateResponse> {
    this.#inState(request.getId());
    const args = decode(request.getNews());
    const state = decode(request.getOlds());
    const before = request.hasOldInputs() ? decode(request.getOldInputs()) : state;
    const changes = new Set(topLevel(this.#differences(request, args, before, state)));
    const response = new providerPb.UpdateResponse();
    if (request.getPreview()) {
      await this.#preview(request.getUrn(), args, state, changes);
      response.setProperties(
        this.#outputs(previewOutputs(this.#fields, args.values, state.values, changes), args.secrets),
      );
      return response;
    }
    const spec = this.#definition.spec;
    await this.#run("updating", request.getUrn(), "update", request.getTimeout(), [args, state], async (op) => {
      const id = request.getId();
      const written = [...changes].some((name) => !this.#fields[name]?.facts.local);
      if (written && !spec.update) {
        throw new Error(
          `${[...changes].join(", ")} cannot be changed in place, and the change was not seen as a replacement`,
        );
      }
      let learned: Extra = {};
      if (written) {
        const updated: unknown = await spec.update?.(
          this.#bound(op, {
            id,
            args: args.values,
            state: state.values,
            oldArgs: before.values,
            changed: (...names: string[]) => names.some((name) => changes.has(name)),
          }),
        );
        if (isRecord(updated)) learned = updated;
      }
      const { [unready]: wasUnready, ...known } = { ...state.values, ...learned };
      const removed = [...changes].filter((name) => args.values[name] === undefined);
      const outputs = await this.#finish(op, id, args, known, wasUnready === true, { existed: true, removed });
      response.setProperties(this.#outputs(outputs, new Set([...args.secrets, ...state.secrets])));
    });
    return response;
  }

  /** Delete. */
  async delete(request: providerPb.DeleteRequest): Promise<void> {
    this.#inState(request.getId());
    const state = decode(request.getProperties());
    const before = request.hasOldInputs() ? decode(request.getOldInputs()) : state;
    await this.#run("deleting", request.getUrn(), "delete", request.getTimeout(), [state], async (op) => {
      await this.#definition.spec.delete(
        this.#bound(op, { id: request.getId(), args: before.values, state: state.values }),
      );
    });
  }

  /** What exists of this kind. */
  async list(request: providerPb.ListRequest, send: (item: Listed) => void): Promise<void> {
    const list = this.#definition.spec.list;
    if (!list) throw new RpcError(status.unimplemented, `${this.#definition.name} cannot be listed`);
    const query = decode(request.getQuery());
    const checked = check(list.query ?? {}, query.values, [], query.secrets);
    if (checked.problems.length > 0) {
      throw new RpcError(status.invalidArgument, `the query is wrong: ${checked.problems.map(sentence).join("; ")}`);
    }
    const limit = request.getLimit() || Number.POSITIVE_INFINITY;
    await this.#run("listing", "", "read", 0, [query], async (op) => {
      let sent = 0;
      for await (const item of list.run(this.#bound(op, { query: checked.values }))) {
        send(item);
        sent += 1;
        if (sent >= limit) break;
      }
    });
  }

  #inState(id: string): void {
    this.#provider.inState?.(this.#platform, { kind: this.#definition.name, id });
  }

  /** Waits until the object is ready and reads it back; what fails here leaves the object in state. */
  async #finish(
    op: Operation,
    id: string,
    args: Decoded,
    known: Extra,
    wait: boolean,
    { existed = false, removed = [] }: { readonly existed?: boolean; readonly removed?: readonly string[] } = {},
  ): Promise<Record<string, unknown>> {
    const spec = this.#definition.spec;
    let waiting = wait;
    try {
      if (waiting) await spec.ready?.(this.#bound(op, { id, args: args.values, state: known }));
      waiting = false;
      const read = () => this.#read(op, id, args.values, known, "readBack");
      const forMs = (spec.settleSeconds ?? defaultSettleSeconds) * 1000;
      const { outputs, unsettled } = await readBack(this.#fields, { wanted: args.values, removed }, read, {
        op,
        clock: this.#around.clock,
        forMs,
      });
      if (outputs === undefined) throw new Error("the platform took the request, but the object cannot be read");
      if (unsettled.length > 0)
        op.warn(`the platform took the request but reads back another value of ${unsettled.join(", ")}`);
      return outputs;
    } catch (error) {
      if (existed && !waiting) throw error;
      const echoed = withoutUnknown(previewOutputs(this.#fields, args.values, known, new Set())) as Extra;
      const outputs = { ...known, ...echoed, ...(spec.ready && waiting ? { [unready]: true } : {}) };
      throw partialFailure(
        {
          id,
          inputs: args.values,
          outputs,
          inputSecrets: secretPaths(this.#fields, args.values, args.secrets),
          outputSecrets: secretPaths(this.#fields, outputs, args.secrets),
        },
        `${this.#explain(causeOfEnd(op, error), op.doing, [args, { values: known, secrets: secretPaths(this.#fields, known, new Set()) }])}\nIt exists with the ID ${id} and is kept in the state; the next \`pulumi up\` goes on from there.`,
      );
    }
  }

  async #read(
    op: Operation,
    id: string,
    args: Extra,
    state: Extra,
    purpose: "refresh" | "import" | "readBack",
  ): Promise<Record<string, unknown> | undefined> {
    const { [unready]: _, ...known } = state;
    const outputs = (await this.#definition.spec.read(this.#bound(op, { id, args, state: known, purpose }))) as
      | Record<string, unknown>
      | undefined;
    if (!outputs) return undefined;
    const complete: Record<string, unknown> = { ...outputs };
    for (const [name, { facts }] of Object.entries(this.#fields)) {
      if (facts.local && complete[name] === undefined)
        complete[name] = (purpose === "readBack" ? args[name] : known[name]) ?? facts.default;
    }
    return complete;
  }

  /** The generic comparison. A field's own equality or rule may fail in it. */
  #differences(
    request: providerPb.DiffRequest | providerPb.UpdateRequest,
    wanted: Decoded,
    before: Decoded,
    state: Decoded,
  ): readonly Change[] {
    const sides = { wanted: wanted.values, before: before.values, actual: state.values };
    try {
      return diff(this.#fields, { ...sides, ignore: request.getIgnorechangesList() });
    } catch (error) {
      const doing = this.#doing("comparing", request.getUrn());
      throw new RpcError(status.unknown, this.#explain(error, doing, [wanted, before, state]));
    }
  }

  async #preview(urn: string, args: Decoded, state: Decoded | undefined, changes: ReadonlySet<string>): Promise<void> {
    const preview = this.#definition.spec.preview;
    if (!preview) return;
    await this.#run("previewing", urn, "read", 0, state ? [args, state] : [args], async (op) => {
      await preview(
        this.#bound(op, {
          args: args.values,
          state: state?.values,
          changed: (...names: string[]) => names.some((name) => changes.has(name)),
        }),
      );
    });
  }

  /** The ID and what else an import ID tells. */
  async #imported(op: Operation, given: string): Promise<{ id: string; known: Extra }> {
    const parsed = this.#parseImport(given);
    const find = this.#definition.spec.import?.find;
    return find ? { ...parsed, id: await find(this.#bound(op, { id: parsed.id })) } : parsed;
  }

  #parseImport(given: string): { id: string; known: Extra } {
    const form = this.#definition.spec.import;
    if (!form?.parse) return { id: given, known: {} };
    const parsed = form.parse(given);
    if (!parsed) {
      throw new RpcError(
        status.invalidArgument,
        `"${given}" is not the ID of any ${this.#definition.name}: give ${form.form}, for example ${form.example}`,
      );
    }
    return { id: parsed.id, known: parsed.state as Extra };
  }

  #outputs(values: Record<string, unknown>, inherited: ReadonlySet<string>) {
    return encode(values, secretPaths(this.#fields, values, inherited));
  }

  // biome-ignore lint/suspicious/noExplicitAny: joins what the engine gave with what the platform adds; typed where handlers are written
  #bound(op: Operation, extra: Extra): any {
    return { ...op, ...(this.#provider.bind(this.#platform, op) as object), ...extra };
  }

  async #run(
    verb: string,
    urn: string,
    limit: keyof Timeouts | undefined,
    timeoutSeconds: number,
    secrets: readonly Decoded[],
    act: (op: Operation) => Promise<void>,
  ): Promise<void> {
    const minutes =
      (limit && (this.#definition.spec.timeouts as Timeouts | undefined)?.[limit]) ?? defaultTimeoutMinutes;
    const doing = this.#doing(verb, urn);
    const running = startOperation({
      doing,
      urn,
      limitMs: timeoutSeconds > 0 ? timeoutSeconds * 1000 : minutes * 60_000,
      limitName:
        limit === "read" || limit === undefined
          ? "the provider's own limit for reads"
          : `the resource option customTimeouts.${limit}`,
      cancelled: this.#around.cancelled,
      engine: this.#around.engine,
      clock: this.#around.clock,
    });
    try {
      // What the engine asks for after an interrupt must not begin.
      running.op.signal.throwIfAborted();
      await act(running.op);
    } catch (error) {
      if (error instanceof RpcError) throw error;
      const reason = causeOfEnd(running.op, error);
      throw new RpcError(status.unknown, this.#explain(reason, doing, secrets));
    } finally {
      running.end();
    }
  }

  #doing(verb: string, urn: string): string {
    return urn === "" ? `${verb} ${this.#definition.name}` : `${verb} ${this.#definition.name} "${nameOf(urn)}"`;
  }

  #explain(error: unknown, doing: string, secrets: readonly Decoded[]): string {
    const literal = [...this.#around.configSecrets];
    for (const { values, secrets: paths } of secrets) {
      literal.push(...secretTexts(values, secretPaths(this.#fields, values, paths)));
    }
    return explain(error, doing, literal, this.#provider.repository);
  }
}

/** The resource's logical name: the last part of its URN. */
export function nameOf(urn: string): string {
  return urn.slice(urn.lastIndexOf("::") + 2);
}
