import { CodedError, compositeId, expectation, field, hasValue, requiredWhen } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { type Binding, bindingObject, isListed, type Parts, responseFields } from "../../platform/binding.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists, isOneOf, unlessDone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { keyAttachments } from "./api-gateway-api-key-attachment.ts";
import { keyBoundCodes, keysOfPlan, usagePlanId } from "./plan-membership.ts";
import { environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  usagePlanId: usagePlanId("The usage plan, `usagePlan-...`."),
  serviceId: serviceId("The service of the attachment, `service-...`."),
  environment: environment("Environment of the service in which the plan applies."),
  bindType: field.string({
    default: "SERVICE",
    values: ["SERVICE", "API"],
    replaceOnChange: true,
    docs: "Whether the plan applies to the whole service or to one of its APIs.",
  }),
  apiId: field.string({
    emptyIsUnset: true,
    pattern: idForms.api,
    replaceOnChange: true,
    docs: "The API that the plan applies to, `api-...`. Required when `bindType` is `API`; otherwise it has no effect.",
  }),
  accessKeyIds: field.set(field.string({ pattern: idForms.accessKey, docs: "ID of an API key." }), {
    docs: "API keys that the plan is assigned to. Requires the `bindType` `API` and an API whose `authType` is `SECRET`. A key gets the plan everywhere, so list a key in only one attachment of a plan, and not in an `ApiGatewayApiKeyAttachment` as well.",
  }),
});

const ownId = compositeId({
  separator: "#",
  parts: [
    { property: "usagePlanId", wire: "UsagePlanId", example: "usagePlan-pe7fbdgn" },
    { property: "serviceId", wire: "ServiceId", example: "service-kuqd6xqk" },
    { property: "environment", wire: "Environment", example: "release" },
    { property: "bindType", wire: "BindType", example: "API" },
    { property: "apiId", wire: "ApiId", optional: true, example: "api-p8gtanvy" },
    { property: "accessKeyIds", optional: true },
  ],
});

const bound = responseFields({ usagePlanId: "UsagePlanId", environment: "Environment" });
const boundToApi = { ...bound, ...responseFields({ apiId: "ApiId" }) };
const ofService = responseList("ServiceUsagePlanList", bound);
const ofApis = responseList("ApiUsagePlanList", boundToApi);

const attachments: Binding = {
  what: "usage plan",
  service: "apigateway",
  id: {
    ...ownId,
    build: idOf,
    import: {
      ...ownId.import,
      parse: (given) => {
        const { bindType, apiId, accessKeyIds, ...parts } = ownId.parse(given)?.state ?? {};
        const isWhole = bindType === "SERVICE" || (bindType === "API" && apiId !== "");
        if (!isWhole) return undefined;
        const state = { accessKeyIds: String(accessKeyIds).split(",").filter(Boolean) };
        return { id: idOf({ ...parts, bindType, apiId, ...state }), state };
      },
    },
  },
  bind: { action: "BindEnvironment", parameters: bodyOf, untilTrue: true },
  unbind: { action: "UnBindEnvironment", parameters: bodyOf, untilTrue: true },
  boundCodes: ["UnsupportedOperation.UnsupportedBindEnvironment"],
  parent: ({ ServiceId }) => `service ${ServiceId}`,
  async before(op, parts, { accessKeyIds }) {
    const [plan] = await Promise.all([
      ifExists(keysOfPlan(op, parts["UsagePlanId"])),
      takesKeys(parts, accessKeyIds as Keys) ? checkAsksForKeys(op, parts) : undefined,
    ]);
    if (plan === undefined) throw new CodedError("not-found", `usage plan ${parts["UsagePlanId"]} does not exist`);
  },
  listing: {
    parent: ["serviceId", "bindType"],
    page: (op, { ServiceId, BindType }, offset) =>
      BindType === "API"
        ? op.apigateway.page("DescribeApiUsagePlan", { ServiceId }, ofApis, { offset })
        : op.apigateway.page("DescribeServiceUsagePlan", { ServiceId }, ofService, { offset }),
    // A plan of the whole service has no API.
    responseFields: withWireNames({ ...bound, apiId: text() }),
  },
};

