import { exactlyOneOf, field, type Rule } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { clbIdField, listenerIdField } from "./parent-fields.ts";

const fixed = { emptyIsUnset: true, replaceOnChange: true } as const;

/** The properties of an attachment. */
export const clbAttachmentFields = withWireNames({
  clbId: clbIdField(),
  listenerId: listenerIdField("ID of the listener without the load balancer, `lbl-...`."),
  ruleId: field.string({
    ...fixed,
    pattern: idForms.forwardingRule,
    wire: "LocationId",
    docs: "ID of the rule without the load balancer and the listener, `loc-...`. Listeners of HTTP and HTTPS require it, or `domain` and `url`.",
  }),
  domain: field.string({ ...fixed, docs: "Domain of the rule, instead of `ruleId`." }),
  url: field.string({ ...fixed, docs: "Path of the rule, instead of `ruleId`." }),
  targets: field.set(
    field.object(
      {
        instanceId: field.string({ default: "", emptyIsUnset: true, docs: "ID of a machine, `ins-...`." }),
        eniIp: field.string({
          default: "",
          emptyIsUnset: true,
          docs: "Address of a network interface, instead of `instanceId`.",
        }),
        port: field.integer({ required: true, min: 0, max: 65_535, docs: "Port of the target." }),
        weight: field.integer({ default: 10, min: 0, max: 100, docs: "Share of the traffic; 0 for none." }),
      },
      { docs: "A target.", rules: [exactlyOneOf("instanceId", "eniIp")] },
    ),
    {
      required: true,
      min: 1,
      max: 100,
      docs: "Targets of the listener or rule. Those that something else has added are left alone.",
    },
  ),
  protocolType: field.string({ output: true, wire: "Protocol", docs: "Protocol of the listener." }),
});

/** The ID contains both, with these separators. */
export const separable: Rule = {
  says: "Neither domain nor url may contain # or a comma.",
  fields: ["domain", "url"],
  test: (values) =>
    ["domain", "url"].flatMap((path) =>
      /[#,]/.test(String(values[path] ?? "")) ? [{ path, message: "must not contain # or a comma" }] : [],
    ),
};
