import type { Stores } from "@org/simulator";
import type { Reply } from "../action.ts";
import type { GivenTag } from "../tag-list.ts";
import type { NodePool } from "./node-pools.ts";

/** The access to a cluster from the internet or from its private network. */
export interface ClusterAccess {
  readonly status: "NotFound" | "Creating" | "Created" | "CreateFailed" | "Deleting" | "DeletedFailed";
  readonly fault: string;
  readonly domain: string;
  readonly securityGroup: string;
  readonly subnetId: string;
}

/** One kind of logs of a cluster in the log service. */
export interface LogSwitch {
  /** Empty if the platform reports none. */
  readonly status: "opened" | "opening" | "closed" | "closing" | "failed" | "";
  readonly fault: string;
  readonly logsetId: string;
  readonly topicId: string;
}

/** A cluster. */
export interface Cluster {
  /** As `cls-n2h4jbtk`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly description: string;
  readonly type: "MANAGED_CLUSTER" | "INDEPENDENT_CLUSTER";
  readonly status: string;
  readonly version: string;
  readonly os: string;
  readonly imageId: string;
  readonly osType: string;
  readonly level: string;
  readonly autoUpgradesLevel: boolean;
  readonly projectId: number;
  readonly cdcId: string;
  readonly runtime: string;
  readonly runtimeVersion: string;
  readonly isProtected: boolean;
  readonly tags: readonly GivenTag[];
  readonly tagsStatus: "running" | "failed" | "done";
  readonly vpcId: string;
  readonly controlSubnetId: string;
  readonly network: ClusterNetwork;
  /** The settings of the nodes that it was created with. */
  readonly nodeSettings: Reply;
  readonly addons: readonly Reply[];
  readonly groupOption: Reply;
  readonly extraArgs: Reply;
  readonly accounts: Reply;
  readonly accountsState: "Updating" | "Success" | "Failed";
  /** The latest upgrade of its nodes. */
  readonly upgrade: NodeUpgrade | undefined;
  readonly internet: ClusterAccess;
  readonly intranet: ClusterAccess;
  readonly logs: { readonly Log: LogSwitch; readonly Event: LogSwitch; readonly Audit: LogSwitch };
  readonly userName: string;
  readonly password: string;
  /** The users who have the role of its administrator. */
  readonly admins: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** An upgrade of nodes of a cluster. */
export interface NodeUpgrade {
  readonly state: "process" | "done" | "aborted";
  readonly nodeIds: readonly string[];
  readonly fault: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Undefined while it runs. */
  readonly endedAt?: number;
}

/** The network of a cluster's pods and services. */
export interface ClusterNetwork {
  readonly type: string;
  readonly clusterCidr: string;
  readonly serviceCidr: string;
  readonly ignoresClusterCidr: boolean;
  readonly ignoresServiceCidr: boolean;
  readonly maxPods: number;
  readonly maxServices: number;
  readonly subnetIds: readonly string[];
  readonly cniType: string;
  readonly cniPhase: string;
  readonly isNonStatic: boolean;
  readonly claimSeconds: number;
  readonly ipvs: boolean;
  readonly proxyMode: string;
  readonly isV2: boolean;
  readonly isDualStack: boolean;
  readonly hasPodNumbers: boolean;
  readonly basePods: number;
  readonly nodeNames: string;
}

/** A node of a cluster. */
export interface ClusterNode {
  /** The ID of its machine. */
  readonly id: string;
  readonly clusterId: string;
  /** Empty for a node without a pool. */
  readonly poolId: string;
  readonly role: string;
  readonly state: "initializing" | "running" | "failed";
  readonly fault: string;
  readonly version: string;
  readonly lanIp: string;
  readonly settings: Reply;
  readonly createdAt: number;
}

/** A task that changes components of a cluster. */
export interface ClusterTask {
  readonly id: string;
  readonly clusterId: string;
  readonly type: string;
  readonly state: "process" | "done" | "aborted";
  readonly fault: string;
  readonly createdAt: number;
}

/** The clusters of the account, and what belongs to them. */
export type Kubernetes = ReturnType<typeof openKubernetes>;

/** Opens their stores. */
export function openKubernetes(stores: Stores) {
  return {
    clusters: stores.open<Cluster>("tke.clusters"),
    nodes: stores.open<ClusterNode>("tke.nodes"),
    tasks: stores.open<ClusterTask>("tke.tasks"),
    pools: stores.open<NodePool>("tke.pools"),
  };
}

const closed: ClusterAccess = { status: "NotFound", fault: "", domain: "", securityGroup: "", subnetId: "" };
const off: LogSwitch = { status: "closed", fault: "", logsetId: "", topicId: "" };

/** The versions of Kubernetes that the platform offers, the oldest first. */
export const versions = ["1.22.5", "1.28.3", "1.30.0", "1.32.2"];

/** The values of an ordinary cluster that works. */
export const ordinaryCluster = {
  name: "",
  description: "",
  type: "MANAGED_CLUSTER",
  status: "Running",
  version: "1.30.0",
  os: "tlinux2.4x86_64",
  imageId: "",
  osType: "GENERAL",
  level: "L5",
  autoUpgradesLevel: false,
  projectId: 0,
  cdcId: "",
  runtime: "containerd",
  runtimeVersion: "1.6.9",
  isProtected: false,
  tags: [],
  tagsStatus: "done",
  vpcId: "",
  controlSubnetId: "",
  network: {
    type: "GR",
    clusterCidr: "172.20.0.0/16",
    serviceCidr: "172.20.255.0/24",
    ignoresClusterCidr: false,
    ignoresServiceCidr: false,
    maxPods: 256,
    maxServices: 256,
    subnetIds: [],
    cniType: "",
    cniPhase: "",
    isNonStatic: false,
    claimSeconds: 300,
    ipvs: true,
    proxyMode: "",
    isV2: false,
    isDualStack: false,
    hasPodNumbers: false,
    basePods: 0,
    nodeNames: "lan-ip",
  },
  nodeSettings: {},
  addons: [],
  groupOption: {
    IsScaleDownEnabled: false,
    Expander: "random",
    MaxEmptyBulkDelete: 10,
    ScaleDownDelay: 10,
    ScaleDownUnneededTime: 10,
    ScaleDownUtilizationThreshold: 50,
    SkipNodesWithLocalStorage: true,
    SkipNodesWithSystemPods: true,
    IgnoreDaemonSetsUtilization: false,
    OkTotalUnreadyCount: 3,
    MaxTotalUnreadyPercentage: 45,
    ScaleDownUnreadyTime: 20,
    UnregisteredNodeRemovalTime: 15,
  },
  extraArgs: {},
  accounts: { UseTKEDefault: false, Issuer: "", JWKSURI: "", AutoCreateDiscoveryAnonymousAuth: false },
  accountsState: "Success",
  upgrade: undefined,
  internet: closed,
  intranet: closed,
  logs: { Log: off, Event: off, Audit: off },
  userName: "admin",
  password: "",
  admins: [],
} as const satisfies Partial<Cluster>;
