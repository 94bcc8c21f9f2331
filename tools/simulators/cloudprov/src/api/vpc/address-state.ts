import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { ordinaryAddress } from "./addresses.ts";

/** Opens the public addresses of a world to tests. Omitted values have defaults. */
export function addressState(world: World) {
  return {
    addresses: objectsOf(world.hub.agenda, world.eips.addresses, (fields) => ({
      ...ordinaryAddress,
      id: world.newId("eip"),
      region: "ap-guangzhou",
      createdAt: world.now(),
      ...fields,
    })),
  };
}
