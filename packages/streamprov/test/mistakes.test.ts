import { failure, startProvider, testMistakes, unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

const noKey =
  "The control plane needs a Cloud API key: set cloudApiKey and cloudApiSecret of the provider (environment CONFLUENT_CLOUD_API_KEY and CONFLUENT_CLOUD_API_SECRET), or oauth.";

describe("missing credentials", () => {
  it("fail the preview of a create once, without a request", async () => {
    await using test = await startSimulatedProvider({}, { cloudApiKey: "", cloudApiSecret: "" });
    const { host, platform } = test;

    const error = await failure(host.resource("ServiceAccount", "app").preview({ displayName: "app" }));

    expect(error.message).toBe(`previewing ServiceAccount "app": ${noKey}`);
    await host.resource("ServiceAccount", "other").preview({ displayName: "other" });
    expect(platform.journal.entries).toEqual([]);
  });

  it("can be unknown until the update", async () => {
    await using host = await startProvider(provider, { config: false });
    const { failures } = await host.checkConfig({ cloudApiKey: unknown, cloudApiSecret: unknown });
    expect(failures).toEqual([]);
  });

  it("are not missing for a resource with its own API key", async () => {
    await using host = await startProvider(provider, {});
    const credentials = { key: "k", secret: "s" };
    const topic = {
      topicName: "orders",
      kafkaCluster: { id: "lkc-1" },
      restEndpoint: "https://pkc.example",
      credentials,
    };
    await expect(host.resource("KafkaTopic", "orders").preview(topic)).resolves.toMatchObject({ action: "create" });
  });
});

const connection = { restEndpoint: "https://pkc.example", credentials: { key: "k", secret: "s" } };
const topic = { ...connection, topicName: "orders" };

testMistakes(
  { describe, it },
  {
    provider,
    start: () => startSimulatedProvider(),
    configuration: [
      {
        what: "half of the Cloud API key",
        config: { cloudApiKey: "k" },
        says: "cloudApiSecret is required because cloudApiKey is set; set all of cloudApiKey and cloudApiSecret, or none (environment variable CONFLUENT_CLOUD_API_SECRET)",
      },
      {
        what: "half of the Cloud API key in the environment",
        config: {},
        env: { CONFLUENT_CLOUD_API_SECRET: "s" },
        says: "cloudApiKey is required because cloudApiSecret is set; set all of cloudApiKey and cloudApiSecret, or none (environment variable CONFLUENT_CLOUD_API_KEY)",
      },
      {
        what: "half of a service's API key",
        config: { kafkaApiKey: "k", kafkaRestEndpoint: "https://pkc.example" },
        says: "kafkaApiSecret is required because kafkaApiKey and kafkaRestEndpoint are set; set all of kafkaApiKey, kafkaApiSecret and kafkaRestEndpoint, or none (environment variable KAFKA_API_SECRET)",
      },
      {
        what: "a misspelled setting",
        config: { endpoit: "https://api.example" },
        says: "endpoit is not a setting of streamprov; did you mean endpoint? If not, remove it with `pulumi config rm streamprov:endpoit`",
      },
      {
        what: "a misspelled argument of an explicit provider",
        explicit: "eu",
        config: { endpoit: "https://api.example" },
        says: "endpoit is not a setting of streamprov; did you mean endpoint? If not, remove it from the arguments",
      },
      {
        what: "an argument of an explicit provider that is not a setting",
        explicit: "eu",
        config: { colour: "blue" },
        says: "colour is not a setting of streamprov; remove it from the arguments",
      },
    ],
    resources: [
      {
        what: "a misspelled property",
        type: "Environment",
        inputs: { displayNme: "shop" },
        says: "displayNme is not a property; did you mean displayName?",
      },
      {
        what: "a misspelled required property",
        type: "KafkaTopic",
        inputs: { ...connection, topicNme: "orders", kafkaCluster: { id: "lkc-1" } },
        says: "topicNme is not a property; did you mean topicName?",
      },
      {
        what: "no settings for Kafka",
        type: "KafkaTopic",
        inputs: { topicName: "orders" },
        says: "kafkaCluster.id, restEndpoint and credentials are required, because the provider's configuration does not contain the settings of Kafka: set them here, or set the provider's kafkaId, kafkaRestEndpoint, kafkaApiKey and kafkaApiSecret (environment KAFKA_ID, KAFKA_REST_ENDPOINT, KAFKA_API_KEY and KAFKA_API_SECRET)",
      },
      {
        what: "a misspelled object without settings for Kafka",
        type: "KafkaTopic",
        inputs: { ...connection, topicName: "orders", kafkaClster: { id: "lkc-1" } },
        says: "kafkaClster is not a property; did you mean kafkaCluster?",
      },
      {
        what: "no settings for Flink",
        type: "FlinkStatement",
        inputs: { statement: "SELECT 1;", statementName: "one" },
        says: "organization.id, environment.id, principal.id, restEndpoint and credentials are required, because the provider's configuration does not contain the settings of Flink: set them here, or set the provider's organizationId, environmentId, flinkPrincipalId, flinkRestEndpoint, flinkApiKey, flinkApiSecret and flinkComputePoolId (environment CONFLUENT_ORGANIZATION_ID, CONFLUENT_ENVIRONMENT_ID, FLINK_PRINCIPAL_ID, FLINK_REST_ENDPOINT, FLINK_API_KEY, FLINK_API_SECRET and FLINK_COMPUTE_POOL_ID)",
      },
      {
        what: "no connection to a cluster of a cluster link",
        type: "ClusterLink",
        inputs: {
          link: "bridge",
          sourceKafkaCluster: {
            id: "lkc-1",
            bootstrapEndpoint: "SASL_SSL://a.example:9092",
            credentials: connection.credentials,
          },
          destinationKafkaCluster: { id: "lkc-2" },
        },
        says: "destinationKafkaCluster.restEndpoint and destinationKafkaCluster.credentials are required: set them here",
      },
      {
        what: "an undefined ID",
        type: "KafkaTopic",
        inputs: { ...topic, kafkaCluster: {} },
        says: "kafkaCluster.id is required: ID of the Kafka cluster, `lkc-...`",
      },
      {
        what: "a misspelled ID",
        type: "KafkaTopic",
        inputs: { ...topic, kafkaCluster: { ID: "lkc-1" } },
        says: "kafkaCluster.ID is not a property; did you mean id?",
      },
      {
        what: "an ID of the wrong type",
        type: "KafkaTopic",
        inputs: { ...topic, kafkaCluster: { id: ["lkc-1"] } },
        says: "kafkaCluster.id must be a string",
      },
      {
        what: "an ID in place of an object",
        type: "KafkaTopic",
        inputs: { ...topic, kafkaCluster: "lkc-1" },
        says: 'kafkaCluster must be an object, such as { id: "lkc-abc123" }',
      },
      {
        what: "a misspelled object",
        type: "KafkaTopic",
        inputs: { ...topic, kafkaClster: { id: "lkc-1" } },
        says: "kafkaClster is not a property; did you mean kafkaCluster?",
      },
      {
        what: "an environment's ID in place of an object",
        type: "Network",
        inputs: {
          environment: "env-1",
          cloud: "AWS",
          region: "us-east-2",
          connectionTypes: ["PEERING"],
          cidr: "10.0.0.0/16",
        },
        says: 'environment must be an object, such as { id: "env-abc123" }',
      },
      {
        what: "no kind of cluster",
        type: "KafkaCluster",
        inputs: {
          displayName: "orders",
          availability: "SINGLE_ZONE",
          cloud: "AWS",
          region: "us-east-2",
          environment: { id: "env-1" },
        },
        says: "Give exactly one of basic, standard, dedicated, enterprises and freights",
      },
    ],
    functions: [
      {
        what: "a function without the object's ID or name",
        name: "getEnvironment",
        args: {},
        says: "Give exactly one of id and displayName",
      },
      {
        what: "a misspelled argument",
        name: "getFlinkRegion",
        args: { cloud: "AWS", regon: "us-east-2" },
        says: "regon is not a property; did you mean region?",
      },
    ],
  },
);
