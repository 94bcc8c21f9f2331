import { exactlyOneOf, field, onlyWhen, type Rule } from "@org/core-provider";
import type { Body } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { certificateRules, ruleCertificates } from "./certificate-fields.ts";
import { healthCheckFields, timeOutRule } from "./health-check-fields.ts";
import { clbIdField, listenerIdField } from "./parent-fields.ts";

/** The properties of a forwarding rule. */
export const clbListenerRuleFields = withWireNames({
  clbId: clbIdField(),
  listenerId: listenerIdField(
    "ID of the listener without the load balancer, `lbl-...`: the output `listenerId` of a `ClbListener` with the protocol `HTTP` or `HTTPS`.",
  ),
  domain: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["domains"],
    max: 80,
    docs: "Domain of the requests, such as `shop.example.com` or `*.example.com`, or a regular expression that begins with `~`.",
  }),
  domains: field.set(field.string({ min: 1, max: 80, docs: "A domain." }), {
    computed: true,
    emptyIsUnset: true,
    changesWith: ["domain"],
    docs: "Several domains, instead of `domain`.",
  }),
  url: field.string({
    required: true,
    min: 1,
    max: 200,
    docs: "Path of the requests, such as `/` or `/cart`: the rule with the longest match applies.",
  }),
  forwardType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["HTTP", "HTTPS", "GRPC", "GRPCS", "TRPC"],
    docs: "Protocol between the load balancer and the targets. Defaults to `HTTP`.",
  }),
  scheduler: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["WRR", "LEAST_CONN", "IP_HASH"],
    docs: "How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`).",
  }),
  sessionExpireTime: field.integer({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: 0,
    min: 30,
    max: 86_400,
    docs: "Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires the scheduler `WRR`.",
  }),
  targetType: field.string({
    default: "NODE",
    knownValues: ["NODE", "TARGETGROUP", "TARGETGROUP-V2"],
    replaceOnChange: true,
    docs: "What the rule passes requests to: targets of its own (`NODE`), or a group of targets.",
  }),
  http2Switch: field.boolean({
    computed: true,
    wire: "Http2",
    docs: "Whether clients of an `HTTPS` listener can use HTTP/2.",
  }),
  quic: field.boolean({
    computed: true,
    docs: "Whether clients of an `HTTPS` listener can use QUIC.",
  }),
  oauth: field.object(
    {
      oauthEnable: field.boolean({
        computed: true,
        wire: "OAuthEnable",
        docs: "Whether clients must sign in by OAuth.",
      }),
      oauthFailureStatus: field.string({
        computed: true,
        emptyIsUnset: true,
        knownValues: ["BYPASS", "REJECT"],
        wire: "OAuthFailureStatus",
        docs: "What happens if the check of a client fails: the request is passed on (`BYPASS`) or rejected (`REJECT`).",
      }),
    },
    { computed: true, wire: "OAuth", docs: "How clients sign in." },
  ),
  ...ruleCertificates,
  ...healthCheckFields,
  ruleId: field.string({
    output: true,
    wire: "LocationId",
    docs: "ID of the rule without the load balancer and the listener, `loc-...`, for attachments.",
  }),
});

const isWeighted = {
  says: "scheduler is WRR",
  fields: ["scheduler"],
  // Without a scheduler, the platform uses WRR.
  test: ({ scheduler = "WRR" }: Body) => scheduler === "WRR" || scheduler === "",
};

/** Properties that depend on one another. */
export const clbListenerRuleRules: readonly Rule[] = [
  exactlyOneOf("domain", "domains"),
  onlyWhen("sessionExpireTime", isWeighted),
  ...certificateRules,
  timeOutRule,
];
