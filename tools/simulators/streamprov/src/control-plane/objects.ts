import type { Call } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";

/** A call to the control plane. */
export type ControlCall<Body = undefined> = Call<Body, Caller>;

/** `crn://confluent.cloud/organization={id}` and what comes below it. */
export function crn(world: World, ...below: string[]): string {
  return [`crn://confluent.cloud/organization=${world.credentials.organizationId}`, ...below].join("/");
}

/** The CRN of an environment, and of what is in it. */
export function environmentCrn(world: World, environmentId: string, ...below: string[]): string {
  return crn(world, `environment=${environmentId}`, ...below);
}

/** A reference to another object, as responses carry it. */
export function reference(host: string, path: string, id: string, resourceName: string): Record<string, string> {
  return { id, related: `${host}${path}/${id}`, resource_name: resourceName };
}

/** A reference to an environment, as responses carry it: with an address that is not the API's, and no CRN. */
export function environmentReference(world: World, host: string, id: string): Record<string, string> {
  const name = environmentCrn(world, id).replace("crn://confluent.cloud", "https://api.confluent.cloud");
  return reference(host, "/v2/environments", id, name);
}
