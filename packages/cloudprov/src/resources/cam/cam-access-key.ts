import { createHash } from "node:crypto";
import { createSafely, type Found } from "@org/core-http";
import {
  type CheckOperation,
  type Created,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  expectation,
  fromWire,
  ifLeftElsewhere,
  importCommand,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds, timeOf } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists, isMissing, isOneOf } from "../../platform/errors.ts";
import { importById } from "../../platform/import-by-id.ts";
import { encryptFor } from "../../platform/open-pgp/encrypt.ts";
import { type OpenPgpKey, readPublicKey } from "../../platform/open-pgp/public-key.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, secretText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { camAccessKeyFields as fields } from "./cam-access-key-fields.ts";
import { callerUin } from "./cam-account.ts";
import { goneUserCodes, listedUser, listUsers } from "./cam-user.ts";

const id = compositeId({
  separator: "#",
  parts: [
    { property: "targetUin", wire: "TargetUin", example: "100000000002", match: /[1-9]\d{0,15}/ },
    { property: "accessKey", wire: "AccessKeyId", example: "AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE" },
  ],
});

const made = {
  accessKey: idText("", { wire: "AccessKey.AccessKeyId" }),
  secret: secretText("", { wire: "AccessKey.SecretAccessKey" }),
};
const expectsMade = expectation(made);
const listedKey = {
  accessKey: idText("", { wire: "AccessKeyId" }),
  status: idText("", { wire: "Status" }),
  createTime: text("", { wire: "CreateTime" }),
  description: text("", { wire: "Description" }),
};
const keys = responseList("AccessKeys", listedKey);

/** Error codes of a deletion that the platform may reject because the key is active. */
const refusals = ["FailedOperation", "OperationDenied"];

/** The keys of a user; none if the user does not exist. */
async function keysOf(op: Op, targetUin: number): Promise<readonly Body[]> {
  const response = await ifExists(
    op.cam.read("ListAccessKeys", { TargetUin: targetUin }, { expects: keys.expects }),
    goneUserCodes,
  );
  return response === undefined ? [] : keys.of(response);
}

/** The parameters that identify a key. */
function keyOf(own: string) {
  const { TargetUin, AccessKeyId } = id.key(own);
  return { TargetUin: Number(TargetUin), AccessKeyId };
}

async function findKey(op: Op, own: string): Promise<Body | undefined> {
  const { TargetUin, AccessKeyId } = keyOf(own);
  return (await keysOf(op, TargetUin)).find((one) => one["AccessKeyId"] === AccessKeyId);
}

async function setStatus(op: Op, own: string, status: string): Promise<void> {
  await op.cam.write("UpdateAccessKey", { ...keyOf(own), Status: status });
}

/** Deletes a key. One that the platform keeps because it is active is deactivated first. */
async function deleteKey(op: Op, own: string): Promise<void> {
  const remove = () => ifExists(op.cam.write("DeleteAccessKey", keyOf(own)), goneUserCodes);
  try {
    await remove();
  } catch (error) {
    if (!isOneOf(codeOf(error), refusals) || (await findKey(op, own))?.["Status"] !== "Active") throw error;
    await setStatus(op, own, "Inactive");
    await remove();
  }
}

export const camAccessKey = resource("CamAccessKey", {
  docs: "An API key of a user of the account. A user can have two. The platform returns the secret only once; it is stored in the state as a secret, or encrypted for the owner of a public key of OpenPGP. The description of the key on the platform identifies the resource that created it.",
  example: `const operator = new cloudprov.CamUser("operator", { name: "operator", useApi: false });
const key = new cloudprov.CamAccessKey("operator", { targetUin: operator.uin });`,
  errors: {
    ...remedies("cam", "OperationDenied.AccessKeyOverLimit", "OperationDenied.SubUin"),
    "must be a public key of OpenPGP":
      "Export a key with `gpg --export <user> | base64`. It must contain an RSA or Curve25519 key for encryption that is neither expired nor revoked.",
  },
  import: importById(id),
  fields,
  readBackSeconds,
  mayBeDeleted: (error) => isMissing(error, goneUserCodes),
  // A user can have only two keys.
  oneAtATime: true,
  setLater: { status: "default" },

  check(op: CheckOperation): void {
    const { pgpKey } = op.args;
    if (typeof pgpKey === "string" && publicKeyOf(pgpKey) === undefined) {
      op.malformed(
        "pgpKey",
        "must be a public key of OpenPGP as Base64 of its binary form, as `gpg --export <user> | base64` prints it, with an RSA or Curve25519 key for encryption. A name of Keybase is not supported: pass the key itself",
      );
    }
  },

  create: createKey,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    if (op.args.status === "Inactive") await setStatus(op, op.id, op.args.status);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = await findKey(op, op.id);
    if (found === undefined) return undefined;
    const { accessKey, status } = fromWire(listedKey, found);
    return { targetUin: keyOf(op.id).TargetUin, accessKey, status };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (op.changed("status") && op.args.status !== undefined) await setStatus(op, op.id, op.args.status);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await deleteKey(op, op.id);
  },

  list: { run: listKeys },
});

