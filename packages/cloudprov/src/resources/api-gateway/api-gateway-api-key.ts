import { field, fromWire, isUnknown, type ReadyOperation, type Rule, requiredWhen, toWire } from "@org/core-provider";
import { type ActionObject, actionObject, createByAction, mirror, untilSeen } from "../../platform/action-object.ts";
import { answerList, type Body, memberFacts, textAt } from "../../platform/answers.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone, unlessGone } from "../../platform/errors.ts";
import { filteredBy } from "../../platform/service-client.ts";

/** The properties of an API key. */
export const apiKeyFields = {
  secretName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    wire: "SecretName",
    docs: "Name of the key.",
  }),
  status: field.string({
    default: "on",
    values: ["on", "off"],
    wire: "Status",
    docs: "Whether the key is enabled.",
  }),
  accessKeyType: field.string({
    default: "auto",
    values: ["auto", "manual"],
    replaceOnChange: true,
    wire: "AccessKeyType",
    docs: "Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them.",
  }),
  accessKeyId: field.string({
    computed: true,
    replaceOnChange: true,
    min: 5,
    max: 50,
    wire: "AccessKeyId",
    docs: "ID of the key.",
    inputDocs: "Required for a manual key; no effect for an automatic key.",
  }),
  accessKeySecret: field.string({
    computed: true,
    secret: true,
    min: 10,
    max: 50,
    wire: "AccessKeySecret",
    docs: "Secret of the key.",
    inputDocs: "Required for a manual key; no effect when an automatic key is created.",
  }),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["status", "accessKeySecret"],
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  ...mirror("ApiGatewayApiKey"),
};

const listKeys = "DescribeApiKeysStatus";
/** What the platform itself chooses may hold more. */
const letterForms = ["accessKeyId", "accessKeySecret"].map(
  (path): Rule => ({
    says: `${path} of a manual key may contain only letters, digits and underscores.`,
    fields: ["accessKeyType", path],
    test: ({ accessKeyType, [path]: text }) =>
      accessKeyType !== "manual" || typeof text !== "string" || /^\w*$/.test(text)
        ? []
        : [{ path, message: "must contain only letters, digits and underscores" }],
  }),
);

const keyFacts = {
  status: field.integer({ output: true, answered: "always", wire: "Status", docs: "1 when it can be used." }),
};

const keySet = answerList("ApiKeySet", memberFacts("AccessKeyId", "SecretName"), keyFacts);
const wholeKeys = answerList("ApiKeySet", (found) => fromWire(apiKeyFields, shownKey(found)));

const keys: ActionObject = {
  kind: "ApiGatewayApiKey",
  service: "apigateway",
  create: "CreateApiKey",
  remove: { action: "DeleteApiKey", confirmed: true },
  idOf: textAt("AccessKeyId"),
  deterministicId: ({ accessKeyType }) => accessKeyType === "manual",
  key: (id) => ({ AccessKeyId: id }),
  read: async (op, id) => {
    for await (const found of findKeys(op, "AccessKeyId", id, wholeKeys)) return shownKey(found);
    return undefined;
  },
  listing: {
    name: "SecretName",
    whole: { page: (op, offset) => op.apigateway.page(listKeys, {}, keySet, { offset }), asRead: shownKey },
    // What is in the way of a manual key has its ID.
    find: (op, name, { accessKeyType, accessKeyId }) =>
      accessKeyType === "manual" ? findKeys(op, "AccessKeyId", String(accessKeyId)) : findKeys(op, "SecretName", name),
    takenCodes: ["FailedOperation.AccessKeyExist"],
  },
};

/** A key of an answer, with the words that the program has for its status. */
export function shownKey(key: Body): Body {
  return { ...key, Status: fromWire(keyFacts, key).status === 1 ? "on" : "off" };
}

/** Keys that pass a filter; without a value all of them. */
export function findKeys(op: Clients, filter: string, value: string | undefined, list = keySet) {
  return op.apigateway.pages(listKeys, filteredBy(filter, value), list);
}

const handlers = actionObject(apiKeyFields, keys);

export const apiGatewayApiKey = resource("ApiGatewayApiKey", {
  docs: "A key pair that identifies callers of an API through a usage plan.",
  example: `const partner = new cloudprov.ApiGatewayApiKey("partner", {
    secretName: "partner",
});`,
  fields: apiKeyFields,
  rules: [
    requiredWhen(["accessKeyId", "accessKeySecret"], {
      says: "accessKeyType is manual",
      fields: ["accessKeyType"],
      test: ({ accessKeyType }) => accessKeyType === "manual",
    }),
    ...letterForms,
  ],
  import: { form: "<access key ID>", example: "AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN" },
  naturalKey: ["accessKeyId"],
  ...handlers,

  /** The platform chooses an automatic key, whatever the program says. */
  normalise: (args) => {
    const { accessKeyId: _id, accessKeySecret: _secret, ...others } = args;
    const { accessKeyType } = args;
    return accessKeyType === "manual" || isUnknown(accessKeyType) ? args : others;
  },

  check(op) {
    const { accessKeyType, accessKeyId, accessKeySecret } = op.given;
    if (accessKeyType === "auto" && (accessKeyId !== undefined || accessKeySecret !== undefined)) {
      op.warn(
        "accessKeyId and accessKeySecret have no effect when accessKeyType is auto: only a manual key can be chosen or changed",
      );
    }
  },

  create: (op) => {
    const { Status: _, ...body } = toWire(apiKeyFields, op.args);
    return createByAction(op, keys, body, op.args);
  },

  /** A key is made enabled. */
  async ready(op: ReadyOperation<typeof apiKeyFields> & Clients) {
    if (op.args.status !== "off") return;
    const found = await untilSeen(op, keys, op.id, op.args);
    if (found["Status"] === "on") await switchTo(op, op.id, "off");
  },

  async update(op) {
    const { accessKeySecret, status } = op.args;
    if (op.changed("accessKeySecret") && accessKeySecret !== undefined) {
      await op.apigateway.write("UpdateApiKey", { AccessKeyId: op.id, AccessKeySecret: accessKeySecret });
    }
    if (op.changed("status")) await switchTo(op, op.id, status);
  },

  async delete(op) {
    // A key that is enabled cannot be deleted, and one that is disabled cannot be disabled again.
    const found = await unlessGone(keys.read(op, op.id, {}));
    // One that is not seen may be too new to be seen.
    if (found?.["Status"] !== "off") await unlessGone(switchTo(op, op.id, "off"));
    await handlers.delete(op);
  },
});

function switchTo(op: Op, id: string, status: string): Promise<void> {
  return unlessDone(
    () => op.apigateway.confirm(status === "on" ? "EnableApiKey" : "DisableApiKey", { AccessKeyId: id }),
    async () => (await keys.read(op, id, {}))?.["Status"] === status,
  );
}
