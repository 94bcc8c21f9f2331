import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { anyServiceId, ofEachService } from "./each-service.ts";

const api = {
  apiId: idText("ID of the API."),
  apiName: text("Name of the API."),
  path: text("Path of the API."),
  method: text("Method of the API."),
  strategyLists: rows(
    {
      environmentName: idText("The environment: `test`, `prepub` or `release`."),
      quota: whole("Maximum number of calls per second; -1 for no limit."),
    },
    "EnvironmentStrategySet",
    "Limits of the API by environment.",
  ),
};

const apiSet = responseList("ApiEnvironmentStrategySet", api);

export const getApiGatewayThrottlingApis = lookup("getApiGatewayThrottlingApis", {
  docs: "Lists the limits of the APIs of services by environment.",
  example: `const limits = cloudprov.getApiGatewayThrottlingApisOutput({
    serviceId: config.require("serviceId"),
    environmentNames: ["release"],
});`,
  inputs: {
    serviceId: anyServiceId,
    environmentNames: field.list(field.string({ values: ["test", "prepub", "release"], docs: "An environment." }), {
      emptyIsUnset: true,
      wire: "EnvironmentNames",
      docs: "The environments: `test`, `prepub` or `release`. Defaults to all.",
    }),
  },
  outputs: {
    lists: rows(
      {
        serviceId: idText("ID of the service."),
        apiEnvironmentStrategies: rows(
          api,
          "ApiEnvironmentStrategySet",
          "The APIs of the service. Empty if the service does not exist.",
        ),
      },
      "Services",
      "The services, in the platform's order.",
    ),
  },
  request: async (op) => ({
    Services: await ofEachService(op, op.args.serviceId, "ApiEnvironmentStrategySet", (ServiceId) => {
      const asked = { ServiceId, EnvironmentNames: op.args.environmentNames };
      return op.apigateway.list("DescribeApiEnvironmentStrategy", asked, apiSet);
    }),
  }),
  id: (_args, { lists }) => hash(lists.map((service) => service.serviceId)),
});
