import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { siteEntry, siteFields } from "./protected-site.ts";

const kind = "AntiddosCcPrecisionPolicy";

const fields = {
  ...siteFields,
  policyAction: field.string({
    required: true,
    knownValues: ["alg", "drop", "trans"],
    wire: "PolicyAction",
    docs: "What becomes of the requests: a captcha (alg), dropped (drop), or let through (trans).",
  }),
  policyLists: field.set(
    field.object(
      {
        fieldType: field.string({
          required: true,
          knownValues: ["value"],
          wire: "FieldType",
          docs: "What is compared: always `value`.",
        }),
        fieldName: field.string({
          required: true,
          knownValues: ["cgi", "ua", "cookie", "referer", "accept", "srcip"],
          wire: "FieldName",
          docs: "The part of the request: its path (cgi), its user agent (ua), cookie, referer, accept, or the visitor's address (srcip).",
        }),
        value: field.string({ required: true, wire: "Value", docs: "What it is compared with." }),
        valueOperator: field.string({
          required: true,
          knownValues: ["equal", "not_equal", "include"],
          wire: "ValueOperator",
          docs: "How it is compared.",
        }),
      },
      { docs: "A condition." },
    ),
    { required: true, min: 1, wire: "PolicyList", docs: "What the requests must be like: all conditions count." },
  ),
  ...mirror(kind),
};

export const antiddosCcPrecisionPolicy = resource(kind, {
  docs: "What becomes of some of the requests to a web site that a protected instance stands before.",
  example: `const noBots = new cloudprov.AntiddosCcPrecisionPolicy("no-bots", {
    instanceId: "bgpip-000004xf",
    ip: "203.0.113.10",
    domain: "www.example.com",
    protocol: "http",
    policyAction: "drop",
    policyLists: [{ fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" }],
});`,
  fields,
  ...entryObject(fields, {
    kind,
    ...siteEntry({ action: "DescribeCCPrecisionPlyList", member: "PrecisionPolicyList" }),
    create: { action: "CreateCCPrecisionPolicy" },
    update: {
      action: "ModifyCCPrecisionPolicy",
      parameters: ({ key, after }) => ({
        InstanceId: after["InstanceId"],
        PolicyId: key,
        PolicyAction: after["PolicyAction"],
        PolicyList: after["PolicyList"],
      }),
    },
    remove: { action: "DeleteCCPrecisionPolicy" },
  }),
});
