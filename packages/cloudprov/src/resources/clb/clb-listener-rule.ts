import {
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type ReadOperation,
  type ReadyOperation,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { actionObject, createByAction, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { changeByTask, deleteByTask, inTurn, untilCreated } from "./balancer-tasks.ts";
import { certificatesAsGiven, certificatesAsSent } from "./certificate-fields.ts";
import { clbListenerRuleRules, clbListenerRuleFields as fields } from "./clb-listener-rule-fields.ts";
import { changeDomain, changeRule } from "./clb-listener-rule-update.ts";
import { forwardingRuleId, forwardingRules } from "./forwarding-rules.ts";
import { healthCheckAsSent } from "./health-check-fields.ts";

const handlers = actionObject({ ...forwardingRules, fields });

export const clbListenerRule = resource("ClbListenerRule", {
  docs: "A forwarding rule of an `HTTP` or `HTTPS` listener: it passes the requests for a domain and a path on to targets. Other resources refer to it by `ruleId`. Changing the domain, the certificates, `http2Switch` or `quic` changes all rules of the domain on the listener. A listener has one rule for each domain and path, so a replaced rule is deleted before the new one is created. Its targets are deleted with it; the preview warns about that.",
  example: `const cart = new cloudprov.ClbListenerRule("cart", {
    clbId: config.require("clbId"),
    listenerId: config.require("listenerId"),
    domain: "shop.example.com",
    url: "/cart",
});`,
  errors: {
    ...remedies("clb", "FailedOperation.ResourceInOperating", "LimitExceeded"),
    "InvalidParameter.FormatError": "Check the form of the domain and of the path, which begins with a slash.",
    "InvalidParameterValue.Duplicate":
      "Another rule of the listener has the domain and the path: choose others, or import that rule.",
  },
  import: forwardingRuleId.import,
  naturalKey: ["listenerId", "url"],
  rules: clbListenerRuleRules,
  ...handlers,
  setLater: { oauth: "default" } as const,

  diff(op: DiffOperation<typeof fields>) {
    const { domain, ruleId, listenerId } = op.state;
    if (op.replacing) op.warn(`the targets of the rule ${ruleId} are deleted with it`);
    else if (op.changes.has("domain") || op.changes.has("domains")) {
      op.warn(`all rules of ${domain} on the listener ${listenerId} get the new domain`);
    }
    return {};
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { args } = op;
    const body = asCreated(toWire(fields, args as Values));
    return inTurn(op, args.clbId, () => createByAction(op, forwardingRules, body, args as Values));
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreated(op, op.id);
    const found = await untilSeen(op, forwardingRules, op.id, op.args as Values);
    const { OAuth } = toWire(fields, op.args as Values);
    if (OAuth === undefined || isPartOf(OAuth, found["OAuth"])) return;
    await changeByTask(op, op.args.clbId, "ModifyRule", { ...forwardingRuleId.key(op.id), OAuth });
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (found === undefined) return undefined;
    const rule = { ...found, ...certificatesAsGiven(found, op.args) };
    if (op.purpose !== "import") return rule;
    // A program has one of the two.
    return { ...rule, ...(found.domains.length > 1 ? { domain: "" } : { domains: [] }) };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changeRule(op);
    await changeDomain(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const { LocationId, ...place } = forwardingRuleId.key(op.id);
    await deleteByTask(op, String(place["LoadBalancerId"]), "DeleteRule", { ...place, LocationIds: [LocationId] });
  },
});

/** The parameters of a creation, without what a later request sets. */
function asCreated({ OAuth: _, Scheduler = "WRR", ...body }: Body): Body {
  const sent = healthCheckAsSent(certificatesAsSent(body));
  // Such a group has its own scheduler.
  return body["TargetType"] === "TARGETGROUP-V2" ? sent : { ...sent, Scheduler };
}

/** Whether an object of a response has all members of another object. */
function isPartOf(part: unknown, whole: unknown): boolean {
  return Object.entries(recordOf(part) ?? {}).every(([name, value]) => recordOf(whole)?.[name] === value);
}
