import { lookupOutputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { customDomainFields } from "../../resources/api-gateway/api-gateway-custom-domain.ts";
import { flag, rows, text } from "../answer-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayCustomerDomains = lookup("getApiGatewayCustomerDomains", {
  docs: "Lists the custom domains of a service.",
  example: 'const domains = cloudprov.getApiGatewayCustomerDomainsOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    lists: rows(
      {
        domainName: text("DomainName", "The domain."),
        isStatusOn: flag("IsStatusOn", "Whether it resolves."),
        ...lookupOutputs(customDomainFields, { pick: ["protocol", "netType", "isDefaultMapping", "certificateId"] }),
        pathMappings: rows(
          { path: text("Path", "The path."), environment: text("Environment", "The environment it leads to.") },
          "PathMappingSet",
          "Where its paths lead; none with the default mapping.",
        ),
      },
      "DomainSet",
      "The domains, in the platform's order.",
    ),
  },
  async asks(op) {
    const { serviceId: ServiceId } = op.args;
    const domains = await op.apigateway.list("DescribeServiceSubDomains", { ServiceId }, "DomainSet");
    const withMappings = domains.map(async (domain) => {
      const { DomainName: SubDomain, IsDefaultMapping: isDefault, Status: status } = domain;
      const mapped =
        isDefault === false && SubDomain
          ? await op.apigateway.read("DescribeServiceSubDomainMappings", { ServiceId, SubDomain })
          : {};
      return { ...domain, ...mapped, IsDefaultMapping: isDefault, IsStatusOn: status === 1 };
    });
    return { DomainSet: await Promise.all(withMappings) };
  },
  id: ({ serviceId: id }) => id,
});
