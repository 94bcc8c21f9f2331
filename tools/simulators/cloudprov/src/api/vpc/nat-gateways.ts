/** A gateway through which machines without public addresses reach the Internet. */
export interface NatGateway {
  /** As `nat-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly vpcId: string;
  readonly name: string;
  readonly maxConcurrent: number;
  /** Mbit/s. */
  readonly bandwidth: number;
  readonly zone: string;
  readonly subnetId: string;
  /** 1 for the traditional kind, 2 for the standard kind. */
  readonly productVersion: number;
  readonly state: "PENDING" | "AVAILABLE" | "UPDATING" | "DELETING" | "PENDFAILURE" | "DELETEFAILURE" | "DENIED";
  readonly deletionProtection: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The work of the platform after a response, whose request ID identifies it. */
export interface VpcTask {
  readonly id: string;
  readonly status: "RUNNING" | "SUCCESS" | "FAILED";
  readonly output: string;
}

/** The limits of gateways by their kind. */
export const natLimits = {
  bandwidths: [20, 50, 100, 200, 500, 1000, 2000, 5000],
  connections: [1_000_000, 3_000_000, 10_000_000],
  standard: { bandwidth: 5000, maxConcurrent: 2_000_000 },
  addresses: 10,
} as const;
