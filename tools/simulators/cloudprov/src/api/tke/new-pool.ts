import { listOf, object, optional, type Problem, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { GivenTag } from "../tag-list.ts";
import type { Cluster } from "./kubernetes.ts";
import type { NodePool, Pair } from "./node-pools.ts";

/** The parameters of a creation that the pool keeps. */
export interface GivenPool {
  readonly AutoScalingGroupPara: string;
  readonly LaunchConfigurePara: string;
  readonly InstanceAdvancedSettings: Reply;
  readonly EnableAutoscale: boolean;
  readonly Name?: string;
  readonly Labels?: readonly Pair[];
  readonly Taints?: readonly Reply[];
  readonly Annotations?: readonly Pair[];
  readonly NodePoolOs?: string;
  readonly OsCustomizeType?: string;
  readonly Tags?: readonly GivenTag[];
  readonly DeletionProtection?: boolean;
}

interface GivenGroup {
  readonly MaxSize: number;
  readonly MinSize: number;
  readonly VpcId: string;
  readonly DesiredCapacity?: number;
  readonly RetryPolicy?: string;
  readonly SubnetIds?: readonly string[];
  readonly ServiceSettings?: Partial<NodePool["group"]["services"]>;
  readonly MultiZoneSubnetPolicy?: string;
}

const login = object({ Password: optional(text({ min: 1 })), KeyIds: optional(listOf(text({ min: 1 }), { min: 1 })) });

/** @throws {PlatformError} always. */
function invalid(message: string): never {
  throw new PlatformError("InternalError.Param", message);
}

function parsed(name: string, given: string): Reply {
  try {
    return JSON.parse(given) as Reply;
  } catch {
    return invalid(`${name} is not valid JSON.`);
  }
}

/** A pool as a creation requests it. */
export function newPool(world: World, cluster: Cluster, given: GivenPool): NodePool {
  const group = parsed("AutoScalingGroupPara", given.AutoScalingGroupPara) as unknown as GivenGroup;
  const { InstanceType, LoginSettings = {}, ...members } = parsed("LaunchConfigurePara", given.LaunchConfigurePara);
  if (typeof InstanceType !== "string") invalid("LaunchConfigurePara needs InstanceType.");
  const problems: Problem[] = [];
  login.check(LoginSettings, "/LoginSettings", problems);
  if (problems.length > 0) invalid("LoginSettings has another form.");
  const { Password: password = "", KeyIds: keyIds = [] } = LoginSettings as { Password?: string; KeyIds?: string[] };
  const { MaxSize: max, MinSize: min, VpcId: vpcId, SubnetIds: subnetIds = [] } = group;
  const { DesiredCapacity: desired = min } = group;
  checkSizes(min, desired, max);
  if (vpcId !== cluster.vpcId) invalid(`The cluster is not in ${vpcId}.`);
  const missing = subnetIds.find((id) => world.networks.subnets.get(id)?.vpcId !== vpcId);
  if (missing !== undefined) invalid(`The subnet ${missing} is not in ${vpcId}.`);
  const id = world.newId("np");
  const os = given.NodePoolOs ?? cluster.os;
  return {
    id,
    clusterId: cluster.id,
    name: given.Name ?? id,
    state: "creating",
    isScaled: given.EnableAutoscale,
    max,
    min,
    desired,
    labels: given.Labels ?? [],
    taints: given.Taints ?? [],
    annotations: given.Annotations ?? [],
    os: os.startsWith("img-") ? cluster.os : os,
    imageId: os.startsWith("img-") ? os : "",
    osType: given.OsCustomizeType ?? "GENERAL",
    settings: given.InstanceAdvancedSettings,
    tags: given.Tags ?? [],
    isProtected: given.DeletionProtection ?? false,
    createdAt: world.now(),
    launch: { id: world.newId("asc"), types: [InstanceType], password, keyIds, members },
    group: {
      id: world.newId("asg"),
      name: `tke-${id}`,
      projectId: 0,
      cooldown: 300,
      termination: ["OLDEST_INSTANCE"],
      zones: [],
      vpcId,
      subnetIds,
      retryPolicy: group.RetryPolicy ?? "IMMEDIATE_RETRY",
      subnetPolicy: group.MultiZoneSubnetPolicy ?? "PRIORITY",
      services: { ScalingMode: "CLASSIC_SCALING", AutoUpdateInstanceTags: false, ...group.ServiceSettings },
    },
  };
}

/** @throws {PlatformError} unless the number of nodes is between the limits. */
export function checkSizes(min: number, desired: number, max: number): void {
  if (min <= desired && desired <= max) return;
  throw new PlatformError("InvalidParameter.Param", `${desired} nodes are not from ${min} to ${max}.`);
}
