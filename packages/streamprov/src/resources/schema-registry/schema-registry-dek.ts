import { creating, type HttpClient, url } from "@org/core-http";
import {
  compositeId,
  expectation,
  expectationOfRequested,
  field,
  fromWire,
  type ReadOutputs,
  toWire,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { namesResponse } from "./registry-settings.ts";
import { isHidden, isNoKey, isTaken, kekNames, stillTaken } from "./schema-registry-kek.ts";

/** The algorithms of DEKs. */
export const algorithms = ["AES128_GCM", "AES256_GCM", "AES256_SIV"] as const;
/** A DEK cannot be changed. */
const fixed = { refuseChange: { because: "a DEK cannot be changed; create another version of it" } } as const;

/** The properties that identify a DEK. */
export const dekKey = {
  kekName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Name of the KEK that encrypts the DEK.",
  }),
  subjectName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "subject",
    docs: "Subject whose messages the DEK encrypts.",
  }),
  version: field.integer({
    default: 1,
    min: 1,
    ...fixed,
    wire: "version",
    docs: "Version of the key.",
  }),
  algorithm: field.string({
    default: "AES256_GCM",
    values: algorithms,
    ...fixed,
    wire: "algorithm",
    docs: "Encryption algorithm.",
  }),
};

/** The properties of a DEK in a response. */
const dekParts = {
  ...dekKey,
  encryptedKeyMaterial: field.string({
    computed: true,
    ...fixed,
    wire: "encryptedKeyMaterial",
    docs: "Key material, encrypted with the KEK, in Base64.",
    inputDocs: "If unset, the registry creates the key, which requires a `shared` KEK.",
  }),
  keyMaterial: field.string({
    output: true,
    secret: true,
    wire: "keyMaterial",
    docs: "Key material in Base64. Empty unless the KEK is `shared`.",
  }),
};

/** The properties of a DEK. */
export const schemaRegistryDekFields = {
  ...schemaRegistryFields(),
  ...dekParts,
  hardDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether the DEK is deleted permanently: data that was encrypted with it can never be decrypted again. Otherwise it is soft-deleted, and restored when the same DEK is created again.",
  }),
};

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
      post: () => service.client.post(deksOf(kekName), { body, ...creating, expects }),
      read: () => ifExists(requestDek(service.client, op.args), isNotFound),
      name: {
        text: subjectName,
        key: `${service.key} ${deksOf(kekName)}`,
        all: async () => (await ifExists(subjectsOf(service.client, kekName), isNotFound)) ?? [],
      },
    }).catch(async (error: unknown) => {
      const { path, query } = placeOf(op.args);
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
    await hideOrDelete(op, client, { what, ...placeOf(op.state), expects, isMissing: isNoKey }, { hardDelete });
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

const { kekName: _, ...dekFacts } = dekParts;
const expects = expectation(dekFacts);

type Dek = ReadOutputs<typeof dekFacts>;

/** The values that identify a DEK. */
export type DekKey = ReadOutputs<typeof dekKey>;

/** Reads a DEK. */
export async function requestDek(client: HttpClient, key: DekKey): Promise<Dek> {
  const { path, query } = placeOf(key);
  const { kekName, subjectName: subject, algorithm, version } = key;
  const identifies = expectationOfRequested({ kekName, subject, algorithm, version });
  return fromWire(dekFacts, await client.get(path, { query, expects, identifies }));
}

/** All DEKs of a registry, which lists them by KEK, subject and algorithm. */
async function* allDeks(client: HttpClient): AsyncGenerator<DekKey> {
  for (const kekName of await kekNames(client)) {
    for (const subjectName of await subjectsOf(client, kekName)) {
      for (const algorithm of algorithms) {
        const path = `${deksOf(kekName)}${url`/${subjectName}/versions`}`;
        const request = { query: { algorithm }, expects: versionsResponse };
        const versions = await ifExists(client.get<readonly number[]>(path, request), isNotFound);
        for (const version of versions ?? []) yield { kekName, subjectName, version, algorithm };
      }
    }
  }
}

/** The subjects with DEKs under a KEK. */
function subjectsOf(client: HttpClient, kekName: string): Promise<readonly string[]> {
  return client.get<readonly string[]>(deksOf(kekName), { expects: namesResponse });
}

function versionsResponse(body: unknown) {
  const isListOfNumbers = Array.isArray(body) && body.every((version) => typeof version === "number");
  return isListOfNumbers ? undefined : { member: "", problem: "is not a list of versions" };
}

function placeOf({ kekName, subjectName, version, algorithm }: DekKey) {
  return { path: `${deksOf(kekName)}${url`/${subjectName}/versions/${version}`}`, query: { algorithm } };
}

function deksOf(kekName: string): string {
  return url`/dek-registry/v1/keks/${kekName}/deks`;
}
