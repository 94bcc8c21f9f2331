import { type Hub, type Store, Stores } from "@org/simulator";
import type { CatalogBinding, CatalogDefinition, EntityAttributes } from "./catalog/records.ts";
import { type Credentials, newCredentials } from "./credentials.ts";
import { makeFlinkRegion, regionsOfFlink } from "./flink/regions.ts";
import { newId, newNumericId } from "./ids.ts";
import { type KeptName, keptNames } from "./kept-names.ts";
import type {
  Acl,
  ApiKey,
  ClusterLink,
  Connector,
  Dek,
  Endpoint,
  Environment,
  FlinkComputePoolConfig,
  FlinkConnection,
  FlinkRegion,
  FlinkStatement,
  FlinkTable,
  IdentityPool,
  IdentityProvider,
  IpAddress,
  KafkaCluster,
  Kek,
  KeptObject,
  MirrorTopic,
  Network,
  RoleBinding,
  SchemaExporter,
  SchemaRegistryCluster,
  SchemaVersion,
  ServiceAccount,
  SubjectConfig,
  SubjectMode,
  Topic,
  Upload,
  User,
} from "./records.ts";
import type { StreamprovSettings } from "./settings.ts";
import { Tokens } from "./tokens.ts";

/** Opens and closes the hosts that clusters bring with them. */
export interface DataPlane {
  /** Starts the Kafka REST host of a cluster and gives its URL. */
  openKafka(clusterId: string): Promise<string>;
  /** Starts the host of a Schema Registry cluster and gives its URL. */
  openSchemaRegistry(clusterId: string): Promise<string>;
  /** Starts the SQL gateway of a region of Flink, unless it runs already, and gives its URL. */
  openFlink(regionId: string): Promise<string>;
  /** Starts the host where the storage of the clouds takes uploads, unless it runs already, and gives its URL. */
  openStorage(): Promise<string>;
  /** Stops the host of a cluster. */
  close(clusterId: string): void;
}

/** Everything that exists on the simulated platform. */
export class World {
  readonly hub: Hub<StreamprovSettings>;
  readonly dataPlane: DataPlane;
  readonly credentials: Credentials;
  readonly tokens: Tokens;

  readonly environments: Store<Environment>;
  readonly users: Store<User>;
  readonly serviceAccounts: Store<ServiceAccount>;
  readonly apiKeys: Store<ApiKey>;
  readonly roleBindings: Store<RoleBinding>;
  readonly identityProviders: Store<IdentityProvider>;
  readonly identityPools: Store<IdentityPool>;
  readonly kafkaClusters: Store<KafkaCluster>;
  readonly schemaRegistryClusters: Store<SchemaRegistryCluster>;
  readonly networks: Store<Network>;
  /** One for the organisation, with its ID. */
  readonly flinkComputePoolConfigs: Store<FlinkComputePoolConfig>;
  readonly flinkRegions: Store<FlinkRegion>;
  readonly flinkConnections: Store<FlinkConnection>;
  readonly flinkStatements: Store<FlinkStatement>;
  readonly flinkTables: Store<FlinkTable>;
  readonly ipAddresses: Store<IpAddress>;
  readonly endpoints: Store<Endpoint>;
  readonly connectors: Store<Connector>;
  readonly topics: Store<Topic>;
  readonly acls: Store<Acl>;
  readonly clusterLinks: Store<ClusterLink>;
  readonly mirrorTopics: Store<MirrorTopic>;
  readonly schemas: Store<SchemaVersion>;
  readonly subjectConfigs: Store<SubjectConfig>;
  readonly subjectModes: Store<SubjectMode>;
  readonly keks: Store<Kek>;
  readonly deks: Store<Dek>;
  readonly tagDefinitions: Store<CatalogDefinition>;
  readonly businessMetadataDefinitions: Store<CatalogDefinition>;
  readonly tagBindings: Store<CatalogBinding>;
  readonly businessMetadataBindings: Store<CatalogBinding>;
  readonly entityAttributes: Store<EntityAttributes>;
  readonly uploads: Store<Upload>;
  readonly schemaExporters: Store<SchemaExporter>;
  /** The objects whose request bodies the platform keeps, by their kinds. */
  readonly kept: Readonly<Record<KeptName, Store<KeptObject>>>;

  /** The last global schema ID given out. */
  lastSchemaId = 100_000;

  readonly #stores: Stores;

