import type { Reply } from "../action.ts";

/** A listener, or a rule of one, that a group of targets is connected to. */
export interface GroupPlace {
  readonly loadBalancerId: string;
  readonly listenerId: string;
  /** Empty for a listener that passes connections on. */
  readonly ruleId: string;
}

/** A group of targets that listeners and rules share. */
export interface TargetGroup {
  /** As `lbtg-3k3io0i0`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly vpcId: string;
  readonly type: "v1" | "v2";
  readonly protocol: string;
  readonly port: number | undefined;
  readonly scheduler: string;
  readonly weight: number | undefined;
  /** Seconds; 0 for no sessions. */
  readonly sessionExpireTime: number;
  readonly keepalive: boolean;
  readonly snat: boolean;
  readonly fullListen: boolean;
  readonly ipVersion: string;
  /** By the names in requests; null for groups of the type `v1`. */
  readonly healthCheck: Reply | null;
  readonly places: readonly GroupPlace[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
