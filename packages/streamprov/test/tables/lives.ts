import { type Life, onSimulator, secret, withInputs } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { anEnvironment } from "../org/an-environment.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { portableTableLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A Kafka cluster in an environment, as inputs name both. */
export async function aKafkaCluster(platform: StreamprovSimulator) {
  const { environment } = await anEnvironment(platform);
  const { id } = await platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders" });
  return { environment, kafkaCluster: { id } };
}

/** A key of Tableflow, as inputs give it. */
function tableflowKey({ credentials }: StreamprovSimulator) {
  return { credentials: { key: secret(credentials.tableflowApiKey), secret: secret(credentials.tableflowApiSecret) } };
}

const lives = onSimulator(portableTableLives, simulatedWorld);

/** For each resource of tables what must exist before it, and the inputs of its life. */
export const tableLives = {
  ...lives,
  TableflowTopic: withInputs(lives.TableflowTopic, {
    inputs: { tableFormats: ["DELTA", "ICEBERG"] },
    changed: { tableFormats: ["DELTA"] },
  }),
  CatalogIntegration: async (platform) => {
    const cluster = await aKafkaCluster(platform);
    const { environment } = cluster;
    const integration = (name: string) =>
      platform.state.providerIntegrations.create({
        display_name: name,
        environment,
        provider: "AWS",
        config: { kind: "AwsIntegrationConfig", customer_iam_role_arn: `arn:aws:iam::012345678901:role/${name}` },
      });
    const [one, other] = [await integration("one"), await integration("other")];
    const awsGlue = { providerIntegrationId: one.id };
    const inputs = { displayName: "glue", ...cluster, awsGlue, ...tableflowKey(platform) };
    return {
      inputs,
      changed: { ...inputs, displayName: "tables", awsGlue: { ...awsGlue, customDatabase: "orders" } },
      replaced: { ...inputs, awsGlue: { providerIntegrationId: other.id } },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
