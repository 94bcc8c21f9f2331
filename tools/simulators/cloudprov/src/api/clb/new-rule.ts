import type { World } from "../../world.ts";
import type { ForwardingRule } from "./rules.ts";

/** A rule with the usual settings. */
export function newRule(
  world: World,
  fields: Pick<ForwardingRule, "listenerId" | "domains" | "url" | "healthCheck"> & Partial<ForwardingRule>,
): ForwardingRule {
  return {
    id: world.newId("loc"),
    forwardType: "HTTP",
    scheduler: "WRR",
    targetType: "NODE",
    sessionExpireTime: 0,
    certificates: undefined,
    http2: false,
    quic: false,
    cookieName: "",
    oauth: { OAuthEnable: false, OAuthFailureStatus: "BYPASS" },
    createdAt: world.now(),
    ...fields,
  };
}