const handlers = bindingObject({ fields, ...attachments });

export const apiGatewayUsagePlanAttachment = resource("ApiGatewayUsagePlanAttachment", {
  docs: "Applies a usage plan to an environment of a service, for all of its APIs or for one. Keys are added and removed in place. When `usagePlanId` changes, the new plan is attached before the old one is detached; for every other change the plan does not apply for a moment. The ID contains the keys that the attachment was created with, joined by commas; adding or removing keys later does not change it.",
  example: `const trial = new cloudprov.ApiGatewayUsagePlanAttachment("trial", {
    usagePlanId: config.require("usagePlanId"),
    serviceId: config.require("serviceId"),
    environment: "release",
    bindType: "API",
    apiId: config.require("apiId"),
});`,
  errors: remedies("apigateway", "UnsupportedOperation.UnsupportedBindEnvironment"),
  rules: [requiredWhen(["apiId"], hasValue("bindType", "API"))],
  // A key gets a plan everywhere: deleting the old attachment would take the plan from the new attachment's keys.
  naturalKey: ["usagePlanId"],
  setLater: { accessKeyIds: "absent" },
  ...handlers,

  /** A plan of the whole service has no API. */
  normalise: ({ apiId, ...others }) =>
    apiId === undefined || others["bindType"] === "SERVICE" ? others : { ...others, apiId },

  check(op) {
    const { bindType, apiId, accessKeyIds } = op.given;
    if (bindType === "SERVICE" && apiId !== undefined) {
      op.warn("apiId has no effect when bindType is SERVICE: set bindType to API, or remove apiId");
    }
    if (bindType === "SERVICE" && Array.isArray(accessKeyIds) && accessKeyIds.length > 0) {
      op.warn(
        "accessKeyIds has no effect when bindType is SERVICE: assign the plan to keys with ApiGatewayApiKeyAttachment",
      );
    }
  },

  ready: (op) => bindKeys(op, ownId.key(op.id), op.args.accessKeyIds),

  async read(op) {
    const keys = op.purpose === "readBack" ? op.args.accessKeyIds : keysOf(op);
    const [found, accessKeyIds] = await Promise.all([
      handlers.read(op),
      ifExists(boundKeys(op, ownId.key(op.id), keys, op.purpose)),
    ]);
    const isNone = keys === undefined || keys.length === 0;
    return found && { ...found, accessKeyIds: isNone ? undefined : accessKeyIds };
  },

  async update(op) {
    const { accessKeyIds: wanted = [] } = op.args;
    const { accessKeyIds: before = [] } = op.state;
    await bindKeys(op, ownId.key(op.id), wanted);
    await unbindKeys(
      op,
      ownId.key(op.id),
      before.filter((key) => !wanted.includes(key)),
    );
  },

  list: {
    query: { serviceId: fields.serviceId },
    // The listing does not show which of the plan's keys belong to an attachment.
    listedAs: (id) => idOf({ ...ownId.parts(id), accessKeyIds: [] }),
    async *run(op) {
      for (const bindType of ["SERVICE", "API"]) {
        yield* handlers.list.run({ ...op, query: { ...op.query, bindType } });
      }
    },
  },

  async delete(op) {
    await ifExists(unbindKeys(op, ownId.key(op.id), keysOf(op)));
    await handlers.delete(op);
  },
});

/** IDs of keys, if any are given. */
type Keys = readonly string[] | undefined;

interface Keyed {
  readonly accessKeyIds?: Keys;
}

/** The keys of an attachment. After a failed update, it may have both the old and the new keys. */
function keysOf({ args, state }: { readonly args: Keyed; readonly state: Keyed }): Keys {
  const { accessKeyIds: had } = state;
  return had === undefined && args.accessKeyIds === undefined
    ? undefined
    : sorted([...(had ?? []), ...(args.accessKeyIds ?? [])]);
}

