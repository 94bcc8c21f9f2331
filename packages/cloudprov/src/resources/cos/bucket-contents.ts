import { StatusError } from "@org/core-http";
import { CodedError } from "@org/core-provider";
import type { BucketPlace } from "../../cos/address.ts";
import { objectPath } from "../../cos/cos-client.ts";
import { decodedKey, isPlainKey } from "../../cos/object-key.ts";
import { childOf, element, textOf, type XmlElement } from "../../cos/xml.ts";
import type { Op } from "../../platform/clients.ts";
import { codeOf, isForbidden } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import type { BucketFacts } from "./bucket-presence.ts";

/** The most objects that one request deletes. */
const atOnce = 1000;

/**
 * Deletes everything in a bucket: all versions of all objects, and unfinished uploads. That takes as long as something
 * can be deleted. Contents that cannot be deleted are tried again for 3 minutes, unless they are uploads and the
 * credentials permit none of them to be aborted.
 */
export async function emptyBucket(op: Op, at: BucketPlace, facts: BucketFacts): Promise<void> {
  // Without versions, the objects are deleted by their names alone.
  const hasVersions = await keepsVersions(op, at, facts);
  await clear(op, at, {
    what: "objects",
    list: () => someVersions(op, at),
    remove: (found) => deleteVersions(op, at, found, hasVersions),
  });
  await clear(op, at, {
    what: "unfinished uploads",
    list: () => someUploads(op, at),
    remove: (found) => abortUploads(op, at, found),
  });
}

/** One kind of contents of a bucket, in pages. */
interface Contents {
  readonly what: string;
  readonly list: () => Promise<readonly Content[]>;
  /** Deletes a page, and returns a sentence for each that was not deleted. */
  readonly remove: (found: readonly Content[]) => Promise<readonly string[]>;
}

/** A version of an object, a delete marker, or an unfinished upload. */
interface Content {
  readonly key: string;
  readonly id: string;
}

async function clear(op: Op, { bucket }: BucketPlace, { what, list, remove }: Contents): Promise<void> {
  let deleted = 0;
  let failure = "";
  let before = new Set<string>();
  const deleteSome = async (): Promise<"empty" | "some" | "none"> => {
    const found = await list();
    if (found.length === 0) return "empty";
    op.progress(`deleting the ${what} of the bucket (${deleted} so far)`);
    const failures = await remove(found);
    const names = found.map(({ key, id }) => JSON.stringify([key, id]));
    // A listing may still contain what was just deleted.
    const isRepeated = names.every((name) => before.has(name));
    before = new Set(names);
    failure = failures[0] ?? `the platform still lists ${JSON.stringify(found[0]?.key)}`;
    if (isRepeated || failures.length === found.length) return "none";
    deleted += found.length - failures.length;
    return "some";
  };
  for (let result = await deleteSome(); result !== "empty"; result = await deleteSome()) {
    if (result === "some") continue;
    const last = await waitUntil(op, {
      what: `the bucket ${bucket} to be empty`,
      progress: `deleting the ${what} that could not be deleted`,
      otherwise: () => `the bucket ${bucket} could not be emptied: ${failure}`,
      read: deleteSome,
      done: (progress) => progress !== "none",
    });
    if (last === "empty") return;
  }
}

/** Buckets in several zones always keep versions, and buckets with a file system never do. */
async function keepsVersions(op: Op, at: BucketPlace, { multiAz, chdfsOfs }: BucketFacts): Promise<boolean> {
  if (multiAz || chdfsOfs) return multiAz;
  const request = { at, title: "GetBucketVersioning", path: "/?versioning" };
  return childOf(await op.cos.read(request, "VersioningConfiguration"), "Status") !== undefined;
}

async function someVersions(op: Op, at: BucketPlace): Promise<Content[]> {
  // Names may contain characters that XML does not allow.
  const path = `/?versions&max-keys=${atOnce}&encoding-type=url`;
  const found = await op.cos.read({ at, title: "GetBucketObjectVersions", path }, "ListVersionsResult");
  requireOf(found, "Name", at.bucket);
  return found.children
    .filter(({ name }) => name === "Version" || name === "DeleteMarker")
    .map((one) => contentIn(one, "VersionId"));
}

