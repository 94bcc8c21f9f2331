import { expectation, field, lookupOutputs } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { serviceFields } from "../../resources/api-gateway/api-gateway-service-fields.ts";
import { boundPlansOf } from "../../resources/api-gateway/bound-plans.ts";
import { describeService } from "../../resources/api-gateway/service-membership.ts";

const inputs = {
  serviceId: idFilter("ServiceId", idForms.service, "ID of the service, `service-...`."),
  serviceName: filter("ServiceName", "Name of the service."),
};

const described = withWireNames({
  serviceId: idText("ID of the service."),
  ...lookupOutputs(serviceFields, {
    pick: [
      "serviceName",
      "protocol",
      "serviceDesc",
      "ipVersion",
      "netTypes",
      "internalSubDomain",
      "outerSubDomain",
      "innerHttpPort",
      "innerHttpsPort",
      "modifyTime",
      "createTime",
    ],
  }),
});

const listed = {
  exclusiveSetName: field.string({
    output: true,
    deprecated: "Dedicated instances have replaced dedicated sets. This property does not show them.",
    wire: "ExclusiveSetName",
    docs: "The dedicated set of the service. Empty for a shared service.",
  }),
};

const expects = expectation(described);
const serviceSet = responseList("ServiceSet", { id: described.serviceId, ...listed });

export const getApiGatewayServices = lookup("getApiGatewayServices", {
  docs: "Lists the API gateway services of the region with their usage plans, optionally filtered by ID or name.",
  example: 'const shops = cloudprov.getApiGatewayServicesOutput({ serviceName: "shop" });',
  inputs,
  outputs: {
    lists: rows(
      { ...described, ...listed, ...lookupOutputs(serviceFields, { pick: ["usagePlanLists"] }) },
      "Services",
      "The services, in the platform's order.",
    ),
  },
  async request(op) {
    const found = await op.apigateway.list("DescribeServicesStatus", parametersOf(inputs, op.args), serviceSet);
    // A service that was deleted in the meantime is omitted.
    const services = await Promise.all(found.map((service) => ifExists(wholeOf(op, service))));
    return { Services: services.filter((service) => service !== undefined) };
  },
  id: ({ serviceName = "", serviceId = "" }) => `${serviceName}#${serviceId}`,
});

async function wholeOf(op: Op, { ServiceId, ExclusiveSetName }: Body): Promise<Body> {
  const [service, UsagePlans] = await Promise.all([
    describeService(op, ServiceId, expects),
    boundPlansOf(op, String(ServiceId)),
  ]);
  return { ...service, UsagePlans, ExclusiveSetName };
}
