import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as streamprov from "@org/streamprov";
import { expect, inject, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { run } from "../stack/stack.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** A plugin process as a developer starts it, and the variable that makes the engine use it. */
async function startPlugin(): Promise<AsyncDisposable & { readonly env: Record<string, string> }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(inject("pluginFolders").streamprov, "pulumi-resource-streamprov")],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  if (child.stdout === null) throw new Error("the plugin has no output");
  const [port] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    env: { PULUMI_DEBUG_PROVIDERS: `streamprov:${port}` },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

test("a plugin that a developer has started serves one run after the other", async () => {
  await using platform = await startPlatform();
  await using plugin = await startPlugin();
  await using stack = await stackFor(platform, { ...configureKafka(await giveCluster(platform)), env: plugin.env });
  const program = (partitionsCount: number) => async () => {
    new streamprov.KafkaTopic("orders", { topicName: "orders", partitionsCount });
  };

  await stack.preview({ program: program(1) });
  const first = await stack.up({ program: program(1) });
  expect(changesIn(first.summary.resourceChanges)).toEqual({ create: 2 });
  const second = await stack.up({ program: program(2) });
  expect(changesIn(second.summary.resourceChanges)).toEqual({ update: 1 });
  const third = await stack.up({ program: program(2) });
  expect(changesIn(third.summary.resourceChanges)).toEqual({});
  await stack.refresh();
  // The command previews first, which is a separate run.
  await run(stack, ["destroy", "--yes"]);
  expect(platform.state.topics.list()).toEqual([]);
  expect(await stack.resources()).toEqual([]);
});
