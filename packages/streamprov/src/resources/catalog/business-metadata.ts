import { field, isUnknown, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { definitionName, definitionObject } from "./definitions.ts";

/** The path of the definitions of business metadata. */
export const businessMetadataDefinitions = "/catalog/v1/types/businessmetadatadefs";

const attribute = field.object(
  {
    name: field.string({ required: true, min: 1, wire: "name", docs: "Name of the attribute." }),
    isOptional: field.boolean({
      default: false,
      wire: "isOptional",
      docs: "Whether an entity may omit the attribute.",
    }),
    defaultValue: field.string({ default: "", wire: "defaultValue", docs: "Default value of the attribute." }),
    description: field.string({ default: "", wire: "description", docs: "Description of the attribute." }),
    type: field.string({ output: true, wire: "typeName", docs: "Type of the attribute's values: `string`." }),
    options: field.map(field.string({ docs: "A value." }), {
      output: true,
      wire: "options",
      docs: "Other options of the attribute on the platform, such as `maxStrLength`.",
    }),
  },
  { docs: "An attribute." },
);

/** The properties of business metadata. */
export const businessMetadataFields = {
  ...schemaRegistryFields(),
  name: definitionName("Name of the business metadata."),
  description: field.string({ unsetAs: "", wire: "description", docs: "Description." }),
  attributeDefinitions: field.set(attribute, {
    computed: true,
    unsetAs: [],
    wire: "attributeDefs",
    docs: "Attributes, in any order.",
    inputDocs:
      "Attributes can be added, and their descriptions changed. The platform does not remove an attribute or make it mandatory.",
  }),
  version: field.integer({
    output: true,
    wire: "version",
    changesWith: ["description", "attributeDefinitions"],
    docs: "Version of the business metadata. It increases with each change.",
  }),
};

export const businessMetadata = resource("BusinessMetadata", {
  docs: "Business metadata in the Stream Catalog: attributes that an organization uses to describe its data. Use `BusinessMetadataBinding` to assign values to a topic, a schema or another entity.",
  platformPage: apiPage("Types (v1)"),
  example: `const team = new streamprov.BusinessMetadata("team", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "Team",
    description: "Who to ask",
    attributeDefinitions: [
        { name: "owner", description: "Who decides" },
        { name: "channel", isOptional: true, defaultValue: "#data" },
    ],
});`,
  errors: {
    "neither removes an attribute nor makes it mandatory":
      "Entities may have values of the attribute. Restore it, with `isOptional: true` if it was optional, or replace the business metadata with `pulumi up --replace <URN>`, which deletes these values.",
    "409 Conflict": "The catalog has business metadata with this name: choose another `name`, or import it.",
  },
  fields: businessMetadataFields,
  ...definitionObject(businessMetadataFields, {
    kind: "BusinessMetadata",
    path: businessMetadataDefinitions,
    sent: ["description", "attributeDefinitions"],
    element: (values) => {
      const { attributeDefs, ...others } = toWire(businessMetadataFields, values);
      return { ...others, attributeDefs: (attributeDefs as readonly Body[]).map(asText) };
    },
  }),

  diff({ changes, args, state, shown }) {
    const path = "attributeDefinitions";
    const given = args[path];
    if (!changes.has(path) || isUnknown(given)) return {};
    const wanted = given as readonly Attribute[];
    const mayHold = wanted.some((one) => isUnknown(one) || isUnknown(one.name));
    return {
      reject: state.attributeDefinitions.flatMap(({ name, isOptional }) => {
        const at = wanted.findIndex((one) => one.name === name);
        if (at < 0) return mayHold ? [] : [{ path, message: `must still contain ${shown(path, name)}: ${keptFor}` }];
        const becomesMandatory = isOptional && wanted[at]?.isOptional === false;
        return becomesMandatory ? [{ path: `${path}[${at}].isOptional`, message: `must stay true: ${keptFor}` }] : [];
      }),
    };
  },
});

type Attribute = Readonly<Record<"name" | "isOptional", unknown>>;

const keptFor =
  "the platform neither removes an attribute nor makes it mandatory, because entities may have values of it. Restore it, or replace the business metadata with `pulumi up --replace`";

/** An attribute of the only supported type. */
function asText(attributeDef: Body): Body {
  return { ...attributeDef, typeName: "string" };
}