function contentIn(one: XmlElement, id: string): Content {
  const key = decodedKey(textOf(one, "Key") ?? "");
  if (key !== "") return { key, id: textOf(one, id) ?? "" };
  throw new CodedError("invalid-response", `the platform lists a <${one.name}> without its <Key>: try again later`);
}

/** Deletes versions, and returns a sentence for each that was not deleted. */
async function deleteVersions(
  op: Op,
  at: BucketPlace,
  versions: readonly Content[],
  hasVersions: boolean,
): Promise<string[]> {
  const { plain = [], other = [] } = Object.groupBy(versions, ({ key }) => (isPlainKey(key) ? "plain" : "other"));
  const failures = plain.length === 0 ? [] : await deleteTogether(op, at, plain, hasVersions);
  const others = await deleteEach(other, async ({ key, id }) => {
    const path = objectPath(key, hasVersions ? `?versionId=${encodeURIComponent(id)}` : "");
    await op.cos.write({ at, title: "DeleteObject", method: "DELETE", path });
  });
  return [...failures, ...others];
}

async function deleteTogether(
  op: Op,
  at: BucketPlace,
  versions: readonly Content[],
  hasVersions: boolean,
): Promise<string[]> {
  const objects = versions.map(({ key, id }) =>
    element("Object", [element("Key", key), ...(hasVersions ? [element("VersionId", id)] : [])]),
  );
  const xml = element("Delete", [element("Quiet", "true"), ...objects]);
  const request = { at, title: "DeleteMultipleObjects", method: "POST", path: "/?delete", xml } as const;
  const result = await op.cos.writeAndRead(request, "DeleteResult");
  return result.children
    .filter(({ name }) => name === "Error")
    .map((error) => notDeleted(textOf(error, "Key"), `${textOf(error, "Code")} ${textOf(error, "Message") ?? ""}`));
}

/** Deletes contents one by one, and returns a sentence for each that was not deleted. */
async function deleteEach(
  contents: readonly Content[],
  deleteOne: (content: Content) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const content of contents) {
    try {
      await deleteOne(content);
    } catch (error) {
      if (!(error instanceof StatusError || error instanceof CodedError)) throw error;
      failures.push(notDeleted(content.key, error.message));
    }
  }
  return failures;
}

/** Escapes the name, because a terminal would obey control characters in it. */
function notDeleted(key: string | undefined, reason: string): string {
  return `${JSON.stringify(key)} was not deleted: ${reason}`;
}

async function someUploads(op: Op, at: BucketPlace): Promise<Content[]> {
  const path = `/?uploads&max-uploads=${atOnce}&encoding-type=url`;
  const found = await op.cos.read({ at, title: "ListMultipartUploads", path }, "ListMultipartUploadsResult");
  requireOf(found, "Bucket", at.bucket);
  return found.children.filter(({ name }) => name === "Upload").map((one) => contentIn(one, "UploadId"));
}

/**
 * Aborts uploads, and returns a sentence for each that was not aborted.
 *
 * @throws CodedError if the credentials permit none of them to be aborted: trying again would not help.
 */
async function abortUploads(op: Op, at: BucketPlace, uploads: readonly Content[]): Promise<string[]> {
  const forbidden: unknown[] = [];
  const failures = await deleteEach(uploads, async ({ key, id }) => {
    const path = objectPath(key, `?uploadId=${encodeURIComponent(id)}`);
    try {
      await op.cos.write({ at, title: "AbortMultipartUpload", method: "DELETE", path });
    } catch (error) {
      // It was completed or aborted meanwhile.
      if (codeOf(error) === "NoSuchUpload") return;
      if (isForbidden(error)) forbidden.push(error);
      throw error;
    }
  });
  // A permission may be limited to some names.
  if (forbidden.length < uploads.length) return failures;
  const [cause] = forbidden;
  throw new CodedError(
    "no-permission",
    `the bucket ${at.bucket} could not be emptied: the credentials cannot abort the unfinished upload of ${JSON.stringify(uploads[0]?.key)}. Grant the permission cos:AbortMultipartUpload, or abort the uploads with other credentials`,
    { cause },
  );
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
