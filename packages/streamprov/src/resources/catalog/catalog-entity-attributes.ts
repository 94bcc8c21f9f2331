import { field, isUnknown } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { catalog } from "../../platform/catalog.ts";
import { checkConnection, connect, connectToRead, isConfigured, placementIn } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { unknownEntity } from "../../platform/remedies.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { entitiesOf, entityType, entityTypeFilter, type NamedEntity, untilKnown } from "./entities.ts";
import { ownName, readAttributes, writeAttributes } from "./entity-attributes.ts";
import { attributesId, attributesImport, idOf, registryIn } from "./entity-attributes-id.ts";

/** The properties of an entity's attributes. */
const fields = {
  ...schemaRegistryFields(),
  entityType: entityType(),
  entityName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic, or the platform's short form, such as the ID of an environment.",
  }),
  attributes: field.map(field.string({ docs: "A value." }), {
    docs: "Values of the attributes by name, such as `description`, `owner` and `ownerEmail`.",
    inputDocs:
      "The entity's other attributes are not managed. An attribute that is removed from the program keeps its value; set it to an empty value to clear it.",
  }),
};

export const catalogEntityAttributes = resource("CatalogEntityAttributes", {
  docs: "Attributes of a topic, a schema, a cluster, an environment or another entity in the Stream Catalog, such as its owner. Deleting the resource clears the attributes and keeps the entity. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.",
  platformPage: apiPage("Entity (v1)"),
  example: `const orders = new streamprov.CatalogEntityAttributes("orders", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    entityType: "kafka_topic",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    attributes: { owner: "logistics", ownerEmail: "logistics@example.com", description: "Orders of the shop" },
});`,
  errors: {
    "404 Not Found": unknownEntity,
  },
  fields,
  // The attributes are the same object at every endpoint: clearing the old ones after the create would clear both.
  naturalKey: ["schemaRegistryCluster.id", "entityType", "entityName"],
  // Other servers of the catalog see a write later.
  readBackSeconds: 60,
  import: attributesImport,
  placement: placementIn(catalog, registryIn, ["schemaRegistryCluster"]),

  check(op) {
    checkConnection(catalog, op);
    warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
    const attributes = op.args["attributes"];
    if (typeof attributes === "object" && attributes !== null && ownName in attributes) {
      op.malformed(`attributes["${ownName}"]`, "is the name of the entity, which is in entityName; remove it");
    }
  },

  diff({ changes, args, state, warn, platform }) {
    // An import ID contains the cluster even if the provider has it.
    const isProviders = args["schemaRegistryCluster"] === undefined && isConfigured(catalog, platform);
    const same = isProviders ? ["schemaRegistryCluster"] : [];
    const attributes = args["attributes"] ?? {};
    if (!changes.has("attributes") || isUnknown(attributes)) return { same };
    const left = Object.keys(state.attributes ?? {}).filter((name) => !Object.hasOwn(attributes, name));
    if (left.length > 0) {
      warn(
        `attributes that were removed from the program keep their values on the platform: ${left.join(", ")}. To clear an attribute, set it to an empty value before you remove it`,
      );
    }
    return { same };
  },

  async create(op) {
    const service = connect(catalog, op, { args: op.args });
    await untilKnown(op, entityIn(op.args), () =>
      writeAttributes(service, entityIn(op.args), op.args.attributes ?? {}),
    );
    return idOf(op.args, service.ids.schemaRegistryCluster);
  },

  async read(op) {
    const service = connectToRead(catalog, op);
    const { entityType: type = "", entityName: name = "" } = { ...op.args, ...op.state };
    const names = Object.keys((op.purpose === "readBack" ? op.args.attributes : op.state.attributes) ?? {});
    const attributes = await readAttributes(op, service, { type, name }, names);
    return attributes && { entityType: type, entityName: name, attributes, ...service.imported };
  },

  async update(op) {
    if (!op.changed("attributes")) return;
    const service = connect(catalog, op, { args: op.args, state: op.state });
    await writeAttributes(service, entityIn(op.args), op.args.attributes ?? {});
  },

  async delete(op) {
    const names = Object.keys(op.state.attributes ?? {});
    if (names.length === 0) return;
    const service = connect(catalog, op, { args: op.args, state: op.state });
    const cleared = Object.fromEntries(names.map((name) => [name, ""]));
    await ifExists(writeAttributes(service, entityIn(op.state), cleared), isNotFound);
  },

  list: {
    query: { ...schemaRegistryFields(), entityType: entityTypeFilter() },
    async *run(op) {
      const { client } = connect(catalog, op, { args: op.query });
      for await (const page of entitiesOf(client, { type: op.query["entityType"] as string | undefined })) {
        for (const { type, name } of page)
          yield { id: attributesId.build({ entityType: type, entityName: name }), name };
      }
    },
  },
});

function entityIn(values: { readonly entityType: string; readonly entityName: string }): NamedEntity {
  return { type: values.entityType, name: values.entityName };
}
