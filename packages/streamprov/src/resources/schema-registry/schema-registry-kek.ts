import { creating } from "@org/core-http";
import { compositeId, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { kekNames, kekPath, kekResponse, keks, requestKek } from "./keks.ts";
import { isHidden, isNoKey, isReferredTo, isTaken, stillReferredTo, stillTaken } from "./key-errors.ts";
import { kekParts, schemaRegistryKekFields } from "./schema-registry-kek-fields.ts";

const kekId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<KEK name>", example: "orders" }],
});

export const schemaRegistryKek = resource("SchemaRegistryKek", {
  docs: "A key encryption key (KEK): a key in your own key management service that encrypts data encryption keys (DEKs). It can be deleted when none of its DEKs (SchemaRegistryDek) exists.",
  platformPage: apiPage("Key Encryption Keys (v1)"),
  example: `const orders = new streamprov.SchemaRegistryKek("orders", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "orders",
    kmsType: "aws-kms",
    kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123",
});`,
  errors: {
    "409 Conflict": "The registry has a key with this name: choose another `name`, or import that key.",
  },
  fields: schemaRegistryKekFields,
  naturalKey: ["schemaRegistryCluster.id", "name"],
  ...inRegistry(kekId),

  diff(op) {
    const { name, hardDelete } = op.state;
    const isElsewhere = op.changes.has("schemaRegistryCluster") || op.args["name"] !== name || isMadeName(name, op.urn);
    if (hardDelete || isElsewhere) return {};
    const keys = ["kmsType", "kmsKeyId"].filter((path) => op.changes.has(path));
    return { reject: keys.map((path) => ({ path, message: nameStaysTaken })) };
  },

  async create(op) {
    const { name } = op.args;
    const service = registryOf(op);
    const id = kekId.build({ schemaRegistryCluster: { id: service.ids.schemaRegistryCluster }, name });
    const body = toWire(kekParts, op.args);
    return createById(op, id, {
      service,
      what: `SchemaRegistryKek "${name}"`,
      isConflict: isTaken,
      post: () => service.client.post(keks, { body, ...creating, expects: kekResponse }),
      read: () => ifExists(requestKek(service.client, name), isNotFound),
      name: { text: name, key: `${service.key} keks`, all: () => kekNames(service.client) },
    }).catch(async (error: unknown) => {
      throw isTaken(error) && (await isHidden(service.client, kekPath(name))) ? stillTaken(error as Error) : error;
    });
  },

  async read(op) {
    const name = op.state.name ?? op.args.name ?? "";
    const { client, imported } = registryOf(op);
    const found = await ifExists(requestKek(client, name), isNotFound);
    return found && { ...found, ...imported };
  },

  async update(op) {
    if (!op.changed("properties", "doc", "shared")) return;
    // Properties that the program does not set are kept.
    const { properties = op.state.properties, doc = op.state.doc, shared } = op.args;
    const body = toWire(kekParts, { properties, doc, shared }, (name) =>
      ["properties", "doc", "shared"].includes(name),
    );
    await registryOf(op).client.put(kekPath(op.state.name), { body });
  },

  async delete(op) {
    const { name, hardDelete } = op.state;
    const kek = { what: `KEK "${name}"`, path: kekPath(name), expects: kekResponse, isMissing: isNoKey };
    await hideOrDelete(op, registryOf(op).client, kek, { hardDelete }).catch((error: unknown) => {
      throw hardDelete && isReferredTo(error) ? stillReferredTo(error as Error) : error;
    });
  },

  list: {
    query: schemaRegistryFields({ endpointReplaces: false }),
    async *run(op) {
      const { client, ids } = registryOf({ ...op, args: op.query });
      const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
      for (const name of await kekNames(client)) yield { id: kekId.build({ schemaRegistryCluster, name }), name };
    },
  },
});

const nameStaysTaken =
  "cannot be changed under the same name, because a KEK that is deleted without hardDelete is soft-deleted and keeps its name. First run `pulumi up` with hardDelete: true, or choose another name";

/** Whether a name was generated from the resource's name: a replacement then gets another one. */
function isMadeName(name: string, urn: string): boolean {
  const start = `${urn.slice(urn.lastIndexOf("::") + 2)}-`;
  return name.startsWith(start) && /^[0-9a-f]{7}$/.test(name.slice(start.length));
}
