import { type Body, recordOf } from "../../platform/responses.ts";
import { given, labelsAsSent } from "./cluster-form.ts";
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
export function unschedulableOf(unschedulable: unknown, isScheduled: unknown): number {
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
