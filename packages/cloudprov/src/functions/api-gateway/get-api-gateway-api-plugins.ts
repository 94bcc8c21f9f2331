import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../answer-fields.ts";
import { apiId, serviceId } from "./api-fields.ts";

export const getApiGatewayApiPlugins = lookup("getApiGatewayApiPlugins", {
  docs: "Lists the plugins that an API has.",
  example: `const plugins = cloudprov.getApiGatewayApiPluginsOutput({
    serviceId: "service-ohxqslqe",
    apiId: "api-0cvmf4x4",
});`,
  inputs: {
    apiId,
    serviceId,
    environmentName: field.string({
      emptyIsUnset: true,
      pattern: { match: /^(test|prepub|release)$/, says: "be test, prepub or release" },
      wire: "EnvironmentName",
      docs: "The environment that is looked at: test, prepub or release. All when left out.",
    }),
  },
  outputs: {
    results: rows(
      {
        pluginId: idText("PluginId", "ID of the plugin."),
        environment: text("Environment", "Environment in which the API has it."),
        attachedTime: text("AttachedTime", "Since when."),
        pluginName: text("PluginName", "Its name."),
        pluginType: text("PluginType", "Its kind."),
        description: text("Description", "What it is for."),
        pluginData: text("PluginData", "Its settings, as JSON text."),
      },
      "PluginSummary",
      "The plugins, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribePluginsByApi", pages: "PluginSummary", pageSize: 20 },
  id: (_args, { results }) => hash(results.map((plugin) => plugin.pluginId)),
});
