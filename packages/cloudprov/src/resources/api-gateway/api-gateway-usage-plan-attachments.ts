import { CodedError, compositeId } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { type Binding, type Parts, responseFields } from "../../platform/binding.ts";
import { ifExists } from "../../platform/errors.ts";
import { text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { checkAsksForKeys, type PlanKeys, sorted, takesKeys } from "./plan-keys.ts";
import { keysOfPlan } from "./plan-membership.ts";

/** The parts of the ID of an attachment. {@link builtAttachmentId} builds the ID from properties. */
export const attachmentId = compositeId({
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

/** How the platform attaches plans, and lists the attachments. */
export const attachments: Binding = {
  what: "usage plan",
  service: "apigateway",
  id: {
    ...attachmentId,
    build: builtAttachmentId,
    import: {
      ...attachmentId.import,
      parse: (given) => {
        const { bindType, apiId, accessKeyIds, ...parts } = attachmentId.parse(given)?.state ?? {};
        const isWhole = bindType === "SERVICE" || (bindType === "API" && apiId !== "");
        if (!isWhole) return undefined;
        const state = { accessKeyIds: String(accessKeyIds).split(",").filter(Boolean) };
        return { id: builtAttachmentId({ ...parts, bindType, apiId, ...state }), state };
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
      takesKeys(parts, accessKeyIds as PlanKeys) ? checkAsksForKeys(op, parts) : undefined,
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

/** The ID of an attachment, with its keys in sorted order, and without an API if the plan is for the whole service. */
export function builtAttachmentId({ accessKeyIds, ...values }: Values): string {
  const keys = sorted((accessKeyIds ?? []) as readonly string[]);
  const apiId = values["bindType"] === "API" ? values["apiId"] : "";
  return attachmentId.build({ ...values, apiId, accessKeyIds: keys.join(",") });
}

/** The parameters of the attachment itself. */
function bodyOf({ UsagePlanId, Environment, ServiceId, BindType, ApiId }: Parts): Parameters {
  const body = { UsagePlanIds: [UsagePlanId], Environment, ServiceId, BindType };
  return BindType === "API" ? { ...body, ApiIds: [ApiId] } : body;
}
