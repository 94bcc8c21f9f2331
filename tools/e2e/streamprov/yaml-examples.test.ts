import { expect, test } from "vitest";
import { writeUploads } from "../stack/uploads.ts";
import { previewYamlExamples } from "../stack/yaml-examples.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { exampleValues } from "./example-values.ts";
import { giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the reference's YAML examples of all resources can be previewed", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  const cluster = await giveCluster(platform);
  await writeUploads(stack);
  const { shown, count } = await previewYamlExamples(stack, {
    ...exampleValues,
    environmentId: cluster.environmentId,
    kafkaClusterId: cluster.id,
  });
  // The stack is created too.
  expect(shown).toContain(`+ ${count + 1} to create`);
});
