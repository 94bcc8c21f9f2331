import { type Answer, type Call, cutPage, InvalidRequest, type Placed } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Dates } from "../records.ts";
import type { World } from "../world.ts";

/** A call to the control plane. */
export type ControlCall<Body = undefined> = Call<Body, Caller>;

/** `crn://confluent.cloud/organization={id}` and what comes below it. */
export function crn(world: World, ...below: string[]): string {
  return [`crn://confluent.cloud/organization=${world.credentials.organizationId}`, ...below].join("/");
}

/** The `metadata` of an object. */
export function objectMeta(self: string, resourceName: string, dates: Dates): Record<string, string> {
  return {
    self,
    resource_name: resourceName,
    created_at: new Date(dates.createdAt).toISOString(),
    updated_at: new Date(dates.updatedAt).toISOString(),
  };
}

/** A page of a collection, as all lists of the control plane answer it. */
export function listAnswer<T, Body>(
  world: World,
  call: ControlCall<Body>,
  type: { readonly apiVersion: string; readonly kind: string },
  all: readonly Placed<T>[],
  render: (record: T) => unknown,
): Answer {
  const page = cutPage(all, call.query, call.host + call.path, world.settings.lastPageLink);
  if (page === undefined) {
    throw new InvalidRequest({ at: "page_token", message: "is not a token of this collection and these filters" });
  }
  const { records, metadata } = page;
  return {
    status: 200,
    json: { api_version: type.apiVersion, kind: type.kind, metadata, data: records.map(render) },
  };
}

/** A reference to another object, as responses carry it. */
export function reference(host: string, path: string, id: string, resourceName: string): Record<string, string> {
  return { id, related: `${host}${path}/${id}`, resource_name: resourceName };
}
