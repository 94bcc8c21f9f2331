import { type Body, recordOf } from "../../platform/responses.ts";
import { gpuAsSent } from "./node-shapes.ts";

const bodies = (value: unknown): readonly Body[] => (Array.isArray(value) ? (value as readonly Body[]) : []);

/** Leaves out members without a value. */
export function given(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/**
 * The settings that an action replaces as a whole: those of the request, and for the others the platform's present values.
 */
export function completed(present: unknown, request: Body): Body {
  const known = Object.entries(recordOf(present) ?? {}).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), ...given(request) };
}

/** The parameters of a creation. Other actions set what is not among them. */
export function asCreated(body: Body): Body {
  const { ClusterType, ClusterCIDRSettings, CdcId, DisableAddons, ExtensionAddons } = body;
  const basic = recordOf(body["ClusterBasicSettings"]) ?? {};
  const advanced = recordOf(body["ClusterAdvancedSettings"]) ?? {};
  const { Labels, ...settings } = recordOf(body["InstanceAdvancedSettings"]) ?? {};
  const { Tags: tags } = body;
  const masters = bodies(body["MasterConfigs"]);
  const workers = bodies(body["WorkerConfigs"]);
  const nodes = [...nodesOf("MASTER_ETCD", masters, basic), ...nodesOf("WORKER", workers, basic)];
  const existing = bodies(body["ExistInstances"]).map(existingAsSent);
  const mounts = [...masters, ...workers].flatMap(mountsOf);
  return given({
    ClusterType,
    CdcId,
    DisableAddons,
    ExtensionAddons,
    ClusterCIDRSettings: ClusterCIDRSettings ?? {},
    ClusterBasicSettings: given({
      ...basic,
      TagSpecification: tags === undefined ? undefined : [{ ResourceType: "cluster", Tags: tags }],
    }),
    ClusterAdvancedSettings: { ContainerRuntime: runtimeFor(basic["ClusterVersion"]), ...advanced },
    InstanceAdvancedSettings: given({ ...settings, Labels: labelsAsSent(Labels) }),
    RunInstancesForNode: nodes.length > 0 ? nodes : undefined,
    ExistedInstancesForNode: existing.length > 0 ? existing : undefined,
    InstanceDataDiskMountSettings: mounts.length > 0 ? mounts : undefined,
  });
}

/** The container runtime of a version: the platform's own default is one that new versions do not support. */
function runtimeFor(version: unknown): string {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(String(version)) ?? [];
  return Number(major) === 1 && Number(minor) < 24 ? "docker" : "containerd";
}

/** Labels as a list. */
export function labelsAsSent(labels: unknown): readonly Body[] | undefined {
  const all = recordOf(labels);
  return all && Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
}

function nodesOf(NodeRole: string, configs: readonly Body[], basic: Body): Body[] {
  if (configs.length === 0) return [];
  const overrides = configs.map(({ DesiredPodNumber }) => ({ DesiredPodNumber }));
  const hasOwn = overrides.some(({ DesiredPodNumber: number }) => Number(number) > 0);
  return [
    given({
      NodeRole,
      RunInstancesPara: configs.map((config) => JSON.stringify(purchaseOf(config, basic))),
      InstanceAdvancedSettingsOverrides: hasOwn ? overrides : undefined,
    }),
  ];
}

/** The parameters of RunInstances for machines of a cluster. */
function purchaseOf(config: Body, { VpcId, ProjectId }: Body): Body {
  const { DesiredPodNumber: _, DataDisks, InstanceChargePrepaid, DisasterRecoverGroupIds: group, ...rest } = config;
  const { Password, KeyIds: key } = recordOf(rest["LoginSettings"]) ?? {};
  return given({
    ...rest,
    Placement: given({ ...recordOf(rest["Placement"]), ProjectId }),
    VirtualPrivateCloud: { VpcId, ...recordOf(rest["VirtualPrivateCloud"]) },
    LoginSettings: given({ Password, KeyIds: key === undefined ? undefined : [key] }),
    InstanceChargePrepaid: rest["InstanceChargeType"] === "PREPAID" ? InstanceChargePrepaid : undefined,
    DisasterRecoverGroupIds: group === undefined ? undefined : [group],
    DataDisks: Array.isArray(DataDisks) ? bodies(DataDisks).map(bought) : undefined,
  });
}

function bought({ DiskType, DiskSize, SnapshotId, Encrypt, KmsKeyId }: Body): Body {
  return given({ DiskType, DiskSize, SnapshotId, Encrypt, KmsKeyId });
}

function mountsOf({ InstanceType, Placement, DataDisks }: Body): Body[] {
  const disks = bodies(DataDisks).map(({ DiskType, FileSystem, DiskSize, AutoFormatAndMount, ...rest }) => {
    const { MountTarget, DiskPartition } = rest;
    return given({ DiskType, FileSystem, DiskSize, AutoFormatAndMount, MountTarget, DiskPartition });
  });
  return disks.length === 0 ? [] : [{ InstanceType, Zone: recordOf(Placement)?.["Zone"] ?? "", DataDisks: disks }];
}

/** Machines of the account that become part of a cluster. */
export function existingAsSent({ NodeRole = "WORKER", ExistedInstancesPara, DesiredPodNumbers }: Body): Body {
  const { InstanceAdvancedSettingsOverride: settings, ...para } = recordOf(ExistedInstancesPara) ?? {};
  const { DataDisk, GPUArgs, ...others } = recordOf(settings) ?? {};
  const override = given({
    ...others,
    DataDisks: DataDisk === undefined ? undefined : [DataDisk],
    GPUArgs: gpuAsSent(GPUArgs),
  });
  return given({
    NodeRole,
    ExistedInstancesPara: para,
    InstanceAdvancedSettingsOverride: settings === undefined ? undefined : override,
    DesiredPodNumbers,
  });
}
