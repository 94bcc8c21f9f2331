import { field, lookupOutputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { idOf, members, text } from "../../platform/hal.ts";
import { type Candidate, candidateOf, notFoundError } from "../../platform/not-found.ts";
import { environmentFields } from "../../resources/environments/environment-fields.ts";

export const getEnvironment = lookup("getEnvironment", {
  docs: "Finds an environment by its handle, among all that the credentials can see.",
  example: `const production = appprov.getEnvironmentOutput({ handle: "production" });`,
  inputs: {
    handle: field.string({ required: true, min: 1, docs: "Handle of the environment. The match is exact." }),
    id: field.string({ ignored: true, docs: "ID of the result." }),
  },
  outputs: {
    ...lookupOutputs(environmentFields, { pick: ["handle", "envId"] }),
    id: field.string({ output: true, docs: "ID of the environment, as a string." }),
  },
  async run(op) {
    const { handle } = op.args;
    const others: Candidate[] = [];
    for await (const account of members(op.api, "/accounts", "accounts")) {
      if (text(account, "handle") === handle) return { envId: Number(idOf(account)), handle, id: idOf(account) };
      others.push(candidateOf(account));
    }
    throw await notFoundError(
      `there is no environment with the handle "${handle}"`,
      async () => others,
      undefined,
      handle,
    );
  },
});
