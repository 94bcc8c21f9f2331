import { field, type Rule } from "@org/core-provider";
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

/** A domain without the default paths needs other paths. */
export const needsMappings: Rule = {
  says: "pathMappings is required when isDefaultMapping is false.",
  fields: ["isDefaultMapping", "pathMappings"],
  test: ({ isDefaultMapping, pathMappings = [] }) =>
    isDefaultMapping === false && Array.isArray(pathMappings) && pathMappings.length === 0
      ? [{ path: "pathMappings", message: "is required when isDefaultMapping is false, such as /#release" }]
      : [],
};

/** Calls can be redirected to HTTPS only if the domain supports it. */
export const forcesOnlyHttps: Rule = {
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
