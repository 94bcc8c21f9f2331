import { answerList } from "../../platform/answers.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, whole } from "../answer-fields.ts";
import { environmentFacts } from "./api-fields.ts";
import { anyServiceId, ofEachService } from "./each-service.ts";

const environment = {
  ...environmentFacts,
  strategy: whole("Strategy", "How many calls a second it lets in; -1 for no limit."),
};

const environmentList = answerList("EnvironmentList", environment);

export const getApiGatewayThrottlingServices = lookup("getApiGatewayThrottlingServices", {
  docs: "Lists how much services may be called in each of their environments.",
  example: 'const limits = cloudprov.getApiGatewayThrottlingServicesOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId: anyServiceId },
  outputs: {
    lists: rows(
      {
        serviceId: idText("ServiceId", "ID of the service."),
        environments: rows(environment, "EnvironmentList", "Its environments; none when there is no such service."),
      },
      "Services",
      "The services, in the platform's order.",
    ),
  },
  asks: async (op) => ({
    Services: await ofEachService(op, op.args.serviceId, "EnvironmentList", (ServiceId) =>
      op.apigateway.list("DescribeServiceEnvironmentStrategy", { ServiceId }, environmentList),
    ),
  }),
  id: (_args, { lists }) => hash(lists.map((service) => service.serviceId)),
});
