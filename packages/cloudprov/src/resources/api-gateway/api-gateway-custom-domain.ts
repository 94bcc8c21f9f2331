import { type Args, compositeId, field, fromWire, type Rule, toWire } from "@org/core-provider";
import { type ActionObject, actionObject, createByAction } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { serviceId } from "./service-membership.ts";

/** The properties of a custom domain. */
export const customDomainFields = withWireNames({
  serviceId: serviceId("The service that the domain leads to, `service-...`."),
  subDomain: field.string({
    required: true,
    pattern: { match: /^[^\s#/:]+$/, says: "be a domain name, without a scheme, port or path" },
    replaceOnChange: true,
    docs: "Your domain, such as `api.example.com`. Its CNAME must be `defaultDomain`.",
  }),
  protocol: field.string({
    required: true,
    min: 1,
    knownValues: ["http", "https", "http&https"],
    docs: "Protocols of calls to the domain.",
  }),
  netType: field.string({
    required: true,
    min: 1,
    knownValues: ["OUTER", "INNER"],
    docs: "Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`).",
  }),
  isDefaultMapping: field.boolean({
    default: true,
    docs: "Whether the environments have the default paths `/test`, `/prepub` and `/release`.",
  }),
  defaultDomain: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    writeOnly: true,
    wire: "NetSubDomain",
    docs: "The service's own domain, which your domain points to. The platform does not return it: after an import, the state takes the value of your program.",
  }),
  certificateId: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "ID of the domain's certificate, for HTTPS.",
  }),
  pathMappings: field.set(
    field.string({
      pattern: {
        match: /^[^#]+#(test|prepub|release)$/,
        says: "be a path and an environment (test, prepub or release) joined by one #, such as /v1#release",
      },
      docs: "A path and its environment, such as `/v1#release`.",
    }),
    {
      computed: true,
      emptyIsUnset: true,
      max: 3,
      changesWith: ["isDefaultMapping"],
      wire: "PathMappingSet",
      docs: "The environment of each path. Required when `isDefaultMapping` is false; otherwise it has no effect.",
    },
  ),
  isForcedHttps: field.boolean({
    default: false,
    docs: "Whether HTTP calls are redirected to HTTPS. Requires the protocol `https` or `http&https`.",
  }),
  status: field.integer({
    output: true,
    docs: "1 if the domain resolves to the service, otherwise 0.",
  }),
});

/** The properties that can be changed in place. */
const changeable = [
  "protocol",
  "netType",
  "isDefaultMapping",
  "certificateId",
  "pathMappings",
  "isForcedHttps",
] as const;

const needsMappings: Rule = {
  says: "pathMappings is required when isDefaultMapping is false.",
  fields: ["isDefaultMapping", "pathMappings"],
  test: ({ isDefaultMapping, pathMappings = [] }) =>
    isDefaultMapping === false && Array.isArray(pathMappings) && pathMappings.length === 0
      ? [{ path: "pathMappings", message: "is required when isDefaultMapping is false, such as /#release" }]
      : [],
};

const forcesOnlyHttps: Rule = {
  says: "isForcedHttps requires the protocol https or http&https.",
  fields: ["isForcedHttps", "protocol"],
  test: ({ isForcedHttps, protocol }) =>
    isForcedHttps === true && protocol === "http"
      ? [
          {
            path: "isForcedHttps",
            message: "requires the protocol https or http&https: set protocol, or remove isForcedHttps",
          },
        ]
      : [],
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-ohxqslqe" },
    { property: "subDomain", wire: "SubDomain", example: "api.example.com" },
  ],
});

/** Error codes that mean the service does not have the domain. */
export const goneDomainCodes = ["FailedOperation.ServiceNotExist", "FailedOperation.DomainNotBindService"];

/** The properties of a domain that the listing contains. */
const { serviceId: _service, pathMappings: _mappings, ...listedFields } = customDomainFields;
const identifying = { domainName: idText() };
const domainSet = responseList("DomainSet", identifying, (found) => fromWire(listedFields, named(found)));

/** The environment of each path. */
export const mappingSet = responseList("PathMappingSet", { path: idText(), environment: idText() });

const domains: ActionObject = {
  service: "apigateway",
  create: { action: "BindSubDomain", flat: true },
  delete: { action: "UnBindSubDomain", confirmed: true },
  goneCodes: goneDomainCodes,
  // The response to a creation does not contain the domain, and a listing has no values.
  idOf: (response, values) =>
    id.build("subDomain" in values ? values : { ...values, subDomain: response["SubDomain"] }),
  deterministicId: () => true,
  key: id.key,
  read: async (op, own) => {
    const key = id.key(own);
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

export const apiGatewayCustomDomain = resource("ApiGatewayCustomDomain", {
  docs: "Your own domain for an API gateway service.",
  example: `const domain = new cloudprov.ApiGatewayCustomDomain("domain", {
    serviceId: config.require("serviceId"),
    subDomain: "api.example.com",
    protocol: "http",
    netType: "OUTER",
    defaultDomain: "service-ohxqslqe-1259649581.gz.apigw.example.com",
});`,
  errors: remedies(
    "apigateway",
    "FailedOperation.DomainResolveError",
    "FailedOperation.DomainNeedBeian",
    "FailedOperation.DomainAlreadyBindOtherService",
    "UnsupportedOperation.ForceHttps",
  ),
  rules: [needsMappings, forcesOnlyHttps, distinct("pathMappings", (mapping) => mapping.replace(/#.*$/, ""))],
  import: {
    ...id.import,
    needs: "`defaultDomain` in your program. The platform does not return it: the next `pulumi up` adopts it.",
  },
  naturalKey: ["subDomain"],
  ...actionObject({ fields: customDomainFields, ...domains }),

  normalise: ({ pathMappings, ...others }) =>
    pathMappings === undefined || others["isDefaultMapping"] === true ? others : { ...others, pathMappings },

  check(op) {
    const { isDefaultMapping, pathMappings } = op.given;
    if (isDefaultMapping === true && Array.isArray(pathMappings) && pathMappings.length > 0) {
      op.warn("pathMappings has no effect when isDefaultMapping is true: set isDefaultMapping to false");
    }
  },

  create: (op) => createByAction(op, domains, bodyOf(op.args), op.args),

  async update(op) {
    if (!op.changed(...changeable)) return;
    const certificateId = op.args.certificateId || op.state.certificateId;
    const { NetSubDomain: _, ...body } = bodyOf({ ...op.args, certificateId });
    await op.apigateway.confirm("ModifySubDomain", body);
  },
});

function bodyOf(args: Args<typeof customDomainFields>): Body {
  const { PathMappingSet: _, ...body } = toWire(customDomainFields, args);
  const { pathMappings = [] } = args;
  const mappings = pathMappings.map((mapping) => {
    const [Path, Environment] = mapping.split("#");
    return { Path, Environment };
  });
  return mappings.length === 0 ? body : { ...body, PathMappingSet: mappings };
}

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
