import { safeAddress } from "@org/core-http";

/** The rule for the address of a service, which credentials are sent to. */
export const address = {
  pattern: {
    match: safeAddress,
    says: "be a URL that begins with https:// (http:// for a server on this machine only)",
  },
} as const;
