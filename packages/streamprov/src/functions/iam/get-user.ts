import { exactlyOneOf, field } from "@org/core-provider";
import { outputsOf } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { users } from "./users.ts";

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the user, `u-...`." }),
  email: field.string({ output: true, wire: "email", docs: "Address that the user signs in with." }),
  fullName: field.string({ output: true, wire: "full_name", docs: "First and last name." }),
  apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
};

export const getUser = lookup("getUser", {
  docs: "Looks up a user by the ID, the full name or the email address.",
  example: `const marty = streamprov.getUserOutput({ email: "marty@example.com" });`,
  inputs: {
    id: field.string({ docs: "ID of the user, `u-...`." }),
    fullName: field.string({ docs: "First and last name; upper and lower case count." }),
    email: field.string({ docs: "Email address; upper and lower case count." }),
  },
  outputs,
  rules: [exactlyOneOf("id", "fullName", "email")],
  async run(op) {
    const { id, fullName, email } = op.args;
    const at = email ? "email" : "full_name";
    const body = await lookupOne(op, { kind: "user", collection: users, id, by: { fullName, email }, at });
    return outputsOf(outputs, body);
  },
});
