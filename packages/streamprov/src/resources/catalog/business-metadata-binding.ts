import { expectationOfEach, field, fromWire, responseField, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { attributeText, catalog, writeElement } from "../../platform/catalog.ts";
import { connect } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { unknownEntity } from "../../platform/remedies.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { bindingObject, bindingToRead } from "./binding-object.ts";
import { type Bindings, bindingId, boundEntity, boundFacts, boundName, readBinding, readBindings } from "./bindings.ts";
import { entitiesOf, entityTypeFilter, untilKnown } from "./entities.ts";

/** The properties of a binding of business metadata. */
export const businessMetadataBindingFields = {
  ...schemaRegistryFields(),
  businessMetadataName: boundName("Name of the business metadata."),
  ...boundEntity({ moves: "the same schema. The older version keeps its business metadata" }),
  attributes: field.map(field.string({ docs: "A value." }), {
    computed: true,
    unsetAs: {},
    wire: "attributes",
    docs: "Values of the attributes by name.",
    inputDocs: "If set, all attributes must be included. If unset, the current values are kept.",
  }),
};

/** The bindings of business metadata. */
export const businessMetadataBindings: Bindings = {
  kind: "BusinessMetadataBinding",
  path: "businessmetadata",
  definition: "businessMetadataName",
  movesWith: ["sr_schema"],
  answer: expectationOfEach(boundFacts, attributesOf),
};

export const businessMetadataBindingId = bindingId("businessMetadataName", "Team");

export const businessMetadataBinding = resource("BusinessMetadataBinding", {
  docs: "Business metadata of a topic, a schema or another entity in the Stream Catalog, with the values of its attributes. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.",
  platformPage: apiPage("Entity (v1)"),
  example: `const orders = new streamprov.BusinessMetadataBinding("orders-team", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    businessMetadataName: "Team",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    entityType: "kafka_topic",
    attributes: { owner: "logistics", channel: "#orders" },
});`,
  errors: {
    "404 Not Found": unknownEntity,
  },
  fields: businessMetadataBindingFields,
  ...bindingObject(businessMetadataBindingFields, businessMetadataBindings, businessMetadataBindingId),

  async read(op) {
    const { service, bound } = bindingToRead(op, businessMetadataBindings, businessMetadataBindingId);
    const found = await readBinding(op, service, businessMetadataBindings, bound);
    const { type: entityType, name: entityName } = bound.entity;
    return (
      found && {
        businessMetadataName: bound.name,
        entityName,
        entityType,
        attributes: attributesOf(found),
        ...service.imported,
      }
    );
  },

  async update(op) {
    if (!op.changed("attributes", "entityName")) return;
    const { client } = connect(catalog, op, { args: op.args, state: op.state });
    const { entityType: type, entityName: name, attributes = op.state.attributes } = op.args;
    const element = toWire(businessMetadataBindingFields, { ...op.args, attributes });
    const path = `/catalog/v1/entity/${businessMetadataBindings.path}`;
    await untilKnown(op, { type, name }, () => writeElement(client, "PUT", path, element));
  },

  list: {
    query: { ...schemaRegistryFields(), entityType: entityTypeFilter() },
    async *run(op) {
      const { client, ids } = connect(catalog, op, { args: op.query });
      const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
      for await (const page of entitiesOf(client, { type: op.query["entityType"] as string | undefined })) {
        const found = await Promise.all(page.map((entity) => readBindings(client, businessMetadataBindings, entity)));
        for (const [at, { type: entityType, name: entityName }] of page.entries()) {
          for (const one of found[at] ?? []) {
            const { name: businessMetadataName } = fromWire(boundFacts, one);
            const values = { schemaRegistryCluster, businessMetadataName, entityName, entityType };
            yield { id: businessMetadataBindingId.build(values), name: `${businessMetadataName} ${entityName}` };
          }
        }
      }
    },
  },
});

const attributesFacts = {
  attributes: responseField.map(responseField.any({}), { wire: "attributes" }),
};

/** The values of a binding's attributes as text. */
export function attributesOf(binding: Body): Readonly<Record<string, string>> {
  const { attributes } = fromWire(attributesFacts, binding);
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, attributeText(value)]));
}
