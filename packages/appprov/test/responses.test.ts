import type { AppprovSimulator } from "@org/appprov-simulator";
import { testResponses, type Values } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

/** Objects are the response body, or in a list of their kind. */
const answers = {
  ...setup,
  envelope: /^(_embedded\.(accounts|log_drains|metric_drains|stacks)\[\])?$/,
  importId: (id: string) => id,
  isUnrelated: ({ route }: { readonly route: string }) => route === "/services/{id}",
};

/** The functions with their arguments. */
const lookups: Readonly<Record<string, (platform: AppprovSimulator) => Promise<Values>>> = {
  getEnvironment: async ({ state }) => {
    await state.accounts.create({ handle: "production" });
    return { handle: "production" };
  },
  getStack: async () => ({ name: "shared-us-west-1" }),
  getBackupRetentionPolicy: async ({ state }) => ({
    envId: Number((await state.accounts.create({ handle: "production" })).id),
  }),
};

testResponses({ describe, it }, { provider, setup: answers, lives, lookups });
