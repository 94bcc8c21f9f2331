import {
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type DiffOperation,
  fromWire,
  type ReadOperation,
  type ReadyOperation,
  responseField,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import {
  type ActionObject,
  actionObject,
  createByAction,
  untilSeen,
  type Values,
} from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { type Body, type ResponseList, recordOf, responseList, textAt } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { changeByTask, deleteByTask, goneBalancerCodes, inTurn, rememberTask, untilCreated } from "./balancer-tasks.ts";
import { certificateNames, certificatesAsGiven, certificatesAsRead, certificatesAsSent } from "./certificate-fields.ts";
import { describeListeners } from "./clb-listener.ts";
import { clbListenerRuleRules, clbListenerRuleFields as fields } from "./clb-listener-rule-fields.ts";
import { healthCheckAsRead, healthCheckAsSent, isOfCheck } from "./health-check-fields.ts";

const identity = { id: idText("", { wire: "LocationId" }), domain: text("", { wire: "Domain" }) } as const;
const listener = { id: idText("", { wire: "ListenerId" }), rules: rows(identity, "Rules") } as const;
const facts = {
  domain: responseField.string({ wire: "Domain", optional: true }),
  domains: responseField.list(responseField.string({}), { wire: "Domains", optional: true }),
  quic: responseField.string({ wire: "QuicStatus", optional: true }),
};
/** The listeners of a response, of whose rules only the IDs must be valid. */
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

const id = compositeId({
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

const forwardingRules: ActionObject = {
  service: "clb",
  create: {
    action: "CreateRule",
    asSent: ({ LoadBalancerId, ListenerId, ...rule }) => ({ LoadBalancerId, ListenerId, Rules: [rule] }),
  },
  delete: "DeleteRule",
  idOf: (response, values) =>
    "LocationId" in response
      ? id.build({ ...values, listenerId: response["ListenerId"], ruleId: idOfListed(response) })
      : id.build({ ...values, ruleId: idOfCreated(response) }),
  onCreated: (op, own, response) => rememberTask(op, response, own, String(id.key(own)["LoadBalancerId"])),
  key: id.key,
  goneCodes: goneBalancerCodes,
  read: async (op, own) => {
    const { LoadBalancerId, ListenerId, LocationId } = id.key(own);
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
  import: id.import,
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
    await changeByTask(op, op.args.clbId, "ModifyRule", { ...id.key(op.id), OAuth });
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
    const { LocationId, ...place } = id.key(op.id);
    await deleteByTask(op, String(place["LoadBalancerId"]), "DeleteRule", { ...place, LocationIds: [LocationId] });
  },
});

type Update = UpdateOperation<typeof fields> & Clients;

/** Changes what belongs to the rule alone. */
async function changeRule(op: Update): Promise<void> {
  const { args } = op;
  const isGroup = args.targetType === "TARGETGROUP-V2";
  const names = ["url", "oauth", "forwardType", "sessionExpireTime", ...(isGroup ? [] : ["scheduler"])];
  const isChecked = op.changed(...healthCheckNames);
  const isSent = (name: string) =>
    isOfCheck(name) ? isChecked : names.includes(name) && op.changed(name as keyof typeof fields);
  const body = healthCheckAsSent(toWire(fields, args as Values, isSent));
  if (Object.keys(body).length > 0) await changeByTask(op, args.clbId, "ModifyRule", { ...body, ...id.key(op.id) });
}

const healthCheckNames = Object.keys(fields).filter(isOfCheck) as (keyof typeof fields)[];

/** Changes what belongs to the domain of the rule. Another rule of the domain may have changed it already. */
async function changeDomain(op: Update): Promise<void> {
  const { id: own, args } = op;
  const isCertified = op.changed(...certificateNames);
  const isSent = (name: string) =>
    certificateNames.some((one) => one === name)
      ? isCertified
      : ["http2Switch", "quic"].includes(name) && op.changed(name as keyof typeof fields);
  const changes = certificatesAsSent(toWire(fields, args as Values, isSent));
  const wanted = op.changed("domain", "domains") ? domainsIn(args) : undefined;
  if (wanted === undefined && Object.keys(changes).length === 0) return;
  const { LocationId: _, ...place } = id.key(own);
  const domainsNow = async () => domainsIn(fromWire(fields, (await forwardingRules.read(op, own, {})) ?? {}));
  await unlessDone(
    () =>
      changeByTask(op, args.clbId, "ModifyDomainAttributes", async () => {
        const now = await domainsNow();
        const sent = { ...changes, ...(wanted === undefined || isSame(now, wanted) ? {} : renaming(wanted)) };
        return Object.keys(sent).length === 0 ? undefined : { ...place, Domain: now[0], ...sent };
      }),
    async () => wanted !== undefined && isSame(await domainsNow(), wanted),
  );
}

function renaming(wanted: readonly string[]): Body {
  return wanted.length === 1 ? { NewDomain: wanted[0] } : { NewDomains: wanted };
}

/** The domains of a rule, which has one of the two properties in a program. */
function domainsIn({
  domain,
  domains = [],
}: {
  readonly domain?: string | undefined;
  readonly domains?: readonly string[] | undefined;
}): readonly string[] {
  return domains.length > 0 || !domain ? domains : [domain];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
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

/** The parameters of a creation, without what a later request sets. */
function asCreated({ OAuth: _, Scheduler = "WRR", ...body }: Body): Body {
  const sent = healthCheckAsSent(certificatesAsSent(body));
  // Such a group has its own scheduler.
  return body["TargetType"] === "TARGETGROUP-V2" ? sent : { ...sent, Scheduler };
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

/** Whether an object of a response has all members of another object. */
function isPartOf(part: unknown, whole: unknown): boolean {
  return Object.entries(recordOf(part) ?? {}).every(([name, value]) => recordOf(whole)?.[name] === value);
}
