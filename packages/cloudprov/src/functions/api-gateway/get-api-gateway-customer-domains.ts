import { lookupOutputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { customDomainFields } from "../../resources/api-gateway/api-gateway-custom-domain-fields.ts";
import { mappingSet } from "../../resources/api-gateway/api-gateway-custom-domains.ts";
import { serviceId } from "./api-fields.ts";

const domain = {
  domainName: idText("The domain."),
  ...lookupOutputs(customDomainFields, { pick: ["protocol", "netType", "isDefaultMapping", "certificateId"] }),
};

const domainSet = responseList("DomainSet", domain, {
  status: whole("1 if the domain resolves to the service."),
});

export const getApiGatewayCustomerDomains = lookup("getApiGatewayCustomerDomains", {
  docs: "Lists the custom domains of a service.",
  example: 'const domains = cloudprov.getApiGatewayCustomerDomainsOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    lists: rows(
      {
        ...domain,
        isStatusOn: flag("Whether the domain resolves to the service."),
        pathMappings: rows(
          { path: text("Path of the API."), environment: text("Environment of the path.") },
          "PathMappingSet",
          "The environment of each path. Empty with the default mapping.",
        ),
      },
      "DomainSet",
      "The domains, in the platform's order.",
    ),
  },
  async request(op) {
    const { serviceId: ServiceId } = op.args;
    const domains = await op.apigateway.list("DescribeServiceSubDomains", { ServiceId }, domainSet);
    const withMappings = domains.map(async (found) => {
      const { DomainName: SubDomain, IsDefaultMapping: isDefault, Status: status } = found;
      const mapped =
        isDefault === false
          ? await op.apigateway.read("DescribeServiceSubDomainMappings", { ServiceId, SubDomain }, mappingSet)
          : {};
      return { ...found, ...mapped, IsDefaultMapping: isDefault, IsStatusOn: status === 1 };
    });
    return { DomainSet: await Promise.all(withMappings) };
  },
  id: ({ serviceId: id }) => id,
});
