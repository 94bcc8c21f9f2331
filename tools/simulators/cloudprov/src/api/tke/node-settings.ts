import { anything, flag, integer, listOf, object, optional, text } from "@org/simulator";

const id = text({ min: 1 });

/** A data disk of nodes in requests. */
export const mountedDisk = object({
  DiskType: optional(text()),
  FileSystem: optional(text()),
  DiskSize: optional(integer()),
  AutoFormatAndMount: optional(flag()),
  MountTarget: optional(text()),
  DiskPartition: optional(text()),
});

/** Labels in requests. */
export const labelsMember = optional(listOf(object({ Name: id, Value: text() })));

/** Taints in requests. */
export const taintsMember = optional(
  listOf(object({ Key: optional(text()), Value: optional(text()), Effect: optional(text()) })),
);

const software = object({ Name: text(), Version: text() });

/** How nodes are set up. */
export const nodeSettings = object({
  DesiredPodNumber: optional(integer()),
  GPUArgs: optional(
    object({
      MIGEnable: optional(flag()),
      Driver: optional(software),
      CUDA: optional(software),
      CUDNN: optional(object({ Name: text(), Version: text(), DocName: optional(text()), DevName: optional(text()) })),
      CustomDriver: optional(object({ Address: optional(text()) })),
    }),
  ),
  PreStartUserScript: optional(text()),
  Taints: taintsMember,
  MountTarget: optional(text()),
  DockerGraphPath: optional(text()),
  UserScript: optional(text()),
  Unschedulable: optional(integer()),
  Labels: labelsMember,
  DataDisks: optional(listOf(mountedDisk)),
  ExtraArgs: optional(object({ Kubelet: optional(listOf(text())) })),
});

/** Machines of the account that become nodes. */
export const existingNodes = object({
  NodeRole: id,
  ExistedInstancesPara: object({
    InstanceIds: listOf(id, { min: 1 }),
    InstanceAdvancedSettings: optional(nodeSettings),
    EnhancedService: optional(anything()),
    LoginSettings: optional(
      object({ Password: optional(id), KeyIds: optional(listOf(id)), KeepImageLogin: optional(text()) }),
    ),
    SecurityGroupIds: optional(listOf(id)),
    HostName: optional(text()),
  }),
  InstanceAdvancedSettingsOverride: optional(nodeSettings),
  DesiredPodNumbers: optional(listOf(integer())),
});

/** Machines that the platform buys. */
export const boughtNodes = object({
  NodeRole: id,
  RunInstancesPara: listOf(text({ min: 2 }), { min: 1 }),
  InstanceAdvancedSettingsOverrides: optional(listOf(nodeSettings)),
});

/** Arguments of the control plane. */
export const extraArgs = object({
  Etcd: optional(listOf(text())),
  KubeAPIServer: optional(listOf(text())),
  KubeControllerManager: optional(listOf(text())),
  KubeScheduler: optional(listOf(text())),
});
