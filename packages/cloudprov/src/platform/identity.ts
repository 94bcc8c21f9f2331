import { endWhenUnreachable } from "@org/core-http";
import type { AccountIdentity } from "@org/core-provider";
import type { Platform } from "./platform.ts";
import { ServiceClient } from "./service-client.ts";
import { services } from "./services.ts";

/** The account that owns the keys, or the role that was assumed. */
export const identity: AccountIdentity<Platform> = {
  what: "account",
  async find(platform, op) {
    // An MFA code works once: a preview that signs in for nothing else must not use it up.
    if (platform.usesMfaCode) return [];
    return [
      await platform.accountId(() => new ServiceClient(platform, { ...op, ...endWhenUnreachable(op) }, services.sts)),
    ];
  },
};
