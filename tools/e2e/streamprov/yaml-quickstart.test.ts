import { cp, mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { run } from "../stack/stack.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const example = join(import.meta.dirname, "../../../examples/streamprov-quickstart-yaml");

test("the quickstart as a YAML program is previewed, created, unchanged by a second run, and destroyed", async () => {
  await using platform = await startPlatform({
    provisionMs: { kafkaCluster: 300, schemaRegistryCluster: 300 },
    schemaRegistryAppearMs: 600,
    apiKeyReadyMs: 300,
    visibilityLagMs: 200,
  });
  await using stack = await stackFor(platform, { project: "streamprov-quickstart-yaml", env: await withYamlHost() });
  await cp(join(example, "Pulumi.yaml"), join(stack.folder, "Pulumi.yaml"));
  await mkdir(join(stack.folder, "node_modules/@org"), { recursive: true });
  await symlink(inject("pluginFolders").streamprov, join(stack.folder, "node_modules/@org/streamprov"), "junction");
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
