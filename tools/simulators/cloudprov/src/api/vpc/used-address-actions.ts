import { integer, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { pageOf } from "../lists.ts";

/** Returns the private addresses of a network that are used by machines. */
export function describeUsedIpAddress(world: World): Action {
  return defineAction({
    name: "DescribeUsedIpAddress",
    simplified: "Only the addresses of machines are listed.",
    params: object({
      VpcId: text({ min: 1 }),
      SubnetId: optional(text({ min: 1 })),
      IpAddresses: optional(listOf(text({ min: 1 }), { min: 1 })),
      Limit: optional(integer({ min: 1, max: 100 })),
      Offset: optional(integer({ min: 0 })),
    }),
    run({ params: { VpcId, SubnetId, IpAddresses, ...page }, region }) {
      const all = world.machines.all().filter((machine) => {
        const isHere = machine.region === region && machine.vpcId === VpcId;
        return (
          isHere &&
          (SubnetId ?? machine.subnetId) === machine.subnetId &&
          (IpAddresses?.includes(machine.privateIp) ?? true)
        );
      });
      return {
        TotalCount: all.length,
        IpAddressStates: pageOf(all, page).map(({ vpcId, subnetId, privateIp, id }) => ({
          VpcId: vpcId,
          SubnetId: subnetId,
          IpAddress: privateIp,
          ResourceType: "CVM",
          ResourceId: id,
        })),
      };
    },
  });
}
