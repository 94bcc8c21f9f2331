import {
  type CheckOperation,
  type CreateOperation,
  type DeleteOperation,
  field,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import type { CosWrite } from "../../cos/cos-client.ts";
import { cosRemedies, isPolicyMissing } from "../../cos/errors.ts";
import { expectsPolicy, problemOfPolicy, samePolicy, withoutIds } from "../../cos/policy.ts";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { bucketField, parseBucket } from "./bucket-name.ts";
import { allBuckets } from "./bucket-presence.ts";

const fields = {
  bucket: bucketField("Name of the bucket, with the number (APPID) of the account."),
  policy: field.string({
    required: true,
    equality: samePolicy,
    docs: "The policy, as JSON. In each statement, `resource` and the `qcs` of `principal` are arrays. The IDs (`Sid`) of statements are not compared.",
  }),
};

type F = typeof fields;

/** The policy of a bucket; undefined if it has none. */
async function readPolicy(op: Op, bucket: string): Promise<string | undefined> {
  const request = { at: { bucket }, title: "GetBucketPolicy", path: "/?policy" };
  try {
    return withoutIds(await op.cos.readText(request, expectsPolicy));
  } catch (error) {
    if (isPolicyMissing(error)) return undefined;
    throw error;
  }
}

function writing(bucket: string, policy: string): CosWrite {
  return {
    at: { bucket },
    title: "PutBucketPolicy",
    method: "PUT",
    path: "/?policy",
    options: { body: Buffer.from(policy) },
    headers: { "content-type": "application/json" },
  };
}

async function exists(op: CreateOperation<F> & Clients): Promise<boolean> {
  return (await readPolicy(op, op.args.bucket)) !== undefined;
}

export const cosBucketPolicy = resource("CosBucketPolicy", {
  docs: "The policy of a bucket: who may do what with it. A bucket has at most one. A policy that denies its author everything can only be removed by the main account.",
  example: `const photos = new cloudprov.CosBucket("photos", { bucket: "photos-1250000000" });
const readers = new cloudprov.CosBucketPolicy("photos", {
    bucket: photos.bucket,
    policy: JSON.stringify({
        version: "2.0",
        statement: [{
            effect: "allow",
            principal: { qcs: ["qcs::cam::uin/100000000001:uin/100000000002"] },
            action: ["name/cos:GetObject"],
            resource: ["qcs::cos:ap-guangzhou:uid/1250000000:photos-1250000000/*"],
        }],
    }),
});`,
  errors: cosRemedies("MalformedPolicy", "NoSuchBucket"),
  import: { form: "<bucket>", example: "photos-1250000000", parse: parseBucket },
  fields,
  naturalKey: ["bucket"],
  readBackSeconds,
  mayBeDeleted: isPolicyMissing,
  findExisting: { id: (op: CreateOperation<F> & Clients) => op.args.bucket, exists },

  check(op: CheckOperation): void {
    const { policy } = op.args;
    const problem = typeof policy === "string" ? problemOfPolicy(policy, { isWhole: false }) : undefined;
    if (problem !== undefined) op.malformed("policy", `must ${problem}`);
  },

  create(op: CreateOperation<F> & Clients): Promise<string> {
    const { bucket, policy } = op.args;
    return createWithKnownId(op, bucket, {
      post: () => op.cos.create(writing(bucket, policy)),
      exists: () => exists(op),
    });
  },

  async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
    const policy = await readPolicy(op, op.id);
    return policy === undefined ? undefined : { bucket: op.id, policy };
  },

  async update(op: UpdateOperation<F> & Clients): Promise<void> {
    await op.cos.write(writing(op.id, op.args.policy));
  },

  async delete(op: DeleteOperation<F> & Clients): Promise<void> {
    try {
      await op.cos.write({ at: { bucket: op.id }, title: "DeleteBucketPolicy", method: "DELETE", path: "/?policy" });
    } catch (error) {
      if (!isPolicyMissing(error)) throw error;
    }
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const { name } of allBuckets(op)) {
        if ((await readPolicy(op, name)) !== undefined) yield { id: name, name };
      }
    },
  },
});
