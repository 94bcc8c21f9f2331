import { compositeId, field } from "@org/core-provider";
import { type Binding, bindingObject, responseFields } from "../../platform/binding.ts";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { boundApi, environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  pluginId: field.string({
    required: true,
    pattern: idForms.plugin,
    replaceOnChange: true,
    docs: "The plugin, `plugin-...`.",
  }),
  serviceId: serviceId("The service of the API, `service-...`."),
  environmentName: environment("Environment of the service. The service must be released to it."),
  apiId: boundApi("The API, `api-...`."),
});

const attached = responseFields({ serviceId: "ServiceId", environmentName: "Environment", apiId: "ApiId" });
const attachedApis = responseList("AttachedApis", attached);

const attachments: Binding = {
  what: "plugin",
  service: "apigateway",
  id: compositeId({
    separator: "#",
    parts: [
      { property: "pluginId", wire: "PluginId", example: "plugin-hnqntalp" },
      { property: "serviceId", wire: "ServiceId", example: "service-q3f533ja" },
      { property: "environmentName", wire: "EnvironmentName", example: "release" },
      { property: "apiId", wire: "ApiId", example: "api-62ud9woa" },
    ],
  }),
  bind: { action: "AttachPlugin", parameters: ({ ApiId, ...parts }) => ({ ...parts, ApiIds: [ApiId] }) },
  unbind: { action: "DetachPlugin", parameters: (parts) => parts },
  boundCodes: ["InvalidParameter.DuplicatePluginConfig"],
  listing: {
    parent: ["pluginId"],
    page: (op, { PluginId }, offset) =>
      op.apigateway.page("DescribePluginApis", { PluginId }, attachedApis, { offset }),
    responseFields: attached,
  },
};

export const apiGatewayPluginAttachment = resource("ApiGatewayPluginAttachment", {
  docs: "Applies a plugin to the calls of an API in one environment. An API can have one plugin of each type: another plugin of the same type is attached after the first is detached.",
  example: `const office = new cloudprov.ApiGatewayPluginAttachment("office", {
    pluginId: config.require("pluginId"),
    serviceId: config.require("serviceId"),
    environmentName: "release",
    apiId: config.require("apiId"),
});`,
  errors: remedies(
    "apigateway",
    "UnsupportedOperation.BasicServiceNotAllowAttachPlugin",
    "InvalidParameterValue.InvalidEnvStatus",
    "InvalidParameter.DuplicatePluginConfig",
  ),
  naturalKey: ["serviceId", "environmentName", "apiId"],
  ...bindingObject({ fields, ...attachments }),
});
