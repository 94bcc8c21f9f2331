import { field } from "@org/core-provider";
import { type ActionObject, actionObject, mirror, textAt } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { listOf } from "../../platform/service-client.ts";

const fields = {
  pluginName: field.string({
    required: true,
    min: 1,
    wire: "PluginName",
    docs: "Name of the plugin: 2 to 50 letters, digits, `-` and `_`, beginning with a letter, ending with a letter or digit.",
  }),
  pluginType: field.string({
    required: true,
    min: 1,
    knownValues: [
      "IPControl",
      "TrafficControl",
      "Cors",
      "CustomReq",
      "CustomAuth",
      "Routing",
      "TrafficControlByParameter",
      "CircuitBreaker",
      "ProxyCache",
    ],
    replaceOnChange: true,
    wire: "PluginType",
    docs: "What the plugin does.",
  }),
  pluginData: field.string({
    required: true,
    equality: "json",
    wire: "PluginData",
    docs: 'Its settings, as JSON. For IPControl: `{"type": "white_list", "blocks": "10.0.0.0/24"}`, with the type white_list or black_list, and addresses or blocks one a line.',
  }),
  description: field.string({
    omitEmpty: "onCreate",
    unsetAs: "",
    wire: "Description",
    docs: "What the plugin is for, in up to 200 characters.",
  }),
  ...mirror("ApiGatewayPlugin"),
};

const plugins: ActionObject = {
  kind: "ApiGatewayPlugin",
  service: "apigateway",
  create: "CreatePlugin",
  update: { action: "ModifyPlugin", tells: "changes", confirmed: true },
  remove: { action: "DeletePlugin", confirmed: true },
  idOf: (answer) => textAt(answer, "PluginId"),
  key: (id) => ({ PluginId: id }),
  read: async (op, id) => listOf((await op.apigateway.read("DescribePlugins", { PluginIds: [id] }))["PluginSet"])[0],
  listing: {
    name: "PluginName",
    find: (op, name) => op.apigateway.pages("DescribePlugins", { PluginName: name }, "PluginSet"),
  },
};

export const apiGatewayPlugin = resource("ApiGatewayPlugin", {
  docs: "Something that the gateway does with the calls of the APIs it is attached to, such as letting in some addresses only.",
  example: `const office = new cloudprov.ApiGatewayPlugin("office", {
    pluginName: "office",
    pluginType: "IPControl",
    pluginData: JSON.stringify({ type: "white_list", blocks: "10.0.0.0/24" }),
});`,
  fields,
  import: { form: "<plugin ID>", example: "plugin-hnqntalp" },
  naturalKey: [],
  ...actionObject(fields, plugins),
  check(op) {
    const { pluginData } = op.args;
    if (typeof pluginData === "string" && !isJson(pluginData)) op.problem("pluginData", "must be a JSON text");
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
