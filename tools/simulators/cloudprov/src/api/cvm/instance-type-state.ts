import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { InstanceType } from "./instance-types.ts";

/** A type of machine that a test creates. */
export type NewInstanceType = Pick<InstanceType, "name"> & Partial<InstanceType>;

/** Opens the types of machines of a world to tests. Omitted values have defaults. */
export function instanceTypeState(world: World) {
  return {
    instanceTypes: objectsOf(
      world.hub.agenda,
      world.instanceTypes,
      (fields: NewInstanceType): InstanceType => ({
        id: world.newUuid(),
        zone: "ap-guangzhou-3",
        family: fields.name.replace(/\..*$/, ""),
        chargeType: "POSTPAID_BY_HOUR",
        cpu: 2,
        memory: 2,
        gpu: 0,
        isSoldOut: false,
        ...fields,
      }),
    ),
  };
}
