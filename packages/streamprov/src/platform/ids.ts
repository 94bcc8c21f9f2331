import { type CheckOperation, isUnknown } from "@org/core-provider";
import { at } from "./body.ts";

/** The rule for all IDs of the platform, which are used in paths and queries. */
export const id = {
  min: 1,
  max: 255,
  pattern: { match: /^[^\s/]*$/, says: "be an ID without spaces and slashes" },
} as const;

/** The rules for IDs with a fixed prefix: other IDs are rejected. */
export const kafkaClusterId = { ...id, pattern: { match: /^lkc-[^\s/]+$/, says: "begin with lkc-" } } as const;
export const networkId = { ...id, pattern: { match: /^nr?-[^\s/]+$/, says: "begin with n- or nr-" } } as const;
export const ownerId = { ...id, pattern: { match: /^(u|sa)-[^\s/]+$/, says: "begin with u- or sa-" } } as const;

/** Names of Kafka topics. */
export const topicName = {
  min: 1,
  max: 249,
  pattern: { match: /^[a-zA-Z0-9._-]*$/, says: "contain only letters, digits, dots, underscores and hyphens" },
} as const;

/** The usual prefixes of IDs. The platform may have others. */
const usualIds = {
  environment: { of: "an environment", begins: ["env-"] },
  schemaRegistryCluster: { of: "a Schema Registry cluster", begins: ["lsrc-"] },
  identityProvider: { of: "an identity provider", begins: ["op-"] },
  certificateAuthority: { of: "a certificate authority", begins: ["op-"] },
  providerIntegration: { of: "a provider integration", begins: ["cspi-"] },
  ipGroup: { of: "an IP group", begins: ["ipg-"] },
  byokKey: { of: "a customer-managed key", begins: ["cck-"] },
  principal: {
    of: "a user, service account, identity pool or group mapping",
    begins: ["User:u-", "User:sa-", "User:pool-", "User:group-"],
  },
} as const;

/** A check that only calls `warnOfUnusualIds`. */
export const unusualIds = (ids: Readonly<Record<string, keyof typeof usualIds>>) => (op: CheckOperation) =>
  warnOfUnusualIds(op, ids);

/** Warns about IDs, by path, without their usual prefix. The values are not shown. */
export function warnOfUnusualIds(op: CheckOperation, ids: Readonly<Record<string, keyof typeof usualIds>>): void {
  for (const [path, kind] of Object.entries(ids)) {
    const value = at(op.args, path);
    const { of, begins } = usualIds[kind];
    if (typeof value !== "string" || value === "" || isUnknown(value)) continue;
    if (begins.some((beginning) => value.startsWith(beginning))) continue;
    op.warn(
      `${path} does not look like the ID of ${of}, which begins with ${begins.join(" or ")}: the platform may reject it`,
    );
  }
}
