import {
  field,
  fromWire,
  hasValue,
  isUnknown,
  type ReadyOperation,
  type Rule,
  requiredWhen,
  toWire,
} from "@org/core-provider";
import { type ActionObject, actionObject, createByAction, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { requiredWhole } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of an API key. */
export const apiKeyFields = withWireNames({
  secretName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the key.",
  }),
  status: field.string({
    default: "on",
    values: ["on", "off"],
    docs: "Whether the key is enabled.",
  }),
  accessKeyType: field.string({
    default: "auto",
    values: ["auto", "manual"],
    replaceOnChange: true,
    docs: "Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them.",
  }),
  accessKeyId: field.string({
    computed: true,
    replaceOnChange: true,
    min: 5,
    max: 50,
    docs: "ID of the key.",
    inputDocs: "Required for a manual key; no effect for an automatic key.",
  }),
  accessKeySecret: field.string({
    computed: true,
    secret: true,
    min: 10,
    max: 50,
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
});

const listKeys = "DescribeApiKeysStatus";
/** Keys that the platform chooses may contain other characters. */
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

const keyFacts = withWireNames({ status: requiredWhole() });

const keySet = responseList("ApiKeySet", memberFacts("AccessKeyId", "SecretName"), keyFacts);
const wholeKeys = responseList("ApiKeySet", (found) => fromWire(apiKeyFields, shownKey(found)));

const keys: ActionObject = {
  service: "apigateway",
  create: "CreateApiKey",
  delete: { action: "DeleteApiKey", confirmed: true },
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
    // A manual key conflicts with the key that has its ID.
    find: (op, name, { accessKeyType, accessKeyId }) =>
      accessKeyType === "manual" ? findKeys(op, "AccessKeyId", String(accessKeyId)) : findKeys(op, "SecretName", name),
    takenCodes: ["FailedOperation.AccessKeyExist"],
  },
};

/** A key of a response, with the status values of the property. */
export function shownKey(key: Body): Body {
  return { ...key, Status: fromWire(keyFacts, key).status === 1 ? "on" : "off" };
}

/** The keys that match a filter; all keys if the value is undefined. */
export function findKeys(op: Clients, filter: string, value: string | undefined, list = keySet) {
  return op.apigateway.pages(listKeys, filteredBy(filter, value), list);
}

const handlers = actionObject({ fields: apiKeyFields, ...keys });

export const apiGatewayApiKey = resource("ApiGatewayApiKey", {
  docs: "A key pair that identifies callers of an API through a usage plan.",
  example: `const partner = new cloudprov.ApiGatewayApiKey("partner", {
    secretName: "partner",
});`,
  errors: remedies(
    "apigateway",
    "FailedOperation.AccessKeyExist",
    "UnsupportedOperation.UinNotInWhiteList",
    "UnsupportedOperation.ResourceIsInUse",
  ),
  rules: [requiredWhen(["accessKeyId", "accessKeySecret"], hasValue("accessKeyType", "manual")), ...letterForms],
  import: { form: "<access key ID>", example: "AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN" },
  naturalKey: ["accessKeyId"],
  ...handlers,

  /** The platform always chooses an automatic key. */
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

  /** A new key is enabled. */
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
    // An enabled key cannot be deleted, and a disabled one cannot be disabled again.
    const found = await ifExists(keys.read(op, op.id, {}));
    // A key that is not found may be too new to be visible.
    if (found?.["Status"] !== "off") await ifExists(switchTo(op, op.id, "off"));
    await handlers.delete(op);
  },
});

function switchTo(op: Op, id: string, status: string): Promise<void> {
  return unlessDone(
    () => op.apigateway.confirm(status === "on" ? "EnableApiKey" : "DisableApiKey", { AccessKeyId: id }),
    async () => (await keys.read(op, id, {}))?.["Status"] === status,
  );
}
