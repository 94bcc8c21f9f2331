import { type Hub, type Saveable, type SavedWorld, type Store, Stores } from "@org/simulator";
import type { CatalogBinding, CatalogDefinition, EntityAttributes } from "./catalog/records.ts";
import { type Credentials, newCredentials } from "./credentials.ts";
import { makeFlinkRegion, regionsOfFlink } from "./flink/regions.ts";
import { newId, newKeyId, newLinkId, newNumericId } from "./ids.ts";
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
import { type IssuedToken, Tokens } from "./tokens.ts";

/** Opens and closes the hosts that clusters bring with them. An earlier URL is used again if it is free. */
export interface DataPlane {
  /** Starts the Kafka REST host of a cluster and gives its URL. */
  openKafka(clusterId: string, earlierUrl?: string): Promise<string>;
  /** Starts the host of a Schema Registry cluster and gives its URL. */
  openSchemaRegistry(clusterId: string, earlierUrl?: string): Promise<string>;
  /** Starts the SQL gateway of a region of Flink, unless it runs already, and gives its URL. */
  openFlink(regionId: string, earlierUrl?: string): Promise<string>;
  /** Starts the host where the storage of the clouds takes uploads, unless it runs already, and gives its URL. */
  openStorage(): Promise<string>;
  /** Stops the host of a cluster. */
  close(clusterId: string): void;
  /** Stops all of them. */
  closeAll(): Promise<void>;
}

interface StreamprovSaved extends SavedWorld {
  readonly tokens: readonly IssuedToken[];
  readonly lastSchemaId: number;
}

/** Everything that exists on the simulated platform. */
export class World implements Saveable {
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
    this.credentials = newCredentials(hub.ids);
    this.environments = this.#stores.open("environments");
    this.users = this.#stores.open("users");
    this.serviceAccounts = this.#stores.open("serviceAccounts");
    this.apiKeys = this.#stores.open("apiKeys");
    this.roleBindings = this.#stores.open("roleBindings");
    this.identityProviders = this.#stores.open("identityProviders");
    this.identityPools = this.#stores.open("identityPools");
    this.kafkaClusters = this.#stores.open("kafkaClusters");
    this.schemaRegistryClusters = this.#stores.open("schemaRegistryClusters");
    this.networks = this.#stores.open("networks");
    this.flinkComputePoolConfigs = this.#stores.open("flinkComputePoolConfigs");
    this.flinkRegions = this.#stores.open("flinkRegions");
    this.flinkConnections = this.#stores.open("flinkConnections");
    this.flinkStatements = this.#stores.open("flinkStatements");
    this.flinkTables = this.#stores.open("flinkTables");
    this.ipAddresses = this.#stores.open("ipAddresses");
    this.endpoints = this.#stores.open("endpoints");
    this.connectors = this.#stores.open("connectors");
    this.topics = this.#stores.open("topics");
    this.acls = this.#stores.open("acls");
    this.clusterLinks = this.#stores.open("clusterLinks");
    this.mirrorTopics = this.#stores.open("mirrorTopics");
    this.schemas = this.#stores.open("schemas");
    this.subjectConfigs = this.#stores.open("subjectConfigs");
    this.subjectModes = this.#stores.open("subjectModes");
    this.keks = this.#stores.open("keks");
    this.deks = this.#stores.open("deks");
    this.tagDefinitions = this.#stores.open("tagDefinitions");
    this.businessMetadataDefinitions = this.#stores.open("businessMetadataDefinitions");
    this.tagBindings = this.#stores.open("tagBindings");
    this.businessMetadataBindings = this.#stores.open("businessMetadataBindings");
    this.entityAttributes = this.#stores.open("entityAttributes");
    this.uploads = this.#stores.open("uploads");
    this.schemaExporters = this.#stores.open("schemaExporters");
    this.kept = Object.fromEntries(keptNames.map((name) => [name, this.#stores.open(name)])) as typeof this.kept;
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

  /** A new ID, as `env-7k2x9q`. */
  newId(prefix: string): string {
    return newId(this.hub.ids, prefix);
  }

  /** The ID of a new API key. */
  newKeyId(): string {
    return newKeyId(this.hub.ids);
  }

  /** A new ID of a cluster link. */
  newLinkId(): string {
    return newLinkId(this.hub.ids);
  }

  /** A new integer ID of the older APIs. */
  newNumericId(): number {
    return newNumericId(this.hub.ids);
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

  /** Grows with every change of an object. */
  get revision(): number {
    return this.#stores.revision;
  }

  /** Everything that exists. */
  save(): StreamprovSaved {
    const { credentials, lastSchemaId } = this;
    return { objects: this.#stores.save(), credentials, tokens: this.tokens.all(), lastSchemaId };
  }

  /** Replaces everything that exists. The hosts of clusters keep their addresses if these are free. */
  async load(saved: SavedWorld): Promise<void> {
    const { objects, credentials, tokens, lastSchemaId } = saved as StreamprovSaved;
    this.#stores.load(objects);
    Object.assign(this.credentials, credentials);
    this.tokens.load(tokens);
    this.lastSchemaId = lastSchemaId;
    await this.dataPlane.closeAll();
    for (const cluster of this.kafkaClusters.all()) {
      const restEndpoint = await this.dataPlane.openKafka(cluster.id, cluster.restEndpoint);
      this.kafkaClusters.reveal({ ...cluster, restEndpoint });
    }
    for (const cluster of this.schemaRegistryClusters.all()) {
      const restEndpoint = await this.dataPlane.openSchemaRegistry(cluster.id, cluster.restEndpoint);
      this.schemaRegistryClusters.reveal({ ...cluster, restEndpoint });
    }
    for (const region of this.flinkRegions.all()) {
      if (region.restEndpoint === "") continue;
      this.flinkRegions.reveal({
        ...region,
        restEndpoint: await this.dataPlane.openFlink(region.id, region.restEndpoint),
      });
    }
  }

  // A real organisation is never empty: somebody owns it, and it has an environment.
  #seed(): void {
    const { credentials } = this;
    const dates = this.born();
    const user = {
      id: credentials.userId,
      numericId: this.newNumericId(),
      email: "owner@example.com",
      fullName: "Olive Owner",
    };
    this.users.reveal({ ...user, ...dates });
    for (const region of regionsOfFlink) this.flinkRegions.reveal(makeFlinkRegion(region, dates));
    this.flinkComputePoolConfigs.reveal({ id: credentials.organizationId, defaultPools: true, maxCfu: 10 });
    this.roleBindings.reveal({
      id: this.newId("rb"),
      principal: `User:${credentials.userId}`,
      roleName: "OrganizationAdmin",
      crnPattern: `crn://confluent.cloud/organization=${credentials.organizationId}`,
      effectiveAt: 0,
      nodeLagMs: 0,
      ...dates,
    });
    this.environments.reveal({ id: this.newId("env"), displayName: "default", streamGovernance: undefined, ...dates });
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
      id: this.newId("op"),
      displayName: "Simulated identity provider",
      description: "Knows one client.",
      issuer: "https://idp.example.com",
      jwksUri: "https://idp.example.com/jwks",
      identityClaim: "claims.sub",
      ...dates,
    });
    this.identityPools.reveal({
      id: credentials.oauthIdentityPoolId,
      numericId: this.newNumericId(),
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
