import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Logset } from "./logs.ts";

/** A log set that a test creates. */
export type NewLogset = Pick<Logset, "name"> & Partial<Logset>;

/** A log set with the default settings. */
export function newLogset(world: World, fields: NewLogset): Logset {
  return { id: world.newUuid(), region: "ap-guangzhou", createdAt: world.now(), ...fields };
}

/** Opens the objects of the log service to tests. Omitted values have defaults. */
export function logsState(world: World) {
  const { agenda } = world.hub;
  const { logsets } = world.logs;
  return {
    clsLogsets: objectsOf(agenda, logsets, (fields: NewLogset) => newLogset(world, fields)),
  };
}
