import { listOf, object, oneOf, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction } from "../action.ts";
import { checkRedisGroups, existingRedis, idleRedis } from "./redis-checks.ts";

/** The actions that list and change the security groups of instances. */
export function redisGroupActions(world: World): Action[] {
  return [
    describeInstanceSecurityGroup(world),
    modifyDBInstanceSecurityGroups(world),
    bindGroup(world, "AssociateSecurityGroups"),
    bindGroup(world, "DisassociateSecurityGroups"),
  ];
}

const id = text({ min: 1 });
const ids = listOf(id, { min: 1, max: 100 });
const product = oneOf("redis");

function describeInstanceSecurityGroup(world: World): Action {
  return defineAction({
    name: "DescribeInstanceSecurityGroup",
    params: object({ InstanceIds: ids }),
    run({ params: { InstanceIds }, region }) {
      const all = InstanceIds.map((one) => existingRedis(world, one, region));
      return {
        InstanceSecurityGroupsDetail: all.map((instance) => ({
          InstanceId: instance.id,
          SecurityGroupDetails: instance.securityGroupIds.map((group) => ({
            ProjectId: 0,
            CreateTime: "",
            SecurityGroupId: group,
            SecurityGroupName: world.securityGroups.get(group)?.name ?? "",
            SecurityGroupRemark: "",
            InboundRule: [],
            OutboundRule: [],
          })),
        })),
      };
    },
  });
}

function changeGroups(world: World, id: string, region: string, securityGroupIds: readonly string[]): void {
  const instance = idleRedis(world, id, region);
  if (instance.vpcId === "") throw new PlatformError("InvalidParameter.IsNotVpcInstance", `${id} has no network.`);
  checkRedisGroups(world, securityGroupIds);
  world.redis.instances.replace({ ...instance, securityGroupIds });
}

function modifyDBInstanceSecurityGroups(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceSecurityGroups",
    params: object({ Product: product, InstanceId: id, SecurityGroupIds: ids }),
    run({ params: { InstanceId, SecurityGroupIds }, region }) {
      changeGroups(world, InstanceId, region, SecurityGroupIds);
      return {};
    },
  });
}

interface Binding {
  readonly SecurityGroupId: string;
  readonly InstanceIds: readonly string[];
}

function bindGroup(world: World, name: "AssociateSecurityGroups" | "DisassociateSecurityGroups"): Action {
  const run = ({
    params: { SecurityGroupId, InstanceIds },
    region,
  }: Pick<ActionCall<Binding>, "params" | "region">) => {
    for (const one of InstanceIds) {
      const others = existingRedis(world, one, region).securityGroupIds.filter((group) => group !== SecurityGroupId);
      changeGroups(world, one, region, name === "AssociateSecurityGroups" ? [...others, SecurityGroupId] : others);
    }
    return {};
  };
  return defineAction({
    name,
    params: object({ Product: product, SecurityGroupId: id, InstanceIds: ids }),
    run,
  });
}
