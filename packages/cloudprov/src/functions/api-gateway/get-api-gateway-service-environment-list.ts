import { lookup } from "../../platform/define.ts";
import { rows } from "../../platform/response-fields.ts";
import { environmentFacts, serviceId } from "./api-fields.ts";

export const getApiGatewayServiceEnvironmentList = lookup("getApiGatewayServiceEnvironmentList", {
  docs: "Lists the environments of a service and the version that runs in each.",
  example:
    'const environments = cloudprov.getApiGatewayServiceEnvironmentListOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: { results: rows(environmentFacts, "EnvironmentList", "The environments, in the platform's order.") },
  request: { service: "apigateway", action: "DescribeServiceEnvironmentList", pages: "EnvironmentList", pageSize: 20 },
  id: ({ serviceId: id }) => id,
});
