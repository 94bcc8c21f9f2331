import { createSafely } from "@org/core-http";
import { compositeId, expectation, field, ifTaken, importCommand, requiredWhen } from "@org/core-provider";
import { mirror, outputsOf, settleSeconds, type Values } from "../../platform/action-object.ts";
import { answerList, type Body, isTrue, saysWhether } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, isOneOf, unlessDone, unlessGone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { describeService, environment, serviceId } from "./service-membership.ts";

const kind = "ApiGatewayUsagePlanAttachment";

const fields = {
  usagePlanId: field.string({
    required: true,
    pattern: idForms.usagePlan,
    replaceOnChange: true,
    wire: "UsagePlanId",
    docs: "The plan, `usagePlan-...`.",
  }),
  serviceId: serviceId("The service that the plan is for, `service-...`."),
  environment: environment("Environment", "The environment of the service in which the plan is in force."),
  bindType: field.string({
    default: "SERVICE",
    values: ["SERVICE", "API"],
    replaceOnChange: true,
    wire: "BindType",
    docs: "Whether the plan is for the whole service or for one of its APIs.",
  }),
  apiId: field.string({
    emptyIsUnset: true,
    pattern: idForms.api,
    replaceOnChange: true,
    wire: "ApiId",
    docs: "The API that the plan is for, `api-...`. Given with the bindType API, and without effect otherwise.",
  }),
  accessKeyIds: field.set(field.string({ pattern: idForms.accessKey, docs: "ID of an API key." }), {
    wire: "AccessKeyIds",
    docs: "API keys that get the plan too, with the bindType API only: the API must ask for a key (authType SECRET). A key gets the plan as a whole, so give it to one attachment of a plan only, and not to an ApiGatewayApiKeyAttachment as well.",
  }),
  ...mirror(kind),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "usagePlanId", wire: "UsagePlanId", example: "usagePlan-pe7fbdgn" },
    { property: "serviceId", wire: "ServiceId", example: "service-kuqd6xqk" },
    { property: "environment", wire: "Environment", example: "release" },
    { property: "bindType", wire: "BindType", example: "API" },
    { property: "apiId", wire: "ApiId", optional: true, example: "api-p8gtanvy" },
    { property: "accessKeyIds", wire: "AccessKeyIds", optional: true },
  ],
});

export const apiGatewayUsagePlanAttachment = resource(kind, {
  docs: "Puts a usage plan in force in an environment of a service, for all of its APIs or for one. Keys are given the plan, and lose it, in place; another plan is in force before the first is let go, and every other change takes the plan out of force for a moment. Its ID names the keys that it was made with, joined by commas; keys that came or went since do not change it.",
  example: `const trial = new cloudprov.ApiGatewayUsagePlanAttachment("trial", {
    usagePlanId: "usagePlan-pe7fbdgn",
    serviceId: "service-kuqd6xqk",
    environment: "release",
    bindType: "API",
    apiId: "api-p8gtanvy",
});`,
  fields,
  rules: [
    requiredWhen(["apiId"], {
      says: "bindType is API",
      fields: ["bindType"],
      test: ({ bindType }) => bindType === "API",
    }),
  ],
  import: {
    ...id.import,
    parse: (given) => {
      const { bindType, apiId, accessKeyIds, ...parts } = id.parse(given)?.state ?? {};
      const isWhole = bindType === "SERVICE" || (bindType === "API" && apiId !== "");
      const keys = String(accessKeyIds).split(",").filter(Boolean);
      if (!isWhole) return undefined;
      const state = { accessKeyIds: keys };
      return { id: idOf({ ...parts, bindType, apiId, ...state }), state };
    },
  },
  // A key has a plan as a whole, wherever that is in force: the old attachment would take it from the new one's keys.
  naturalKey: ["usagePlanId"],
  settleSeconds,

  /** A plan that is bound to the whole service has no API. */
  normalise: ({ apiId, ...others }) =>
    apiId === undefined || others["bindType"] === "SERVICE" ? others : { ...others, apiId },

  check(op) {
    const { bindType, apiId, accessKeyIds } = op.given;
    if (bindType === "SERVICE" && apiId !== undefined) {
      op.warn("apiId has no effect with the bindType SERVICE: set bindType to API, or leave out apiId");
    }
    if (bindType === "SERVICE" && Array.isArray(accessKeyIds) && accessKeyIds.length > 0) {
      op.warn("accessKeyIds has no effect with the bindType SERVICE: give keys the plan by ApiGatewayApiKeyAttachment");
    }
  },

  async create(op) {
    const own = idOf(op.args);
    await checkParts(op, own, op.args.accessKeyIds);
    await createSafely(op, {
      what: `${kind} ${own}`,
      where: op.platform.place,
      importCommand: (found) => `\`${importCommand(op.urn, found)}\``,
      ifTaken: (found) => ifTaken(op, found),
      post: async () => {
        await untilTrue(op, own, () =>
          op.apigateway.create("BindEnvironment", bodyOf(own), { flat: true, expects: saysWhether }),
        );
        return { id: own };
      },
      find: async () => ((await isBound(op, own)) ? [{ id: own }] : []),
      idComesAgain: true,
      isOurs: () => true,
      isConflict: (error) => codeOf(error) === "UnsupportedOperation.UnsupportedBindEnvironment",
    });
    return own;
  },

  ready: (op) => bindKeys(op, op.id, op.args.accessKeyIds),

  async read(op) {
    const keys = op.purpose === "readBack" ? op.args.accessKeyIds : keysOf(op);
    const body = await unlessGone(readBinding(op, op.id, keys));
    return body && outputsOf(fields, { kind }, op.id, body);
  },

  async update(op) {
    const { accessKeyIds: wanted = [] } = op.args;
    const { accessKeyIds: before = [] } = op.state;
    await bindKeys(op, op.id, wanted);
    await unbindKeys(
      op,
      op.id,
      before.filter((key) => !wanted.includes(key)),
    );
  },

  async delete(op) {
    await unlessGone(unbindKeys(op, op.id, keysOf(op)));
    await unlessDone(
      () => untilTrue(op, op.id, () => op.apigateway.write("UnBindEnvironment", bodyOf(op.id), saysWhether)),
      async () => !(await unlessGone(isBound(op, op.id))),
    );
  },
});

