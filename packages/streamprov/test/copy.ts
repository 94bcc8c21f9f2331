import { copyWith } from "@org/core-command/testing";
import { type CopyTests, type Values, withoutSecrets } from "@org/core-provider/testing";
import { type Snapshot, type StreamprovSimulator, startCopy, startSimulator } from "@org/streamprov-simulator";
import { discovery } from "../src/commands/discovery.ts";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

/** How accounts are copied in tests. */
export const copies: CopyTests<Snapshot, StreamprovSimulator> = {
  provider,
  setup,
  lives,
  environmentOf,
  copy: (env) => copyWith(discovery, { startCopy }, env),
  open: (snapshot) => startSimulator({ snapshot }),
  uncopied: ["ClusterLink", "KafkaMirrorTopic", "CatalogEntityAttributes", "FlinkArtifact"],
};

/** The environment variables of the platform and of the data planes that inputs name, each with a new key. */
async function environmentOf(platform: StreamprovSimulator, inputs: Values): Promise<Record<string, string>> {
  const { state, credentials } = platform;
  const named = withoutSecrets(inputs) as Record<string, { readonly id?: string } | undefined>;
  const idOf = (property: string) => named[property]?.id ?? "";
  const keyOf = (kind: "kafka" | "schema-registry" | "flink", id: string, environmentId: string) =>
    state.apiKeys.create({ ownerId: credentials.userId, scope: { kind, id, environmentId } });
  const env: Record<string, string> = { ...platform.environment() };
  // Tests create environments with the same name, and descriptions that the platform rejects.
  for (const [at, { id, displayName }] of state.environments.list().entries()) {
    if (at > 0 && !displayName.endsWith(`-${at}`))
      state.environments.change(id, { displayName: `${displayName}-${at}` });
  }
  for (const { id, description } of state.identityProviders.list()) {
    if (description === "") state.identityProviders.change(id, { description: "Signs in applications" });
  }
  const registryId = idOf("schemaRegistryCluster");
  const registry = state.schemaRegistryClusters.get(registryId);
  const cluster =
    state.kafkaClusters.get(idOf("kafkaCluster")) ??
    state.kafkaClusters.list().find(({ environmentId }) => environmentId === registry?.environmentId);
  if (cluster !== undefined) {
    const key = await keyOf("kafka", cluster.id, cluster.environmentId);
    env["KAFKA_ID"] = cluster.id;
    env["KAFKA_REST_ENDPOINT"] = cluster.restEndpoint;
    env["KAFKA_API_KEY"] = key.id;
    env["KAFKA_API_SECRET"] = key.secret;
  }
  if (registry !== undefined) {
    const key = await keyOf("schema-registry", registry.id, registry.environmentId);
    env["SCHEMA_REGISTRY_ID"] = registry.id;
    env["SCHEMA_REGISTRY_REST_ENDPOINT"] = registry.restEndpoint;
    env["CATALOG_REST_ENDPOINT"] = registry.restEndpoint;
    env["SCHEMA_REGISTRY_API_KEY"] = key.id;
    env["SCHEMA_REGISTRY_API_SECRET"] = key.secret;
  }
  if (named["computePool"] !== undefined) {
    const region = await state.flinkRegions.create({ cloud: "AWS", region: "us-east-2" });
    const key = await keyOf("flink", region.id, idOf("environment"));
    env["CONFLUENT_ORGANIZATION_ID"] = credentials.organizationId;
    env["CONFLUENT_ENVIRONMENT_ID"] = idOf("environment");
    env["FLINK_COMPUTE_POOL_ID"] = idOf("computePool");
    env["FLINK_PRINCIPAL_ID"] = idOf("principal");
    env["FLINK_REST_ENDPOINT"] = region.restEndpoint;
    env["FLINK_API_KEY"] = key.id;
    env["FLINK_API_SECRET"] = key.secret;
  }
  return env;
}
