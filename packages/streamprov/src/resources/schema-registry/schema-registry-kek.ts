import { creating, type HttpClient, StatusError, url } from "@org/core-http";
import {
  CodedError,
  compositeId,
  expectation,
  expectationOfOwn,
  field,
  fromWire,
  type ReadOutputs,
  responseField,
  toWire,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { namesResponse } from "./registry-settings.ts";

/** The registry's name of a KMS type: one for each of the three clouds. */
function usualKmsType(type: unknown): string {
  const text = String(type);
  const cloud = /^(aws|azure|gcp)/i.exec(text)?.[0];
  return cloud === undefined ? text : `${cloud.toLowerCase()}-kms`;
}

/** The properties of a KEK in a response. */
const kekParts = {
  name: field.string({
    autoName: { maxLength: 255 },
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "name",
    docs: "Name of the KEK. Rules of schemas refer to it.",
  }),
  kmsType: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: (before, after) => usualKmsType(before) === usualKmsType(after),
    wire: "kmsType",
    docs: "Type of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another type that clients support.",
  }),
  kmsKeyId: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "kmsKeyId",
    docs: "ID of the key in the key management service, such as its ARN in AWS.",
  }),
  properties: field.map(field.string({ docs: "A value." }), {
    computed: true,
    unsetAs: {},
    wire: "kmsProps",
    docs: "Additional properties that clients need to use the key management service.",
  }),
  doc: field.string({
    computed: true,
    unsetAs: "",
    wire: "doc",
    docs: "Description.",
  }),
  shared: field.boolean({
    default: false,
    omitEmptyOnCreate: true,
    wire: "shared",
    docs: "Whether the registry may use the key. It then creates and decrypts the DEKs itself; otherwise clients do.",
  }),
};

/** The properties of a KEK. */
export const schemaRegistryKekFields = {
  ...schemaRegistryFields({ endpointReplaces: false }),
  ...kekParts,
  hardDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether the KEK is deleted permanently, which requires that its DEKs are deleted permanently as well. Otherwise it is soft-deleted, its name stays taken, and it is restored when a KEK with the same name and key is created. To replace a KEK under the same name, set this to true first.",
  }),
};

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
    return { refuse: keys.map((path) => ({ path, message: nameStaysTaken })) };
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
      post: () => service.client.post(keks, { body, ...creating, expects }),
      read: () => ifExists(requestKek(service.client, name), isNotFound),
      name: { text: name, key: `${service.key} keks`, all: () => kekNames(service.client) },
    }).catch(async (error: unknown) => {
      throw isTaken(error) && (await isHidden(service.client, pathOf(name))) ? stillTaken(error as Error) : error;
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
    await registryOf(op).client.put(pathOf(op.state.name), { body });
  },

  async delete(op) {
    const { name, hardDelete } = op.state;
    const kek = { what: `KEK "${name}"`, path: pathOf(name), expects, isMissing: isNoKey };
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

type Kek = ReadOutputs<typeof kekParts>;

const nameStaysTaken =
  "cannot be changed under the same name, because a KEK that is deleted without hardDelete is soft-deleted and keeps its name. First run `pulumi up` with hardDelete: true, or choose another name";

/** Whether a name was generated from the resource's name: a replacement then gets another one. */
function isMadeName(name: string, urn: string): boolean {
  const start = `${urn.slice(urn.lastIndexOf("::") + 2)}-`;
  return name.startsWith(start) && /^[0-9a-f]{7}$/.test(name.slice(start.length));
}

const keks = "/dek-registry/v1/keks";
const expects = expectation(kekParts);

/** Reads a KEK. */
export async function requestKek(client: HttpClient, name: string): Promise<Kek> {
  return fromWire(kekParts, await client.get(pathOf(name), { expects, identifies: expectationOfOwn("name", name) }));
}

/** The names of all KEKs of a registry. */
export function kekNames(client: HttpClient): Promise<readonly string[]> {
  return client.get<readonly string[]>(keks, { expects: namesResponse });
}

/** True when the registry responds that the key does not exist or is soft-deleted. */
export function isNoKey(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && error.code === "40470";
}

/** True when the registry rejects a key because its name is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof StatusError && error.code === "40971";
}

/** Whether a key that cannot be read is soft-deleted. */
export async function isHidden(
  client: HttpClient,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const request = { query: { ...query, deleted: "true" }, expects: deletedResponse };
  // The request only explains an error, so its own failure is ignored.
  const found = await ifExists(client.get(path, request), () => true);
  return found !== undefined && fromWire(deletedFacts, found).deleted;
}

/** The error for a key whose name a soft-deleted key has. */
export function stillTaken(refusal: Error): Error {
  return new CodedError(
    "object-exists",
    `${refusal.message} A different, soft-deleted key has this name: it was deleted without hardDelete. Restore it by creating a key with its values, delete it permanently (permanent=true in the registry's API), or choose another name`,
    { cause: refusal },
  );
}

/** True when the registry rejects the deletion of a KEK because it has DEKs. */
function isReferredTo(error: unknown): boolean {
  return error instanceof StatusError && error.code === "42272";
}

/** The error for a KEK that cannot be deleted permanently, although all its DEKs may be soft-deleted. */
function stillReferredTo(refusal: Error): Error {
  return new CodedError(
    "conflict",
    `${refusal.message} A DEK uses the KEK. DEKs that were deleted without hardDelete are only soft-deleted and still count: delete them permanently (permanent=true in the registry's API), or keep the KEK soft-deleted: \`pulumi refresh\` then removes it from the state`,
    { cause: refusal },
  );
}

const deletedFacts = { deleted: responseField.boolean({ wire: "deleted" }) };
const deletedResponse = expectation(deletedFacts);

function pathOf(name: string): string {
  return `${keks}${url`/${name}`}`;
}
