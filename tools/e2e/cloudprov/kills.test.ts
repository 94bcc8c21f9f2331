import { expect, inject, test } from "vitest";
import { killables } from "../kills/index.ts";
import { flawsAfterKills } from "../stack/kills.ts";

test("after a kill of an up, an update, a replacement and a destroy, the next run loses and duplicates nothing", async () => {
  const { cloudprov: plugin } = inject("pluginFolders");
  expect(await flawsAfterKills(killables.cloudprov, { plugin, count: 4, seed: 135 })).toEqual([]);
});
