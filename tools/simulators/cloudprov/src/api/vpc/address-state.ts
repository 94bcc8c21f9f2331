import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";

/** Opens the public addresses of a world to tests. Omitted values have defaults. */
export function addressState(world: World) {
  return {
    addresses: objectsOf(world.hub.agenda, world.eips.addresses, (fields) => ({
      id: world.newId("eip"),
      region: "ap-guangzhou",
      name: "",
      ip: "203.0.113.1",
      chargeType: "TRAFFIC_POSTPAID_BY_HOUR",
      bandwidth: 1,
      tags: [],
      createdAt: world.now(),
      creating: false,
      ...fields,
    })),
  };
}
