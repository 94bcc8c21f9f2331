import { creating } from "@org/core-http";
import { compositeId, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { allDeks, dekPathAndQuery, dekResponse, deksOf, requestDek, subjectsOf } from "./deks.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { isHidden, isNoKey, isTaken, stillTaken } from "./key-errors.ts";
import { type DekKey, dekKey, dekParts, schemaRegistryDekFields } from "./schema-registry-dek-fields.ts";

const dekId = compositeId({
  separator: "/",
  parts: [
    registryPart,
    { property: "kekName", form: "<KEK name>", example: "orders" },
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
    { property: "version", form: "<version>", match: /\d+/, example: "1" },
    { property: "algorithm", form: "<algorithm>", match: /[A-Z0-9_]+/, example: "AES256_GCM" },
  ],
});
const { import: imports, ...common } = inRegistry(dekId);

export const schemaRegistryDek = resource("SchemaRegistryDek", {
  docs: "A data encryption key (DEK), which encrypts fields of a subject's messages. It is stored encrypted with a KEK.",
  platformPage: apiPage("Data Encryption Keys (v1)"),
  example: `const orders = new streamprov.SchemaRegistryDek("orders", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    kekName: "orders",
    subjectName: "orders-value",
});`,
  errors: {
    "409 Conflict": "The key exists for this subject and algorithm: import it.",
  },
  fields: schemaRegistryDekFields,
  // Both would be the same DEK: deleting the old one after the create would delete both.
  naturalKey: ["schemaRegistryCluster.id", ...Object.keys(dekKey)],
  ...common,
  import: {
    ...imports,
    parse: (text) => {
      const found = imports.parse(text);
      return found && { ...found, state: { ...found.state, version: Number(found.state["version"]) } };
    },
  },

  diff({ replacing, state, warn }) {
    if (replacing && state.hardDelete) {
      warn(
        "the DEK will be deleted permanently, because hardDelete is true: data that was encrypted with it can never be decrypted again. To keep the DEK, first run `pulumi up` with hardDelete: false",
      );
    }
    return {};
  },

  async create(op) {
    const { kekName, subjectName } = op.args;
    const service = registryOf(op);
    const id = dekId.build({ ...op.args, schemaRegistryCluster: { id: service.ids.schemaRegistryCluster } });
    const body = toWire(dekParts, op.args);
    return createById(op, id, {
      service,
      what: `SchemaRegistryDek of subject "${subjectName}" under KEK "${kekName}"`,
      isConflict: isTaken,
      post: () => service.client.post(deksOf(kekName), { body, ...creating, expects: dekResponse }),
      read: () => ifExists(requestDek(service.client, op.args), isNotFound),
      name: {
        text: subjectName,
        key: `${service.key} ${deksOf(kekName)}`,
        all: async () => (await ifExists(subjectsOf(service.client, kekName), isNotFound)) ?? [],
      },
    }).catch(async (error: unknown) => {
      const { path, query } = dekPathAndQuery(op.args);
      throw isTaken(error) && (await isHidden(service.client, path, query)) ? stillTaken(error as Error) : error;
    });
  },

  async read(op) {
    const key = { ...op.args, ...op.state } as DekKey;
    const { client, imported } = registryOf(op);
    const found = await ifExists(requestDek(client, key), isNotFound);
    return found && { ...found, kekName: key.kekName, ...imported };
  },

  async delete(op) {
    const { client } = registryOf(op);
    const { kekName, subjectName, version, hardDelete } = op.state;
    const what = `DEK ${version} of subject "${subjectName}" under KEK "${kekName}"`;
    await hideOrDelete(
      op,
      client,
      { what, ...dekPathAndQuery(op.state), expects: dekResponse, isMissing: isNoKey },
      { hardDelete },
    );
  },

  list: {
    query: schemaRegistryFields(),
    async *run(op) {
      const { client, ids } = registryOf({ ...op, args: op.query });
      const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
      for await (const key of allDeks(client)) {
        yield { id: dekId.build({ ...key, schemaRegistryCluster }), name: key.subjectName };
      }
    },
  },
});
