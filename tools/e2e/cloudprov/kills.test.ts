import { killedPrograms } from "@org/kills";
import { expect, inject, test } from "vitest";
import { flawsAfterKills } from "../stack/kills.ts";

test("after a kill of the CLI or the plugin at any moment, the next up leaves no second service, key or template", async () => {
  const { cloudprov: plugin } = inject("pluginFolders");
  expect(await flawsAfterKills(killedPrograms.cloudprov, { plugin, count: 3, seed: 3 })).toEqual([]);
});