interface FoundKey extends Found {
  /** Only the response to the creation contains it. */
  readonly secret?: string;
  /** Whether this resource requested it, and nobody has changed it since. */
  readonly isOurs: boolean;
}

/** What distinguishes the keys of a resource from others of the user: they have no names, and one may have to be deleted. */
function markOf(urn: string): string {
  return `pulumi:${createHash("sha256").update(urn).digest("hex").slice(0, 32)}`;
}

/** A key whose secret was lost with the response is deleted and created again. */
async function createKey(op: CreateOperation<typeof fields> & Clients): Promise<Created<typeof fields>> {
  const { pgpKey, targetUin = await callerUin(op) } = op.args;
  const mark = markOf(op.urn);
  const find = async () =>
    (await keysOf(op, targetUin)).map((one): FoundKey => {
      const { accessKey, createTime, description, status } = fromWire(listedKey, one);
      const createdAt = timeOf(createTime);
      return {
        id: id.build({ targetUin, accessKey }),
        isOurs: description === mark && status === "Active",
        ...(createdAt === undefined ? {} : { createdAt }),
      };
    });
  const where = op.platform.place;
  const request = { TargetUin: targetUin, Description: mark };
  const key = await op.memory.creates.inSequence(JSON.stringify(["CamAccessKey", where, targetUin]), () =>
    createSafely<FoundKey>(op, {
      what: `CamAccessKey of the user ${targetUin}`,
      where,
      importCommand: (own) => `\`${importCommand(op.urn, own)}\``,
      post: async () => {
        const response = await op.cam.create("CreateAccessKey", request, { expects: expectsMade });
        const { accessKey, secret } = fromWire(made, response);
        return { id: id.build({ targetUin, accessKey }), secret, isOurs: true };
      },
      find,
      before: async () => (await find()).map((one) => one.id),
      isOurs: ({ isOurs }) => isOurs,
      abandon: (one) => deleteKey(op, one.id),
      recent: {
        key: JSON.stringify(["CamAccessKey", where, targetUin]),
        kind: "CamAccessKey",
        name: String(targetUin),
        async *list() {
          for (const { id: own, createdAt } of await find()) yield { id: own, createdAt, name: String(targetUin) };
        },
        advice: (own) => ifLeftElsewhere(op.urn, importCommand(op.urn, own)),
      },
    }),
  );
  const publicKey = pgpKey === undefined ? undefined : publicKeyOf(pgpKey);
  return { id: key.id, known: secretOutputs(key.secret ?? "", publicKey) };
}

/** The outputs that contain the secret: in clear, or encrypted. */
function secretOutputs(secret: string, key: OpenPgpKey | undefined) {
  if (key === undefined) return { secretAccessKey: secret, encryptedSecretAccessKey: "", keyFingerprint: "" };
  return {
    secretAccessKey: "",
    encryptedSecretAccessKey: encryptFor(key.encryption, secret).toString("base64"),
    keyFingerprint: key.fingerprint,
  };
}

function publicKeyOf(pgpKey: string): OpenPgpKey | undefined {
  return readPublicKey(Buffer.from(pgpKey, "base64"));
}

/** The keys of the caller and of all users. */
async function* listKeys(op: Op): AsyncGenerator<Listed> {
  const users = new Map([[await callerUin(op), ""]]);
  for (const one of await listUsers(op)) {
    const { uin, name } = fromWire(listedUser, one);
    users.set(uin, name);
  }
  for (const [targetUin, name] of users) {
    for (const one of await keysOf(op, targetUin)) {
      const { accessKey } = fromWire(listedKey, one);
      yield { id: id.build({ targetUin, accessKey }), name: `${name} ${accessKey}`.trim() };
    }
  }
}
