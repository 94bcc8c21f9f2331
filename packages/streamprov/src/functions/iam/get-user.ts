import { field } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { users } from "./users.ts";

export const getUser = lookupObject("getUser", {
  docs: "Looks up a user by ID, full name or email address.",
  example: `const marty = streamprov.getUserOutput({ email: "marty@example.com" });`,
  what: "user",
  idForm: "u-...",
  collection: users,
  by: ["fullName", "email"],
  outputs: {
    email: field.string({ output: true, wire: "email", docs: "Email address that the user signs in with." }),
    fullName: field.string({ output: true, wire: "full_name", docs: "First and last name." }),
    apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
    kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
  },
});
