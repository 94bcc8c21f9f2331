import { CopiedInputs } from "./copied-inputs.ts";
import { type StreamprovSimulator, startSimulator } from "./simulator.ts";

/** An empty organization that becomes a copy of another one. */
export interface OrganizationCopy extends StreamprovSimulator {
  /**
   * Completes the provider's settings of a service: the endpoint, and a key that is deleted at the end.
   *
   * @param settings - Its ID, such as `kafkaId`, by the names of the settings.
   */
  serviceSettings(settings: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>>;
  /**
   * Adds an object that no request creates.
   *
   * @param kind - `Organization`, `User` or `SchemaRegistryCluster`
   * @returns its ID.
   */
  add(kind: string, fields: Readonly<Record<string, unknown>>): Promise<string>;
  /** Adds values that the platform requires of a create and never returns. */
  complete(kind: string, inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** The copy as a snapshot. Its API keys accept any secret, because the secrets of the originals are unknown. */
  finish(): Promise<ReturnType<StreamprovSimulator["snapshot"]>>;
}

type NewUser = Parameters<StreamprovSimulator["state"]["users"]["create"]>[0];
type NewRegistry = Parameters<StreamprovSimulator["state"]["schemaRegistryClusters"]["create"]>[0];

/** Starts an empty organization, without the default environment, that becomes a copy of another one. */
export async function startCopy(): Promise<OrganizationCopy> {
  const simulator = await startSimulator({ defaultStreamGovernance: undefined });
  const { state, credentials } = simulator;
  for (const { id } of state.environments.list()) state.environments.remove(id);
  // An import omits values that are false.
  state.flinkComputePoolConfigs.change(credentials.organizationId, { defaultPools: false });
  const seeded = new Set(state.apiKeys.list().map(({ id }) => id));
  const temporary = new Set<string>();
  const inputsOfCopies = new CopiedInputs();

  const keyOf = async (kind: "kafka" | "schema-registry" | "flink", id: string, environmentId: string) => {
    const key = await state.apiKeys.create({ ownerId: credentials.userId, scope: { kind, id, environmentId } });
    temporary.add(key.id);
    return key;
  };

  return {
    ...simulator,
    async serviceSettings(settings) {
      const { kafkaId = "", schemaRegistryId = "", environmentId = "", flinkComputePoolId = "" } = settings;
      const cluster = state.kafkaClusters.get(kafkaId);
      if (cluster !== undefined) {
        const { id, secret } = await keyOf("kafka", kafkaId, cluster.environmentId);
        return { kafkaId, kafkaRestEndpoint: cluster.restEndpoint, kafkaApiKey: id, kafkaApiSecret: secret };
      }
      const registry = state.schemaRegistryClusters.get(schemaRegistryId);
      if (registry !== undefined) {
        const { restEndpoint } = registry;
        const { id, secret } = await keyOf("schema-registry", schemaRegistryId, registry.environmentId);
        return {
          schemaRegistryId,
          schemaRegistryRestEndpoint: restEndpoint,
          catalogRestEndpoint: restEndpoint,
          schemaRegistryApiKey: id,
          schemaRegistryApiSecret: secret,
        };
      }
      const { spec } = (state.flinkComputePools.get(flinkComputePoolId)?.body ?? {}) as {
        readonly spec?: { readonly cloud?: string; readonly region?: string };
      };
      const region = state.flinkRegions.list().find((one) => one.cloud === spec?.cloud && one.region === spec.region);
      if (region === undefined) throw new Error("the service that contains it is not in the copy");
      const { restEndpoint } = await state.flinkRegions.create({ cloud: region.cloud, region: region.region });
      const { id, secret } = await keyOf("flink", region.id, environmentId);
      return {
        ...settings,
        organizationId: credentials.organizationId,
        flinkRestEndpoint: restEndpoint,
        flinkApiKey: id,
        flinkApiSecret: secret,
      };
    },
    async add(kind, fields) {
      switch (kind) {
        case "Organization":
          return credentials.organizationId;
        case "User":
          return (await state.users.create(fields as NewUser)).id;
        case "SchemaRegistryCluster":
          return (await state.schemaRegistryClusters.create(fields as NewRegistry)).id;
        default:
          throw new Error(`a ${kind} cannot be added`);
      }
    },
    complete: (kind, inputs) => inputsOfCopies.complete(kind, inputs),
    async close() {
      await inputsOfCopies.close();
      await simulator.close();
    },
    async finish() {
      for (const id of temporary) state.apiKeys.remove(id);
      for (const { id } of state.apiKeys.list()) if (!seeded.has(id)) state.apiKeys.change(id, { secret: "" });
      simulator.set({ defaultStreamGovernance: "ESSENTIALS" });
      return simulator.snapshot();
    },
  };
}
