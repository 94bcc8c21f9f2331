import { safeAddress } from "@org/core-http";

/** What the address of a service keeps to: credentials go there. */
export const address = {
  pattern: {
    match: safeAddress,
    says: "be a URL that begins with https:// (http:// for a server on this machine only)",
  },
} as const;
