import { type AppprovSimulator, type Snapshot, startCopy, startSimulator } from "@org/appprov-simulator";
import { copyWith } from "@org/core-command/testing";
import { type CopyTests, testCopies } from "@org/core-provider/testing";
import { describe, it } from "vitest";
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
