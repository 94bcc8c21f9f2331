import { field } from "@org/core-provider";
import { listAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { users } from "./users.ts";

export const getUsers = lookup("getUsers", {
  docs: "Lists the users of the organization.",
  example: `const all = streamprov.getUsersOutput();`,
  inputs: {},
  outputs: {
    id: field.string({ output: true, docs: "Identifies nothing on the platform." }),
    ids: field.list(field.string({ docs: "ID of a user, `u-...`." }), {
      output: true,
      docs: "IDs of all users, in the platform's order.",
    }),
  },
  async run(op) {
    const ids: string[] = [];
    for await (const user of listAll(op.cloud, users.path({}), {}, users.pageSize)) ids.push(String(user["id"]));
    return { id: "users", ids };
  },
});
