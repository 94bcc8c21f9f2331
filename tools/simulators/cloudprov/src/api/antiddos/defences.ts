import type { Stores } from "@org/simulator";

/** The defences of an instance against attacks. */
export type Defences = ReturnType<typeof openDefences>;

/** An instance of Anti-DDoS Advanced, which has its own addresses. */
export interface AdvancedIp {
  /** As `bgpip-00000ry7`. */
  readonly id: string;
  readonly addresses: readonly string[];
  /** The web sites behind it. */
  readonly sites: readonly Site[];
}

/** A web site behind an instance. */
export interface Site {
  readonly domain: string;
  /** `http` or `https` */
  readonly protocol: string;
}

/** What belongs to an instance. */
export interface OfInstance {
  readonly id: string;
  readonly instanceId: string;
}

/** What belongs to a web site behind an instance. */
export interface OfSite extends OfInstance, Site {
  /** Address of the instance. */
  readonly ip: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** An address that may, or may not, call a web site. */
export interface SiteAddress extends OfSite {
  /** `black` or `white` */
  readonly type: string;
  readonly address: string;
  readonly mask: number;
}

/** What becomes of some requests to a web site. */
export interface SitePolicy extends OfSite {
  /** `alg`, `drop` or `trans` */
  readonly action: string;
  /** By the names on the wire. */
  readonly records: readonly object[];
}

/** An address that may, or may not, reach an instance. */
export interface InstanceAddress extends OfInstance {
  /** `black` or `white` */
  readonly type: string;
  readonly address: string;
  readonly mask: number;
}

/** A setting of an instance, by the names on the wire. */
export interface InstanceConfig extends OfInstance {
  readonly config: Readonly<Record<string, unknown>>;
}

/** Opens their stores. */
export function openDefences(stores: Stores) {
  return {
    advancedIps: stores.open<AdvancedIp>("protection.advancedIps"),
    siteAddresses: stores.open<SiteAddress>("protection.siteAddresses"),
    sitePolicies: stores.open<SitePolicy>("protection.sitePolicies"),
    instanceAddresses: stores.open<InstanceAddress>("protection.instanceAddresses"),
    geoBlocks: stores.open<InstanceConfig>("protection.geoBlocks"),
    speedLimits: stores.open<InstanceConfig>("protection.speedLimits"),
    packetFilters: stores.open<InstanceConfig>("protection.packetFilters"),
    portRules: stores.open<InstanceConfig>("protection.portRules"),
  };
}
