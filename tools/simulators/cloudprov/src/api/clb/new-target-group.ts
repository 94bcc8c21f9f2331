import type { World } from "../../world.ts";
import type { TargetGroup } from "./target-groups.ts";

/** A group of targets with the usual settings. */
export function newTargetGroup(world: World, fields: Partial<TargetGroup>): TargetGroup {
  const { region = "ap-guangzhou" } = fields;
  const isDefault = world.networks.vpcs.all().find((one) => one.region === region && one.isDefault);
  return {
    id: world.newId("lbtg"),
    region,
    name: "",
    vpcId: isDefault?.id ?? "",
    type: "v1",
    protocol: "",
    port: undefined,
    scheduler: "",
    weight: undefined,
    sessionExpireTime: 0,
    keepalive: false,
    snat: false,
    fullListen: false,
    ipVersion: "IPv4",
    healthCheck: null,
    places: [],
    createdAt: world.now(),
    ...fields,
  };
}
