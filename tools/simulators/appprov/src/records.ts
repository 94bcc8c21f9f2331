import type { DocumentFields } from "./documents/published.ts";

/** When an object was created and last changed, in milliseconds since 1970. */
export interface Dates {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An organization. Its ID is a UUID; the IDs of all other objects are integers, stored as decimal strings. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** A stack, on which environments run. */
export interface Stack extends Dates {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Owner of a dedicated stack; undefined for a shared one. */
  readonly organizationId: string | undefined;
}

/** An environment. */
export interface Account extends Dates {
  readonly id: string;
  readonly handle: string;
  readonly type: "production" | "development";
  readonly stackId: string;
  readonly organizationId: string;
}

/** How long to keep the backups of an environment. */
export interface RetentionValues {
  readonly daily: number;
  readonly monthly: number;
  readonly yearly: number;
  readonly makeCopy: boolean;
  readonly keepFinal: boolean;
}

/** A retention policy. The newest one of an environment is in effect. */
export interface BackupRetentionPolicy extends Dates, RetentionValues {
  readonly id: string;
  readonly accountId: string;
}

/** The final backup of a deleted database. It prevents the deletion of its environment. */
export interface Backup extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly databaseHandle: string;
}

/** Whether an operation ever provisioned an object. */
export type ResourceStatus = "pending" | "provisioned" | "provision_failed";

/** An app. */
export interface App extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly gitRepo: string;
  readonly status: ResourceStatus;
  readonly configurationId: string | undefined;
  readonly settingId: string | undefined;
  /** Whether it was ever deployed. */
  readonly deployed: boolean;
}

/** The environment variables of an app. Immutable: every change creates a new object. */
export interface Configuration extends Dates {
  readonly id: string;
  readonly appId: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The settings of an app or a vhost. Immutable: every change creates a new object. */
export interface Setting extends Dates {
  readonly id: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly sensitiveSettings: Readonly<Record<string, string>>;
}

/** One process type of an app, or the one service of a database. */
export interface Service extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly appId: string | undefined;
  readonly databaseId: string | undefined;
  readonly processType: string;
  readonly containerCount: number;
  readonly containerMemoryLimitMb: number;
  /** With its generation: `m5`. */
  readonly instanceClass: string;
  readonly forceZeroDowntime: boolean;
  readonly naiveHealthCheck: boolean;
  readonly restartFreeScaling: boolean;
  /** In seconds; null for the platform's default. */
  readonly stopTimeout: number | null;
}

/** The values of a sizing policy, in the form of the API. */
export type PolicyValues = Omit<DocumentFields<"service_sizing_policy">, "default_policy" | "account_id">;

/** The autoscaling of a service, at most one per service. */
export interface ServiceSizingPolicy extends Dates {
  readonly id: string;
  readonly serviceId: string;
  readonly values: PolicyValues;
}

/** A database image. */
export interface DatabaseImage extends Dates {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  /** Whether this is the default image of its type. */
  readonly recommended: boolean;
}

/** A credential of a database. */
export interface DatabaseCredential extends Dates {
  readonly id: string;
  readonly type: string;
  readonly connectionUrl: string;
  readonly isDefault: boolean;
}

/** The disk of a database. */
export interface Disk extends Dates {
  readonly id: string;
  readonly accountId: string;
  /** Handle of its database. */
  readonly handle: string;
  /** In GB. */
  readonly size: number;
  readonly provisionedIops: number;
  readonly availabilityZone: string;
}

/** A database, or a replica of one. */
export interface Database extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly type: string;
  readonly status: ResourceStatus;
  readonly enableBackups: boolean;
  readonly initialDiskSize: number;
  readonly initialContainerSize: number;
  /** The primary of a replica. */
  readonly initializeFromId: string | undefined;
  readonly imageId: string | undefined;
  /** Set when it is provisioned, as are the disk and the credentials. */
  readonly serviceId: string | undefined;
  readonly diskId: string | undefined;
  readonly credentials: readonly DatabaseCredential[];
}

/** An endpoint. */
export interface Vhost extends Dates {
  readonly id: string;
  readonly serviceId: string;
  readonly status: ResourceStatus;
  readonly type: "http" | "http_proxy_protocol" | "tcp" | "tls" | "grpc";
  readonly internal: boolean;
  readonly isDefault: boolean;
  readonly acme: boolean;
  readonly shared: boolean;
  readonly platform: string;
  readonly userDomain: string | null;
  readonly virtualDomain: string;
  /** Set when it is provisioned. */
  readonly externalHost: string | null;
  readonly ipWhitelist: readonly string[];
  readonly containerPort: number | null;
  readonly containerPorts: readonly number[];
  readonly loadBalancingAlgorithmType: string | null;
  readonly settingId: string | undefined;
  /** The user's own certificate. */
  readonly certificateId: string | undefined;
  /** The challenges of a managed certificate. */
  readonly challenges: readonly Challenge[];
}

/** A user's own certificate, with its key. */
export interface Certificate extends Dates {
  readonly id: string;
  readonly accountId: string;
  /** The certificate and its chain in PEM form, unchanged. */
  readonly body: string;
  readonly privateKey: string;
}

/** A DNS record or a path that proves the ownership of a domain. */
export interface Challenge {
  readonly method: string;
  readonly from?: { readonly type: string; readonly name: string };
  readonly to?: readonly { readonly type: string; readonly name: string; readonly legacy?: boolean }[];
}

/** A log drain. */
export interface LogDrain extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  /** `tail` for the hidden drain that the platform uses for live logs. */
  readonly drainType: string;
  readonly status: ResourceStatus;
  readonly databaseId: string | undefined;
  readonly drainHost: string | null;
  readonly drainPort: number | null;
  readonly drainUsername: string | null;
  readonly drainPassword: string | null;
  readonly loggingToken: string | null;
  readonly url: string | null;
  readonly drainApps: boolean;
  readonly drainDatabases: boolean;
  readonly drainEphemeralSessions: boolean;
  readonly drainProxies: boolean;
}

/** A metric drain. */
export interface MetricDrain extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly drainType: string;
  readonly status: ResourceStatus;
  readonly databaseId: string | undefined;
  /** In the form of the API. */
  readonly drainConfiguration: Readonly<Record<string, string>>;
}

/** The kinds of objects that have operations. */
export type OperationKind = "app" | "database" | "service" | "vhost" | "log_drain" | "metric_drain";

/** An asynchronous change of an object. */
export interface Operation extends Dates {
  readonly id: string;
  readonly type: string;
  readonly status: "queued" | "running" | "succeeded" | "failed";
  readonly kind: OperationKind;
  /** Its object. */
  readonly resourceId: string;
  readonly resourceHandle: string;
  /** The request body, including secrets. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Its log. Set when it has ended. */
  readonly log: string | undefined;
}
