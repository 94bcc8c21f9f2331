import { type Parameters, requiredParameter } from "@org/simulator";
import type { Dates } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, written } from "./collection.ts";
import { forbidden } from "./errors.ts";
import type { ControlCall } from "./objects.ts";

interface InEnvironment extends Dates {
  readonly id: string;
  readonly environmentId: string;
}

/** The parameter by which every call about objects in an environment names it. */
export const environmentParameter: Parameters = { environment: requiredParameter };

/** The environment that a call names. */
export function environmentOf({ query }: ControlCall<unknown>): string {
  return query.text("environment") ?? "";
}

/** Refuses an environment that is not there, as one that the caller may not see. */
export function checkEnvironment(world: World, id: string): void {
  if (world.environments.get(id) === undefined) throw forbidden(`Access to the environment '${id}' is forbidden.`);
}

/** The common parts of reading collections whose objects are in an environment. */
export function readInEnvironment(world: World) {
  return {
    readQuery: environmentParameter,
    guard: (call: ControlCall) => checkEnvironment(world, environmentOf(call)),
    reads: (one: InEnvironment, call: ControlCall) => one.environmentId === environmentOf(call),
  };
}

/** The object that a write in an environment is about. */
export function writtenIn<T extends InEnvironment>(
  world: World,
  collection: Collection<T>,
  environmentId: string,
  id = "",
): T {
  checkEnvironment(world, environmentId);
  const record = written(collection, id);
  if (record.environmentId !== environmentId) throw collection.missing(record.id);
  return record;
}
