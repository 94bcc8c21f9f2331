import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { run } from "../stack/stack.ts";
import { useYamlExample, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the quickstart as a YAML program is previewed, created, unchanged by a second run, and destroyed", async () => {
  await using platform = await startPlatform({
    provisionMs: { kafkaCluster: 300, schemaRegistryCluster: 300 },
    schemaRegistryAppearMs: 600,
    apiKeyReadyMs: 300,
    visibilityLagMs: 200,
  });
  await using stack = await stackFor(platform, { project: "streamprov-quickstart-yaml", env: await withYamlHost() });
  await useYamlExample(stack, "streamprov-quickstart-yaml");
  const before = contentsOf(platform);

  const preview = await run(stack, ["preview"]);
  expect(preview).toContain("11 to create");
  expect(contentsOf(platform)).toEqual(before);

  await run(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.state.topics.list()).toMatchObject([{ name: "orders", partitions: 3 }]);
  expect(platform.state.acls.list()).toHaveLength(1);
  expect(platform.state.schemas.list()).toHaveLength(1);

  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);

  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
