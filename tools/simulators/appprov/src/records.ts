import type { DocumentFields } from "./documents/published.ts";

/** When an object was made and last changed, in milliseconds since 1970. */
export interface Dates {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An organisation: who pays. Its ID is a UUID; the IDs of all other objects are integers, kept as decimal text. */
export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** Where environments run. */
export interface Stack extends Dates {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Whose stack it is; undefined for one that organisations share. */
  readonly organizationId: string | undefined;
}

/** An environment, as users call it. */
export interface Account extends Dates {
  readonly id: string;
  readonly handle: string;
  readonly type: "production" | "development";
  readonly stackId: string;
  readonly organizationId: string;
}

/** How long the backups of an environment are kept. */
export interface RetentionValues {
  readonly daily: number;
  readonly monthly: number;
  readonly yearly: number;
  readonly makeCopy: boolean;
  readonly keepFinal: boolean;
}

/** A policy that was posted. The newest of an environment is the one in force. */
export interface BackupRetentionPolicy extends Dates, RetentionValues {
  readonly id: string;
  readonly accountId: string;
}

/** The final backup of a database that is gone. It keeps its environment from being deleted. */
export interface Backup extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly databaseHandle: string;
}

/** Whether an object was ever set up by an operation. */
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
  /** Whether an image of it was ever deployed. */
  readonly deployed: boolean;
}

/** The environment variables of an app. Never changed; every change makes a new one. */
export interface Configuration extends Dates {
  readonly id: string;
  readonly appId: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The settings of an app or a vhost. Never changed; every change makes a new one. */
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

/** What a sizing policy says, as the API writes it. */
export type PolicyValues = Omit<DocumentFields<"service_sizing_policy">, "default_policy" | "account_id">;

/** The autoscaling of a service; at most one each. */
export interface ServiceSizingPolicy extends Dates {
  readonly id: string;
  readonly serviceId: string;
  readonly values: PolicyValues;
}

/** An image that databases run. */
export interface DatabaseImage extends Dates {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  /** Whether a database that names no image gets this one of its type. */
  readonly recommended: boolean;
}

/** What a program needs to connect to a database. */
export interface DatabaseCredential extends Dates {
  readonly id: string;
  readonly type: string;
  readonly connectionUrl: string;
  readonly isDefault: boolean;
}

/** What a database keeps its data on. */
export interface Disk extends Dates {
  readonly id: string;
  readonly accountId: string;
  /** That of its database. */
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
  /** There once it is provisioned, as are the disk and the credentials. */
  readonly serviceId: string | undefined;
  readonly diskId: string | undefined;
  readonly credentials: readonly DatabaseCredential[];
}

/** An endpoint, as users call it. */
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
  /** There once it is provisioned. */
  readonly externalHost: string | null;
  readonly ipWhitelist: readonly string[];
  readonly containerPort: number | null;
  readonly containerPorts: readonly number[];
  readonly loadBalancingAlgorithmType: string | null;
  readonly settingId: string | undefined;
  /** The certificate that the user has given it. */
  readonly certificateId: string | undefined;
  /** What a certificate's authority asks for. */
  readonly challenges: readonly Challenge[];
}

/** A certificate that a user has brought, with its key. */
export interface Certificate extends Dates {
  readonly id: string;
  readonly accountId: string;
  /** The certificate and those of its chain, in PEM, as they came. */
  readonly body: string;
  readonly privateKey: string;
}

/** A record of the DNS, or a path, that proves that a domain is the user's. */
export interface Challenge {
  readonly method: string;
  readonly from?: { readonly type: string; readonly name: string };
  readonly to?: readonly { readonly type: string; readonly name: string; readonly legacy?: boolean }[];
}

/** Where the logs of an environment go. */
export interface LogDrain extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  /** `tail` for the hidden one through which the platform shows logs as they come. */
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

/** Where the metrics of an environment go. */
export interface MetricDrain extends Dates {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly drainType: string;
  readonly status: ResourceStatus;
  readonly databaseId: string | undefined;
  /** As the API writes it. */
  readonly drainConfiguration: Readonly<Record<string, string>>;
}

/** The kinds of objects that operations are run on. */
export type OperationKind = "app" | "database" | "service" | "vhost" | "log_drain" | "metric_drain";

/** A change with effect, run by the platform while nobody waits for it. */
export interface Operation extends Dates {
  readonly id: string;
  readonly type: string;
  readonly status: "queued" | "running" | "succeeded" | "failed";
  readonly kind: OperationKind;
  /** The object that it is run on. */
  readonly resourceId: string;
  readonly resourceHandle: string;
  /** What the request asked for, secrets included. */
  readonly request: Readonly<Record<string, unknown>>;
  /** What its log says; there once it has ended. */
  readonly log: string | undefined;
}
