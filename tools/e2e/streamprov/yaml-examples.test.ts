import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { previewYamlExamples } from "../stack/yaml-examples.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the reference's YAML examples of all resources can be previewed", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  const cluster = await giveCluster(platform);
  await mkdir(join(stack.folder, "build"));
  // The examples upload these files.
  for (const file of ["masking.jar", "orders-functions.jar", "datagen.zip"]) await stack.write(`build/${file}`, "code");
  const { shown, count } = await previewYamlExamples(stack, {
    "env-abc123": cluster.environmentId,
    "lkc-abc123": cluster.id,
  });
  // The stack is created too.
  expect(shown).toContain(`+ ${count + 1} to create`);
});
