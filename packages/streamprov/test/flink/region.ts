import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions, StreamprovSimulator } from "@org/streamprov-simulator";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** An environment with a compute pool in a region of Flink, a key for it, and the properties to reach it. */
export async function connectedRegion({ state, credentials }: StreamprovSimulator) {
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const region = await state.flinkRegions.create({ cloud: "AWS", region: "us-east-2" });
  const newPool = async (name: string) => {
    const spec = { display_name: name, cloud: "AWS", region: "us-east-2", max_cfu: 10 };
    return state.flinkComputePools.create({ spec: { ...spec, environment: { id: environmentId } } });
  };
  const pool = await newPool("orders");
  const principal = await state.serviceAccounts.create({ displayName: "orders" });
  const key = await state.apiKeys.create({
    ownerId: credentials.userId,
    scope: { kind: "flink", id: region.id, environmentId },
  });
  const connection = {
    organization: { id: credentials.organizationId },
    environment: { id: environmentId },
    computePool: { id: pool.id },
    principal: { id: principal.id },
    restEndpoint: region.restEndpoint,
    credentials: { key: secret(key.id), secret: secret(key.secret) },
  };
  return { environmentId, region, pool, newPool, principal, key, connection };
}

/** A platform with a region of Flink that is ready for use. */
export async function startWithRegion(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform } = simulated;
  const given = await connectedRegion(platform);
  const { environmentId, region, pool, principal, key } = given;
  const { organizationId } = platform.credentials;
  const settingsOfFlink = {
    organizationId,
    environmentId,
    flinkComputePoolId: pool.id,
    flinkPrincipalId: principal.id,
    flinkRestEndpoint: region.restEndpoint,
  };
  /** Configuration that gives Flink to all resources. */
  const providerSettings: Values = {
    endpoint: platform.url,
    ...settingsOfFlink,
    flinkApiKey: secret(key.id),
    flinkApiSecret: secret(key.secret),
  };
  /** The same with a token instead of the key. */
  const oauthSettings: Values = {
    endpoint: platform.url,
    ...settingsOfFlink,
    oauth: {
      oauthExternalTokenUrl: platform.tokenUrl,
      oauthExternalClientId: platform.credentials.oauthClientId,
      oauthExternalClientSecret: secret(platform.credentials.oauthClientSecret),
      oauthIdentityPoolId: platform.credentials.oauthIdentityPoolId,
    },
  };
  /** The environment variables of an import. */
  const importEnv = {
    IMPORT_CONFLUENT_ORGANIZATION_ID: organizationId,
    IMPORT_CONFLUENT_ENVIRONMENT_ID: environmentId,
    IMPORT_FLINK_COMPUTE_POOL_ID: pool.id,
    IMPORT_FLINK_PRINCIPAL_ID: principal.id,
    IMPORT_FLINK_REST_ENDPOINT: region.restEndpoint,
    IMPORT_FLINK_API_KEY: key.id,
    IMPORT_FLINK_API_SECRET: key.secret,
  };
  /** The path of the environment's objects. */
  const base = `/sql/v1/organizations/${organizationId}/environments/${environmentId}`;
  /** The requests to the region, as `GET /connections`, oldest first. */
  const requests = () =>
    platform.journal
      .find({ service: /^flink / })
      .map(({ method, path }) => `${method} ${decodeURIComponent(path).replace(base, "")}`);
  return { ...simulated, ...given, providerSettings, oauthSettings, importEnv, base, requests };
}
