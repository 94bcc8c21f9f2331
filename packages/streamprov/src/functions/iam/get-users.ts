import { lookupIds } from "../../platform/listing.ts";
import { users } from "./users.ts";

export const getUsers = lookupIds("getUsers", {
  docs: "Lists the users of the organization.",
  example: `const all = streamprov.getUsersOutput();`,
  collection: users,
  all: "IDs of all users",
  each: "ID of a user, `u-...`.",
  id: () => "users",
});
