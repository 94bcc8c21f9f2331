import { type LivePackage, type Values, withoutSecrets } from "@org/core-provider/testing";
import { dataPlaneServices } from "../src/data-plane-services.ts";
import { outline } from "../src/outline.ts";
import { provider } from "../src/provider.ts";
import { notLive } from "./not-live.ts";
import { portableLives } from "./portable-lives.ts";

/** What the tests on the real platform need of this package. */
export const live: LivePackage = {
  provider: provider as unknown as LivePackage["provider"],
  outline: outline as unknown as LivePackage["outline"],
  lives: portableLives,
  notLive,
  services: dataPlaneServices({ config: {}, env: {} }).map(({ property }) => property),
  importVariables,
};

/** The variables with the endpoint and key of the service that contains an object. */
function importVariables(inputs: Values): Readonly<Record<string, string>> {
  const connection = withoutSecrets(inputs) as Connection;
  const { kafkaCluster, schemaRegistryCluster, restEndpoint, credentials } = connection;
  if (credentials === undefined) return {};
  const key = (service: string) => ({
    [`IMPORT_${service}_API_KEY`]: credentials.key,
    [`IMPORT_${service}_API_SECRET`]: credentials.secret,
  });
  if (restEndpoint === undefined) return key("TABLEFLOW");
  if (connection.computePool !== undefined) {
    return {
      IMPORT_CONFLUENT_ORGANIZATION_ID: connection.organization?.id ?? "",
      IMPORT_CONFLUENT_ENVIRONMENT_ID: connection.environment?.id ?? "",
      IMPORT_FLINK_COMPUTE_POOL_ID: connection.computePool.id,
      IMPORT_FLINK_PRINCIPAL_ID: connection.principal?.id ?? "",
      IMPORT_FLINK_REST_ENDPOINT: restEndpoint,
      ...key("FLINK"),
    };
  }
  const [service, cluster] =
    kafkaCluster === undefined
      ? (["SCHEMA_REGISTRY", schemaRegistryCluster] as const)
      : (["KAFKA", kafkaCluster] as const);
  return {
    [`IMPORT_${service}_ID`]: cluster?.id ?? "",
    [`IMPORT_${service}_REST_ENDPOINT`]: restEndpoint,
    ...key(service),
  };
}

interface Reference {
  readonly id: string;
}

interface Connection {
  readonly kafkaCluster?: Reference;
  readonly schemaRegistryCluster?: Reference;
  readonly organization?: Reference;
  readonly environment?: Reference;
  readonly computePool?: Reference;
  readonly principal?: Reference;
  readonly restEndpoint?: string;
  readonly credentials?: { readonly key: string; readonly secret: string };
}
