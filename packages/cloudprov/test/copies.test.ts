import { readFileSync } from "node:fs";
import { type AccountSnapshot, type CloudprovSimulator, startCopy } from "@org/cloudprov-simulator";
import { copyWith } from "@org/core-command/testing";
import { type CopyTests, testCopies } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { discovery } from "../src/commands/discovery.ts";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";
import { startPlatform } from "./simulated-provider.ts";

const copies: CopyTests<AccountSnapshot, CloudprovSimulator> = {
  provider,
  setup,
  lives,
  environmentOf: async (platform) => platform.environment(),
  copy: (env) => copyWith(discovery, { startCopy }, env),
  open: (snapshot) => startPlatform({ snapshot }),
  uncopied: ["AntiddosCcBlackWhiteIp", "AntiddosCcPrecisionPolicy"],
};

testCopies({ describe, it }, copies);

it("the guide names all resources that a copy lacks", () => {
  const guide = readFileSync(new URL("../../../docs/discovering.md", import.meta.url), "utf8");

  expect(copies.uncopied?.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
});
