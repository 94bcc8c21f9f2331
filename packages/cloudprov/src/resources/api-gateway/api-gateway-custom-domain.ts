import { type Args, toWire } from "@org/core-provider";
import { actionObject, createByAction } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { customDomainFields, forcesOnlyHttps, needsMappings } from "./api-gateway-custom-domain-fields.ts";
import { domainId, domains } from "./api-gateway-custom-domains.ts";

/** The properties that can be changed in place. */
const changeable = [
  "protocol",
  "netType",
  "isDefaultMapping",
  "certificateId",
  "pathMappings",
  "isForcedHttps",
] as const;

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
    ...domainId.import,
    needs: "`defaultDomain` in your program. The platform does not return it: the next `pulumi up` adopts it.",
  },
  naturalKey: ["subDomain"],
  ...actionObject({ fields: customDomainFields, ...domains }),

  normalize: ({ pathMappings, ...others }) =>
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
