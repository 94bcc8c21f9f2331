import { creatingIdempotently, url } from "@org/core-http";
import { compositeId, expectation, field, fromWire, isUnknown } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { attributeText, catalog, catalogImportNeeds, unlessHidden } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, connect, connectToRead, isConfigured } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { type RegistryService, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { entitiesOf, entityType, entityTypeFilter, type NamedEntity, untilKnown } from "./entities.ts";

type Attributes = Readonly<Record<string, string>>;

/** The attribute that is the entity's name. */
const ownName = "qualifiedName";

const topic = "lsrc-abc123:lkc-abc123:orders";

/** The properties of an entity's attributes. */
const fields = {
  ...schemaRegistryFields(),
  entityType: entityType(),
  entityName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic, or the shorter form that the platform takes, such as the ID of an environment.",
  }),
  attributes: field.map(field.string({ docs: "A value." }), {
    docs: "Values of the attributes, by their names, such as `description`, `owner` and `ownerEmail`.",
    inputDocs:
      "Only these are looked at; the entity's others stay as they are. One that is taken out of the program keeps its value: an empty value clears it.",
  }),
};

/** The ID in the state. */
const attributesId = compositeId({
  separator: "/",
  parts: [
    { property: "entityType", form: "<entity type>", wire: "type", example: "kafka_topic" },
    { property: "entityName", form: "<entity name>", wire: "name", mayHoldSeparator: true, example: topic },
  ],
});

/** What an import is told: the cluster, and which attributes are meant, which the platform does not know. */
const importId = compositeId({
  separator: "/",
  parts: [
    { property: "cluster", form: "<Schema Registry cluster ID>", example: "lsrc-abc123" },
    { property: "entityType", form: "<entity type>", example: "kafka_topic" },
    { property: "entityName", form: "<entity name>", mayHoldSeparator: true, example: topic },
    { property: "names", form: "<attribute>,<attribute>", match: /[^/]*/, example: "owner,description" },
  ],
});

export const catalogEntityAttributes = resource("CatalogEntityAttributes", {
  docs: "Attributes of a topic, a schema, a cluster, an environment or another entity of the Stream Catalog, such as its owner. The entity stays when this is deleted: its attributes are cleared. The catalog learns of a new entity a while later: for three minutes that is waited for.",
  example: `const orders = new streamprov.CatalogEntityAttributes("orders", {
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    entityType: "kafka_topic",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    attributes: { owner: "logistics", ownerEmail: "logistics@example.com", description: "Orders of the shop" },
});`,
  fields,
  // One object, however it is reached: clearing the old after writing the new would clear both.
  naturalKey: ["schemaRegistryCluster.id", "entityType", "entityName"],
  // Other servers of the catalog learn of a write later.
  readBackSeconds: 60,
  import: {
    ...importId.import,
    needs: `${catalogImportNeeds} The last part names the attributes that the program gives.`,
    rule: attributesId.import.rule,
    of: (_id, { schemaRegistryCluster, attributes, ...named }) => {
      const cluster = (schemaRegistryCluster as { readonly id?: string } | undefined)?.id;
      return importId.build({ ...named, cluster, names: Object.keys(attributes ?? {}).join(",") });
    },
    parse: (text) => {
      const parts = importId.parts(text);
      if (parts === undefined) return undefined;
      const { cluster = "", entityType: type = "", entityName: name = "", names = "" } = parts;
      const meant = names.split(",").map((one) => one.trim());
      const attributes = Object.fromEntries(meant.filter((one) => one && one !== ownName).map((one) => [one, ""]));
      const state = { entityType: type, entityName: name, attributes, schemaRegistryCluster: { id: cluster } };
      return { id: idOf(state, cluster), state };
    },
  },

  check(op) {
    checkConnection(catalog, op);
    warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
    const attributes = op.args["attributes"];
    if (typeof attributes === "object" && attributes !== null && ownName in attributes) {
      op.malformed(`attributes["${ownName}"]`, "is the entity's own name, which entityName says; remove it");
    }
  },

  diff({ changes, args, state, warn, platform }) {
    // An import ID names the cluster also where the provider gives it.
    const isProviders = args["schemaRegistryCluster"] === undefined && isConfigured(catalog, platform);
    const same = isProviders ? ["schemaRegistryCluster"] : [];
    const attributes = args["attributes"] ?? {};
    if (!changes.has("attributes") || isUnknown(attributes)) return { same };
    const left = Object.keys(state.attributes ?? {}).filter((name) => !Object.hasOwn(attributes, name));
    if (left.length > 0) {
      warn(
        `attributes that the program no longer gives keep their values on the platform: ${left.join(", ")}. To clear one, give it an empty value before it is taken out`,
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
    await unlessGone(writeAttributes(service, entityIn(op.state), cleared), isNotFound);
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

/** The ID of an entity's attributes. Every registry may have a schema by the name `.:100001`: the ID says whose it is. */
function idOf(entity: { readonly entityType: string; readonly entityName: string }, registry: string): string {
  const { entityType: type, entityName: name } = entity;
  return attributesId.build({ entityType: type, entityName: name.startsWith(".") ? `${registry}:${name}` : name });
}

function entityIn(values: { readonly entityType: string; readonly entityName: string }): NamedEntity {
  return { type: values.entityType, name: values.entityName };
}

/** Writes some attributes; the others stay as they are. */
async function writeAttributes(
  { client }: RegistryService,
  { type, name }: NamedEntity,
  attributes: Attributes,
): Promise<void> {
  const body = { entity: { typeName: type, attributes: { ...attributes, [ownName]: name } } };
  await client.put("/catalog/v1/entity", { body, ...creatingIdempotently });
}

/** Some attributes of an entity; undefined when there is no such entity. */
async function readAttributes(
  op: Clients,
  service: RegistryService,
  { type, name }: NamedEntity,
  names: readonly string[],
): Promise<Attributes | undefined> {
  const valuesOf = (entity: Body): Attributes => {
    const { attributes } = fromWire(entityFacts, entity);
    return Object.fromEntries(names.map((one) => [one, attributeText(attributes[one])]));
  };
  const entity = await unlessHidden(
    op,
    service,
    service.client.get<Body>(url`/catalog/v1/entity/type/${type}/name/${name}`, {
      query: { ignoreRelationships: true },
      expects: expectation(valuesOf),
    }),
  );
  return entity && valuesOf(entity);
}

const entityFacts = {
  attributes: field.map(field.any({ docs: "A value." }), {
    output: true,
    answered: "always",
    wire: "entity.attributes",
    docs: "Values by name.",
  }),
};
