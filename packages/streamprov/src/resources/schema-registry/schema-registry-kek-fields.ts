import { field } from "@org/core-provider";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";

/** The registry's name of a KMS type: one for each of the three clouds. */
function usualKmsType(type: unknown): string {
  const text = String(type);
  const cloud = /^(aws|azure|gcp)/i.exec(text)?.[0];
  return cloud === undefined ? text : `${cloud.toLowerCase()}-kms`;
}

/** The properties of a KEK in a response. */
export const kekParts = {
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
