import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { idOf, linkedId, members, text } from "../../platform/hal.ts";
import { type Candidate, notFoundError } from "../../platform/not-found.ts";

export const getStack = lookup("getStack", {
  docs: "Finds a stack by its name. `orgId` is set for a dedicated stack and empty for a shared one.",
  example: `const stack = appprov.getStackOutput({ name: "shared-us-west-1" });`,
  inputs: {
    name: field.string({ required: true, min: 1, docs: "Name of the stack. The match is exact." }),
    id: field.string({ ignored: true, docs: "ID of the result." }),
  },
  outputs: {
    stackId: field.integer({ output: true, docs: "ID of the stack." }),
    name: field.string({ output: true, docs: "Name of the stack." }),
    orgId: field.string({
      output: true,
      docs: "ID of the organization that owns the stack. Empty for a shared stack.",
    }),
    id: field.string({ output: true, docs: "Name of the stack." }),
  },
  async run(op) {
    const { name } = op.args;
    const others: Candidate[] = [];
    for await (const stack of members(op.api, "/stacks", "stacks")) {
      if (text(stack, "name") === name) {
        return { stackId: Number(idOf(stack)), name, orgId: linkedId(stack, "organization"), id: name };
      }
      others.push({ name: text(stack, "name"), id: idOf(stack) });
    }
    throw await notFoundError(`there is no stack with the name "${name}"`, async () => others, undefined, name);
  },
});
