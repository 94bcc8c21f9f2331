/** A rule for the public addresses of the traffic that leaves a network through a NAT gateway. */
export interface SnatRule {
  /** As `snat-3k9x0a7b`. */
  readonly id: string;
  readonly natGatewayId: string;
  readonly resourceType: SnatResourceType;
  /** The subnet or the machine; empty for a range that the user has defined. */
  readonly resourceId: string;
  /** The range of the subnet, or the address of the machine. */
  readonly privateAddress: string;
  readonly publicAddresses: readonly string[];
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The kind of source that a rule for outgoing traffic has. */
export type SnatResourceType = "SUBNET" | "NETWORKINTERFACE" | "USERDEFINED";

/** A rule that forwards a port of a NAT gateway to a machine. */
export interface DnatRule extends Endpoints {
  /** What identifies it: the gateway, the protocol, the public address and its port. */
  readonly id: string;
  readonly natGatewayId: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The two sides of a forwarded port. */
export interface Endpoints {
  readonly protocol: string;
  readonly publicAddress: string;
  readonly publicPort: number;
  readonly privateAddress: string;
  readonly privatePort: number;
}

/** How many ports a gateway may forward. */
export const dnatQuota = 100;
