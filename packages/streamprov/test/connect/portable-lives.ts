import { cheap, type PortableLife, secret, withoutSecrets } from "@org/core-provider/testing";
import { kafkaConnection, ownCluster, ownEnvironment } from "../neighbors.ts";

/** The life of a connector, which runs on the simulator and on the real platform. */
export const portableConnectLives = {
  Connector: cheap(async (world) => {
    const { environment } = await ownEnvironment(world);
    const connection = await kafkaConnection(world);
    const { kafkaCluster, credentials } = connection;
    const [connector, topicName] = [world.name("orders"), world.name("samples")];
    await world.given("KafkaTopic", { ...connection, topicName });
    const key = withoutSecrets(credentials) as typeof credentials;
    const configNonsensitive = {
      name: connector,
      "connector.class": "DatagenSource",
      "kafka.topic": topicName,
      quickstart: "ORDERS",
      "output.data.format": "JSON",
      "tasks.max": "1",
    };
    const inputs = {
      environment,
      kafkaCluster,
      configNonsensitive,
      configSensitive: secret({ "kafka.api.key": key.key, "kafka.api.secret": key.secret }),
    };
    return {
      inputs,
      changed: {
        ...inputs,
        configNonsensitive: { ...configNonsensitive, "output.data.format": "AVRO" },
        status: "PAUSED",
      },
      drifted: { ...inputs, status: "PAUSED" },
      replaced: { ...inputs, kafkaCluster: (await ownCluster(world, {}, { name: "other" })).kafkaCluster },
      importId: () => `${environment.id}/${kafkaCluster.id}/${connector}`,
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
