import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalStack } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { contentsOf } from "./stack/contents.ts";
import { type Scene, startScene } from "./stack/scene.ts";
import { setYamlProgram, withYamlHost } from "./stack/yaml-program.ts";

const example = join(import.meta.dirname, "../../examples/streamprov-quickstart-yaml/Pulumi.yaml");

test("the quickstart as a YAML program is previewed, created, unchanged by a second run, and destroyed", async () => {
  await using scene = await givenExample();
  const { platform, stack } = scene;
  const before = contentsOf(platform);

  const preview = await succeed(stack, ["preview"]);
  expect(preview).toContain("11 to create");
  expect(contentsOf(platform)).toEqual(before);

  await succeed(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.state.topics.list()).toMatchObject([{ name: "orders", partitions: 3 }]);
  expect(platform.state.acls.list()).toHaveLength(1);
  expect(platform.state.schemas.list()).toHaveLength(1);

  await succeed(stack, ["preview", "--refresh", "--expect-no-changes"]);

  await succeed(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

/** The example's program on a platform where things take their time. */
async function givenExample(): Promise<Scene> {
  const scene = await startScene({
    env: await withYamlHost(),
    platform: {
      provisionMs: { kafkaCluster: 300, schemaRegistryCluster: 300 },
      schemaRegistryAppearMs: 600,
      apiKeyReadyMs: 300,
      visibilityLagMs: 200,
    },
  });
  const text = await readFile(example, "utf8");
  await setYamlProgram(scene.stack, text.slice(text.search(/^config:$/m)));
  return scene;
}

async function succeed(stack: LocalStack, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await stack.cli([...args, "--stack", "local"]);
  if (code !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}
