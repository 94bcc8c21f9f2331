import {
  type Answer,
  cutPage,
  type Differences,
  defineRoute,
  differencesOf,
  InvalidRequest,
  type Parameters,
  type Placed,
  pagingParameters,
  type Refusal,
  type Route,
  type Store,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Dates } from "../records.ts";
import type { World } from "../world.ts";
import type { ControlCall } from "./objects.ts";

/** The common definition of the objects of one collection of the control plane. */
export interface Collection<T extends Dates & { readonly id: string }> extends Differences {
  /** The path of the list; an object's is below it. May name parts in braces. */
  readonly path: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly store: Store<T>;
  /** The parameters of the list besides paging. */
  readonly listQuery?: Parameters;
  /** The parameters of reading one object. */
  readonly readQuery?: Parameters;
  readonly maxPageSize?: number;
  /** Refuses a read or list that is not allowed at all. */
  guard?(call: ControlCall): void;
  /** Whether a list shows an object. */
  lists?(record: T, call: ControlCall): boolean;
  /** The ID under which the object is stored that stands by a name in the path of a call. Default: the name. */
  stored?(name: string, call: ControlCall): string;
  /** The name of an object in its path. Default: its ID. */
  nameOf?(record: T): string;
  /** Whether an object can be read at this path with these parameters. Default: yes. */
  reads?(record: T, call: ControlCall): boolean;
  /** The answer for an object that is not there. */
  missing(id: string): Refusal;
  /** The object's CRN. */
  crn(record: T): string;
  /** The fields of a response besides `api_version`, `kind`, `id` and `metadata`. */
  fields(record: T, host: string): Record<string, unknown>;
}

/** The routes that list a collection and read one of its objects. */
export function readRoutes<T extends Dates & { readonly id: string }>(
  world: World,
  collection: Collection<T>,
): Route<Caller>[] {
  const { store, path } = collection;
  return [
    defineRoute({
      method: "GET",
      path,
      query: { ...pagingParameters(collection.maxPageSize), ...collection.listQuery },
      ...differencesOf(collection),
      handle(call: ControlCall) {
        collection.guard?.(call);
        const all = store.placed().filter(({ record }) => collection.lists?.(record, call) ?? true);
        return pageResponse(world, call, collection, all, (record) => render(collection, record, call.host));
      },
    }),
    defineRoute({
      method: "GET",
      path: `${path}/{id}`,
      query: collection.readQuery ?? {},
      handle(call: ControlCall) {
        collection.guard?.(call);
        const id = call.params["id"] ?? "";
        const record = store.seen(collection.stored?.(id, call) ?? id);
        if (record === undefined || collection.reads?.(record, call) === false) throw collection.missing(id);
        return { status: 200, json: render(collection, record, call.host) };
      },
    }),
  ];
}

/** One page of a list. */
export function pageResponse<T>(
  world: World,
  call: ControlCall<unknown>,
  type: { readonly apiVersion: string; readonly kind: string },
  all: readonly Placed<T>[],
  toJson: (record: T) => unknown,
): Answer {
  const page = cutPage(all, call.query, call.host + call.path, world.settings.lastPageLink);
  if (page === undefined) {
    const message = "is not a token of this collection and these filters";
    throw new InvalidRequest({ at: "page_token", message, kind: "value" });
  }
  const data = page.records.map(toJson);
  const json = { api_version: type.apiVersion, kind: `${type.kind}List`, metadata: page.metadata, data };
  return { status: 200, json };
}

/** An object as responses carry it. */
export function render<T extends Dates & { readonly id: string }>(
  collection: Collection<T>,
  record: T,
  host: string,
): Record<string, unknown> {
  // The paths of nested collections name their parent; links leave it out.
  const path = collection.path.replace(/\/\{[^}]*\}/g, "");
  return {
    api_version: collection.apiVersion,
    kind: collection.kind,
    id: record.id,
    metadata: {
      self: `${host}${path}/${collection.nameOf?.(record) ?? record.id}`,
      resource_name: collection.crn(record),
      created_at: new Date(record.createdAt).toISOString(),
      updated_at: new Date(record.updatedAt).toISOString(),
    },
    ...collection.fields(record, host),
  };
}

/** The response to a create: the object, and its location if the object has one. */
export function created(status: 201 | 202, json: Record<string, unknown>): Answer {
  const { self } = (json["metadata"] ?? {}) as { readonly self?: string };
  return { status, json, headers: self === undefined ? {} : { Location: self } };
}

/** The object of a write. Writes always see the current state, even when reads lag. */
export function written<T extends Dates & { readonly id: string }>(collection: Collection<T>, id = ""): T {
  const record = collection.store.get(id);
  if (record === undefined) throw collection.missing(id);
  return record;
}
