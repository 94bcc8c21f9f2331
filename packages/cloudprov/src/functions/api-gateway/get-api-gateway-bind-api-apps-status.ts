import { field } from "@org/core-provider";
import { lookup, parametersOf } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { filterList, serviceId } from "./api-fields.ts";

const inputs = {
  serviceId,
  apiIds: field.set(field.string({ pattern: idForms.api, docs: "ID of an API." }), {
    required: true,
    min: 1,
    wire: "ApiIds",
    docs: "IDs of the APIs, `api-...`.",
  }),
  filters: filterList(["ApiAppId", "Environment", "KeyWord"], "Filters. `KeyWord` matches a name or an ID."),
};

const binding = {
  apiAppName: text("Name of the application."),
  apiAppId: idText("ID of the application."),
  apiId: idText("ID of the API."),
  apiName: text("Name of the API."),
  serviceId: text("ID of the service."),
  authorizedTime: text("Time since when the application may call the API."),
  apiRegion: text("Region of the API."),
  environmentName: text("Environment in which the application may call the API."),
};

const bindingSet = responseList("ApiAppApiSet", binding);

export const getApiGatewayBindApiAppsStatus = lookup("getApiGatewayBindApiAppsStatus", {
  docs: "Lists the applications that may call certain APIs.",
  example: `const callers = cloudprov.getApiGatewayBindApiAppsStatusOutput({
    serviceId: config.require("serviceId"),
    apiIds: [config.require("apiId")],
});`,
  inputs,
  outputs: {
    results: rows(
      {
        apiAppApiSets: rows(binding, "ApiAppApiSet", "The attachments, in the platform's order."),
      },
      "Results",
      "One element with all attachments. Empty if there are none.",
    ),
  },
  async request(op) {
    const found = await op.apigateway.list("DescribeApiBindApiAppsStatus", parametersOf(inputs, op.args), bindingSet, {
      pageSize: 20,
    });
    return { Results: found.length === 0 ? [] : [{ ApiAppApiSet: found }] };
  },
  id: (_args, { results }) => hash(results.flatMap((one) => one.apiAppApiSets.map((app) => app.apiAppId))),
});
