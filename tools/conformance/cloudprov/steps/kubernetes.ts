import { type Step, stepsOf } from "../step.ts";

const tke = stepsOf("tke");
const as = stepsOf("as");
const vpc = stepsOf("vpc");
const ClusterId = "$cluster";
const own = { ClusterId };

/** The steps of clusters. */
export function kubernetesSteps(): readonly Step[] {
  return [
    vpc("CreateVpc", { VpcName: "cluster", CidrBlock: "10.6.0.0/16" }, { keeps: { clusterVpc: "Vpc.VpcId" } }),
    vpc(
      "CreateSubnet",
      { VpcId: "$clusterVpc", SubnetName: "pods", CidrBlock: "10.6.1.0/24", Zone: "ap-guangzhou-3" },
      { keeps: { podSubnet: "Subnet.SubnetId" } },
    ),
    ...creation(),
    ...changes(),
    ...accesses(),
    ...settings(),
    ...upgrades(),
    ...nodes(),
    ...pools(),
    tke("DeleteCluster", { ...own, InstanceDeleteMode: "terminate" }),
    tke("DeleteCluster", { ...own, InstanceDeleteMode: "terminate" }, { refused: "InternalError.ClusterNotFound" }),
    tke("DescribeClusters", { ClusterIds: [ClusterId] }, { holds: { TotalCount: 0 } }),
  ];
}

function creation(): Step[] {
  const purchase = {
    InstanceType: "S5.MEDIUM4",
    VirtualPrivateCloud: { VpcId: "$clusterVpc", SubnetId: "$podSubnet" },
    LoginSettings: { Password: "Secret-123" },
  };
  const given = {
    ClusterType: "MANAGED_CLUSTER",
    ClusterCIDRSettings: { ClusterCIDR: "172.21.0.0/16", MaxNodePodNum: 64 },
    ClusterBasicSettings: {
      ClusterName: "shop",
      ClusterVersion: "1.28.3",
      VpcId: "$clusterVpc",
      TagSpecification: [{ ResourceType: "cluster", Tags: [{ Key: "team", Value: "shop" }] }],
    },
    ClusterAdvancedSettings: { ContainerRuntime: "containerd", IPVS: true, DeletionProtection: true },
  };
  return [
    tke(
      "CreateCluster",
      { ...given, ClusterCIDRSettings: { ClusterCIDR: "10.6.0.0/17" } },
      { refused: "InternalError.CidrConflictWithVpcCidr" },
    ),
    tke(
      "CreateCluster",
      { ...given, RunInstancesForNode: [{ NodeRole: "WORKER", RunInstancesPara: ["no JSON"] }] },
      { refused: "InternalError.Param" },
    ),
    tke(
      "CreateCluster",
      { ...given, RunInstancesForNode: [{ NodeRole: "WORKER", RunInstancesPara: [JSON.stringify(purchase)] }] },
      { keeps: { cluster: "ClusterId" } },
    ),
    tke("CreateCluster", given, { refused: "InternalError.CidrConflictWithOtherCluster" }),
    tke(
      "DescribeClusters",
      { Filters: [{ Name: "ClusterName", Values: ["shop"] }], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "Clusters.0.ClusterId": ClusterId,
          "Clusters.0.ClusterStatus": "Running",
          "Clusters.0.ClusterNetworkSettings.MaxNodePodNum": 64,
          "Clusters.0.TagSpecification.0.Tags.0.Value": "shop",
        },
      },
    ),
    tke(
      "DescribeClusterInstances",
      { ...own, Offset: 0, Limit: 100 },
      { holds: { TotalCount: 1, "InstanceSet.0.InstanceState": "running" } },
    ),
  ];
}

function changes(): Step[] {
  return [
    tke("ModifyClusterAttribute", { ...own, ClusterName: "site", ClusterDesc: "Site", ClusterLevel: "L20" }),
    tke("ModifyClusterImage", { ...own, ImageId: "img-9qabwvbn" }),
    tke("AcquireClusterAdminRole", own),
    tke("ModifyClusterTags", { ...own, Tags: [{ Key: "team", Value: "site" }], SyncSubresource: false }),
    tke("DescribeBatchModifyTagsStatus", own, { holds: { Status: "done", "Tags.0.Value": "site" } }),
    tke(
      "DeleteCluster",
      { ...own, InstanceDeleteMode: "terminate" },
      { refused: "OperationDenied.ClusterInDeletionProtection" },
    ),
    tke("DisableClusterDeletionProtection", own),
    tke("EnableClusterDeletionProtection", own),
    tke("DisableClusterDeletionProtection", own),
    tke(
      "DescribeClusters",
      { ClusterIds: [ClusterId] },
      {
        holds: {
          "Clusters.0.ClusterName": "site",
          "Clusters.0.ClusterLevel": "L20",
          "Clusters.0.ImageId": "img-9qabwvbn",
          "Clusters.0.DeletionProtection": false,
        },
      },
    ),
  ];
}