/** IDs of keys, when any are given. */
type Keys = readonly string[] | undefined;

interface Keyed {
  readonly accessKeyIds?: Keys;
}

/** The keys of an attachment: an update that failed half way has left those that it had and those that it was to get. */
function keysOf({ args, state }: { readonly args: Keyed; readonly state: Keyed }): Keys {
  const { accessKeyIds: had } = state;
  return had === undefined && args.accessKeyIds === undefined
    ? undefined
    : sorted([...(had ?? []), ...(args.accessKeyIds ?? [])]);
}

/** The ID of a binding, with its keys in one order. */
function idOf({ accessKeyIds, ...values }: Values): string {
  const keys = sorted((accessKeyIds ?? []) as readonly string[]);
  const apiId = values["bindType"] === "API" ? values["apiId"] : "";
  return id.build({ ...values, apiId, accessKeyIds: keys.join(",") });
}

/** Each key once, in one order. */
function sorted(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

/** What an ID tells of the binding itself. */
function partsOf(own: string) {
  const { UsagePlanId: plan, ServiceId: service, BindType, ApiId: api, ...rest } = id.key(own);
  return { plan, service, environment: rest["Environment"], api, forApi: BindType === "API" };
}

/** What is told about the binding itself. */
function bodyOf(own: string): Parameters {
  const { plan, service, environment: name, api, forApi } = partsOf(own);
  const body = { UsagePlanIds: [plan], Environment: name, ServiceId: service };
  return forApi ? { ...body, BindType: "API", ApiIds: [api] } : { ...body, BindType: "SERVICE" };
}

/** The platform answers false while it works on the service. */
async function untilTrue(op: Op, own: string, act: () => Promise<Body>): Promise<void> {
  // An interrupt ends a wait at once; a write that is under way is heard to its end.
  if (isTrue(await act())) return;
  await waitUntil(op, {
    what: `the platform to carry out ${op.doing}`,
    read: act,
    done: isTrue,
    progress: "waiting until the platform accepts it",
    otherwise: `the platform keeps refusing, without a reason, the usage plan's binding ${own}`,
    forMs: 300_000,
  });
}

/** What is read of a plan: that it is there. */
const aPlan = expectation({
  id: field.string({ output: true, answered: "always", wire: "UsagePlanId", docs: "Its ID." }),
});

/** What is read of an API: how its callers sign in. */
const anApi = expectation({
  authType: field.string({ output: true, answered: "always", wire: "AuthType", docs: "How its callers sign in." }),
});

const binding = {
  plan: field.string({ output: true, answered: "always", wire: "UsagePlanId", docs: "The plan." }),
  environment: field.string({ output: true, answered: "always", wire: "Environment", docs: "The environment." }),
};
const api = field.string({ output: true, answered: "always", wire: "ApiId", docs: "The API." });
const ofService = answerList("ServiceUsagePlanList", binding);
const ofApis = answerList("ApiUsagePlanList", { ...binding, api });

const keyList = answerList("AccessKeyList", {
  id: field.string({ output: true, answered: "always", wire: "AccessKeyId", docs: "ID of the key." }),
});

/** Sees that everything is there, since the platform's own words would not say what is missing. */
async function checkParts(op: Op, own: string, keys: Keys): Promise<void> {
  const { plan, service } = partsOf(own);
  const [foundPlan, foundService] = await Promise.all([
    unlessGone(op.apigateway.read("DescribeUsagePlan", { UsagePlanId: plan }, { expects: aPlan })),
    unlessGone(describeService(op, service)),
    takesKeys(own, keys) ? checkAsksForKeys(op, own) : undefined,
  ]);
  if (foundPlan === undefined) throw new Error(`usage plan ${plan} does not exist`);
  if (foundService === undefined) throw new Error(`service ${service} does not exist`);
}

/** Keys are of use to an API only that asks for one. */
async function checkAsksForKeys(op: Op, own: string): Promise<void> {
  const { service, api } = partsOf(own);
  const found = await unlessGone(
    op.apigateway.read("DescribeApi", { ServiceId: service, ApiId: api }, { expects: anApi }),
  );
  if (found?.["AuthType"] === "SECRET") return;
  throw new Error(`the API ${api} does not use SECRET authentication: leave out accessKeyIds, or set its authType`);
}

async function isBound(op: Op, own: string): Promise<boolean> {
  const { plan, service, environment: name, api, forApi } = partsOf(own);
  const [action, list] = forApi
    ? (["DescribeApiUsagePlan", ofApis] as const)
    : (["DescribeServiceUsagePlan", ofService] as const);
  for await (const entry of op.apigateway.pages(action, { ServiceId: service }, list)) {
    const isSame = entry["UsagePlanId"] === plan && entry["Environment"] === name;
    if (isSame && (!forApi || entry["ApiId"] === api)) return true;
  }
  return false;
}

/** Whether there are keys to give the plan to. A plan for the whole service has none. */
function takesKeys(own: string, keys: Keys): keys is readonly string[] {
  return partsOf(own).forApi && keys !== undefined && keys.length > 0;
}

/** Those of the keys that have the plan. */
async function boundKeys(op: Op, own: string, keys: Keys): Promise<readonly string[]> {
  if (!takesKeys(own, keys)) return keys ?? [];
  const asked = { UsagePlanId: partsOf(own).plan };
  const listed = await op.apigateway.list("DescribeUsagePlanSecretIds", asked, keyList);
  const bound = new Set(listed.map((entry) => entry["AccessKeyId"]));
  return sorted(keys).filter((key) => bound.has(key));
}

/** Gives the plan to those of the keys that do not have it. */
async function bindKeys(op: Op, own: string, keys: Keys): Promise<void> {
  if (!takesKeys(own, keys)) return;
  const bound = await boundKeys(op, own, keys);
  const missing = sorted(keys).filter((key) => !bound.includes(key));
  if (missing.length === 0) return;
  await checkAsksForKeys(op, own);
  const bind = (...accessKeyIds: string[]) =>
    op.apigateway.confirm("BindSecretIds", { UsagePlanId: partsOf(own).plan, AccessKeyIds: accessKeyIds });
  try {
    await bind(...missing);
  } catch (error) {
    if (!isBoundAlready(error)) throw error;
    // One of them has the plan, though the listing did not show it: one by one, the same answer means that it is done.
    for (const key of missing) {
      await bind(key).catch((reason: unknown) => {
        if (!isBoundAlready(reason)) throw reason;
      });
    }
  }
}

function isBoundAlready(error: unknown): boolean {
  return isOneOf(codeOf(error), ["FailedOperation.AlreadyBindUsagePlan", "UnsupportedOperation.AlreadyBindUsagePlan"]);
}

async function unbindKeys(op: Op, own: string, keys: Keys): Promise<void> {
  const bound = takesKeys(own, keys) ? await boundKeys(op, own, keys) : [];
  if (bound.length === 0) return;
  await unlessDone(
    () => op.apigateway.confirm("UnBindSecretIds", { UsagePlanId: partsOf(own).plan, AccessKeyIds: bound }),
    async () => (await boundKeys(op, own, keys)).length === 0,
  );
}

async function readBinding(op: Op, own: string, given: Keys): Promise<Body | undefined> {
  const { plan, service } = partsOf(own);
  const [isThere, keys] = await Promise.all([
    isBound(op, own),
    boundKeys(op, own, given),
    // A plan or a service that is gone takes its bindings along.
    op.apigateway.read("DescribeUsagePlan", { UsagePlanId: plan }, { expects: aPlan }),
    describeService(op, service),
  ]);
  const { AccessKeyIds: _, ...parts } = id.key(own);
  const isNone = given === undefined || given.length === 0;
  return isThere ? { ...parts, AccessKeyIds: isNone ? undefined : keys } : undefined;
}
