import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text } from "../../platform/response-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayPlugins = lookup("getApiGatewayPlugins", {
  docs: "Lists the APIs of a service that a plugin is attached to, or can be attached to.",
  example: `const apis = cloudprov.getApiGatewayPluginsOutput({
    serviceId: config.require("serviceId"),
    pluginId: config.require("pluginId"),
    environmentName: "release",
});`,
  inputs: {
    serviceId,
    pluginId: field.string({
      required: true,
      pattern: idForms.plugin,
      docs: "The plugin, `plugin-...`.",
    }),
    environmentName: field.string({
      required: true,
      values: ["test", "prepub", "release"],
      docs: "The environment.",
    }),
  },
  outputs: {
    results: rows(
      {
        apiId: idText("ID of the API."),
        apiName: text("Name of the API."),
        apiType: text("Type of the API."),
        path: text("Path of the API."),
        method: text("Method of the API."),
        attachedOtherPlugin: flag("Whether another plugin of the same type is attached to the API."),
        isAttached: flag("Whether the plugin is attached to the API."),
      },
      "ApiSet",
      "The APIs, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeAllPluginApis", pages: "ApiSet" },
  id: (_args, { results }) => hash(results.map((api) => api.apiId)),
});
