import * as appprov from "@org/appprov";
import { test } from "vitest";
import { expectNothingLost } from "../stack/foreign-responses.ts";
import { giveEnvironment, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("responses of a proxy in the platform's place delete nothing and remove nothing from the state", async () => {
  await using platform = await startPlatform();
  const { envId } = await giveEnvironment(platform);
  const program = async () => {
    new appprov.App("web", { envId, handle: "web", dockerImage: "web:1" });
    new appprov.Database("orders", { envId, handle: "orders", databaseType: "postgresql" });
    new appprov.MetricDrain("metrics", { envId, handle: "metrics", drainType: "datadog", apiKey: "a-datadog-key" });
  };
  await using stack = await stackFor(platform, { program });
  await stack.up();

  await expectNothingLost(stack, platform);

  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
});
