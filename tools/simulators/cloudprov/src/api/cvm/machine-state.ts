import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { type Machine, ordinaryMachine } from "./machines.ts";

/** A machine that a test creates, without disks. */
export type NewMachine = Partial<Machine>;

/** Opens the machines of a world to tests. Omitted values have defaults. */
export function machineState(world: World) {
  return {
    machines: objectsOf(
      world.hub.agenda,
      world.machines,
      (fields: NewMachine): Machine => ({
        ...ordinaryMachine,
        id: world.newId("ins"),
        uuid: world.newUuid(),
        region: "ap-guangzhou",
        zone: "ap-guangzhou-3",
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** The name of a machine in the tag service. */
export function tagsOfMachine({ id, region }: Pick<Machine, "id" | "region">): TaggedResource {
  return { service: "cvm", prefix: "instance", region, resourceId: id };
}

/** Whether a resource is an existing machine. */
export function isMachine({ machines }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "cvm" && prefix === "instance" && machines.get(resourceId)?.region === region;
}
