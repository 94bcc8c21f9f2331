import { noLags, type Stores } from "@org/simulator";
import type { Reply } from "../action.ts";
import type { Listener } from "./listeners.ts";
import type { ForwardingRule } from "./rules.ts";
import type { TargetGroup } from "./target-groups.ts";
import type { Target } from "./targets.ts";

/** A load balancer. */
export interface LoadBalancer {
  /** As `lb-7a0t6zqb`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly type: "OPEN" | "INTERNAL";
  readonly projectId: number;
  /** Empty for one without a network. */
  readonly vpcId: string;
  readonly subnetId: string;
  readonly ipVersion: "IPV4" | "IPv6Nat64" | "IPv6FullChain";
  readonly vip: string;
  /** A name instead of a fixed address. */
  readonly domain: string;
  readonly vipIsp: string;
  /** A zone such as `ap-guangzhou-3`, or empty. */
  readonly masterZone: string;
  readonly backupZone: string;
  /** How the load balancer itself is paid for. */
  readonly billing: "POSTPAID_BY_HOUR" | "PREPAID";
  /**
   * The members of a prepaid one, by their names in requests; null for others. States that older simulators saved have no
   * such member.
   */
  readonly prepaid?: { readonly RenewFlag: string; readonly Period: number } | null;
  /** How its traffic is paid for. */
  readonly chargeType: string;
  /** Mbit/s. */
  readonly bandwidth: number;
  readonly bandwidthPackageId: string;
  /** Empty for a shared one. */
  readonly slaType: string;
  readonly clusterTag: string;
  /** By the names in requests. */
  readonly zoneAffinity: Reply;
  readonly clusterIds: readonly string[];
  readonly exclusiveCluster: Reply | null;
  readonly snatPro: boolean;
  readonly snatIps: readonly { readonly SubnetId: string; readonly Ip: string }[];
  readonly passToTarget: boolean;
  readonly deleteProtect: boolean;
  readonly endpoint: string;
  readonly securityGroups: readonly string[];
  readonly logsetId: string;
  readonly topicId: string;
  readonly targetRegion: string;
  readonly targetVpcId: string;
  /** 0 while it is created, 1 when it works. */
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The values of an ordinary public load balancer. */
export const ordinaryLoadBalancer = {
  name: "",
  type: "OPEN",
  projectId: 0,
  vpcId: "",
  subnetId: "",
  ipVersion: "IPV4",
  domain: "",
  vipIsp: "BGP",
  masterZone: "ap-guangzhou-3",
  backupZone: "",
  billing: "POSTPAID_BY_HOUR",
  prepaid: null,
  chargeType: "TRAFFIC_POSTPAID_BY_HOUR",
  bandwidth: 10,
  bandwidthPackageId: "",
  slaType: "",
  clusterTag: "",
  zoneAffinity: { Enable: false, ExitRatio: null, ReentryRatio: null },
  clusterIds: [],
  exclusiveCluster: null,
  snatPro: false,
  snatIps: [],
  passToTarget: false,
  deleteProtect: false,
  endpoint: "",
  securityGroups: [],
  logsetId: "",
  topicId: "",
  targetRegion: "ap-guangzhou",
  targetVpcId: "",
  status: 1,
} as const satisfies Partial<LoadBalancer>;

/** The work that the platform does after its response. */
export interface BalancingTask {
  /** The ID of the request that began it. */
  readonly id: string;
  /** 0 if it succeeded, 1 if it failed, 2 while it runs. */
  readonly status: 0 | 1 | 2;
  readonly message: string;
  /** The load balancers that it creates. */
  readonly created: readonly string[];
}

/** All load balancers, and what belongs to them. */
export type LoadBalancing = ReturnType<typeof openLoadBalancing>;

/** Opens their stores. */
export function openLoadBalancing(stores: Stores) {
  return {
    loadBalancers: stores.open<LoadBalancer>("clb.loadBalancers"),
    listeners: stores.open<Listener>("clb.listeners"),
    rules: stores.open<ForwardingRule>("clb.rules"),
    targets: stores.open<Target>("clb.targets"),
    targetGroups: stores.open<TargetGroup>("clb.targetGroups"),
    tasks: stores.open<BalancingTask>("clb.tasks", noLags),
  };
}
