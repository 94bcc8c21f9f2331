import { type Differences, differencesOf, type Shape } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { PlatformError } from "../errors.ts";

/** A call that was found in order, as an action gets it. */
export interface ActionCall<Params> {
  readonly params: Params;
  /** The region in the header; empty when there is none. */
  readonly region: string;
  /** Who calls; undefined when the call is not signed. */
  readonly caller: Caller | undefined;
  /** The ID of the request, which some services also use for the task that it begins. */
  readonly requestId: string;
}

/** The response of an action: the members of `Response`, without `RequestId`. */
export type Reply = Readonly<Record<string, unknown>>;

/** One action of a service. */
export interface Action extends Differences {
  readonly name: string;
  readonly params: Shape<unknown>;
  /** Whether `Authorization: SKIP` does in place of a signature. */
  readonly unsigned: boolean;
  run(call: ActionCall<unknown>): Reply | Promise<Reply>;
}

/** The definition of an action; members with a default are optional. */
export interface ActionSpec<Params> extends Differences {
  /** As in `X-TC-Action`. */
  readonly name: string;
  /**
   * The members and their JSON types, which correct clients never get wrong. A request that does not match is rejected
   * with `UnknownParameter`, `MissingParameter` or `InvalidParameter` and is listed in the journal's violations. Values
   * that users choose are checked by `run`.
   */
  readonly params: Shape<Params>;
  /** Default false. */
  readonly unsigned?: boolean;
  /**
   * Does the work.
   *
   * @throws PlatformError for what the platform refuses.
   */
  run(call: ActionCall<Params>): Reply | Promise<Reply>;
}

/** Completes an action. The shape was checked before it runs, so the type of its parameters holds. */
export function defineAction<Params>(spec: ActionSpec<Params>): Action {
  return {
    name: spec.name,
    params: spec.params,
    unsigned: spec.unsigned ?? false,
    ...differencesOf(spec),
    run: (call) => spec.run(call as ActionCall<Params>),
  };
}

/** One service of the platform, reached at the host `{name}.{domain}`. */
export interface CloudService {
  /** The first label of the host, and the service in the scope of signatures. */
  readonly name: string;
  /** `X-TC-Version` */
  readonly version: string;
  /** Whether it refuses requests without `X-TC-Region`. */
  readonly needsRegion: boolean;
  readonly actions: readonly Action[];
  /** Secret members of requests, besides those whose names show everywhere that they are secret. */
  readonly secrets: readonly string[];
}

/**
 * Throws when there is no such object; gives it otherwise.
 *
 * @param code the code of the error, as `ResourceNotFound`.
 */
export function found<T>(record: T | undefined, code: string, what: string): T {
  if (record === undefined) throw new PlatformError(code, `The ${what} does not exist.`);
  return record;
}
