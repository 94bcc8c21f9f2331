import { type Differences, isObject, type Refusal, type Shape } from "@org/simulator";
import type { KeptName } from "../kept-names.ts";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";

/**
 * A kind of object of the control plane whose request bodies the platform keeps. It adds little: IDs, phases and
 * full references. `shows` and `status` define the members that a response changes. Its known differences from the
 * platform are those of its create.
 */
export interface KeptKind extends Differences {
  readonly path: string;
  readonly apiVersion: string;
  readonly kind: string;
  /** The name of the kind in messages and names: `peering`. */
  readonly noun: string;
  /** The prefix of IDs: `peer`. */
  readonly idPrefix: string;
  /** Bodies of creates and updates. A kind without `update` cannot be changed. */
  readonly create: Shape<unknown>;
  readonly update?: Shape<unknown>;
  /** Where a body says in which environment it is. Absent for objects of the organization. */
  readonly environmentAt?: string;
  /** Where a body names the Kafka cluster of the environment that it is in: reads, lists and removals name it too. */
  readonly clusterAt?: string;
  /** The place in a body of the name that paths use, for objects without an ID. */
  readonly namedAt?: string;
  /**
   * Parameters that locate the object in every call, besides the environment, with the place in the object that
   * each is compared with: `{ cloud: "cloud" }`. Upper and lower case are equal.
   */
  readonly scope?: Readonly<Record<string, string>>;
  /** Parameters of a create that repeat values of its body, with the place in the body. */
  readonly creationQuery?: Readonly<Record<string, string>>;
  /** Only listings name the environment: everything else goes by the ID alone. */
  readonly environmentIn?: "lists";
  /** Filters that the list requires, with the place in the object that each is compared with. */
  readonly neededFilters?: Readonly<Record<string, string>>;
  /** Filters of the list, with the place in the object that each is compared with, or a function of the object. */
  readonly filters?: Readonly<Record<string, string | ((one: KeptObject) => string)>>;
  /** The largest page of the list. Default 1000. */
  readonly maxPageSize?: number;
  /** The parent in its CRN, below the organization. Default: its environment. */
  below?(one: KeptObject): readonly string[];
  /** Filters that let pass what holds the text asked for anywhere in it, with the place in a body. */
  readonly partialFilters?: Readonly<Record<string, string>>;
  /** References in a body to members of other collections: `{ "spec.network": "/networking/v1/networks" }`. */
  readonly references?: Readonly<Record<string, string>>;
  /** The final phase of its objects. Absent for kinds without phases. */
  readonly ready?: string;
  /** The phases of its objects while they are created and deleted. Default `PROVISIONING` and `DEPROVISIONING`. */
  readonly passing?: { readonly making: string; readonly removing?: string };
  /** The status of a create: 202 where the platform continues to work after its response. */
  readonly created: 201 | 202;
  /** The object of another kind that it is below, in a path that names one in braces. */
  readonly parent?: { readonly parameter: string; readonly store: KeptName };
  /** The place in a body of a name that must be unique in the environment or organization. */
  readonly uniqueAt?: string;
  /** Responses have no `metadata`, so they do not show when an object was created. */
  readonly timeless?: true;
  /**
   * How a change is sent: only the changes (PATCH), or the whole object, which deletes omitted values (PUT). Default
   * PATCH.
   */
  readonly changedBy?: "PATCH" | "PUT";
  /** Whether the response to a delete contains the object. Default: it is empty. */
  readonly removalShows?: true;
  /** Members of a body that no answer shows, by their places. */
  readonly hides?: readonly string[];
  /** Refuses what the shape allows and the platform does not. */
  check?(world: World, body: Json): void;
  /** Refuses a change. */
  checkChange?(world: World, one: KeptObject, body: Json): void;
  /** What else changes with a change. */
  changed?(body: Json): Json;
  /** The answer for an object that is not there. Default: 404. */
  missing?(id: string): Refusal;
  /** Refuses a removal. */
  checkRemoval?(world: World, one: KeptObject): void;
  /** The members that the platform fills in when it creates the object. */
  born?(id: string, body: Json, world: World): Json;
  /** What the object's own part of an answer shows otherwise than it was sent. */
  shows?(one: KeptObject): Json;
  /** What the status says besides the phase. */
  status?(one: KeptObject): Json;
}

/** The value at a dotted path. */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), value);
}

/** The ID of a reference at a dotted path, or the bare ID there; empty when there is none. */
export function idAt(body: unknown, path: string): string {
  const bare = at(body, path);
  if (typeof bare === "string") return bare;
  return String(at(body, `${path}.id`) ?? "");
}

/** The part of a path that identifies an object: its ID or its name. */
export function keyOf({ namedAt }: KeptKind, { id, body }: KeptObject): string {
  return namedAt === undefined ? id : String(at(body, namedAt));
}

/** The ID under which an object without one is stored. */
export function storedId(environmentId: string, clusterId: string, name: unknown): string {
  return `${environmentId}/${clusterId}/${String(name)}`;
}

/** An object without what is at some dotted paths. */
export function without(body: Json, paths: readonly string[]): Json {
  const own = Object.entries(body).filter(([name]) => !paths.includes(name));
  return Object.fromEntries(
    own.map(([name, value]) => {
      const inner = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
      return [name, inner.length > 0 && isObject(value) ? without(value, inner) : value];
    }),
  );
}

/** Both objects merged; the second's value wins where both have one that is not an object. */
export function merged(a: Json, b: Json): Json {
  const both: Record<string, unknown> = { ...a };
  for (const [name, value] of Object.entries(b)) {
    const old = both[name];
    both[name] = isObject(old) && isObject(value) ? merged(old, value) : value;
  }
  return both;
}

/** A value at a dotted path of nothing else. */
export function nested(path: string, value: unknown): Json {
  return path.split(".").reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as Json;
}
