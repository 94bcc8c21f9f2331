import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { apiId, serviceId } from "./api-fields.ts";

export const getApiGatewayApiPlugins = lookup("getApiGatewayApiPlugins", {
  docs: "Lists the plugins of an API.",
  example: `const plugins = cloudprov.getApiGatewayApiPluginsOutput({
    serviceId: config.require("serviceId"),
    apiId: config.require("apiId"),
});`,
  inputs: {
    apiId,
    serviceId,
    environmentName: field.string({
      emptyIsUnset: true,
      pattern: { match: /^(test|prepub|release)$/, says: "be test, prepub or release" },
      docs: "The environment: `test`, `prepub` or `release`. Defaults to all.",
    }),
  },
  outputs: {
    results: rows(
      {
        pluginId: idText("ID of the plugin."),
        environment: text("Environment in which the plugin is attached."),
        attachedTime: text("Time of the attachment."),
        pluginName: text("Name of the plugin."),
        pluginType: text("Type of the plugin."),
        description: text("Description of the plugin."),
        pluginData: text("Settings of the plugin, as JSON."),
      },
      "PluginSummary",
      "The plugins, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribePluginsByApi", pages: "PluginSummary", pageSize: 20 },
  id: (_args, { results }) => hash(results.map((plugin) => plugin.pluginId)),
});
