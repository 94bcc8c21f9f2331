import type { Reply } from "../action.ts";
import type { GivenTag } from "../tag-list.ts";

/** A pair of a name and a value, as labels and annotations are. */
export interface Pair {
  readonly Name: string;
  readonly Value: string;
}

/** A pool of equal nodes of a cluster. */
export interface NodePool {
  /** As `np-380ay1o8`. */
  readonly id: string;
  readonly clusterId: string;
  readonly name: string;
  readonly state: "creating" | "normal" | "updating" | "deleting";
  readonly isScaled: boolean;
  readonly max: number;
  readonly min: number;
  readonly desired: number;
  readonly labels: readonly Pair[];
  readonly taints: readonly Reply[];
  readonly annotations: readonly Pair[];
  readonly os: string;
  readonly imageId: string;
  readonly osType: string;
  readonly settings: Reply;
  readonly tags: readonly GivenTag[];
  readonly isProtected: boolean;
  readonly launch: LaunchConfiguration;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly group: ScalingGroup;
}

/** How a pool buys machines. */
export interface LaunchConfiguration {
  /** As `asc-3k9x0a7b`. */
  readonly id: string;
  readonly types: readonly string[];
  readonly password: string;
  readonly keyIds: readonly string[];
  /** The other members of the request that created it. */
  readonly members: Reply;
}

/** How a pool is scaled. */
export interface ScalingGroup {
  /** As `asg-3k9x0a7b`. */
  readonly id: string;
  readonly name: string;
  readonly projectId: number;
  readonly cooldown: number;
  readonly termination: readonly string[];
  readonly zones: readonly string[];
  readonly vpcId: string;
  readonly subnetIds: readonly string[];
  readonly retryPolicy: string;
  readonly subnetPolicy: string;
  readonly services: { readonly ScalingMode: string; readonly AutoUpdateInstanceTags: boolean };
}
