import * as streamprov from "@org/streamprov";
import { test } from "vitest";
import { expectNothingLost } from "../stack/foreign-responses.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("responses of a proxy in the platform's place delete nothing and remove nothing from the state", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const program = async () => {
    for (const name of ["reader", "writer", "auditor"]) new streamprov.ServiceAccount(name, { displayName: name });
    new streamprov.Environment("staging", { displayName: "staging" });
    for (const topicName of ["orders", "payments"]) {
      new streamprov.KafkaTopic(topicName, { topicName });
    }
  };
  await using stack = await stackFor(platform, configureKafka(cluster));
  await stack.up({ program });

  await expectNothingLost(stack, platform);

  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
});
