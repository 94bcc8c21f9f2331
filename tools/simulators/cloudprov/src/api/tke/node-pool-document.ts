import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { NodePool } from "./node-pools.ts";

/** A pool as a listing has it. */
export function poolDocument(world: World, pool: NodePool): Reply {
  const nodes = world.kubernetes.nodes.all().filter(({ poolId }) => poolId === pool.id);
  const none = { Joining: 0, Initializing: 0, Normal: 0, Total: 0 };
  const running = nodes.filter(({ state }) => state === "running").length;
  const { DesiredPodNumber, UserScript, ExtraArgs, GPUArgs, DockerGraphPath, DataDisks, ...rest } = pool.settings;
  return {
    NodePoolId: pool.id,
    Name: pool.name,
    ClusterInstanceId: pool.clusterId,
    LifeState: pool.state,
    LaunchConfigurationId: pool.launch.id,
    AutoscalingGroupId: pool.group.id,
    Labels: pool.labels,
    Taints: pool.taints,
    Annotations: pool.annotations,
    NodeCountSummary: {
      ManuallyAdded: none,
      AutoscalingAdded: { ...none, Initializing: nodes.length - running, Normal: running, Total: nodes.length },
    },
    AutoscalingGroupStatus: pool.isScaled ? "enabled" : "disabled",
    MaxNodesNum: pool.max,
    MinNodesNum: pool.min,
    DesiredNodesNum: pool.desired,
    RuntimeConfig: { RuntimeType: "containerd", RuntimeVersion: "1.6.9" },
    NodePoolOs: pool.os,
    OsCustomizeType: pool.osType,
    ImageId: pool.imageId,
    DesiredPodNum: DesiredPodNumber ?? 0,
    UserScript: UserScript ?? "",
    Tags: pool.tags.length === 0 ? null : pool.tags,
    DeletionProtection: pool.isProtected,
    ExtraArgs: ExtraArgs ?? { Kubelet: [] },
    GPUArgs: GPUArgs ?? null,
    DockerGraphPath: DockerGraphPath ?? "/var/lib/docker",
    DataDisks: DataDisks ?? null,
    Unschedulable: rest["Unschedulable"] ?? 0,
    PreStartUserScript: rest["PreStartUserScript"] ?? "",
  };
}

const nulls = (...names: readonly string[]): Reply => Object.fromEntries(names.map((name) => [name, null]));

const ordinaryDisk: Reply = { DiskType: "CLOUD_PREMIUM", DiskSize: 50, Encrypt: false, KmsKeyId: "" };
const ordinaryAccess: Reply = {
  ...{ InternetChargeType: "TRAFFIC_POSTPAID_BY_HOUR", InternetMaxBandwidthOut: 0, PublicIpAssigned: false },
  ...{ BandwidthPackageId: "", InternetServiceProvider: "", IPv4AddressType: "WanIP", AntiDDoSPackageId: "" },
  IsKeepEIP: false,
};

/** The launch configuration of a pool as the scaling service has it. */
export function launchDocument(world: World, { launch, imageId, group, createdAt }: NodePool): Reply {
  const { members } = launch;
  return {
    ...nulls("LastOperationInstanceTypesCheckPolicy", "IPv6InternetAccessible", "DisasterRecoverGroupIds"),
    ...nulls("InstanceMarketOptions", "HostNameSettings", "InstanceNameSettings", "InstanceChargePrepaid"),
    ...nulls("NetworkInterfaces", "DataDisks", "SecurityGroupIds", "EnhancedService"),
    InstanceChargeType: "POSTPAID_BY_HOUR",
    CamRoleName: "",
    DedicatedClusterId: "",
    ...members,
    SystemDisk: { ...ordinaryDisk, ...(members["SystemDisk"] as Reply | undefined) },
    InternetAccessible: { ...ordinaryAccess, ...(members["InternetAccessible"] as Reply | undefined) },
    ProjectId: group.projectId,
    LaunchConfigurationId: launch.id,
    LaunchConfigurationName: `tke-${launch.id}`,
    InstanceType: launch.types[0] ?? "",
    LoginSettings: { KeyIds: launch.keyIds },
    AutoScalingGroupAbstractSet: [{ AutoScalingGroupId: group.id, AutoScalingGroupName: group.name }],
    UserData: "",
    CreatedTime: world.timeText(createdAt),
    ImageId: imageId,
    LaunchConfigurationStatus: "NORMAL",
    InstanceTypes: launch.types,
    InstanceTags: [],
    Tags: [],
    VersionNumber: 1,
    UpdatedTime: world.timeText(createdAt),
    DiskTypePolicy: "ORIGINAL",
    HpcClusterId: "",
    ImageFamily: "",
  };
}

/** The scaling group of a pool as the scaling service has it. */
export function groupDocument(world: World, pool: NodePool): Reply {
  const { group, launch } = pool;
  return {
    ...nulls("SpotMixedAllocationPolicy", "InstanceNameIndexSettings", "HostNameIndexSettings"),
    AutoScalingGroupId: group.id,
    AutoScalingGroupName: group.name,
    AutoScalingGroupStatus: "NORMAL",
    CreatedTime: world.timeText(pool.createdAt),
    DefaultCooldown: group.cooldown,
    DesiredCapacity: pool.desired,
    EnabledStatus: pool.isScaled ? "ENABLED" : "DISABLED",
    ForwardLoadBalancerSet: [],
    InstanceCount: pool.desired,
    InServiceInstanceCount: pool.desired,
    LaunchConfigurationId: launch.id,
    LaunchConfigurationName: `tke-${launch.id}`,
    LoadBalancerIdSet: [],
    MaxSize: pool.max,
    MinSize: pool.min,
    ProjectId: group.projectId,
    SubnetIdSet: group.subnetIds,
    TerminationPolicySet: group.termination,
    VpcId: group.vpcId,
    ZoneSet: group.zones,
    RetryPolicy: group.retryPolicy,
    InActivityStatus: "NOT_IN_ACTIVITY",
    Tags: [],
    ServiceSettings: {
      ReplaceMonitorUnhealthy: false,
      ReplaceLoadBalancerUnhealthy: false,
      ReplaceMode: "RECREATE",
      DesiredCapacitySyncWithMaxMinSize: false,
      PriorityScaleInUnhealthy: false,
      ...group.services,
    },
    Ipv6AddressCount: 0,
    MultiZoneSubnetPolicy: group.subnetPolicy,
    HealthCheckType: "CVM",
    LoadBalancerHealthCheckGracePeriod: 0,
    InstanceAllocationPolicy: "LAUNCH_CONFIGURATION",
    CapacityRebalance: false,
    ConcurrentScaleOutForDesiredCapacity: false,
  };
}
