import { contentsOf } from "../stack/contents.ts";
import { startUp } from "../stack/terminal-up.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const program = `resources:
  shop:
    type: streamprov:index:Environment
  orders:
    type: streamprov:index:KafkaCluster
    properties:
      availability: SINGLE_ZONE
      cloud: AWS
      region: eu-central-1
      basic: {}
      environment:
        id: \${shop.id}
`;

/** Starts an `up` of a program, which waits for a Kafka cluster until the test provisions it. */
export async function startWaitingUp() {
  const platform = await startPlatform({ provisionMs: { kafkaCluster: 600_000 } });
  const stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, program);
  const before = contentsOf(platform);
  const up = startUp(stack);
  await up.until(() => platform.journal.count({ method: "GET", path: /\/cmk\/v2\/clusters\// }) >= 2);
  return {
    platform,
    stack,
    /** The contents of the platform before the program ran. */
    before,
    up,
    provision() {
      const [cluster] = platform.state.kafkaClusters.list();
      platform.state.kafkaClusters.change(cluster?.id ?? "", { phase: "PROVISIONED" });
    },
    async [Symbol.asyncDispose]() {
      await stack.remove();
      await platform.close();
    },
  };
}
