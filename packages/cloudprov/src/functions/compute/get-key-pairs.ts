import { conflictsWith, field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, requiredWhole, rows, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { describeKeyPairs, goneKeyPairCodes, withoutComment } from "../../resources/compute/key-pair-object.ts";

const pair = {
  keyId: idText("ID of the key pair.", { wire: "KeyId" }),
  keyName: text("Name.", { wire: "KeyName" }),
  projectId: requiredWhole("ID of the project.", { wire: "ProjectId" }),
  publicKey: text("Public key, in the format of OpenSSH, without its comment.", { wire: "PublicKey" }),
  createTime: text("Creation time, in UTC.", { wire: "CreatedTime" }),
};

const pairs = responseList("KeyPairSet", pair);

export const getKeyPairs = lookup("getKeyPairs", {
  docs: "Lists the SSH key pairs of the region, optionally filtered by ID, or by name and project. Private keys are not returned.",
  example: `const admins = cloudprov.getKeyPairsOutput({ keyName: "^admin" });`,
  inputs: {
    keyId: field.string({ emptyIsUnset: true, pattern: idForms.keyPair, docs: "ID of the key pair, `skey-...`." }),
    keyName: field.string({
      emptyIsUnset: true,
      pattern: {
        match: /^\^?\w+\$?$/,
        says: "have letters, digits and underscores, optionally after ^ and before $, such as ^admin$",
      },
      docs: "Part of the name. `^admin` finds names that begin with the text, `^admin$` only the exact name.",
    }),
    projectId: field.integer({ min: 0, docs: "ID of the project." }),
  },
  outputs: {
    keyPairLists: rows(pair, "KeyPairSet", "The key pairs, in the platform's order."),
  },
  rules: [conflictsWith("keyId", "keyName", "projectId")],
  async request(op) {
    const { keyId, keyName = "", projectId } = op.args;
    const filters = [
      ...(keyName ? [{ Name: "key-name", Values: [keyName.replace(/^\^|\$$/g, "")] }] : []),
      ...(projectId === undefined ? [] : [{ Name: "project-id", Values: [String(projectId)] }]),
    ];
    const query = keyId ? { KeyIds: [keyId] } : filters.length > 0 ? { Filters: filters } : {};
    const found = (await ifExists(op.cvm.list(describeKeyPairs, query, pairs), goneKeyPairCodes)) ?? [];
    const name = new RegExp(keyName);
    const all = found.map((one) => ({ ...one, ...fromWire(pair, one) })).filter((one) => name.test(one.keyName));
    return { KeyPairSet: all.map((one) => ({ ...one, PublicKey: withoutComment(one.publicKey) })) };
  },
  id: (_, { keyPairLists }) => hash(keyPairLists.map(({ keyId }) => keyId)),
});
