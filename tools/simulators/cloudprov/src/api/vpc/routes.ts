/** An entry of a route table. */
export interface Route {
  /** A number as text. */
  readonly id: string;
  readonly routeTableId: string;
  readonly destination: string;
  readonly gatewayType: string;
  readonly gatewayId: string;
  readonly description: string;
  readonly enabled: boolean;
  /** `USER`, or `NETD` and `CCN` for entries of the platform. */
  readonly type: string;
  /** As `rti-3k9x0a7b`. */
  readonly itemId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The types of next hops that requests may have. */
export const gatewayTypes = [
  "CVM",
  "VPN",
  "DIRECTCONNECT",
  "PEERCONNECTION",
  "SSLVPN",
  "HAVIP",
  "NAT",
  "NORMAL_CVM",
  "EIP",
  "CCN",
  "LOCAL_GATEWAY",
  "INTRANAT",
  "USER_CCN",
  "GWLB_ENDPOINT",
];
