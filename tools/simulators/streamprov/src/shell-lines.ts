import type { StreamprovSimulator } from "./simulator.ts";

/** What one pastes into a shell and a stack's configuration to work on the simulator. */
export async function shellLines(
  platform: StreamprovSimulator,
  wanted: { readonly cluster: boolean },
): Promise<string> {
  const { credentials } = platform;
  const lines = [
    `# control plane     ${platform.url}`,
    `# steering          ${platform.controlUrl}/__sim`,
    `export CONFLUENT_CLOUD_API_KEY='${credentials.cloudApiKey}'`,
    `export CONFLUENT_CLOUD_API_SECRET='${credentials.cloudApiSecret}'`,
    `export TABLEFLOW_API_KEY='${credentials.tableflowApiKey}'`,
    `export TABLEFLOW_API_SECRET='${credentials.tableflowApiSecret}'`,
    ...(wanted.cluster ? await clusterLines(platform) : []),
    "",
    `pulumi config set streamprov:endpoint ${platform.url}`,
    "",
    "# with OAuth in place of the keys:",
    `#   oauthExternalTokenUrl      ${platform.tokenUrl}`,
    `#   oauthExternalClientId      ${credentials.oauthClientId}`,
    `#   oauthExternalClientSecret  ${credentials.oauthClientSecret}`,
    `#   oauthIdentityPoolId        ${credentials.oauthIdentityPoolId}`,
    "",
    "# Ctrl+C stops it.",
  ];
  return lines.join("\n");
}

async function clusterLines(platform: StreamprovSimulator): Promise<string[]> {
  const { state, credentials } = platform;
  const environment = await state.environments.create({ displayName: "simulated" });
  const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "simulated" });
  const registry = await state.schemaRegistryClusters.create({ environmentId: environment.id });
  const key = (kind: "kafka" | "schema-registry", id: string) =>
    state.apiKeys.create({ ownerId: credentials.userId, scope: { kind, id, environmentId: environment.id } });
  const kafkaKey = await key("kafka", cluster.id);
  const registryKey = await key("schema-registry", registry.id);
  return [
    `export KAFKA_ID='${cluster.id}'`,
    `export KAFKA_REST_ENDPOINT='${cluster.restEndpoint}'`,
    `export KAFKA_API_KEY='${kafkaKey.id}'`,
    `export KAFKA_API_SECRET='${kafkaKey.secret}'`,
    `export SCHEMA_REGISTRY_ID='${registry.id}'`,
    `export SCHEMA_REGISTRY_REST_ENDPOINT='${registry.restEndpoint}'`,
    `export SCHEMA_REGISTRY_API_KEY='${registryKey.id}'`,
    `export SCHEMA_REGISTRY_API_SECRET='${registryKey.secret}'`,
  ];
}
