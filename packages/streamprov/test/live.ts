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
  inServices: ["ClusterLink", "KafkaMirrorTopic"],
  importVariables,
};

/** The variables with the endpoint and key of the service that contains an object. */
function importVariables(inputs: Values): Readonly<Record<string, string>> {
  const { sourceKafkaCluster, destinationKafkaCluster, ...connection } = withoutSecrets(inputs) as Inputs;
  const { kafkaCluster, schemaRegistryCluster, computePool } = connection;
  if (sourceKafkaCluster && destinationKafkaCluster) {
    return {
      ...variablesOf("SOURCE_KAFKA", sourceKafkaCluster),
      ...variablesOf("DESTINATION_KAFKA", destinationKafkaCluster),
    };
  }
  if (kafkaCluster?.restEndpoint !== undefined) return variablesOf("KAFKA", kafkaCluster);
  if (connection.credentials === undefined) return {};
  if (connection.restEndpoint === undefined) return variablesOf("TABLEFLOW", connection);
  if (computePool !== undefined) {
    return {
      IMPORT_CONFLUENT_ORGANIZATION_ID: connection.organization?.id ?? "",
      IMPORT_CONFLUENT_ENVIRONMENT_ID: connection.environment?.id ?? "",
      IMPORT_FLINK_COMPUTE_POOL_ID: computePool.id,
      IMPORT_FLINK_PRINCIPAL_ID: connection.principal?.id ?? "",
      ...variablesOf("FLINK", connection),
    };
  }
  return kafkaCluster === undefined
    ? variablesOf("SCHEMA_REGISTRY", { ...connection, id: schemaRegistryCluster?.id })
    : variablesOf("KAFKA", { ...connection, id: kafkaCluster.id });
}

function variablesOf(service: string, { id, restEndpoint, bootstrapEndpoint, credentials }: Connection) {
  const values = {
    ID: id,
    REST_ENDPOINT: restEndpoint,
    BOOTSTRAP_ENDPOINT: bootstrapEndpoint,
    API_KEY: credentials?.key,
    API_SECRET: credentials?.secret,
  };
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [`IMPORT_${service}_${name}`, value]));
}

interface Reference {
  readonly id: string;
}

/** The properties with which an object is reached. */
interface Connection {
  readonly id?: string | undefined;
  readonly restEndpoint?: string;
  readonly bootstrapEndpoint?: string;
  readonly credentials?: { readonly key: string; readonly secret: string };
}

interface Inputs extends Connection {
  readonly kafkaCluster?: Reference & Connection;
  readonly sourceKafkaCluster?: Connection;
  readonly destinationKafkaCluster?: Connection;
  readonly schemaRegistryCluster?: Reference;
  readonly organization?: Reference;
  readonly environment?: Reference;
  readonly computePool?: Reference;
  readonly principal?: Reference;
}
