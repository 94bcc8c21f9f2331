import { endWhenUnreachable } from "@org/core-http";
import type { AccountIdentity } from "@org/core-provider";
import { organizationOf } from "./permissions.ts";
import type { Platform } from "./platform.ts";

/** The organization of the Cloud API key or identity pool. Data-plane keys alone do not identify it. */
export const identity: AccountIdentity<Platform> = {
  what: "organization",
  async find({ cloud }, op) {
    const organization = await organizationOf(cloud.with({ deadline: op.deadline, ...endWhenUnreachable(op) }));
    return organization === undefined ? [] : [organization.id];
  },
};
