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
    docs: "What happens to matching requests: `alg` shows a captcha, `drop` drops them, `trans` lets them through.",
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
          docs: "Part of the request to compare: its path (`cgi`), user agent (`ua`), `cookie`, `referer`, `accept` header, or the visitor's address (`srcip`).",
        }),
        value: field.string({ required: true, wire: "Value", docs: "Value to compare with." }),
        valueOperator: field.string({
          required: true,
          knownValues: ["equal", "not_equal", "include"],
          wire: "ValueOperator",
          docs: "How the values are compared.",
        }),
      },
      { docs: "A condition." },
    ),
    {
      required: true,
      min: 1,
      wire: "PolicyList",
      docs: "Conditions for a request. A request matches if it meets all of them.",
    },
  ),
  ...mirror(kind),
};

export const antiddosCcPrecisionPolicy = resource(kind, {
  docs: "A rule for requests to a website that an Anti-DDoS instance protects: matching requests are dropped, challenged or let through.",
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
