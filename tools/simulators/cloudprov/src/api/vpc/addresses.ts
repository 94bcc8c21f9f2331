import { noLags, type Stores } from "@org/simulator";

/** A public address that can be bound to something. */
export interface Address {
  /** As `eip-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly ip: string;
  readonly type: string;
  readonly provider: string;
  readonly chargeType: string;
  /** Mbit/s. */
  readonly bandwidth: number;
  /** Only of a prepaid address. */
  readonly renewFlag: RenewFlag | undefined;
  /** When a prepaid address expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  /** Whether a prepaid address was returned: its next release deletes it. */
  readonly isIsolated: boolean;
  readonly bandwidthPackageId: string;
  readonly egress: string;
  readonly antiDdosPackageId: string;
  /** The dedicated cluster (CDC) that it belongs to. Only a filter lists such addresses. */
  readonly clusterId: string;
  /** The instance that it is bound to, if any. */
  readonly instanceId: string;
  /** The network interface and its private address that it is bound to, if any. */
  readonly networkInterfaceId: string;
  readonly privateIp: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly status: AddressStatus;
}

/** Whether a public address is bound, or the task that is running for it. */
export type AddressStatus = "CREATING" | "UNBIND" | "BINDING" | "BIND" | "BIND_ENI" | "UNBINDING" | "OFFLINING";

/** How a prepaid address is renewed, in the order of the numbers that stand for it in requests. */
export const renewFlags = [
  "NOTIFY_AND_MANUAL_RENEW",
  "NOTIFY_AND_AUTO_RENEW",
  "DISABLE_NOTIFY_AND_MANUAL_RENEW",
] as const;

/** How a prepaid address is renewed. */
export type RenewFlag = (typeof renewFlags)[number];

/** The values of an ordinary address that is not bound. */
export const ordinaryAddress = {
  name: "",
  ip: "203.0.113.1",
  type: "EIP",
  provider: "BGP",
  chargeType: "TRAFFIC_POSTPAID_BY_HOUR",
  bandwidth: 1,
  renewFlag: undefined,
  expiresAt: undefined,
  isIsolated: false,
  bandwidthPackageId: "",
  egress: "center_egress1",
  antiDdosPackageId: "",
  clusterId: "",
  instanceId: "",
  networkInterfaceId: "",
  privateIp: "",
  status: "UNBIND",
} as const satisfies Partial<Address>;

/** The work that the platform does after its response. */
export interface Task {
  /** A number as text. */
  readonly id: string;
  readonly result: "RUNNING" | "SUCCESS" | "FAILED";
}

/** All public addresses, and what is done with them. */
export type Addresses = ReturnType<typeof openAddresses>;

/** Opens their stores. */
export function openAddresses(stores: Stores) {
  return {
    addresses: stores.open<Address>("eips.addresses"),
    tasks: stores.open<Task>("eips.tasks", noLags),
  };
}
