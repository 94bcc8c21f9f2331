import { killedPrograms } from "@org/kills";
import { expect, inject, test } from "vitest";
import { flawsAfterKills } from "../stack/kills.ts";

test("after a kill of the CLI or the plugin at any moment, the next up leaves no second cluster, key or topic", async () => {
  const { streamprov: plugin } = inject("pluginFolders");
  expect(await flawsAfterKills(killedPrograms.streamprov, { plugin, count: 5, seed: 3 })).toEqual([]);
});
