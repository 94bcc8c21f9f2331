import { answerFlaws, lookupAnswerFlaws, type Values } from "@org/core-provider/testing";
import type { AppprovSimulator } from "@org/simulator-appprov";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

/** Objects stand in the answer, or in a list of their own kind. */
const answers = {
  ...setup,
  envelope: /^(_embedded\.(accounts|log_drains|metric_drains|stacks)\[\])?$/,
  importId: (id: string) => id,
  isAside: ({ route }: { readonly route: string }) => route === "/services/{id}",
};

/** The functions, with what they are asked for. */
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

describe.concurrent("answers that are not what they must be", () => {
  it.each(provider.resources.map((resource) => [resource.name, resource] as const))(
    "do no harm to a %s",
    { timeout: 600_000 },
    async (name, resource) => {
      const prepare = lives[name] ?? expect.fail(`${name} has no life`);
      expect(await answerFlaws(answers, resource, prepare)).toEqual([]);
    },
  );

  it.each(Object.entries(lookups))("are no success of %s", { timeout: 600_000 }, async (name, prepare) => {
    const definition = provider.functions.find((one) => one.name === name) ?? expect.fail(`there is no ${name}`);
    expect(await lookupAnswerFlaws(answers, definition, prepare)).toEqual([]);
  });
});
