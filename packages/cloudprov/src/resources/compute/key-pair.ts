import { createSafely, type Found } from "@org/core-http";
import {
  type Created,
  type CreateOperation,
  type DeleteOperation,
  expectation,
  fromWire,
  ifTaken,
  importCommand,
  toWire,
} from "@org/core-provider";
import { timeOf } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, secretText, text } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { goneKeyPairCodes, keyPairFields, keyPairs, usersOfKeyPair, withoutComment } from "./key-pair-object.ts";

const imported = { id: idText("", { wire: "KeyId" }) };
const made = { id: idText("", { wire: "KeyPair.KeyId" }), privateKey: secretText("", { wire: "KeyPair.PrivateKey" }) };
const [expectsImported, expectsMade] = [expectation(imported), expectation(made)];
const listed = {
  ...imported,
  publicKey: text("", { wire: "PublicKey" }),
  createdTime: text("", { wire: "CreatedTime" }),
};

/** Error codes of a deletion while the platform still unbinds the key pair, or while an image uses it. */
const stillUsedCodes = ["InvalidKeyPair", "InvalidParameterValue.KeyPairNotSupported"];
/** The maximum number of instances in one request. */
const instancesAtOnce = 100;

const handlers = createdWithTags(
  { ...keyPairs, fields: keyPairFields },
  resourceTags({ service: "cvm", prefix: "keypair" }),
);

export const keyPair = resource("KeyPair", {
  docs: "An SSH key pair for instances: one that the platform creates, or your own public key. Deleting it unbinds it from its instances first. The platform returns the private key of a pair that it creates only once; it is stored in the state as a secret.",
  example: `const admin = new cloudprov.KeyPair("admin", {
    keyName: "admin",
    tags: { team: "shop" },
});`,
  errors: remedies(
    "cvm",
    "InvalidKeyPair.LimitExceeded",
    "InvalidPublicKey.Duplicate",
    "UnsupportedOperation.InstanceStateRunning",
  ),
  import: { form: "<key pair ID>", example: "skey-17634f05" },
  naturalKey: ["keyName"],
  ...handlers,

  create: createKeyPair,

  async delete(op: DeleteOperation<typeof keyPairFields> & Clients): Promise<void> {
    const found = await ifExists(keyPairs.read(op, op.id, {}), goneKeyPairCodes);
    const users = found === undefined ? [] : usersOfKeyPair(found);
    for (let from = 0; from < users.length; from += instancesAtOnce) {
      const InstanceIds = users.slice(from, from + instancesAtOnce);
      const query = { KeyIds: [op.id], InstanceIds, ForceStop: op.state.forceStop };
      await ifExists(op.cvm.write("DisassociateInstancesKeyPairs", query), ["InvalidInstanceId.NotFound"]);
    }
    await waitUntil(op, {
      what: `the platform to delete the key pair ${op.id}`,
      read: () => deletePair(op, op.id),
      done: (deleted) => deleted,
      progress: "waiting until no instance uses it",
      otherwise: `the key pair ${op.id} is still used by an instance or an image: unbind it there, or delete the image`,
    });
  },
});

interface FoundPair extends Found {
  /** Only the response to the creation contains it. */
  readonly privateKey?: string;
  /** Whether it can be the result of the creation: nothing uses it, and it has the public key. */
  readonly isLike: boolean;
}

function foundPair(found: Body, publicKey: string | undefined): FoundPair {
  const { id, publicKey: own, createdTime } = fromWire(listed, found);
  const createdAt = timeOf(createdTime);
  const isUnused = usersOfKeyPair(found).length === 0;
  return {
    id,
    isLike: isUnused && (publicKey === undefined || withoutComment(publicKey) === withoutComment(own)),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}

/** A pair whose private key was lost with the response is deleted and created again. */
async function createKeyPair(
  op: CreateOperation<typeof keyPairFields> & Clients,
): Promise<Created<typeof keyPairFields>> {
  const { keyName, publicKey, tags = {} } = op.args;
  const { Tags: _, ...body } = toWire(keyPairFields, op.args);
  const list = Object.entries(tags).map(([Key, Value]) => ({ Key, Value }));
  const request = list.length === 0 ? body : { ...body, TagSpecification: [{ ResourceType: "keypair", Tags: list }] };
  const find = async () => {
    const found: FoundPair[] = [];
    for await (const one of keyPairs.listing?.find(op, keyName, {}) ?? []) {
      if (one["KeyName"] === keyName) found.push(foundPair(one, publicKey));
    }
    return found;
  };
  const abandon = async ({ id }: Found) => {
    await op.cvm.write("DeleteKeyPairs", { KeyIds: [id] });
  };
  const where = op.platform.place;
  const pair = await op.memory.creates.inSequence(JSON.stringify(["KeyPair", where, keyName]), () =>
    createSafely<FoundPair>(op, {
      what: `KeyPair "${keyName}"`,
      where,
      importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
      ifTaken: (id) => ifTaken(op, id),
      post: async () => {
        if (publicKey !== undefined) {
          const response = await op.cvm.create("ImportKeyPair", request, { expects: expectsImported });
          return { ...fromWire(imported, response), isLike: true };
        }
        const response = await op.cvm.create("CreateKeyPair", request, { expects: expectsMade });
        return { ...fromWire(made, response), isLike: true };
      },
      find,
      before: async () => (await find()).map(({ id }) => id),
      unique: true,
      isOurs: ({ isLike }) => isLike,
      isConflict: (error) => codeOf(error) === "InvalidKeyPairName.Duplicate",
      ...(publicKey === undefined ? { abandon } : {}),
    }),
  );
  return { id: pair.id, known: { privateKey: pair.privateKey ?? "" } };
}

/** Deletes a key pair. Returns false if something still uses it. */
async function deletePair(op: Op, id: string): Promise<boolean> {
  try {
    await ifExists(op.cvm.write("DeleteKeyPairs", { KeyIds: [id] }), goneKeyPairCodes);
    return true;
  } catch (error) {
    if (stillUsedCodes.includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}