function accesses(): Step[] {
  const internet = { ...own, IsExtranet: true };
  const intranet = { ...own, IsExtranet: false };
  return [
    tke("DescribeClusterEndpointStatus", internet, { holds: { Status: "NotFound" } }),
    tke("DescribeClusterKubeconfig", internet, { refused: "FailedOperation.KubeClientConnection" }),
    tke("CreateClusterEndpoint", { ...internet, Domain: "api.example.com", SecurityGroup: "sg-ey3wmiz1" }),
    tke("CreateClusterEndpoint", { ...intranet, SubnetId: "subnet-00000000" }, { refused: "InvalidParameter.Param" }),
    tke("CreateClusterEndpoint", { ...intranet, SubnetId: "$podSubnet" }),
    tke("ModifyClusterEndpointSP", { ...own, SecurityGroup: "sg-4rp7adsx" }),
    tke("DescribeClusterEndpointStatus", intranet, { holds: { Status: "Created" } }),
    tke("DescribeClusterEndpoints", own, {
      holds: {
        ClusterExternalDomain: "api.example.com",
        SecurityGroup: "sg-4rp7adsx",
        ClusterIntranetSubnetId: "$podSubnet",
      },
    }),
    tke("DescribeClusterKubeconfig", internet),
    tke("DescribeClusterSecurity", own, { holds: { UserName: "admin", SecurityPolicy: 1 } }),
    tke("DeleteClusterEndpoint", internet),
    tke("DeleteClusterEndpoint", intranet),
  ];
}

function settings(): Step[] {
  const latest = { Latest: true, Filter: [{ Name: "ClusterId", Values: [ClusterId] }] };
  return [
    tke("ModifyClusterAsGroupOptionAttribute", { ...own, ClusterAsGroupOption: { Expander: "least-waste" } }),
    tke("DescribeClusterAsGroupOption", own, { holds: { "ClusterAsGroupOption.Expander": "least-waste" } }),
    tke("ModifyClusterExtraArgs", { ...own, ClusterExtraArgs: { KubeScheduler: ["v=4"] } }),
    tke("DescribeTasks", latest, { holds: { "Tasks.0.LifeState": "done" } }),
    tke("DescribeClusterExtraArgs", own, { holds: { "ClusterExtraArgs.KubeScheduler": 1 } }),
    tke("ModifyClusterAuthenticationOptions", { ...own, ServiceAccounts: { UseTKEDefault: true } }),
    tke("DescribeClusterAuthenticationOptions", own, {
      holds: { LatestOperationState: "Success", "ServiceAccounts.UseTKEDefault": true },
    }),
    tke("DescribeExternalNodeSupportConfig", own, { holds: { NetworkType: "GR" } }),
    tke("InstallLogAgent", own),
    tke("EnableEventPersistence", { ...own, LogsetId: "logset-1", TopicId: "topic-1" }),
    tke("EnableClusterAudit", own),
    tke(
      "DescribeLogSwitches",
      { ClusterIds: [ClusterId] },
      { holds: { "SwitchSet.0.Log.Status": "opened", "SwitchSet.0.Event.TopicId": "topic-1" } },
    ),
    tke("UninstallLogAgent", own),
    tke("DisableEventPersistence", { ...own, DeleteLogSetAndTopic: true }),
    tke("DisableClusterAudit", { ...own, DeleteLogSetAndTopic: false }),
    tke("EnableVpcCniNetworkType", {
      ...own,
      VpcCniType: "tke-route-eni",
      EnableStaticIp: true,
      Subnets: ["$podSubnet"],
      ExpiredSeconds: 600,
    }),
    tke("AddVpcCniSubnets", { ...own, SubnetIds: ["$podSubnet"], VpcId: "$clusterVpc" }),
    tke("DescribeIPAMD", own, { holds: { Phase: "running", SubnetIds: 1, ClaimExpiredDuration: "10m0s" } }),
    tke("DisableVpcCniNetworkType", own),
    tke("DescribeIPAMD", own, { holds: { EnableIPAMD: false } }),
  ];
}

function upgrades(): Step[] {
  return [
    tke("DescribeAvailableClusterVersion", own, { holds: { Versions: 1, "Versions.0": "1.30.0" } }),
    tke("UpdateClusterVersion", { ...own, DstVersion: "1.40.0" }, { refused: "InvalidParameter.Param" }),
    tke("UpdateClusterVersion", { ...own, DstVersion: "1.30.0" }),
    tke(
      "CheckInstancesUpgradeAble",
      { ...own, UpgradeType: "major", Offset: 0, Limit: 100 },
      { holds: { Total: 1 }, keeps: { clusterNode: "UpgradeAbleInstances.0.InstanceId" } },
    ),
    tke("UpgradeClusterInstances", {
      ...own,
      Operation: "create",
      UpgradeType: "major",
      InstanceIds: ["$clusterNode"],
    }),
    tke("GetUpgradeInstanceProgress", own, { holds: { LifeState: "done", Done: 1 } }),
  ];
}

