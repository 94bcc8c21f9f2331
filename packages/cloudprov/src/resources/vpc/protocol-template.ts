import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { distinct, each } from "../../platform/element-rules.ts";
import { tooMany } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { isProtocol, protocolForm, withoutBlanks } from "./protocol-form.ts";
import { type TemplateKind, templateName, templateObject } from "./template-object.ts";

/** The properties of a protocol template. */
export const protocolTemplateFields = withWireNames({
  name: templateName("ServiceTemplateName"),
  protocols: field.set(
    field.string({
      pattern: { match: /^[^A-Z]*$/, says: "be in lower case" },
      equality: (before, after) => withoutBlanks(String(before)) === withoutBlanks(String(after)),
      docs: "A protocol with its ports, such as `tcp:80`, `tcp:80,443`, `udp:3306-20000` or `tcp:all`; or `icmp` or `gre` alone.",
    }),
    {
      required: true,
      min: 1,
      wire: "Services",
      docs: "The protocols of the template with their ports, in lower case.",
    },
  ),
});

/** The names that the platform uses. */
export const protocolTemplates: TemplateKind = {
  wire: "ServiceTemplate",
  filter: "service-template",
  responseNames: { Services: "ServiceSet" },
};

export const protocolTemplate = resource("ProtocolTemplate", {
  docs: "A named list of protocols and ports for security groups. The first change deletes the descriptions that were given to single entries in the platform's console.",
  example: `const web = new cloudprov.ProtocolTemplate("web", {
    protocols: ["tcp:80,443", "icmp"],
});`,
  errors: {
    "InvalidParameterValue.Malformed": "Check the form of each entry in `protocols`, such as `tcp:80,443`.",
    LimitExceeded: tooMany,
  },
  rules: [each("protocols", { says: protocolForm, test: isProtocol }), distinct("protocols", withoutBlanks)],
  import: { form: "<template ID>", example: "ppm-nwrggd14" },
  ...templateObject({ fields: protocolTemplateFields, ...protocolTemplates }),
});
