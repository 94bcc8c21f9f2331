import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { usagePlanId } from "./plan-membership.ts";
import { environment, serviceId } from "./service-membership.ts";

/** The properties of an attachment. */
export const usagePlanAttachmentFields = withWireNames({
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
