import { fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { requiredWhole } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { apiKeyFields } from "./api-gateway-api-key-fields.ts";

const listKeys = "DescribeApiKeysStatus";

const keyFacts = withWireNames({ status: requiredWhole() });

const keySet = responseList("ApiKeySet", memberFacts("AccessKeyId", "SecretName"), keyFacts);
const wholeKeys = responseList("ApiKeySet", (found) => fromWire(apiKeyFields, shownKey(found)));

/** How the platform creates, identifies and lists API keys. */
export const apiKeys: ActionObject = {
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
