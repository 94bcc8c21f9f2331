import { readFileSync } from "node:fs";
import { type AppprovSimulator, type Snapshot, startCopy, startSimulator } from "@org/appprov-simulator";
import { copyWith, missingInGuide } from "@org/core-command/testing";
import { type CopyTests, testCopies } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { discovery } from "../src/commands/discovery.ts";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

const copies: CopyTests<Snapshot, AppprovSimulator> = {
  provider,
  setup,
  lives,
  environmentOf: async (platform) => platform.environment(),
  copy: (env) => copyWith(discovery, { startCopy }, env),
  open: (snapshot) => startSimulator({ snapshot }),
};

testCopies({ describe, it }, copies);

it("the guide gives the reason for each resource that is never found", async () => {
  const guide = readFileSync(new URL("../../../docs/discovering.md", import.meta.url), "utf8");

  expect(await missingInGuide(guide, discovery)).toEqual([]);
});
