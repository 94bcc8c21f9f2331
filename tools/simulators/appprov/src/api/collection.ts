import {
  type Answer,
  type Call,
  cutNumberedPage,
  type Differences,
  defineRoute,
  differencesOf,
  flagParameter,
  InvalidRequest,
  numberedPagingParameters,
  type Route,
  type Store,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Document, Scene } from "../documents/document.ts";
import { forbidden, notFound } from "../errors.ts";
import type { World } from "../world.ts";

/** A call to the API. */
export type ApiCall<Body = undefined> = Call<Body, Caller>;

/** A list of objects of one kind. */
export interface ListSpec<T> extends Differences {
  /** May contain `{id}`, the ID of the object that the list belongs to. */
  readonly path: string;
  /** Name of the list in the response, such as `apps`. */
  readonly name: string;
  /** The members of the list, as reads see them. Throws if the object that it belongs to does not exist. */
  records(call: ApiCall): readonly T[];
  document(scene: Scene, record: T): Document;
}

/** The route of a list. */
export function listRoute<T>(world: World, spec: ListSpec<T>): Route<Caller> {
  return defineRoute({
    method: "GET",
    path: spec.path,
    query: { ...numberedPagingParameters(), no_embed: flagParameter },
    ...differencesOf(spec),
    handle(call: ApiCall) {
      const page = cutNumberedPage(spec.records(call), call.query, world.settings.pageSize);
      const scene = sceneOf(world, call);
      const link = (number: number) => {
        const parameters = call.query.copy();
        parameters.set("page", String(number));
        return { href: `${call.host}${call.path}?${parameters}` };
      };
      const { currentPage, more, perPage, totalCount } = page;
      return hal(200, {
        total_count: totalCount,
        per_page: perPage,
        current_page: currentPage,
        _links: {
          self: link(currentPage),
          ...(currentPage > 1 ? { prev: link(currentPage - 1) } : {}),
          ...(more ? { next: link(currentPage + 1) } : {}),
        },
        _embedded: { [spec.name]: page.records.map((record) => spec.document(scene, record)) },
      });
    },
  });
}

/** The route of one object. */
export function readRoute<T extends { readonly id: string }>(
  world: World,
  spec: {
    readonly path: string;
    readonly kind: string;
    readonly store: Store<T>;
    document(scene: Scene, record: T): Document;
  },
): Route<Caller> {
  return defineRoute({
    method: "GET",
    path: `${spec.path}/{id}`,
    query: { no_embed: flagParameter },
    handle: (call: ApiCall) => hal(200, spec.document(sceneOf(world, call), seen(spec.store, spec.kind, call))),
  });
}

/** How a call requests objects to be shown. */
export function sceneOf(world: World, { caller, query }: ApiCall<unknown>): Scene {
  return { world, embed: caller.embed && !query.is("no_embed") };
}

/** A response in HAL. */
export function hal(status: number, json: unknown): Answer {
  return { status, type: "application/hal+json", json };
}

/** The object in the path, as reads see it. */
export function seen<T extends { readonly id: string }>(store: Store<T>, kind: string, call: ApiCall<unknown>): T {
  const id = idOf(call);
  const record = store.seen(id);
  if (record === undefined) throw notFound(kind, id);
  return record;
}

/** The object in the path for a change. Unlike reads, writes see the current state. */
export function written<T extends { readonly id: string }>(store: Store<T>, kind: string, call: ApiCall<unknown>): T {
  const id = idOf(call);
  const record = store.get(id);
  if (record === undefined) throw notFound(kind, id);
  return record;
}

/** Rejects a change in an environment where the caller has only read permission. */
export function checkMayChange(world: World, accountId: string): void {
  if (world.settings.readOnlyAccounts.includes(accountId)) throw forbidden(`account ${accountId}`);
}

function idOf({ params }: ApiCall<unknown>): string {
  const id = params["id"] ?? "";
  if (!/^[1-9]\d*$/.test(id))
    throw new InvalidRequest({ at: "id", message: `must be an integer, not "${id}"`, kind: "type" });
  return id;
}
