import type { Collection } from "../../platform/control-plane.ts";

/** The users of the organization. */
export const users: Collection = {
  kind: "User",
  path: () => "/iam/v2/users",
  pageSize: 100,
  nameAt: "full_name",
};