  constructor(hub: Hub<StreamprovSettings>, dataPlane: DataPlane) {
    this.hub = hub;
    this.dataPlane = dataPlane;
    this.#stores = new Stores(hub);
    this.tokens = new Tokens(hub.clock);
    this.credentials = newCredentials();
    this.environments = this.#stores.open();
    this.users = this.#stores.open();
    this.serviceAccounts = this.#stores.open();
    this.apiKeys = this.#stores.open();
    this.roleBindings = this.#stores.open();
    this.identityProviders = this.#stores.open();
    this.identityPools = this.#stores.open();
    this.kafkaClusters = this.#stores.open();
    this.schemaRegistryClusters = this.#stores.open();
    this.networks = this.#stores.open();
    this.flinkComputePoolConfigs = this.#stores.open();
    this.flinkRegions = this.#stores.open();
    this.flinkConnections = this.#stores.open();
    this.flinkStatements = this.#stores.open();
    this.flinkTables = this.#stores.open();
    this.ipAddresses = this.#stores.open();
    this.endpoints = this.#stores.open();
    this.connectors = this.#stores.open();
    this.topics = this.#stores.open();
    this.acls = this.#stores.open();
    this.clusterLinks = this.#stores.open();
    this.mirrorTopics = this.#stores.open();
    this.schemas = this.#stores.open();
    this.subjectConfigs = this.#stores.open();
    this.subjectModes = this.#stores.open();
    this.keks = this.#stores.open();
    this.deks = this.#stores.open();
    this.tagDefinitions = this.#stores.open();
    this.businessMetadataDefinitions = this.#stores.open();
    this.tagBindings = this.#stores.open();
    this.businessMetadataBindings = this.#stores.open();
    this.entityAttributes = this.#stores.open();
    this.uploads = this.#stores.open();
    this.schemaExporters = this.#stores.open();
    this.kept = Object.fromEntries(keptNames.map((name) => [name, this.#stores.open()])) as typeof this.kept;
    this.#seed();
  }

  /** The settings of the moment. */
  get settings(): StreamprovSettings {
    return this.hub.settings;
  }

  /** Milliseconds since 1970, by the simulator's clock. */
  now(): number {
    return this.hub.clock.now();
  }

  /** The dates of an object that is made now. */
  born(): { createdAt: number; updatedAt: number } {
    return { createdAt: this.now(), updatedAt: this.now() };
  }

  /** Back to the state of the start. Credentials stay good. */
  reset(): void {
    for (const cluster of [...this.kafkaClusters.all(), ...this.schemaRegistryClusters.all()]) {
      this.dataPlane.close(cluster.id);
    }
    this.#stores.clear();
    this.tokens.revoke();
    this.#seed();
  }

  // A real organisation is never empty: somebody owns it, and it has an environment.
  #seed(): void {
    const { credentials } = this;
    const dates = this.born();
    const user = {
      id: credentials.userId,
      numericId: newNumericId(),
      email: "owner@example.com",
      fullName: "Olive Owner",
    };
    this.users.reveal({ ...user, ...dates });
    for (const region of regionsOfFlink) this.flinkRegions.reveal(makeFlinkRegion(region, dates));
    this.flinkComputePoolConfigs.reveal({ id: credentials.organizationId, defaultPools: true, maxCfu: 10 });
    this.roleBindings.reveal({
      id: newId("rb"),
      principal: `User:${credentials.userId}`,
      roleName: "OrganizationAdmin",
      crnPattern: `crn://confluent.cloud/organization=${credentials.organizationId}`,
      effectiveAt: 0,
      nodeLagMs: 0,
      ...dates,
    });
    this.environments.reveal({ id: newId("env"), displayName: "default", streamGovernance: undefined, ...dates });
    const owned = { displayName: "", description: "", ownerId: credentials.userId, readyAt: 0, nodeLagMs: 0, ...dates };
    this.apiKeys.reveal({
      id: credentials.cloudApiKey,
      secret: credentials.cloudApiSecret,
      scope: { kind: "cloud" },
      ...owned,
    });
    this.apiKeys.reveal({
      id: credentials.tableflowApiKey,
      secret: credentials.tableflowApiSecret,
      scope: { kind: "tableflow" },
      ...owned,
    });
    const provider = this.identityProviders.reveal({
      id: newId("op"),
      displayName: "Simulated identity provider",
      description: "Knows one client.",
      issuer: "https://idp.example.com",
      jwksUri: "https://idp.example.com/jwks",
      identityClaim: "claims.sub",
      ...dates,
    });
    this.identityPools.reveal({
      id: credentials.oauthIdentityPoolId,
      numericId: newNumericId(),
      providerId: provider.id,
      displayName: "Simulated identity pool",
      description: "Takes the tokens of the one client.",
      identityClaim: "claims.sub",
      filter: "true",
      ...dates,
    });
    for (const [index, address] of seededIpAddresses().entries())
      this.ipAddresses.reveal({ id: `ip-${index}`, ...address });
  }
}

// Enough for several pages of the default size.
function seededIpAddresses(): Omit<IpAddress, "id">[] {
  const regions = [
    ["AWS", "us-east-1"],
    ["AWS", "eu-central-1"],
    ["GCP", "us-central1"],
    ["GCP", "europe-west1"],
    ["AZURE", "eastus"],
    ["AZURE", "westeurope"],
  ] as const;
  return regions.flatMap(([cloud, region], place) =>
    Array.from({ length: 4 }, (_, index) => ({
      ipPrefix: `10.${place}.${index}.0/28`,
      cloud,
      region,
      services: index % 2 === 0 ? ["KAFKA"] : ["CONNECT", "EXTERNAL_OAUTH"],
      addressType: index === 3 ? "INGRESS" : "EGRESS",
    })),
  );
}
