import { compositeId, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { customDomainFields } from "./api-gateway-custom-domain-fields.ts";

/** The ID of a domain. */
export const domainId = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-ohxqslqe" },
    { property: "subDomain", wire: "SubDomain", example: "api.example.com" },
  ],
});

/** Error codes that mean the service does not have the domain. */
const goneDomainCodes = ["FailedOperation.ServiceNotExist", "FailedOperation.DomainNotBindService"];

/** The properties of a domain that the listing contains. */
const { serviceId: _service, pathMappings: _mappings, ...listedFields } = customDomainFields;
const identifying = { domainName: idText() };
const domainSet = responseList("DomainSet", identifying, (found) => fromWire(listedFields, named(found)));

/** The environment of each path. */
export const mappingSet = responseList("PathMappingSet", { path: idText(), environment: idText() });

/** How the platform creates, identifies and lists domains. */
export const domains: ActionObject = {
  service: "apigateway",
  create: { action: "BindSubDomain", flat: true },
  delete: { action: "UnBindSubDomain", confirmed: true },
  goneCodes: goneDomainCodes,
  // The response to a creation does not contain the domain, and a listing has no values.
  idOf: (response, values) =>
    domainId.build("subDomain" in values ? values : { ...values, subDomain: response["SubDomain"] }),
  deterministicId: () => true,
  key: domainId.key,
  read: async (op, own) => {
    const key = domainId.key(own);
    for await (const domain of domainsOf(op, key["ServiceId"])) {
      if (domain["SubDomain"] !== key["SubDomain"]) continue;
      const response = await op.apigateway.read("DescribeServiceSubDomainMappings", key, mappingSet);
      const mappings = mappingSet.of(response).map(({ Path, Environment }) => `${Path}#${Environment}`);
      return { ...domain, ...key, PathMappingSet: mappings };
    }
    return undefined;
  },
  listing: {
    name: "SubDomain",
    within: { serviceId: customDomainFields.serviceId },
    find: (op, _name, { serviceId: service }) => domainsOf(op, service),
    timeless: true,
    takenCodes: ["FailedOperation.DomainAlreadyBindService"],
  },
};

/** A listed domain with the member names of a request. */
function named(domain: Body): Body {
  return { ...domain, SubDomain: domain["DomainName"] };
}

/** The domains of a service. */
async function* domainsOf(op: Op, service: unknown): AsyncGenerator<Body> {
  for await (const domain of op.apigateway.pages("DescribeServiceSubDomains", { ServiceId: service }, domainSet)) {
    yield named(domain);
  }
}
