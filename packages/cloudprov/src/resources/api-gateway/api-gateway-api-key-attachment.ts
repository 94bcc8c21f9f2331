import { CodedError, compositeId, field } from "@org/core-provider";
import { type Binding, bindingObject, responseFields } from "../../platform/binding.ts";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { findKeys } from "./api-gateway-api-keys.ts";
import { keyBoundCodes, keysOfPlan, usagePlanId } from "./plan-membership.ts";

const fields = withWireNames({
  apiKeyId: field.string({
    required: true,
    pattern: idForms.accessKey,
    replaceOnChange: true,
    wire: "AccessKeyId",
    docs: "Access key ID of the API key. The key must be enabled.",
  }),
  usagePlanId: usagePlanId("The usage plan, `usagePlan-...`."),
});

/** The assignments of usage plans to keys. */
export const keyAttachments: Binding = {
  what: "API key",
  service: "apigateway",
  id: compositeId({
    separator: "#",
    parts: [
      { property: "apiKeyId", wire: "AccessKeyId", example: "AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN" },
      { property: "usagePlanId", wire: "UsagePlanId", example: "usagePlan-gyeafpab" },
    ],
  }),
  bind: {
    action: "BindSecretIds",
    parameters: ({ AccessKeyId, ...plan }) => ({ ...plan, AccessKeyIds: [AccessKeyId] }),
  },
  unbind: {
    action: "UnBindSecretIds",
    parameters: ({ AccessKeyId, ...plan }) => ({ ...plan, AccessKeyIds: [AccessKeyId] }),
  },
  boundCodes: keyBoundCodes,
  shownAfterDelete: true,
  parent: ({ UsagePlanId }) => `usage plan ${UsagePlanId}`,
  async before(op, { AccessKeyId: id = "" }) {
    for await (const found of findKeys(op, "AccessKeyId", id)) if (found["AccessKeyId"] === id) return;
    throw new CodedError("not-found", `API key ${id} does not exist`);
  },
  listing: {
    parent: ["usagePlanId"],
    async page(op, { UsagePlanId }) {
      const keys = await keysOfPlan(op, UsagePlanId);
      return { elements: keys.map((AccessKeyId) => ({ AccessKeyId })), next: [], total: keys.length };
    },
    responseFields: responseFields({ apiKeyId: "AccessKeyId" }),
  },
};

export const apiGatewayApiKeyAttachment = resource("ApiGatewayApiKeyAttachment", {
  docs: "Assigns a usage plan to an API key: the key may call every API that the plan is attached to, within the plan's limits. Do not assign the same plan to a key with both this resource and an `ApiGatewayUsagePlanAttachment`.",
  example: `const partner = new cloudprov.ApiGatewayApiKeyAttachment("partner", {
    apiKeyId: config.require("apiKeyId"),
    usagePlanId: config.require("usagePlanId"),
});`,
  errors: remedies("apigateway", "UnsupportedOperation.InvalidStatus"),
  naturalKey: ["apiKeyId", "usagePlanId"],
  ...bindingObject({ fields, ...keyAttachments }),
});
