import { killedPrograms } from "@org/kills";
import { expect, inject, test } from "vitest";
import { flawsAfterKills } from "../stack/kills.ts";

test("after a kill of the CLI or the plugin at any moment, the next up leaves no second app, database or endpoint", async () => {
  const { appprov: plugin } = inject("pluginFolders");
  expect(await flawsAfterKills(killedPrograms.appprov, { plugin, count: 3, seed: 3 })).toEqual([]);
});
