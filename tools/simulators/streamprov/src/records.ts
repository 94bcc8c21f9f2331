/** When an object was made and last changed, in milliseconds since 1970. */
export interface Dates {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The package of an environment's Schema Registry cluster. */
export type StreamGovernance = "ESSENTIALS" | "ADVANCED";

/** An environment: the folder of clusters and networks. */
export interface Environment extends Dates {
  readonly id: string;
  readonly displayName: string;
  readonly streamGovernance: StreamGovernance | undefined;
}

/** A person of the organisation. */
export interface User extends Dates {
  readonly id: string;
  /** The ID in older APIs. */
  readonly numericId: number;
  readonly email: string;
  readonly fullName: string;
}

/** An account for a program. */
export interface ServiceAccount extends Dates {
  readonly id: string;
  /** The ID in older APIs. */
  readonly numericId: number;
  readonly displayName: string;
  readonly description: string;
}

/** The services that an API key gives access to. */
export type KeyScope =
  | { readonly kind: "cloud" | "global" | "tableflow" }
  | {
      readonly kind: "kafka" | "schema-registry" | "ksql" | "flink";
      readonly id: string;
      readonly environmentId: string;
    };

/** An API key with its secret. */
export interface ApiKey extends Dates {
  readonly id: string;
  /** Empty for the copy of a key, which accepts any secret. */
  readonly secret: string;
  readonly displayName: string;
  readonly description: string;
  readonly ownerId: string;
  readonly scope: KeyScope;
  /** Refused before this time. */
  readonly readyAt: number;
  /** How much longer each further server of a data plane rejects it than the server before, in milliseconds. */
  readonly nodeLagMs: number;
}

/** A role that a principal has on what a pattern names. */
export interface RoleBinding extends Dates {
  readonly id: string;
  readonly principal: string;
  readonly roleName: string;
  readonly crnPattern: string;
  /** Grants nothing before this time. */
  readonly effectiveAt: number;
  /** How much longer it grants nothing at each further server of a data plane, in milliseconds. */
  readonly nodeLagMs: number;
}

/** An identity provider whose tokens the platform takes. */
export interface IdentityProvider extends Dates {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly issuer: string;
  readonly jwksUri: string;
  readonly identityClaim: string;
}

/** A pool of identities of a provider, which acts as a principal. */
export interface IdentityPool extends Dates {
  readonly id: string;
  readonly numericId: number;
  readonly providerId: string;
  readonly displayName: string;
  readonly description: string;
  readonly identityClaim: string;
  readonly filter: string;
}

/** The type of a Kafka cluster with its sizes, as the API writes it. */
export interface ClusterConfig {
  readonly kind: "Basic" | "Standard" | "Dedicated" | "Enterprise" | "Freight";
  readonly max_ecku?: number;
  readonly cku?: number;
  readonly encryption_key?: string;
  readonly zones?: readonly string[];
}

/** A Kafka cluster. */
export interface KafkaCluster extends Dates {
  readonly id: string;
  readonly environmentId: string;
  readonly displayName: string;
  readonly availability: string;
  readonly cloud: string;
  readonly region: string;
  readonly config: ClusterConfig;
  readonly deletionProtection: boolean;
  readonly networkId: string | undefined;
  readonly byokKeyId: string | undefined;
  readonly phase: "PROVISIONING" | "PROVISIONED" | "FAILED" | "DEPROVISIONING";
  /** The settings that were set on all of it; the others have their defaults. */
  readonly brokerConfigs: Readonly<Record<string, string>>;
  /** The CKUs it really has; `config.cku` is what it should have. */
  readonly cku: number | undefined;
  /** Where its Kafka REST host listens. */
  readonly restEndpoint: string;
}

/** The Schema Registry cluster of an environment. */
export interface SchemaRegistryCluster extends Dates {
  readonly id: string;
  readonly environmentId: string;
  readonly cloud: string;
  readonly region: string;
  readonly phase: "PROVISIONING" | "PROVISIONED" | "FAILED";
  /** In no GET and no list before this time. */
  readonly listedAt: number;
  /** Where it listens. */
  readonly restEndpoint: string;
}

/** A private network of an environment. */
export interface Network extends Dates {
  readonly id: string;
  readonly environmentId: string;
  readonly displayName: string;
  readonly cloud: string;
  readonly region: string;
  readonly connectionTypes: readonly string[];
  readonly cidr: string | undefined;
  readonly reservedCidr: string | undefined;
  readonly zones: readonly string[];
  readonly zonesInfo: readonly { readonly zone_id?: string; readonly cidr?: string }[];
  readonly dnsResolution: string | undefined;
  readonly gatewayId: string | undefined;
  readonly phase: "PROVISIONING" | "READY" | "FAILED" | "DEPROVISIONING";
  readonly errorMessage: string | undefined;
}

/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** An object whose request body the platform keeps. */
export interface KeptObject extends Dates {
  readonly id: string;
  /** Empty for an object of the organisation. */
  readonly environmentId: string;
  /** The object that it is below; empty for most. */
  readonly parentId: string;
  /** The body of its creation, with every change since. */
  readonly body: Json;
  /** Empty for a kind without phases. */
  readonly phase: string;
  readonly errorMessage: string | undefined;
}

/** The organisation's settings for the default compute pools of Flink. */
export interface FlinkComputePoolConfig {
  /** The organisation's. */
  readonly id: string;
  readonly defaultPools: boolean;
  readonly maxCfu: number;
}

/** An object of the SQL gateway of Flink, by its name in an environment. */
export interface GatewayObject extends Dates {
  readonly id: string;
  readonly environmentId: string;
  readonly name: string;
  /** Grows with every change. */
  readonly version: number;
}

/** An external service that Flink calls with the connection's own credentials. */
export interface FlinkConnection extends GatewayObject {
  readonly type: string;
  readonly endpoint: string;
  /** The credentials, as JSON. */
  readonly data: string;
  readonly phase: string;
  readonly detail: string;
}

/** SQL that runs in a compute pool. */
export interface FlinkStatement extends GatewayObject {
  readonly statement: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly computePoolId: string;
  readonly principal: string;
  readonly stopped: boolean;
  readonly phase: string;
  readonly detail: string;
  /** How far it had come in each topic when it was stopped. */
  readonly offsets: Readonly<Record<string, string>>;
  readonly offsetsAt: number | undefined;
}

/** A table that a query keeps up to date. */
export interface FlinkTable extends GatewayObject {
  /** The requested spec, with the values that the platform has added. */
  readonly spec: Json;
  readonly phase: string;
  readonly detail: string;
  /** The version of its query that is in force, and the version that was requested last. */
  readonly active: number;
  readonly latest: number;
}

/** A region of a cloud in which Flink can be used. */
export interface FlinkRegion extends Dates {
  readonly id: string;
  readonly cloud: string;
  readonly region: string;
  /** Where its SQL gateway is: empty until somebody asks. */
  readonly restEndpoint: string;
}

/** An address by which a service of an environment is reached. */
export interface Endpoint {
  readonly id: string;
  readonly environmentId: string;
  readonly cloud: string;
  readonly region: string;
  readonly service: string;
  readonly isPrivate: boolean;
  readonly connectionType: string;
  readonly endpoint: string;
  readonly endpointType: string;
  /** What it leads to and through; empty where there is none. */
  readonly resourceId: string;
  readonly gatewayId: string;
  readonly accessPointId: string;
}

/** A range of addresses that the platform uses. */
export interface IpAddress {
  readonly id: string;
  readonly ipPrefix: string;
  readonly cloud: string;
  readonly region: string;
  readonly services: readonly string[];
  readonly addressType: string;
}

/** A request to alter or delete the offsets of a connector. */
export interface OffsetRequest {
  readonly type: "PATCH" | "DELETE";
  /** As JSON, with all digits of its numbers. */
  readonly offsets: string;
  readonly requestedAt: number;
  readonly phase: "PENDING" | "APPLIED" | "FAILED";
  readonly message: string | undefined;
  readonly appliedAt: number | undefined;
}

/** A connector of a Kafka cluster. */
export interface Connector extends Dates {
  readonly id: string;
  readonly environmentId: string;
  readonly clusterId: string;
  readonly name: string;
  /** As it was sent. */
  readonly config: Readonly<Record<string, string>>;
  readonly state: "PROVISIONING" | "RUNNING" | "DEGRADED" | "FAILED" | "PAUSED" | "DELETED";
  /** Why it has failed; empty when it has not. */
  readonly trace: string;
  /** As JSON, with all digits of its numbers. */
  readonly offsets: string;
  readonly offsetRequest: OffsetRequest | undefined;
}

/** A topic of a Kafka cluster. */
export interface Topic {
  /** `{clusterId}/{name}` */
  readonly id: string;
  readonly clusterId: string;
  readonly name: string;
  readonly partitions: number;
  readonly replicationFactor: number;
  /** The settings that were set; all others have their defaults. */
  readonly configs: Readonly<Record<string, string>>;
}

/** A link between a cluster and another one, as the cluster that it is on keeps it. */
export interface ClusterLink {
  /** `{clusterId}/{name}` */
  readonly id: string;
  readonly clusterId: string;
  readonly name: string;
  /** The platform's ID of the link. */
  readonly linkId: string;
  /** The cluster at the other end, by the member of the API that names it. */
  readonly peer: {
    readonly member: "source_cluster_id" | "destination_cluster_id" | "remote_cluster_id";
    readonly id: string;
  };
  /** The settings that were set, including the credentials. */
  readonly configs: Readonly<Record<string, string>>;
}

/** A topic that a link fills from a topic of the other cluster. An ordinary topic with its name exists as well. */
export interface MirrorTopic {
  /** `{clusterId}/{linkName}/{name}` */
  readonly id: string;
  readonly clusterId: string;
  readonly linkName: string;
  readonly name: string;
  readonly sourceTopicName: string;
  readonly status: string;
  /** When it came into this status. */
  readonly stateTime: number;
}

/** The seven values that an ACL consists of, as the API writes them. */
export interface AclValues {
  readonly resource_type: string;
  readonly resource_name: string;
  readonly pattern_type: string;
  readonly principal: string;
  readonly host: string;
  readonly operation: string;
  readonly permission: string;
}

/** An ACL of a Kafka cluster. */
export interface Acl extends AclValues {
  /** `{clusterId}/` and the seven values, joined with `#`. */
  readonly id: string;
  readonly clusterId: string;
}

/** A reference from one schema to a version of another. */
export interface SchemaReference {
  readonly name: string;
  readonly subject: string;
  readonly version: number;
}

/** One version of a subject. */
export interface SchemaVersion {
  /** `{registryId}/{subject}/{version}` */
  readonly id: string;
  readonly registryId: string;
  readonly subject: string;
  readonly version: number;
  /** The same for equal schemas under several subjects. */
  readonly schemaId: number;
  readonly schemaType: "AVRO" | "JSON" | "PROTOBUF";
  readonly schema: string;
  readonly references: readonly SchemaReference[];
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  readonly ruleSet: Readonly<Record<string, unknown>> | undefined;
  /** Soft-deleted: gone for ordinary reads, still there to be deleted for good. */
  readonly deleted: boolean;
}

/** The settings of a subject, or of the whole registry. */
export interface SubjectConfig {
  /** `{registryId}/{subject}`; the subject is empty for the global settings. */
  readonly id: string;
  readonly registryId: string;
  readonly subject: string;
  /** The settings that were set, as a response writes them. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The changes to schemas that a registry, or one of its subjects, allows. */
export type Mode = "READWRITE" | "READONLY" | "READONLY_OVERRIDE" | "IMPORT";

/** The mode of a registry, or of a subject that has its own. */
export interface SubjectMode {
  /** `{registryId}/{subject}`; the subject is empty for the registry's own. */
  readonly id: string;
  readonly registryId: string;
  readonly subject: string;
  readonly mode: Mode;
}

/** A key encryption key: a key of somebody's key management service. */
export interface Kek {
  /** `{registryId}/{name}` */
  readonly id: string;
  readonly registryId: string;
  readonly name: string;
  readonly kmsType: string;
  readonly kmsKeyId: string;
  readonly kmsProps: Readonly<Record<string, string>>;
  readonly doc: string;
  /** The registry may use the key itself. */
  readonly shared: boolean;
  /** Soft-deleted: gone for ordinary reads, still there to be deleted for good. */
  readonly deleted: boolean;
  readonly ts: number;
}

/** The algorithm that a data encryption key is for. */
export type DekAlgorithm = "AES128_GCM" | "AES256_GCM" | "AES256_SIV";

/** A data encryption key: one version for a subject and an algorithm. */
export interface Dek {
  /** `{registryId}/{kekName}/{subject}/{version}/{algorithm}` */
  readonly id: string;
  readonly registryId: string;
  readonly kekName: string;
  readonly subject: string;
  readonly version: number;
  readonly algorithm: DekAlgorithm;
  readonly encryptedKeyMaterial: string;
  /** Known to the registry when the KEK is shared with it. */
  readonly keyMaterial: string | undefined;
  readonly deleted: boolean;
  readonly ts: number;
}

/** An upload that an address was given for. */
export interface Upload {
  readonly id: string;
  /** The API that gave the address: `/cam/v1`. */
  readonly api: string;
  /** The cloud whose storage takes it. */
  readonly cloud: string;
  /** `ZIP` or `JAR`. */
  readonly contentFormat: string;
  /** Where the object is to be that is made of it: region and environment, where the API asks for them. */
  readonly place: Json;
  /** Until when the address is good, in milliseconds since 1970. */
  readonly until: number;
  /** Fields of the form, in AWS. */
  readonly form: Readonly<Record<string, string>>;
  /** The uploaded file, once it has arrived. */
  readonly archive?: UploadedArchive;
  /** The object that was made of it. */
  readonly usedBy?: string;
}

/** A file as it arrived. It is not kept. */
export interface UploadedArchive {
  readonly bytes: number;
  readonly sha256: string;
  /** The file's name, if the request contained one. */
  readonly name?: string;
}

/** Copies schemas to another registry as they are registered. */
export interface SchemaExporter {
  /** `{registryId}/{name}` */
  readonly id: string;
  readonly registryId: string;
  readonly name: string;
  readonly contextType: string;
  readonly context: string;
  readonly subjects: readonly string[];
  readonly subjectRenameFormat: string;
  readonly kekRenameFormat: string;
  /** Includes the secrets of the request, which responses never contain. */
  readonly config: Readonly<Record<string, string>>;
  readonly state: "STARTING" | "RUNNING" | "PAUSED";
  /** How many schemas it has copied. */
  readonly offset: number;
  readonly ts: number;
  /** The error of the exporter; empty while there is none. */
  readonly trace: string;
}
