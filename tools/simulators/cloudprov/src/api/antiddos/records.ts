/** A package of protection for addresses. */
export interface BgpInstance {
  readonly id: string;
  /** As `ap-guangzhou`. */
  readonly region: string;
  /** `Enterprise`, `Standard` or `StandardPlus` */
  readonly packageType: string;
  /** `PREPAID` or `POSTPAID_BY_MONTH` */
  readonly chargeType: string;
  readonly prepaid: { readonly Period: number; readonly RenewFlag: string } | null;
  readonly enterprise: EnterprisePackage | null;
  readonly standard: StandardPackage | null;
  readonly standardPlus: StandardPlusPackage | null;
  readonly tags: readonly { readonly TagKey: string; readonly TagValue: string }[];
}

/** By the names on the wire. */
export interface StandardPackage {
  readonly Region: string;
  readonly ProtectIpCount: number;
  readonly Bandwidth: number;
  readonly ElasticBandwidthFlag: boolean;
}

/** By the names on the wire. */
export interface StandardPlusPackage extends StandardPackage {
  /** `TWO_TIMES` or `UNLIMITED` */
  readonly ProtectCount: string;
}

/** By the names on the wire. */
export interface EnterprisePackage extends StandardPackage {
  readonly BasicProtectBandwidth: number;
  readonly ElasticProtectBandwidth: number;
}

/** A resource of the account that is protected anyway. */
export interface Device {
  /** Its address; the ID of one that is reached by a domain name. */
  readonly id: string;
  readonly kind: "address" | "load-balancer";
  /** The number of its region; 1 is ap-guangzhou. */
  readonly region: number;
  /** `1` blocked, `2` normal, `3` under attack. */
  readonly status: string;
}

/** The backends of a listener, by their names on the wire. */
export interface ListenerBackends {
  readonly RealServers: readonly RealServer[] | null;
  readonly InstanceDetails: readonly InstanceDetail[] | null;
  readonly InstanceDetailRule: readonly (InstanceDetail & { readonly Cname: string })[] | null;
}

/** A server behind a listener. */
export interface RealServer {
  /** An address or a domain. */
  readonly RealServer: string;
  /** 1 for a domain, 2 for an address. */
  readonly RsType: number;
  readonly Weight: number;
  readonly Port: number;
}

/** A package whose addresses a listener has. */
export interface InstanceDetail {
  readonly EipList: readonly string[];
  readonly InstanceId: string;
}

/** A listener of connections. */
export interface Layer4Listener extends ListenerBackends {
  readonly id: string;
  readonly BackendPort: number;
  readonly FrontendPort: number;
  /** `TCP` or `UDP` */
  readonly Protocol: string;
}

/** A listener of web requests. */
export interface Layer7Listener extends ListenerBackends {
  readonly id: string;
  readonly Domain: string;
  readonly ProxyTypeList: readonly { readonly ProxyPorts: readonly number[]; readonly ProxyType: string }[] | null;
  readonly Protocol: string;
  readonly Vport: number;
}

/** The measured traffic of a package. */
export interface BizTrend {
  readonly id: string;
  readonly instanceId: string;
  readonly metricName: string;
  /** One for each point in time. */
  readonly values: readonly number[];
}

/** How many attacks there were. */
export interface AttackTrend {
  readonly id: string;
  /** `cc` or `ddos` */
  readonly type: string;
  /** One for each day. */
  readonly values: readonly number[];
}

/** The measured requests to an address. */
export interface CcTrend {
  readonly id: string;
  readonly metricName: string;
  readonly business: string;
  readonly ip: string;
  /** One for each period. */
  readonly values: readonly number[];
}

/** From how much traffic to an address on there is an alarm, by default. */
export interface DefaultThreshold {
  /** `{instanceType}#{alarmType}` */
  readonly id: string;
  /** `bgp` or `bgpip` */
  readonly instanceType: string;
  /** 1 for incoming traffic, 2 for attack traffic that was cleaned. */
  readonly alarmType: number;
  /** In Mbps. */
  readonly threshold: number;
}

/** The same for one address of an instance. */
export interface IpThreshold {
  /** `{instanceId}#{ip}#{alarmType}` */
  readonly id: string;
  readonly instanceId: string;
  readonly ip: string;
  readonly alarmType: number;
  readonly threshold: number;
}

/** A domain that leads to the addresses of several lines. */
export interface SchedulingDomain {
  /** The domain itself. */
  readonly id: string;
  /** Empty when nobody has given it one. */
  readonly userName: string;
  /** By the names on the wire. */
  readonly lines: readonly {
    readonly Type: string;
    readonly Eip: string;
    readonly Cname: string;
    readonly ResourceFlag: number;
    readonly Domain: string;
  }[];
  readonly ttl: number;
  /** 0 does not run, 1 runs, 2 does not run as it should. */
  readonly status: number;
  readonly createdAt: string;
  readonly modifiedAt: string;
}

/** The measured attack traffic on an address. */
export interface DdosTrend {
  readonly id: string;
  /** `bps` or `pps` */
  readonly metricName: string;
  readonly business: string;
  readonly ip: string;
  /** One for each period. */
  readonly values: readonly number[];
}

/** An attack by traffic. */
export interface DdosEvent {
  readonly id: string;
  /** The address that was attacked. */
  readonly vip: string;
  /** As `2026-01-01 00:00:00`. */
  readonly startTime: string;
  readonly endTime: string;
  readonly attackType: string;
  /** 0 while the attack continues, 1 when it is over. */
  readonly attackStatus: number;
  readonly mbps: number;
  readonly pps: number;
  readonly business: string;
  readonly instanceId: string;
  readonly instanceName: string;
}
