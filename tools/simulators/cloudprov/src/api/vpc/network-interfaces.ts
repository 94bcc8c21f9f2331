/** A network interface that can be attached to a machine. */
export interface NetworkInterface {
  /** As `eni-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly zone: string;
  readonly vpcId: string;
  readonly subnetId: string;
  readonly name: string;
  readonly description: string;
  readonly securityGroupIds: readonly string[];
  /** Whether it is the first interface of a machine, which is created and deleted with the machine. */
  readonly isPrimary: boolean;
  readonly mac: string;
  readonly addresses: readonly PrivateAddress[];
  /** The machine that it is attached to; empty without one. */
  readonly instanceId: string;
  /** When it was attached, in milliseconds since 1970. */
  readonly attachedAt: number;
  readonly state: "PENDING" | "AVAILABLE" | "ATTACHING" | "DETACHING" | "DELETING";
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A private address of a network interface. */
export interface PrivateAddress {
  readonly ip: string;
  readonly isPrimary: boolean;
  readonly description: string;
  readonly state: "PENDING" | "AVAILABLE" | "DELETING";
}

/** How many addresses an interface may have, and how many a request may name. */
export const interfaceLimits = { addresses: 30, addressesAtOnce: 10 } as const;
