import { noLags, type Stores } from "@org/simulator";

/** A network that a private zone is bound to. */
export interface BoundVpc {
  readonly UniqVpcId: string;
  readonly Region: string;
}

/** The same for a network of another account. */
export interface BoundAccountVpc extends BoundVpc {
  readonly Uin: string;
}

/** A private zone. */
export interface PrivateZone {
  readonly id: string;
  readonly domain: string;
  readonly remark: string;
  readonly dnsForwardStatus: string;
  readonly cnameSpeedupStatus: string;
  readonly vpcs: readonly BoundVpc[];
  readonly accountVpcs: readonly BoundAccountVpc[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A record of a private zone. */
export interface PrivateRecord {
  /** A number as text. */
  readonly id: string;
  readonly zoneId: string;
  /** `@` is the zone itself. */
  readonly subDomain: string;
  readonly type: string;
  readonly value: string;
  readonly mx: number;
  readonly ttl: number;
  readonly weight: number | undefined;
  readonly enabled: boolean;
  readonly remark: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A task that binds networks to a zone or unbinds them. */
export interface BindingTask {
  readonly id: string;
  readonly status: "processing" | "success" | "failed";
}

/** All private zones, with their records and tasks. */
export type PrivateDns = ReturnType<typeof openPrivateDns>;

/** Opens their stores. */
export function openPrivateDns(stores: Stores) {
  return {
    zones: stores.open<PrivateZone>("privateDns.zones"),
    records: stores.open<PrivateRecord>("privateDns.records"),
    tasks: stores.open<BindingTask>("privateDns.tasks", noLags),
  };
}
