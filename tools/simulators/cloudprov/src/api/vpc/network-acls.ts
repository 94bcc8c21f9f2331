/** A list of rules for the traffic of subnets. */
export interface NetworkAcl {
  /** As `acl-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly vpcId: string;
  readonly name: string;
  readonly type: "TRIPLE" | "QUINTUPLE";
  readonly ingress: readonly AclEntry[];
  readonly egress: readonly AclEntry[];
  readonly subnetIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A rule. */
export interface AclEntry {
  readonly protocol: string;
  /** `all`, one port or a range. */
  readonly port: string;
  readonly cidrBlock: string;
  readonly ipv6CidrBlock: string;
  readonly action: string;
  readonly description: string;
}

/** The rules at the end of each list: they allow IPv6 and reject everything else. */
export const finalEntries: readonly AclEntry[] = [
  { protocol: "all", port: "all", cidrBlock: "", ipv6CidrBlock: "::/0", action: "Accept", description: "" },
  { protocol: "all", port: "all", cidrBlock: "0.0.0.0/0", ipv6CidrBlock: "", action: "Drop", description: "" },
];

/** How many lists a network may have, and rules one direction of a list. */
export const aclQuotas = { lists: 50, entries: 20 } as const;