/** The ID of an attachment, with its keys in sorted order. */
function idOf({ accessKeyIds, ...values }: Values): string {
  const keys = sorted((accessKeyIds ?? []) as readonly string[]);
  const apiId = values["bindType"] === "API" ? values["apiId"] : "";
  return ownId.build({ ...values, apiId, accessKeyIds: keys.join(",") });
}

/** The unique keys, in sorted order. */
function sorted(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

/** The parameters of the attachment itself. */
function bodyOf({ UsagePlanId, Environment, ServiceId, BindType, ApiId }: Parts): Parameters {
  const body = { UsagePlanIds: [UsagePlanId], Environment, ServiceId, BindType };
  return BindType === "API" ? { ...body, ApiIds: [ApiId] } : body;
}

/** The field of an API that says how its callers authenticate. */
const anApi = expectation(withWireNames({ authType: idText() }));

/** Keys are useful only for an API that requires them. */
async function checkAsksForKeys(op: Op, { ServiceId, ApiId }: Parts): Promise<void> {
  const found = await ifExists(op.apigateway.read("DescribeApi", { ServiceId, ApiId }, { expects: anApi }));
  if (found?.["AuthType"] === "SECRET") return;
  throw new CodedError(
    "invalid-input",
    `the API ${ApiId} does not use SECRET authentication: remove accessKeyIds, or set its authType`,
  );
}

/** Whether there are keys to assign the plan to. A plan of the whole service has none. */
function takesKeys({ BindType }: Parts, keys: Keys): keys is readonly string[] {
  return BindType === "API" && keys !== undefined && keys.length > 0;
}

/** The keys that have the plan. A refresh of many attachments looks them up together. */
async function boundKeys(
  op: Op,
  { UsagePlanId, ...parts }: Parts,
  keys: Keys,
  purpose?: string,
): Promise<readonly string[]> {
  if (!takesKeys(parts, keys)) return keys ?? [];
  if (purpose !== "refresh") {
    const bound = await keysOfPlan(op, UsagePlanId);
    return sorted(keys).filter((key) => bound.includes(key));
  }
  const idOfKey = (apiKeyId: string) => keyAttachments.id.build({ apiKeyId, usagePlanId: UsagePlanId });
  const found = await Promise.all(sorted(keys).map((key) => isListed(op, keyAttachments, idOfKey(key))));
  return sorted(keys).filter((_key, at) => found[at]);
}

/** Assigns the plan to the keys that do not have it. */
async function bindKeys(op: Op, parts: Parts, keys: Keys): Promise<void> {
  if (!takesKeys(parts, keys)) return;
  const { UsagePlanId } = parts;
  const bound = await boundKeys(op, parts, keys);
  const missing = sorted(keys).filter((key) => !bound.includes(key));
  if (missing.length === 0) return;
  await checkAsksForKeys(op, parts);
  const bind = (...AccessKeyIds: string[]) => op.apigateway.confirm("BindSecretIds", { UsagePlanId, AccessKeyIds });
  try {
    await bind(...missing);
  } catch (error) {
    if (!isBoundAlready(error)) throw error;
    // One of them has the plan, although the plan did not show it. Sent one by one, the same error means that the key
    // has it.
    for (const key of missing) {
      await bind(key).catch((reason: unknown) => {
        if (!isBoundAlready(reason)) throw reason;
      });
    }
  }
}

function isBoundAlready(error: unknown): boolean {
  return isOneOf(codeOf(error), keyBoundCodes);
}

async function unbindKeys(op: Op, parts: Parts, keys: Keys): Promise<void> {
  const { UsagePlanId } = parts;
  const AccessKeyIds = takesKeys(parts, keys) ? await boundKeys(op, parts, keys) : [];
  if (AccessKeyIds.length === 0) return;
  await unlessDone(
    () => op.apigateway.confirm("UnBindSecretIds", { UsagePlanId, AccessKeyIds }),
    async () => (await boundKeys(op, parts, keys)).length === 0,
  );
}
