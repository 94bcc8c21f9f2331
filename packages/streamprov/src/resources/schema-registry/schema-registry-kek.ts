import { creating, type HttpClient, StatusError, url } from "@org/core-http";
import { compositeId, expectation, field, fromWire, type ReadOutputs, toWire } from "@org/core-provider";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { namesAnswer } from "./registry-settings.ts";

/** What the registry makes of a type of KMS: those of the three clouds have one name each. */
function usualKmsType(type: unknown): string {
  const text = String(type);
  const cloud = /^(aws|azure|gcp)/i.exec(text)?.[0];
  return cloud === undefined ? text : `${cloud.toLowerCase()}-kms`;
}

/** What a KEK consists of. */
const kekParts = {
  name: field.string({
    autoName: { maxLength: 255 },
    replaceOnChange: true,
    min: 1,
    answered: "always",
    wire: "name",
    docs: "Name of the KEK, by which the rules of schemas refer to it.",
  }),
  kmsType: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: (before, after) => usualKmsType(before) === usualKmsType(after),
    wire: "kmsType",
    docs: "Kind of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another that clients know.",
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
    docs: "What clients must know besides to use the key management service.",
  }),
  doc: field.string({
    computed: true,
    unsetAs: "",
    wire: "doc",
    docs: "What the KEK is for.",
  }),
  shared: field.boolean({
    default: false,
    omitEmptyOnCreate: true,
    wire: "shared",
    docs: "Lets the registry use the key: it makes and decrypts the DEKs itself then. Otherwise clients do.",
  }),
};

/** The properties of a KEK. */
export const schemaRegistryKekFields = {
  ...schemaRegistryFields({ endpointReplaces: false }),
  ...kekParts,
  hardDelete: field.boolean({
    default: false,
    local: true,
    docs: "Deletes the KEK for good, which takes DEKs that are deleted so as well. Otherwise it is only hidden, and its name stays taken: it is there again when a KEK with the same name and key is made. What is replaced under its name must be deleted for good, so set it before.",
  }),
};

const kekId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<KEK name>", example: "orders" }],
});

export const schemaRegistryKek = resource("SchemaRegistryKek", {
  docs: "A key encryption key (KEK): a key of one's own key management service, with which the keys are encrypted that fields of messages are encrypted with. It can be deleted when none of those (SchemaRegistryDek) is left.",
  example: `const orders = new streamprov.SchemaRegistryKek("orders", {
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "orders",
    kmsType: "aws-kms",
    kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123",
});`,
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
      what: `SchemaRegistryKek "${name}"`,
      isConflict: isTaken,
      post: () => service.client.post(keks, { body, ...creating, expects }),
      read: () => unlessGone(askKek(service.client, name), isNotFound),
      name: { text: name, key: `${service.key} keks`, all: () => kekNames(service.client) },
    }).catch(async (error: unknown) => {
      throw isTaken(error) && (await isHidden(service.client, pathOf(name))) ? stillTaken(error as Error) : error;
    });
  },

  async read(op) {
    const name = op.state.name ?? op.args.name ?? "";
    const { client, imported } = registryOf(op);
    const found = await unlessGone(askKek(client, name), isNotFound);
    return found && { ...found, ...imported };
  },

  async update(op) {
    if (!op.changed("properties", "doc", "shared")) return;
    // What the program leaves to the platform stays as it is.
    const { properties = op.state.properties, doc = op.state.doc, shared } = op.args;
    const body = toWire(kekParts, { properties, doc, shared }, (name) =>
      ["properties", "doc", "shared"].includes(name),
    );
    await registryOf(op).client.put(pathOf(op.state.name), { body });
  },

  async delete(op) {
    const { name, hardDelete } = op.state;
    const kek = { what: `KEK "${name}"`, path: pathOf(name), expects, isGone: isNoKey };
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
  "cannot be changed under the same name, because a KEK that is deleted without hardDelete is only hidden and keeps its name; run `pulumi up` with hardDelete: true before, or give the new one another name";

/** Whether a name was made from the resource's: a replacement has another one then. */
function isMadeName(name: string, urn: string): boolean {
  const start = `${urn.slice(urn.lastIndexOf("::") + 2)}-`;
  return name.startsWith(start) && /^[0-9a-f]{7}$/.test(name.slice(start.length));
}

const keks = "/dek-registry/v1/keks";
const expects = expectation(kekParts);

/** A KEK as the registry tells it. */
export async function askKek(client: HttpClient, name: string): Promise<Kek> {
  return fromWire(kekParts, await client.get(pathOf(name), { expects }));
}

/** The names of all KEKs of a registry. */
export function kekNames(client: HttpClient): Promise<readonly string[]> {
  return client.get<readonly string[]>(keks, { expects: namesAnswer });
}

/** True when the registry says that it has no such key, or has hidden it. */
export function isNoKey(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && error.code === "40470";
}

/** True when the registry refuses a key because it has one in its place. */
export function isTaken(error: unknown): boolean {
  return error instanceof StatusError && error.code === "40971";
}

/** Whether a key that cannot be seen is hidden. */
export async function isHidden(
  client: HttpClient,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const request = { query: { ...query, deleted: "true" }, expects: deletedAnswer };
  // It only explains a refusal, which stands whatever comes of this.
  const found = await unlessGone(client.get(path, request), () => true);
  return found !== undefined && fromWire(deletedFacts, found).deleted;
}

/** Why a key is not made whose name a hidden one has. */
export function stillTaken(refusal: Error): Error {
  return new Error(
    `${refusal.message} A key that is hidden has the name: it was deleted without hardDelete, and is another one. Give it as it was, and it is there again; or delete it for good (permanent=true of the registry's API), or take another name`,
    { cause: refusal },
  );
}

/** True when the registry does not delete a KEK because there are DEKs of it. */
function isReferredTo(error: unknown): boolean {
  return error instanceof StatusError && error.code === "42272";
}

/** Why a KEK is not deleted for good although no DEK of it may be seen. */
function stillReferredTo(refusal: Error): Error {
  return new Error(
    `${refusal.message} A DEK holds it, and a DEK that was deleted without hardDelete is only hidden, and counts as well: delete that for good (permanent=true of the registry's API), or leave the KEK hidden: once it is, \`pulumi refresh\` takes it out of the state`,
    { cause: refusal },
  );
}

const deletedFacts = { deleted: field.boolean({ output: true, wire: "deleted", docs: "Whether it is hidden." }) };
const deletedAnswer = expectation(deletedFacts);

function pathOf(name: string): string {
  return `${keks}${url`/${name}`}`;
}
