import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { certificateDocument } from "./certificate.ts";
import { healthCheckDocument } from "./health-check.ts";
import type { ForwardingRule } from "./rules.ts";

/** A rule as a listing has it. */
export function ruleDocument(world: World, rule: ForwardingRule, defaultDomain: string): Reply {
  return {
    LocationId: rule.id,
    Domain: rule.domains[0] ?? "",
    Url: rule.url,
    SessionExpireTime: rule.sessionExpireTime,
    HealthCheck: healthCheckDocument(rule.healthCheck),
    Certificate: certificateDocument(rule.certificates),
    Scheduler: rule.scheduler,
    ListenerId: rule.listenerId,
    RewriteTarget: {
      TargetListenerId: null,
      TargetLocationId: null,
      RewriteCode: 0,
      TakeUrl: false,
      RewriteType: "",
    },
    HttpGzip: true,
    BeAutoCreated: false,
    DefaultServer: rule.domains.includes(defaultDomain),
    Http2: rule.http2,
    ForwardType: rule.forwardType,
    CreateTime: world.localTimeText(rule.createdAt),
    TargetType: rule.targetType,
    TargetGroup: null,
    WafDomainId: "",
    TrpcCallee: "",
    TrpcFunc: "",
    QuicStatus: rule.quic ? "QUIC_ACTIVE" : "QUIC_INACTIVE",
    Domains: rule.domains,
    TargetGroupList: null,
    OAuth: rule.oauth,
    CookieName: rule.cookieName,
  };
}
