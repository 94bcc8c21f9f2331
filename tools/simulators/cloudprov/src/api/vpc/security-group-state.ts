import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { type SecurityGroup, unused } from "./security-groups.ts";

/** A security group that a test creates. */
export type NewSecurityGroup = Pick<SecurityGroup, "name"> & Partial<SecurityGroup>;

/** Opens the security groups of a world to tests. Omitted values have defaults. */
export function securityGroupState(world: World) {
  return {
    securityGroups: objectsOf(
      world.hub.agenda,
      world.securityGroups,
      (fields: NewSecurityGroup): SecurityGroup => ({
        id: world.newId("sg"),
        region: "ap-guangzhou",
        description: "",
        projectId: "0",
        users: unused,
        isDefault: false,
        version: 0,
        Ingress: [],
        Egress: [],
        createdAt: world.now(),
        updatedAt: world.now(),
        ...fields,
      }),
    ),
  };
}
