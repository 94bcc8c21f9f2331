import { type ReadOutputs, UnexpectedResponse } from "@org/core-provider";
import { type Body, recordOf } from "../../platform/responses.ts";
import { given, labelsAsSent } from "./cluster-form.ts";
import type { nodePoolFields as fields } from "./node-pool-fields.ts";
import { gpuAsSent } from "./node-shapes.ts";

/** The parameters of a creation. Other actions set what is not among them. */
export function poolAsCreated(body: Body): Body {
  const { ClusterId, Name, EnableAutoscale, Taints, Annotations, Tags, DeletionProtection } = body;
  const { IsSchedule, GPUArgs, ...settings } = recordOf(body["InstanceAdvancedSettings"]) ?? {};
  return given({
    ClusterId,
    Name,
    EnableAutoscale,
    AutoScalingGroupPara: JSON.stringify(body["AutoScalingGroupPara"]),
    LaunchConfigurePara: JSON.stringify(launchAsSent(body["LaunchConfigurePara"])),
    InstanceAdvancedSettings: given({
      ...settings,
      GPUArgs: gpuAsSent(GPUArgs),
      Unschedulable: unschedulableOf(body["Unschedulable"], IsSchedule),
    }),
    Labels: labelsAsSent(body["Labels"]),
    Taints,
    Annotations,
    ...systemAsSent(body),
    Tags,
    DeletionProtection,
  });
}

/** Whether pods are kept away from nodes: two properties decide that. */
function unschedulableOf(unschedulable: unknown, isScheduled: unknown): number {
  const own = typeof unschedulable === "number" ? unschedulable : 0;
  return own === 0 && isScheduled === false ? 1 : own;
}

/** The operating system. An image has no type. */
export function systemAsSent({ NodePoolOs, OsCustomizeType }: Body): Body {
  const isImage = typeof NodePoolOs === "string" && NodePoolOs.startsWith("img-");
  return { NodePoolOs, OsCustomizeType: isImage ? "" : OsCustomizeType };
}

/** The members of a launch configuration. */
export function launchAsSent(config: unknown): Body {
  const { BackupInstanceTypes: _, InstanceChargeType = "POSTPAID_BY_HOUR", ...rest } = recordOf(config) ?? {};
  const { InstanceChargePrepaid, InstanceMarketOptions, ...others } = rest;
  return given({
    ...others,
    InstanceChargeType,
    InstanceChargePrepaid: InstanceChargeType === "PREPAID" ? InstanceChargePrepaid : undefined,
    InstanceMarketOptions:
      InstanceChargeType === "SPOTPAID" ? { ...recordOf(InstanceMarketOptions), MarketType: "spot" } : undefined,
  });
}

/** Values as the program has them, if the platform means the same. */
export function asGiven(found: ReadOutputs<typeof fields>, given: Body): Partial<ReadOutputs<typeof fields>> {
  const { unschedulable, nodeConfig, annotations } = given;
  const { isSchedule = true } = recordOf(nodeConfig) ?? {};
  const isSame = unschedulableOf(unschedulable, isSchedule) === found.unschedulable;
  const names = Array.isArray(annotations) ? annotations.map((one: Body) => one["name"]) : undefined;
  return {
    ...(isSame && typeof unschedulable === "number" ? { unschedulable } : {}),
    ...(isSame ? { nodeConfig: { ...found.nodeConfig, isSchedule: isSchedule === true } } : {}),
    // The platform adds other annotations.
    ...(names === undefined ? {} : { annotations: found.annotations.filter(({ name }) => names.includes(name)) }),
  };
}

/** Whether the platform scales a pool; undefined if the response does not contain that. */
function isScaled(status: unknown): boolean | undefined {
  return typeof status === "string" ? ["enabled", "enabling"].includes(status) : undefined;
}

/** A list in a response. Null is an empty one. */
function listAt<T>(found: Body, member: string): readonly T[] {
  const value = found[member] ?? [];
  if (!Array.isArray(value)) throw UnexpectedResponse.kind(value, "a list").within(member);
  return value as readonly T[];
}

/** A pool with the member names of a request. */
export function asRequested(pool: Body, launch: Body = {}, group: Body = {}): Body {
  const [first = launch["InstanceType"], ...others] = listAt<unknown>(launch, "InstanceTypes");
  const { ImageId, NodePoolOs, Unschedulable, NodeCountSummary } = pool;
  const added = ["AutoscalingAdded", "ManuallyAdded"].map((name) => {
    const { Total } = recordOf(recordOf(NodeCountSummary)?.[name]) ?? {};
    return typeof Total === "number" ? Total : Number.NaN;
  });
  const total = added.reduce((sum, one) => sum + one, 0);
  const { ServiceSettings } = group;
  return {
    NodePoolId: pool["NodePoolId"],
    Name: pool["Name"],
    EnableAutoscale: isScaled(pool["AutoscalingGroupStatus"]),
    AutoScalingGroupPara: {
      MaxSize: pool["MaxNodesNum"],
      MinSize: pool["MinNodesNum"],
      DesiredCapacity: pool["DesiredNodesNum"],
      VpcId: group["VpcId"],
      RetryPolicy: group["RetryPolicy"],
      SubnetIds: group["SubnetIdSet"],
      ServiceSettings: ServiceSettings ?? {},
      MultiZoneSubnetPolicy: group["MultiZoneSubnetPolicy"],
    },
    LaunchConfigurePara: { ...launch, InstanceType: first, BackupInstanceTypes: others },
    InstanceAdvancedSettings: {
      DockerGraphPath: pool["DockerGraphPath"],
      DataDisks: pool["DataDisks"],
      ExtraArgs: pool["ExtraArgs"],
      UserScript: pool["UserScript"],
      PreStartUserScript: pool["PreStartUserScript"],
      DesiredPodNumber: pool["DesiredPodNum"],
      IsSchedule: Unschedulable === undefined ? undefined : Unschedulable === 0,
    },
    Labels: Object.fromEntries(listAt<Body>(pool, "Labels").map(({ Name, Value }) => [String(Name), Value])),
    Taints: pool["Taints"],
    Annotations: pool["Annotations"],
    Unschedulable,
    NodePoolOs: typeof ImageId === "string" && ImageId.startsWith("img-") ? ImageId : NodePoolOs,
    OsCustomizeType: pool["OsCustomizeType"],
    TagSet: pool["Tags"],
    DeletionProtection: pool["DeletionProtection"],
    LifeState: pool["LifeState"],
    // A response without one of the numbers says nothing about the sum.
    NodeCount: Number.isNaN(total) ? undefined : total,
    NodeCountSummary,
    LaunchConfigurationId: pool["LaunchConfigurationId"],
    AutoscalingGroupId: pool["AutoscalingGroupId"],
    ScalingGroup: {
      AutoScalingGroupName: group["AutoScalingGroupName"],
      Zones: group["ZoneSet"],
      ProjectId: group["ProjectId"],
      DefaultCooldown: group["DefaultCooldown"],
      TerminationPolicies: listAt<unknown>(group, "TerminationPolicySet")[0],
    },
  };
}
