import { field } from "@org/core-provider";
import { actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { isAddressOrBlock } from "../../platform/ip-address.ts";
import { parsedJson } from "../../platform/json.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { remedies } from "../../platform/remedies.ts";
import { recordOf } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  pluginName: field.string({
    required: true,
    pattern: {
      match: /^[A-Za-z][\w-]{0,48}[A-Za-z0-9]$/,
      says: "have 2 to 50 letters, digits, - and _, begin with a letter, and end with a letter or digit",
    },
    docs: "Name of the plugin.",
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
    docs: "Type of the plugin, which determines what it does.",
  }),
  pluginData: field.string({
    required: true,
    equality: "json",
    docs: 'Settings of the plugin, as JSON. For `IPControl`: `{"type": "white_list", "blocks": "10.0.0.0/24"}`, where `type` is `white_list` or `black_list`, and `blocks` contains one address or CIDR block per line.',
  }),
  description: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    max: 200,
    docs: "Description of the plugin.",
  }),
});

export const apiGatewayPlugin = resource("ApiGatewayPlugin", {
  docs: "A plugin that processes calls of the APIs it is attached to, for example to allow only some addresses.",
  example: `const office = new cloudprov.ApiGatewayPlugin("office", {
    pluginName: "office",
    pluginType: "IPControl",
    pluginData: JSON.stringify({ type: "white_list", blocks: "10.0.0.0/24" }),
});`,
  errors: remedies("apigateway", "InvalidParameterValue.InvalidPluginConfig", "FailedOperation.InvalidInputJSON"),
  import: { form: "<plugin ID>", example: "plugin-hnqntalp" },
  ...actionObject({
    fields,
    create: "CreatePlugin",
    update: { action: "ModifyPlugin", sends: "changes", confirmed: true },
    delete: { action: "DeletePlugin", confirmed: true },
    ...listedBy({
      service: "apigateway",
      action: "DescribePlugins",
      member: "PluginSet",
      id: "PluginId",
      name: "PluginName",
      fields,
      byId: (id) => ({ PluginIds: [id] }),
      byName: (name) => ({ PluginName: name }),
    }),
  }),

  check(op) {
    const { pluginType, pluginData } = op.args;
    if (typeof pluginData !== "string") return;
    const data = parsedJson(pluginData);
    if (data === undefined) op.malformed("pluginData", "must be valid JSON");
    else if (pluginType === "IPControl") {
      const isNewType = op.oldArgs?.["pluginType"] !== pluginType;
      checkAddresses((message) => op[isNewType ? "problem" : "malformed"]("pluginData", message), data);
    }
  },
});

/** Checks the settings of an IPControl plugin. Messages name a line by its number because the text may be secret. */
function checkAddresses(report: (message: string) => void, data: unknown): void {
  const { type, blocks } = recordOf(data) ?? {};
  if (type !== "white_list" && type !== "black_list") {
    report('must contain the "type" white_list or black_list when pluginType is IPControl');
    return;
  }
  const lines = typeof blocks === "string" ? blocks.split("\n") : [""];
  const wrong = lines.findIndex((line) => !isAddressOrBlock(line));
  if (wrong === -1) return;
  const says =
    'must contain "blocks" with one IP address or CIDR block per line, without spaces, when pluginType is IPControl';
  report(`${says}: see line ${wrong + 1}`);
}
