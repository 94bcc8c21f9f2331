import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/simulator-streamprov";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with a Schema Registry, and the properties by which a resource reaches it. */
export async function startWithRegistry(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state, credentials } = simulated.platform;
  const environment = await state.environments.create({ displayName: "staging" });
  const registry = await state.schemaRegistryClusters.create({ environmentId: environment.id });
  const scope = { kind: "schema-registry", id: registry.id, environmentId: environment.id } as const;
  const newKey = () => state.apiKeys.create({ ownerId: credentials.userId, scope });
  const key = await newKey();
  /** Another key of the registry, as a resource holds it. */
  const anotherKey = async (): Promise<Values> => {
    const { id, secret: word } = await newKey();
    return { key: secret(id), secret: secret(word) };
  };
  const connection: Values = {
    schemaRegistryCluster: { id: registry.id },
    restEndpoint: registry.restEndpoint,
    credentials: { key: secret(key.id), secret: secret(key.secret) },
  };
  /** The requests to the registry, as `GET /schemas`, oldest first. */
  const requests = () =>
    simulated.platform.journal
      .find({ service: new RegExp(registry.id) })
      .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
  /** What an import is told by its environment. */
  const importEnv = {
    IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT: registry.restEndpoint,
    IMPORT_SCHEMA_REGISTRY_API_KEY: key.id,
    IMPORT_SCHEMA_REGISTRY_API_SECRET: key.secret,
  };
  const endpoint = simulated.platform.url;
  /** Configuration that gives the registry to all resources. */
  const providerSettings: Values = {
    endpoint,
    schemaRegistryId: registry.id,
    schemaRegistryRestEndpoint: registry.restEndpoint,
    schemaRegistryApiKey: secret(key.id),
    schemaRegistryApiSecret: secret(key.secret),
  };
  /** Configuration that signs in with a token instead of keys. */
  const oauthSettings: Values = {
    endpoint,
    oauth: {
      oauthExternalTokenUrl: simulated.platform.tokenUrl,
      oauthExternalClientId: credentials.oauthClientId,
      oauthExternalClientSecret: secret(credentials.oauthClientSecret),
      oauthIdentityPoolId: credentials.oauthIdentityPoolId,
    },
  };
  return {
    ...simulated,
    environment,
    registry,
    connection,
    anotherKey,
    requests,
    importEnv,
    providerSettings,
    oauthSettings,
  };
}
