import type { MemberCollection } from "@org/core-http";
import { expectationOfEach, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { catalog, nameFacts, tagDefinitions } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { connect } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { unknownEntity } from "../../platform/remedies.ts";
import { type RegistryService, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { bindingObject, bindingToRead } from "./binding-object.ts";
import { type Bindings, bindingId, boundEntity, boundFacts, boundName, readBinding } from "./bindings.ts";
import { allDefinitions } from "./definition-requests.ts";
import { entitiesFrom, entitiesOf, type NamedEntity } from "./entities.ts";

/** The properties of a tag's binding. */
export const tagBindingFields = {
  ...schemaRegistryFields(),
  tagName: boundName("Name of the tag."),
  ...boundEntity({ moves: "the same schema, record or field, because the platform copies tags to newer versions" }),
  disableWaitForReady: field.boolean({
    default: false,
    local: true,
    docs: "Skips the wait until the catalog knows the entity and the tag. If it does not know them yet, the create fails immediately.",
  }),
};

/** The bindings of tags. */
export const tagBindings: Bindings = {
  kind: "TagBinding",
  path: "tags",
  definition: "tagName",
  movesWith: ["sr_schema", "sr_record", "sr_field"],
  answer: expectationOfEach(boundFacts),
};

export const tagBindingId = bindingId("tagName", "PII");

export const tagBinding = resource("TagBinding", {
  docs: "A binding of a tag to a topic, a schema, a field or another entity in the Stream Catalog. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.",
  platformPage: apiPage("Entity (v1)"),
  example: `const orders = new streamprov.TagBinding("orders-pii", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    tagName: "PII",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    entityType: "kafka_topic",
});`,
  errors: {
    "404 Not Found": unknownEntity,
  },
  fields: tagBindingFields,
  ...bindingObject(tagBindingFields, tagBindings, tagBindingId),

  async read(op) {
    const { service, bound } = bindingToRead(op, tagBindings, tagBindingId);
    const isBound =
      op.purpose === "refresh"
        ? await op.memory.members.read(taggedWith(op, service, bound.name), keyOf(bound.entity), op)
        : (await readBinding(op, service, tagBindings, bound)) && true;
    const { type: entityType, name: entityName } = bound.entity;
    return isBound && { tagName: bound.name, entityName, entityType, ...service.imported };
  },

  // The platform copies tags to newer versions itself, so nothing is sent: the provider only waits.
  async update() {},

  list: {
    query: schemaRegistryFields(),
    async *run(op) {
      const { client, ids } = connect(catalog, op, { args: op.query });
      const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
      for (const definition of await allDefinitions(client, tagDefinitions)) {
        const { name: tagName } = fromWire(nameFacts, definition);
        for await (const page of entitiesOf(client, { tag: tagName })) {
          for (const { type: entityType, name: entityName } of page) {
            const id = tagBindingId.build({ schemaRegistryCluster, tagName, entityName, entityType });
            yield { id, name: `${tagName} ${entityName}` };
          }
        }
      }
    },
  },
});

/** The entities with a tag. */
function taggedWith(op: Clients, service: RegistryService, tag: string): MemberCollection<true, number> {
  const { key, shared, ids } = service;
  return {
    name: `${key} tagged ${tag}`,
    what: `the entities of ${ids.schemaRegistryCluster} with the tag ${tag}`,
    changes: () => shared.changes,
    readOne: async (entity, operation) => {
      const bound = { name: tag, entity: JSON.parse(entity) as NamedEntity };
      const found = await readBinding(op, { ...service, client: shared.with(operation) }, tagBindings, bound);
      return found && true;
    },
    readPage: async (offset = 0, operation) => {
      const { entities, next } = await entitiesFrom(offset, shared.with(operation), { tag });
      return { members: new Map(entities.map((one) => [keyOf(one), true])), next: next === undefined ? [] : [next] };
    },
  };
}

function keyOf({ type, name }: NamedEntity): string {
  return JSON.stringify({ type, name });
}
