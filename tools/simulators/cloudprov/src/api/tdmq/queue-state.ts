import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Queue, usualSettings } from "./queues.ts";

/** A queue that a test creates. */
export type NewQueue = Pick<Queue, "name"> & Partial<Queue>;

/** Opens the queues of a world to tests. Omitted values have defaults. */
export function queueState(world: World) {
  return {
    queues: objectsOf(
      world.hub.agenda,
      world.queues,
      (fields: NewQueue): Queue => ({
        id: world.newId("cmqq"),
        region: "ap-guangzhou",
        tags: [],
        createdAt: world.now(),
        modifiedAt: world.now(),
        readyAt: world.now(),
        ...usualSettings,
        ...fields,
      }),
    ),
  };
}
