import { endWhenUnreachable } from "@org/core-http";
import type { AccountIdentity } from "@org/core-provider";
import { allMembers, text } from "./hal.ts";
import type { Platform } from "./platform.ts";

/** The organizations that the token belongs to, usually one. */
export const identity: AccountIdentity<Platform> = {
  what: "organization",
  async find({ auth }, op) {
    const client = auth.with({ deadline: op.deadline, ...endWhenUnreachable(op) });
    const organizations = await allMembers(client, "/organizations", "organizations");
    return organizations.map((one) => text(one, "id")).filter((id) => id !== "");
  },
};
