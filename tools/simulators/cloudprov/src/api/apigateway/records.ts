import type { GivenTag } from "../tag-list.ts";
import type { ApiConfig } from "./api-config.ts";
import type { EnvironmentName } from "./environments.ts";

/** What every object of the API gateway has. Times are milliseconds since 1970. */
export interface GatewayRecord {
  readonly id: string;
  readonly region: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** A service: a host name with APIs. */
export interface GatewayService extends GatewayRecord {
  readonly name: string;
  readonly description: string;
  /** `http`, `https` or `http&https` */
  readonly protocol: string;
  /** `INNER` and `OUTER` */
  readonly netTypes: readonly string[];
  readonly ipVersion: string;
  /** Empty for a shared instance. */
  readonly instanceId: string;
  /** The dedicated set, which no call sets any more; left out for none. */
  readonly exclusiveSetName?: string;
  /** Empty for none. */
  readonly uniqVpcId: string;
}

/** An API of a service. */
export interface GatewayApi extends GatewayRecord {
  readonly serviceId: string;
  readonly config: ApiConfig;
  /** Members of its description that no call sets, by their names on the wire, as `MicroServicesInfo`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** How many calls in a second a service or an API takes, by environment. */
export interface Limits {
  /** The service's or the API's. */
  readonly id: string;
  readonly test?: number;
  readonly prepub?: number;
  readonly release?: number;
}

/** A release that was made of a service in an environment. */
export interface Release {
  /** The name of the version. */
  readonly id: string;
  readonly serviceId: string;
  readonly environment: EnvironmentName;
  readonly description: string;
  readonly releasedAt: number;
  /** The APIs in it. */
  readonly apiIds: readonly string[];
}

/** An environment of a service that is on line. */
export interface OnlineEnvironment {
  /** `{serviceId}#{environment}` */
  readonly id: string;
  readonly serviceId: string;
  readonly environment: EnvironmentName;
  /** The name of the version that runs. */
  readonly version: string;
  /** The APIs in it. */
  readonly apiIds: readonly string[];
}

/** A key with which programs call APIs. */
export interface ApiKey extends GatewayRecord {
  readonly name: string;
  readonly type: "auto" | "manual";
  readonly secret: string;
  readonly enabled: boolean;
  readonly tags: readonly GivenTag[];
}

/** A plan that says how much those who have its keys may call. */
export interface UsagePlan extends GatewayRecord {
  readonly name: string;
  readonly description: string;
  /** In all; -1 for no limit. */
  readonly maxRequests: number;
  /** In a second; -1 for no limit. */
  readonly maxRequestsPerSecond: number;
  readonly tags: readonly GivenTag[];
}

/** A plan that is in force in an environment of a service, or of one of its APIs. */
export interface PlanBinding extends GatewayRecord {
  readonly planId: string;
  readonly serviceId: string;
  /** Undefined when the plan is bound to the whole service. */
  readonly apiId: string | undefined;
  readonly environment: EnvironmentName;
}

/** A key that belongs to a plan. */
export interface PlanKey {
  /** `{planId}#{keyId}` */
  readonly id: string;
  readonly planId: string;
  readonly keyId: string;
}

/** Addresses that may, or may not, call the APIs it is bound to. */
export interface IpStrategy extends GatewayRecord {
  readonly serviceId: string;
  readonly name: string;
  /** `WHITE` or `BLACK` */
  readonly type: string;
  /** Addresses, one a line. */
  readonly data: string;
}

/** A plugin. */
export interface Plugin extends GatewayRecord {
  readonly name: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
  readonly description: string;
}

/** Something that is bound to an API in an environment: an IP strategy, a plugin or an app. */
export interface ApiBinding {
  readonly id: string;
  /** The ID of the strategy, plugin or app. */
  readonly ownerId: string;
  readonly serviceId: string;
  readonly apiId: string;
  readonly environment: EnvironmentName;
  readonly boundAt: number;
}

/** A domain of the user's at which a service is reached. */
export interface SubDomain {
  /** The name. */
  readonly id: string;
  readonly region: string;
  readonly serviceId: string;
  readonly protocol: string;
  /** `OUTER` or `INNER` */
  readonly netType: string;
  /** The service's own domain to which it points. */
  readonly netSubDomain: string;
  readonly isDefaultMapping: boolean;
  readonly isForcedHttps: boolean;
  /** Empty for none. */
  readonly certificateId: string;
  readonly mappings: readonly { readonly Path: string; readonly Environment: string }[];
  /** Whether it resolves to the service now. */
  readonly resolves: boolean;
}

/** An app that may call APIs. */
export interface ApiApp extends GatewayRecord {
  readonly name: string;
  readonly description: string;
  readonly key: string;
  readonly secret: string;
}

/** A channel to what is behind APIs. */
export interface Upstream extends GatewayRecord {
  readonly config: UpstreamConfig;
}

/** The configuration of a channel, as creates send it. */
export interface UpstreamConfig {
  readonly Scheme: string;
  readonly Algorithm: string;
  readonly UniqVpcId: string;
  readonly UpstreamName?: string;
  readonly UpstreamDescription?: string;
  /** `IP_PORT` or `K8S` */
  readonly UpstreamType?: string;
  readonly Retries?: number;
  readonly UpstreamHost?: string;
  readonly Nodes?: readonly UpstreamNode[];
  readonly HealthChecker?: UpstreamHealthChecker;
  readonly K8sService?: readonly { readonly Port: number; readonly Weight: number }[];
}

/** A node of a channel: an address, or a service of a cluster. */
export interface UpstreamNode {
  readonly Host?: string;
  readonly Port?: number;
  readonly Weight?: number;
  readonly VmInstanceId?: string;
  readonly Tags?: readonly string[];
  readonly ServiceName?: string;
  readonly NameSpace?: string;
  readonly ClusterId?: string;
  readonly Source?: string;
  readonly UniqueServiceName?: string;
}

/** How the nodes of a channel are watched. 0 switches a threshold off. */
export interface UpstreamHealthChecker {
  readonly TcpFailureThreshold: number;
  readonly TimeoutThreshold: number;
  readonly HttpFailureThreshold: number;
}

/** A page that documents APIs. */
export interface ApiDoc extends GatewayRecord {
  readonly name: string;
  readonly serviceId: string;
  readonly environment: string;
  readonly apiIds: readonly string[];
  /** `PROCESSING`, `COMPLETED` or `FAIL` */
  readonly status: string;
  readonly uri: string;
  readonly sharePassword: string;
  readonly tags: readonly GivenTag[];
}
