import { readFileSync } from "node:fs";
import { type AccountSnapshot, type CloudprovSimulator, startCopy } from "@org/cloudprov-simulator";
import { copyWith, missingInGuide, reasonInGuide } from "@org/core-command/testing";
import { type CopyTests, testCopies } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { discovery } from "../src/commands/discovery.ts";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";
import { startPlatform } from "./simulated-provider.ts";

const guide = readFileSync(new URL("../../../docs/discovering.md", import.meta.url), "utf8");

const copies: CopyTests<AccountSnapshot, CloudprovSimulator> = {
  provider,
  setup,
  lives,
  environmentOf: async (platform) => platform.environment(),
  copy: (env) => copyWith(discovery, { startCopy }, env),
  open: (snapshot) => startPlatform({ snapshot }),
  uncopied: ["AntiddosCcBlackWhiteIp", "AntiddosCcPrecisionPolicy"],
  documentedReason: (type) => reasonInGuide(guide, type),
};

testCopies({ describe, it }, copies);

it("the guide gives the reason for each resource that is never found", async () => {
  expect(await missingInGuide(guide, discovery)).toEqual([]);
});
