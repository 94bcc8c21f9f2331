import { compositeId, fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { type Body, type ResponseList, responseList, textAt } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { goneBalancerCodes, rememberTask } from "./balancer-tasks.ts";
import { certificatesAsRead } from "./certificate-fields.ts";
import { clbListenerRuleFields as fields } from "./clb-listener-rule-fields.ts";
import { describeListeners } from "./clb-listeners.ts";
import { healthCheckAsRead } from "./health-check-fields.ts";

const identity = { id: idText("", { wire: "LocationId" }), domain: text("", { wire: "Domain" }) } as const;
const listener = { id: idText("", { wire: "ListenerId" }), rules: rows(identity, "Rules") } as const;
const facts = {
  domain: responseField.string({ wire: "Domain", optional: true }),
  domains: responseField.list(responseField.string({}), { wire: "Domains", optional: true }),
  quic: responseField.string({ wire: "QuicStatus", optional: true }),
};
/** The listeners of a response. Only the IDs of their rules must be valid. */
const all = responseList("Listeners", listener, requireRules);
/** The listeners of a response with their rules. */
const wholeList = responseList("Listeners", listener, requireRules, (found) =>
  rulesIn(found).map((rule) => fromWire(fields, asRead(rule))),
);

/** A listener without a list of rules says nothing about them; null means that it has none. */
function requireRules(found: Body): void {
  if (!("Rules" in found)) throw new UnexpectedResponse("Rules", "is missing");
}

/** The rules of a listener in a response, with its ID. */
function rulesIn({ ListenerId, Rules }: Body): Body[] {
  return ((Rules ?? []) as readonly Body[]).map((rule) => ({ ...rule, ListenerId }));
}

/** The rules of listeners that fit some parameters. */
async function rulesOf(op: Op, parameters: Parameters, list: ResponseList): Promise<Body[]> {
  const { LoadBalancerId } = parameters;
  const found = list.of(await op.clb.read(describeListeners, parameters, list));
  return found.flatMap(rulesIn).map((rule) => ({ ...rule, LoadBalancerId, CreatedTime: rule["CreateTime"] }));
}

/** The ID of a rule. */
export const forwardingRuleId = compositeId({
  separator: "#",
  parts: [
    { property: "clbId", wire: "LoadBalancerId", form: "<load balancer ID>", example: "lb-7a0t6zqb" },
    { property: "listenerId", wire: "ListenerId", form: "<listener ID>", example: "lbl-hh141sn9" },
    { property: "ruleId", wire: "LocationId", form: "<rule ID>", example: "loc-agg236ys" },
  ],
});
const idOfListed = textAt("LocationId");
const created = { ids: responseField.list(responseField.string({}), { wire: "LocationIds", returned: "maybe empty" }) };
const idOfCreated = (response: Body) => idOfListed({ LocationId: fromWire(created, response).ids[0] });

/** How the platform creates, identifies and lists rules. */
export const forwardingRules: ActionObject = {
  service: "clb",
  create: {
    action: "CreateRule",
    asSent: ({ LoadBalancerId, ListenerId, ...rule }) => ({ LoadBalancerId, ListenerId, Rules: [rule] }),
  },
  delete: "DeleteRule",
  idOf: (response, values) =>
    "LocationId" in response
      ? forwardingRuleId.build({ ...values, listenerId: response["ListenerId"], ruleId: idOfListed(response) })
      : forwardingRuleId.build({ ...values, ruleId: idOfCreated(response) }),
  onCreated: (op, own, response) =>
    rememberTask(op, response, own, String(forwardingRuleId.key(own)["LoadBalancerId"])),
  key: forwardingRuleId.key,
  goneCodes: goneBalancerCodes,
  read: async (op, own) => {
    const { LoadBalancerId, ListenerId, LocationId } = forwardingRuleId.key(own);
    const found = await rulesOf(op, { LoadBalancerId, ListenerIds: [ListenerId] }, wholeList);
    const rule = found.find((one) => one["LocationId"] === LocationId);
    return rule && asRead(rule);
  },
  listing: {
    name: "Domain",
    uniqueKey: placeOf,
    takenCodes: ["InvalidParameterValue.Duplicate"],
    within: { clbId: fields.clbId },
    async *find(op, place, { clbId, listenerId }) {
      yield* await rulesOf(op, { LoadBalancerId: clbId, ...(place ? { ListenerIds: [listenerId] } : {}) }, all);
    },
    whole: {
      async page(op, _offset, { clbId }) {
        const elements = await rulesOf(op, { LoadBalancerId: clbId }, all);
        return { elements, next: [], total: elements.length };
      },
      asRead,
    },
  },
};

/** The domains of a rule, which has one of the two properties in a program. */
export function domainsIn({
  domain,
  domains = [],
}: {
  readonly domain?: string | undefined;
  readonly domains?: readonly string[] | undefined;
}): readonly string[] {
  return domains.length > 0 || !domain ? domains : [domain];
}

/** The place of a rule: a listener has one for each domain and path. */
function placeOf(body: Body): string {
  return [body["ListenerId"], body["Url"], ...domainsOf(body).toSorted()].join(" ");
}

/** The domains in a request or a response. */
function domainsOf(body: Body): readonly string[] {
  const { domain, domains = [] } = fromWire(facts, body);
  return domainsIn({ domain, domains });
}

/** A rule of a response with its values as requests have them. */
function asRead(found: Body): Body {
  const { quic } = fromWire(facts, found);
  const domains = domainsOf(found);
  return {
    ...healthCheckAsRead(certificatesAsRead(found)),
    Domain: domains[0],
    Domains: domains,
    Quic: quic === undefined ? undefined : quic === "QUIC_ACTIVE",
  };
}
