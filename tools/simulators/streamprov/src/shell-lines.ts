import { shellText } from "@org/simulator";
import type { StreamprovSimulator } from "./simulator.ts";

/** What one pastes into a shell and a stack's configuration to work on the simulator. */
export async function shellLines(
  platform: StreamprovSimulator,
  wanted: { readonly cluster: boolean },
): Promise<string> {
  const { credentials } = platform;
  return shellText({
    notes: {
      "web page": `${platform.controlUrl}/`,
      "control URL": `${platform.controlUrl}/__sim`,
      "control plane": platform.url,
    },
    exports: {
      ...platform.environment(),
      ...(wanted.cluster ? await newCluster(platform) : {}),
    },
    more: [
      "# with OAuth in place of the keys:",
      `#   oauthExternalTokenUrl      ${platform.tokenUrl}`,
      `#   oauthExternalClientId      ${credentials.oauthClientId}`,
      `#   oauthExternalClientSecret  ${credentials.oauthClientSecret}`,
      `#   oauthIdentityPoolId        ${credentials.oauthIdentityPoolId}`,
    ],
  });
}

async function newCluster(platform: StreamprovSimulator): Promise<Record<string, string>> {
  const { state, credentials } = platform;
  const name = "simulated";
  // They may be in the file of an earlier start.
  const environment =
    state.environments.list().find(({ displayName }) => displayName === name) ??
    (await state.environments.create({ displayName: name }));
  const isInside = ({ environmentId }: { readonly environmentId: string }) => environmentId === environment.id;
  const cluster =
    state.kafkaClusters.list().find(isInside) ??
    (await state.kafkaClusters.create({ environmentId: environment.id, displayName: name }));
  const registry =
    state.schemaRegistryClusters.list().find(isInside) ??
    (await state.schemaRegistryClusters.create({ environmentId: environment.id }));
  const key = (kind: "kafka" | "schema-registry", id: string) =>
    state.apiKeys.create({ ownerId: credentials.userId, scope: { kind, id, environmentId: environment.id } });
  const kafkaKey = await key("kafka", cluster.id);
  const registryKey = await key("schema-registry", registry.id);
  return {
    KAFKA_ID: cluster.id,
    KAFKA_REST_ENDPOINT: cluster.restEndpoint,
    KAFKA_API_KEY: kafkaKey.id,
    KAFKA_API_SECRET: kafkaKey.secret,
    SCHEMA_REGISTRY_ID: registry.id,
    SCHEMA_REGISTRY_REST_ENDPOINT: registry.restEndpoint,
    SCHEMA_REGISTRY_API_KEY: registryKey.id,
    SCHEMA_REGISTRY_API_SECRET: registryKey.secret,
  };
}
