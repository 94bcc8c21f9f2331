import { compositeId, expectation, field } from "@org/core-provider";
import { type Binding, bindingObject, responseFields } from "../../platform/binding.ts";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { type ResponseList, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { boundApi, environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  serviceId: serviceId("The service of the strategy and the API, `service-...`."),
  strategyId: field.string({
    required: true,
    pattern: idForms.ipStrategy,
    replaceOnChange: true,
    docs: "ID of the IP strategy, `IPStrategy-...`: the output `strategyId` of an `ApiGatewayIpStrategy`.",
  }),
  environmentName: environment("Environment of the service. The service must be released to it."),
  bindApiId: boundApi("The API, `api-...`."),
});

const bound = responseFields({ bindApiId: "ApiId" });
const bindApis = responseList("BindApis", bound);
const isStrategy = expectation({ serviceId: fields.serviceId, strategyId: fields.strategyId });
// The response describes the strategy itself, which contains the APIs.
const boundApis: ResponseList = { ...bindApis, expects: (body) => isStrategy(body) ?? bindApis.expects(body) };

const attachments: Binding = {
  what: "IP strategy",
  service: "apigateway",
  id: compositeId({
    separator: "#",
    parts: [
      { property: "serviceId", wire: "ServiceId", example: "service-pk2r6bcc" },
      { property: "strategyId", wire: "StrategyId", example: "IPStrategy-4kz2ljfi" },
      { property: "bindApiId", wire: "BindApiId", example: "api-h3wc5r0s" },
      { property: "environmentName", wire: "EnvironmentName", example: "release" },
    ],
  }),
  bind: { action: "BindIPStrategy", parameters: ({ BindApiId, ...parts }) => ({ ...parts, BindApiIds: [BindApiId] }) },
  unbind: {
    action: "UnBindIPStrategy",
    parameters: ({ BindApiId, ...parts }) => ({ ...parts, UnBindApiIds: [BindApiId] }),
  },
  listing: {
    parent: ["serviceId", "strategyId", "environmentName"],
    page: (op, { BindApiId: _, ...strategy }, offset) =>
      op.apigateway.page("DescribeIPStrategy", strategy, boundApis, { offset }),
    responseFields: bound,
  },
};

export const apiGatewayStrategyAttachment = resource("ApiGatewayStrategyAttachment", {
  docs: "Applies an IP strategy to an API in one environment. An API can have one strategy at a time: another strategy is attached after the first is detached, and no strategy applies in between.",
  example: `const office = new cloudprov.ApiGatewayStrategyAttachment("office", {
    serviceId: config.require("serviceId"),
    strategyId: config.require("strategyId"),
    environmentName: "release",
    bindApiId: config.require("apiId"),
});`,
  errors: remedies("apigateway", "InvalidParameterValue.InvalidEnvStatus"),
  naturalKey: ["serviceId", "bindApiId", "environmentName"],
  ...bindingObject({ fields, ...attachments }),
});
