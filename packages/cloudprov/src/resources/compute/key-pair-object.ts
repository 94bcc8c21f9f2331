import { field, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { text, texts } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a key pair. */
export const keyPairFields = {
  privateKey: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "Private key of a pair that the platform has created. The platform returns it only once. Empty for your own `publicKey` and after an import.",
  }),
  ...withWireNames({
    keyName: field.string({
      required: true,
      pattern: { match: /^\w{1,25}$/, says: "have 1 to 25 letters, digits and underscores" },
      docs: "Name of the key pair, which is unique in the account.",
    }),
    projectId: field.integer({
      default: 0,
      min: 0,
      replaceOnChange: true,
      docs: "ID of the project that the key pair belongs to. 0 is the account's default project.",
    }),
    publicKey: field.string({
      computed: true,
      emptyIsUnset: true,
      pattern: { match: /^\s*ssh-rsa\s+\S/, says: "be an OpenSSH RSA key, such as ssh-rsa AAAAB3NzaC1yc2E..." },
      equality: (before, after) => withoutComment(String(before)) === withoutComment(String(after)),
      replaceOnChange: true,
      docs: "Public key, in the format of OpenSSH.",
      inputDocs: "If it is omitted, the platform creates the pair and returns `privateKey`. The comment is ignored.",
    }),
    forceStop: field.boolean({
      default: false,
      local: true,
      docs: "Whether a deletion may stop and restart running instances that use the key pair. Without it, their key pair cannot be deleted.",
    }),
    createdTime: field.string({ output: true, docs: "Creation time, in UTC." }),
    tags: tagsField,
  }),
};

export const describeKeyPairs = "DescribeKeyPairs";
/** Error codes that mean a key pair does not exist. */
export const goneKeyPairCodes = [
  "InvalidKeyPairId.NotFound",
  "InvalidParameterValue.KeyPairNotFound",
  "ResourceNotFound.KeyPairNotFound",
];

const users = { instances: texts("", { wire: "AssociatedInstanceIds" }), createdAt: text("", { wire: "CreatedTime" }) };
const pairList = responseList("KeyPairSet", memberFacts("KeyId", "KeyName"), users);
const wholeList = responseList("KeyPairSet", users, (found) => fromWire(keyPairFields, withTags(tagsAsSet(found))));

/** How key pairs are read, changed and found. */
export const keyPairs: ActionObject = {
  service: "cvm",
  create: "CreateKeyPair",
  update: { action: "ModifyKeyPairAttribute", sends: "changes" },
  delete: "DeleteKeyPairs",
  idOf: textAt("KeyId"),
  key: (id) => ({ KeyId: id }),
  goneCodes: goneKeyPairCodes,
  withOwnActions: ["forceStop"],
  read: async (op, id) => {
    const { elements } = await op.cvm.page(describeKeyPairs, { KeyIds: [id] }, wholeList);
    return elements[0] && tagsAsSet(elements[0]);
  },
  listing: {
    name: "KeyName",
    whole: { page: (op, offset) => op.cvm.page(describeKeyPairs, {}, pairList, { offset }), asRead: tagsAsSet },
    find: (op, name) => op.cvm.pages(describeKeyPairs, filteredBy("key-name", name), pairList),
  },
};

/** The instances that use a key pair of a response. */
export function usersOfKeyPair(found: Body): readonly string[] {
  return fromWire(users, found).instances;
}

/** A public key without its comment. */
export function withoutComment(publicKey: string): string {
  return publicKey.trim().split(/\s+/, 2).join(" ");
}
