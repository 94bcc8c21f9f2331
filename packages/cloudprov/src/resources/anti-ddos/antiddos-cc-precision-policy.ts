import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { siteEntry, siteFields } from "./protected-site.ts";

const fields = withWireNames({
  ...siteFields,
  policyAction: field.string({
    required: true,
    knownValues: ["alg", "drop", "trans"],
    docs: "What happens to matching requests: `alg` shows a captcha, `drop` drops them, `trans` lets them through.",
  }),
  policyLists: field.set(
    field.object(
      {
        fieldType: field.string({
          required: true,
          knownValues: ["value"],
          docs: "The compared part: always `value`.",
        }),
        fieldName: field.string({
          required: true,
          knownValues: ["cgi", "ua", "cookie", "referer", "accept", "srcip"],
          docs: "Part of the request to compare: its path (`cgi`), user agent (`ua`), `cookie`, `referer`, `accept` header, or the visitor's address (`srcip`).",
        }),
        value: field.string({ required: true, docs: "Value to compare with." }),
        valueOperator: field.string({
          required: true,
          knownValues: ["equal", "not_equal", "include"],
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
});

export const antiddosCcPrecisionPolicy = resource("AntiddosCcPrecisionPolicy", {
  docs: "A rule for requests to a website that an Anti-DDoS instance protects: matching requests are dropped, challenged or let through.",
  example: `const noBots = new cloudprov.AntiddosCcPrecisionPolicy("no-bots", {
    instanceId: config.require("instanceId"),
    ip: "203.0.113.10",
    domain: "www.example.com",
    protocol: "http",
    policyAction: "drop",
    policyLists: [{ fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" }],
});`,
  errors: {
    ...remedies("antiddos", "LimitExceeded"),
    ResourceNotFound:
      "The instance, the IP address or the website does not exist: check `instanceId`, `ip` and `domain`.",
  },
  ...entryObject({
    fields,
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
    delete: { action: "DeleteCCPrecisionPolicy" },
  }),
});
