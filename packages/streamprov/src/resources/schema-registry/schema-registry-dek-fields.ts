import { field, type ReadOutputs } from "@org/core-provider";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";

/** The algorithms of DEKs. */
export const algorithms = ["AES128_GCM", "AES256_GCM", "AES256_SIV"] as const;
/** A DEK cannot be changed. */
const fixed = { rejectChange: { because: "a DEK cannot be changed; create another version of it" } } as const;

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
export const dekParts = {
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

/** The values that identify a DEK. */
export type DekKey = ReadOutputs<typeof dekKey>;
