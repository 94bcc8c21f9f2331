import type { BucketPlace } from "../../cos/address.ts";
import { isBucketMissing } from "../../cos/errors.ts";
import type { Op } from "../../platform/clients.ts";
import { codeOf } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { emptyBucket } from "./bucket-contents.ts";
import { type BucketFacts, factsIfVisible } from "./bucket-presence.ts";

/** How long the platform may take to delete a bucket. */
const deletionMs = 30 * 60_000;

/** How a bucket is deleted. */
export interface BucketDeletion {
  readonly facts: BucketFacts;
  /** Whether everything in it is deleted first. */
  readonly forceClean: boolean;
}

/** Deletes a bucket, and waits until it disappears. It is not an error if it does not exist. */
export async function deleteBucket(op: Op, at: BucketPlace, deletion: BucketDeletion): Promise<void> {
  const { bucket } = at;
  try {
    // Emptying a large bucket may take longer than any wait.
    const isDeleted = await emptyAndDelete(op, at, deletion);
    if (!isDeleted) {
      await waitUntil(op, {
        what: `the bucket ${bucket} to be empty`,
        read: () => emptyAndDelete(op, at, deletion),
        done: (isDeletedNow) => isDeletedNow,
        progress: "waiting until it is empty",
        otherwise: `the bucket ${bucket} was emptied, but the platform still finds contents`,
        forMs: deletionMs,
      });
    }
  } catch (error) {
    if (isBucketMissing(error)) return;
    throw error;
  }
  await waitUntil(op, {
    what: `the bucket ${bucket} to disappear`,
    read: async () => (await factsIfVisible(op, at)) !== undefined,
    done: (isThere) => !isThere,
    progress: "waiting until it is deleted",
    otherwise: `the bucket ${bucket} still exists`,
    forMs: deletionMs,
  });
}

/** Returns false if the platform still finds contents in a bucket that was emptied. */
async function emptyAndDelete(op: Op, at: BucketPlace, { facts, forceClean }: BucketDeletion): Promise<boolean> {
  if (forceClean) await emptyBucket(op, at, facts);
  try {
    await op.cos.write({ at, title: "DeleteBucket", method: "DELETE", path: "/" });
    return true;
  } catch (error) {
    if (forceClean && codeOf(error) === "BucketNotEmpty") return false;
    throw error;
  }
}
