import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { environmentFacts } from "./api-fields.ts";
import { anyServiceId, ofEachService } from "./each-service.ts";

const environment = {
  ...environmentFacts,
  strategy: whole("Maximum number of calls per second; -1 for no limit."),
};

const environmentList = responseList("EnvironmentList", environment);

export const getApiGatewayThrottlingServices = lookup("getApiGatewayThrottlingServices", {
  docs: "Lists the limits of services by environment.",
  example: 'const limits = cloudprov.getApiGatewayThrottlingServicesOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId: anyServiceId },
  outputs: {
    lists: rows(
      {
        serviceId: idText("ID of the service."),
        environments: rows(
          environment,
          "EnvironmentList",
          "The environments of the service. Empty if the service does not exist.",
        ),
      },
      "Services",
      "The services, in the platform's order.",
    ),
  },
  request: async (op) => ({
    Services: await ofEachService(op, op.args.serviceId, "EnvironmentList", (ServiceId) =>
      op.apigateway.list("DescribeServiceEnvironmentStrategy", { ServiceId }, environmentList),
    ),
  }),
  id: (_args, { lists }) => hash(lists.map((service) => service.serviceId)),
});