function nodes(): Step[] {
  const machines = { NodeRole: "MASTER_ETCD", ExistedInstancesPara: { InstanceIds: ["$machine"] } };
  return [
    tke(
      "ScaleOutClusterMaster",
      { ...own, ExistedInstancesForNode: [machines] },
      { refused: "InvalidParameter.Param" },
    ),
    tke(
      "ScaleInClusterMaster",
      { ...own, ScaleInMasters: [{ InstanceId: "$machine", NodeRole: "MASTER_ETCD", InstanceDeleteMode: "retain" }] },
      { refused: "InternalError.CvmNotFound" },
    ),
  ];
}

function pools(): Step[] {
  const pool = { ...own, NodePoolId: "$pool" };
  const group = { MaxSize: 3, MinSize: 1, VpcId: "$clusterVpc", SubnetIds: ["$podSubnet"], RetryPolicy: "NO_RETRY" };
  const launch = {
    InstanceType: "S5.MEDIUM4",
    SystemDisk: { DiskSize: 50 },
    LoginSettings: { Password: "Secret-123" },
  };
  const given = {
    ...own,
    AutoScalingGroupPara: JSON.stringify(group),
    LaunchConfigurePara: JSON.stringify(launch),
    InstanceAdvancedSettings: { DockerGraphPath: "/var/lib/docker" },
    EnableAutoscale: true,
    Name: "web",
    Labels: [{ Name: "role", Value: "web" }],
  };
  const launches = { LaunchConfigurationIds: ["$launch"] };
  const groups = { AutoScalingGroupIds: ["$group"] };
  const deletion = { ...own, NodePoolIds: ["$pool"], KeepInstance: false };
  return [
    tke("CreateClusterNodePool", { ...given, LaunchConfigurePara: "{}" }, { refused: "InternalError.Param" }),
    tke("CreateClusterNodePool", given, { keeps: { pool: "NodePoolId" } }),
    tke(
      "DescribeClusterNodePools",
      { ...own, Filters: [{ Name: "NodePoolsName", Values: ["web"] }] },
      {
        holds: { TotalCount: 1, "NodePoolSet.0.LifeState": "normal", "NodePoolSet.0.DesiredNodesNum": 1 },
        keeps: { launch: "NodePoolSet.0.LaunchConfigurationId", group: "NodePoolSet.0.AutoscalingGroupId" },
      },
    ),
    tke("ModifyClusterNodePool", { ...pool, Name: "site", MaxNodesNum: 5, Taints: [], DeletionProtection: true }),
    tke(
      "ModifyNodePoolDesiredCapacityAboutAsg",
      { ...pool, DesiredCapacity: 6 },
      { refused: "InvalidParameter.Param" },
    ),
    tke("ModifyNodePoolDesiredCapacityAboutAsg", { ...pool, DesiredCapacity: 2 }),
    tke("ModifyNodePoolInstanceTypes", { ...pool, InstanceTypes: ["S5.MEDIUM4", "S5.LARGE8"] }),
    tke("DescribeClusterNodePoolDetail", pool, {
      holds: { "NodePool.Name": "site", "NodePool.NodeCountSummary.AutoscalingAdded.Normal": 2 },
    }),
    as("ModifyLaunchConfigurationAttributes", { LaunchConfigurationId: "$launch", SystemDisk: { DiskSize: 80 } }),
    as("DescribeLaunchConfigurations", launches, {
      holds: {
        TotalCount: 1,
        "LaunchConfigurationSet.0.InstanceTypes": 2,
        "LaunchConfigurationSet.0.SystemDisk.DiskSize": 80,
      },
    }),
    as("ModifyAutoScalingGroup", { AutoScalingGroupId: "$group", DefaultCooldown: 600 }),
    as("DescribeAutoScalingGroups", groups, {
      holds: {
        TotalCount: 1,
        "AutoScalingGroupSet.0.DefaultCooldown": 600,
        "AutoScalingGroupSet.0.RetryPolicy": "NO_RETRY",
      },
    }),
    as("DescribeAutoScalingActivities", { Filters: [{ Name: "auto-scaling-group-id", Values: ["$group"] }] }),
    tke("DeleteClusterNodePool", deletion, { refused: "OperationDenied" }),
    tke("ModifyClusterNodePool", { ...pool, DeletionProtection: false }),
    tke("DeleteClusterNodePool", deletion),
    tke("DescribeClusterNodePoolDetail", pool, { refused: "FailedOperation.NodePoolQueryFailed" }),
  ];
}
