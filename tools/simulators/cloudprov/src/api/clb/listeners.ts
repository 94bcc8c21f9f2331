import type { Reply } from "../action.ts";

/** The certificates of a listener or rule. */
export interface KeptCertificates {
  readonly mode: string;
  /** Those of the server, the main one first. */
  readonly ids: readonly string[];
  readonly caId: string;
}

/** The settings of a listener that changes replace, by their names in requests. */
export interface ListenerSettings {
  readonly Scheduler: string;
  /** Seconds; 0 for no sessions. */
  readonly SessionExpireTime: number;
  readonly SessionType: string;
  readonly SniSwitch: number;
  readonly TargetType: string;
  readonly KeepaliveEnable: number;
  readonly DeregisterTargetRst: boolean;
  readonly MaxConn: number;
  readonly MaxCps: number;
  readonly IdleConnectTimeout: number | null;
  readonly ProxyProtocol: boolean;
  readonly SnatEnable: boolean;
  readonly DataCompressMode: string;
  readonly RescheduleTargetZeroWeight: boolean;
  readonly RescheduleUnhealthy: boolean;
  readonly RescheduleExpandTarget: boolean;
  readonly RescheduleStartTime: number;
  readonly RescheduleInterval: number;
}

/** A listener of a load balancer. */
export interface Listener {
  /** As `lbl-hh141sn9`. */
  readonly id: string;
  readonly loadBalancerId: string;
  readonly protocol: string;
  readonly port: number;
  /** The last port of a range; 0 for a single port. */
  readonly endPort: number;
  readonly name: string;
  readonly h2c: boolean;
  /** The domain of requests for a domain without a rule; empty if nobody has chosen one. */
  readonly defaultDomain: string;
  readonly certificates: KeptCertificates | undefined;
  /** By the names in requests. Null for HTTP and HTTPS, whose rules have health checks. */
  readonly healthCheck: Reply | null;
  readonly settings: ListenerSettings;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const layer4 = ["TCP", "UDP", "TCP_SSL", "QUIC"];

/** Whether a listener passes connections on, and not requests. */
export function isLayer4(protocol: string): boolean {
  return layer4.includes(protocol);
}
