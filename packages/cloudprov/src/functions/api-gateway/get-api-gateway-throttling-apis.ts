import { field } from "@org/core-provider";
import { answerList } from "../../platform/answers.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
import { anyServiceId, ofEachService } from "./each-service.ts";

const api = {
  apiId: idText("ApiId", "ID of the API."),
  apiName: text("ApiName", "Its name."),
  path: text("Path", "Its path."),
  method: text("Method", "Its method."),
  strategyLists: rows(
    {
      environmentName: idText("EnvironmentName", "The environment: test, prepub or release."),
      quota: whole("Quota", "How many calls a second it lets in; -1 for no limit."),
    },
    "EnvironmentStrategySet",
    "How much it may be called in each environment.",
  ),
};

const apiSet = answerList("ApiEnvironmentStrategySet", api);

export const getApiGatewayThrottlingApis = lookup("getApiGatewayThrottlingApis", {
  docs: "Lists how much the APIs of services may be called in each environment.",
  example: `const limits = cloudprov.getApiGatewayThrottlingApisOutput({
    serviceId: "service-ohxqslqe",
    environmentNames: ["release"],
});`,
  inputs: {
    serviceId: anyServiceId,
    environmentNames: field.list(field.string({ values: ["test", "prepub", "release"], docs: "An environment." }), {
      emptyIsUnset: true,
      wire: "EnvironmentNames",
      docs: "The environments that are looked at: test, prepub or release. All when left out.",
    }),
  },
  outputs: {
    lists: rows(
      {
        serviceId: idText("ServiceId", "ID of the service."),
        apiEnvironmentStrategies: rows(
          api,
          "ApiEnvironmentStrategySet",
          "Its APIs; none when there is no such service.",
        ),
      },
      "Services",
      "The services, in the platform's order.",
    ),
  },
  asks: async (op) => ({
    Services: await ofEachService(op, op.args.serviceId, "ApiEnvironmentStrategySet", (ServiceId) => {
      const asked = { ServiceId, EnvironmentNames: op.args.environmentNames };
      return op.apigateway.list("DescribeApiEnvironmentStrategy", asked, apiSet);
    }),
  }),
  id: (_args, { lists }) => hash(lists.map((service) => service.serviceId)),
});
