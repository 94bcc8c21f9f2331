import { CodedError } from "@org/core-provider";
import type { BucketPlace } from "../../cos/address.ts";
import { objectPath } from "../../cos/cos-client.ts";
import { childOf, element, textOf, type XmlElement } from "../../cos/xml.ts";
import type { Op } from "../../platform/clients.ts";
import { codeOf } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import type { BucketFacts } from "./bucket-presence.ts";

/** The most objects that one request deletes. */
const atOnce = 1000;

/**
 * Deletes everything in a bucket: all versions of all objects, and unfinished uploads. That takes as long as something
 * can be deleted. Objects that cannot be deleted are tried again for 3 minutes.
 */
export async function emptyBucket(op: Op, at: BucketPlace, facts: BucketFacts): Promise<void> {
  // Without versions, the objects are deleted by their names alone.
  const hasVersions = await keepsVersions(op, at, facts);
  let deleted = 0;
  let failure: string | undefined;
  const deleteSome = async (): Promise<"empty" | "some" | "none"> => {
    const found = await someVersions(op, at);
    if (found.length === 0) return "empty";
    op.progress(`deleting the objects of the bucket (${deleted} so far)`);
    const failures = await deleteVersions(op, at, found, hasVersions);
    deleted += found.length - failures.length;
    failure = failures[0];
    return failures.length === found.length ? "none" : "some";
  };
  for (let result = await deleteSome(); result !== "empty"; result = await deleteSome()) {
    if (result === "some") continue;
    await waitUntil(op, {
      what: `the bucket ${at.bucket} to be empty`,
      progress: "deleting the objects that could not be deleted",
      otherwise: () => `the bucket ${at.bucket} could not be emptied: ${failure}`,
      read: deleteSome,
      done: (last) => last !== "none",
    });
  }
  await abortUploads(op, at);
}

/** Buckets in several zones always keep versions, and buckets with a file system never do. */
async function keepsVersions(op: Op, at: BucketPlace, { multiAz, chdfsOfs }: BucketFacts): Promise<boolean> {
  if (multiAz || chdfsOfs) return multiAz;
  const request = { at, title: "GetBucketVersioning", path: "/?versioning" };
  return childOf(await op.cos.read(request, "VersioningConfiguration"), "Status") !== undefined;
}

/** A version of an object, or a delete marker. */
interface Version {
  readonly key: string;
  readonly id: string;
}

async function someVersions(op: Op, at: BucketPlace): Promise<Version[]> {
  // Names may contain characters that XML does not allow.
  const path = `/?versions&max-keys=${atOnce}&encoding-type=url`;
  const found = await op.cos.read({ at, title: "GetBucketObjectVersions", path }, "ListVersionsResult");
  requireOf(found, "Name", at.bucket);
  return found.children
    .filter(({ name }) => name === "Version" || name === "DeleteMarker")
    .map((one) => ({
      key: decodeURIComponent(textOf(one, "Key") ?? ""),
      id: textOf(one, "VersionId") ?? "",
    }));
}

/** Deletes versions, and returns a sentence for each that was not deleted. */
async function deleteVersions(
  op: Op,
  at: BucketPlace,
  versions: readonly Version[],
  hasVersions: boolean,
): Promise<string[]> {
  const objects = versions.map(({ key, id }) =>
    element("Object", [element("Key", key), ...(hasVersions ? [element("VersionId", id)] : [])]),
  );
  const xml = element("Delete", [element("Quiet", "true"), ...objects]);
  const request = { at, title: "DeleteMultipleObjects", method: "POST", path: "/?delete", xml } as const;
  const result = await op.cos.ask(request, "DeleteResult");
  return result.children
    .filter(({ name }) => name === "Error")
    .map(
      (error) => `${textOf(error, "Key")} was not deleted: ${textOf(error, "Code")} ${textOf(error, "Message") ?? ""}`,
    );
}

async function abortUploads(op: Op, at: BucketPlace): Promise<void> {
  for (;;) {
    const path = `/?uploads&max-uploads=${atOnce}&encoding-type=url`;
    const found = await op.cos.read({ at, title: "ListMultipartUploads", path }, "ListMultipartUploadsResult");
    requireOf(found, "Bucket", at.bucket);
    const uploads = found.children.filter(({ name }) => name === "Upload");
    if (uploads.length === 0) return;
    for (const upload of uploads) await abortUpload(op, at, upload);
  }
}

async function abortUpload(op: Op, at: BucketPlace, upload: XmlElement): Promise<void> {
  const key = decodeURIComponent(textOf(upload, "Key") ?? "");
  const query = `?uploadId=${encodeURIComponent(textOf(upload, "UploadId") ?? "")}`;
  try {
    await op.cos.write({ at, title: "AbortMultipartUpload", method: "DELETE", path: objectPath(key, query) });
  } catch (error) {
    // It was completed or aborted meanwhile.
    if (codeOf(error) !== "NoSuchUpload") throw error;
  }
}

/** Nothing is deleted because of a listing of another bucket. */
function requireOf(found: XmlElement, member: string, bucket: string): void {
  const name = textOf(found, member)?.trim();
  if (name === undefined || name === bucket) return;
  throw new CodedError(
    "invalid-response",
    `the platform lists the bucket ${name} instead of ${bucket}: nothing was deleted`,
  );
}
