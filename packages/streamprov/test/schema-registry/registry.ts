import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { connectedRegistry } from "./connected-registry.ts";

/** A platform with a Schema Registry, and the properties with which a resource reaches it. */
export async function startWithRegistry(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { credentials } = simulated.platform;
  const { environment, registry, key, anotherKey, connection } = await connectedRegistry(simulated.platform);
  /** The requests to the registry, as `GET /schemas`, oldest first. */
  const requests = () =>
    simulated.platform.journal
      .find({ service: new RegExp(registry.id) })
      .map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
  /** The environment variables of an import. */
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
