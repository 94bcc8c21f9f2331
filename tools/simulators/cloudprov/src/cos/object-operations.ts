import { hash } from "node:crypto";
import { listOf, object, oneOf, optional, text } from "@org/simulator";
import type { World } from "../world.ts";
import { objectPolicyIn } from "./access-control.ts";
import { type Bucket, latestOf, type StoredObject, versionsOf } from "./buckets.ts";
import { taggingShape } from "./document-shapes.ts";
import { CosError } from "./errors.ts";
import type { CosMessage } from "./message.ts";
import {
  type BucketCall,
  type CosOperation,
  checkDigest,
  documentAnswer,
  documentIn,
  emptyAnswer,
  ofBucket,
  ofObject,
  requireDigest,
  requireShortKey,
} from "./operation.ts";
import { addVersion, describingHeaders, encodingOf, tagsInHeader, versioningOf } from "./stored-objects.ts";
import { uploadOperations } from "./upload-operations.ts";
import type { XmlObject } from "./xml.ts";

/** The most bytes that one request uploads. */
const largestPut = 5 * 1024 ** 3;

const objects = object({
  Quiet: optional(oneOf("true", "false")),
  Object: listOf(object({ Key: text(), VersionId: optional(text()) }), { min: 1, max: 1000 }),
});

function putObject(world: World, { bucket, message, caller }: BucketCall) {
  if (message.payload.length > largestPut) throw new CosError("EntityTooLarge", "The object is larger than 5 GB.");
  requireShortKey(message);
  checkDigest(message);
  requireNew(world, bucket, message);
  const headers = describingHeaders(message);
  const isEncryptedByKey = headers["x-cos-server-side-encryption"] === "cos/kms";
  const etag = isEncryptedByKey ? world.newHex(32) : hash("md5", message.payload);
  const stored = addVersion(world, bucket, {
    key: message.key,
    isDeleteMarker: false,
    content: message.payload.toString("base64"),
    size: message.payload.length,
    etag,
    headers,
    acl: objectPolicyIn(message, caller),
    tags: tagsInHeader(message),
  });
  return emptyAnswer(200, { ETag: `"${etag}"`, ...versionHeader(stored) });
}

/** `x-cos-forbid-overwrite` has no effect in a bucket that has ever kept versions. */
function requireNew({ objectStorage }: World, bucket: Bucket, { headers, key }: CosMessage): void {
  const isForbidden = headers.get("x-cos-forbid-overwrite") === "true" && versioningOf(bucket) === undefined;
  if (isForbidden && latestOf(objectStorage, bucket.id, key) !== undefined) {
    throw new CosError("FileAlreadyExists", "The object you specified already exists and can not be overwritten.");
  }
}

function versionHeader({ versionId }: StoredObject): Record<string, string> {
  return versionId === "null" ? {} : { "x-cos-version-id": versionId };
}

function requested(world: World, { bucket, message }: BucketCall): StoredObject {
  const versionId = message.query.get("versionid");
  const found =
    versionId === undefined
      ? latestOf(world.objectStorage, bucket.id, message.key)
      : world.objectStorage.objects.get(`${bucket.id}/${message.key}#${versionId}`);
  if (found === undefined || found.isDeleteMarker || world.objectStorage.objects.seen(found.id) === undefined) {
    throw new CosError("NoSuchKey", "The specified key does not exist.");
  }
  return found;
}

function describe(found: StoredObject): Record<string, string> {
  return {
    ...found.headers,
    etag: `"${found.etag}"`,
    "last-modified": new Date(found.modifiedAt).toUTCString(),
    ...versionHeader(found),
  };
}

function deleteVersion(world: World, bucket: Bucket, key: string, versionId: string | undefined): void {
  const { objects: store } = world.objectStorage;
  if (world.settings.lockedObjects.includes(key)) throw new CosError("AccessDenied", "The object is locked.");
  if (versionId !== undefined) {
    store.remove(`${bucket.id}/${key}#${versionId}`);
    return;
  }
  if (versioningOf(bucket) === undefined) {
    store.remove(`${bucket.id}/${key}#null`);
    return;
  }
  const marker = {
    key,
    isDeleteMarker: true,
    content: "",
    size: 0,
    etag: "",
    headers: {},
    acl: undefined,
    tags: undefined,
  };
  addVersion(world, bucket, marker);
}

function listVersions(world: World, { bucket, message }: BucketCall) {
  const most = Number(message.query.get("max-keys") ?? 1000);
  const encode = encodingOf(message);
  const all = versionsOf(world.objectStorage, bucket.id);
  const keyMarker = message.query.get("key-marker");
  const idMarker = message.query.get("version-id-marker");
  const from =
    keyMarker === undefined
      ? 0
      : all.findIndex((one) => one.key === keyMarker && one.versionId === (idMarker ?? "null")) + 1;
  const page = all.slice(from, from + most);
  const last = page.at(-1);
  const latest = new Set([...Map.groupBy(all, ({ key }) => key).values()].map(([first]) => first?.id));
  const entry = (one: StoredObject) => ({
    Key: encode(one.key),
    VersionId: one.versionId,
    IsLatest: String(latest.has(one.id)),
    LastModified: world.timeText(one.modifiedAt),
  });
  return documentAnswer("ListVersionsResult", {
    Name: bucket.id,
    Prefix: "",
    MaxKeys: String(most),
    IsTruncated: String(from + page.length < all.length),
    ...(from + page.length < all.length && last
      ? { NextKeyMarker: encode(last.key), NextVersionIdMarker: last.versionId }
      : {}),
    Version: page
      .filter(({ isDeleteMarker }) => !isDeleteMarker)
      .map((one) => ({ ...entry(one), ETag: `"${one.etag}"`, Size: String(one.size) })),
    DeleteMarker: page.filter(({ isDeleteMarker }) => isDeleteMarker).map(entry),
  });
}

function deleteMany(world: World, { bucket, message }: BucketCall) {
  requireDigest(message);
  const found = documentIn(message, { root: "Delete", shape: objects, lists: ["Object"] });
  const errors: XmlObject[] = [];
  for (const { Key = "", VersionId } of found["Object"] as readonly { Key: string; VersionId?: string }[]) {
    try {
      deleteVersion(world, bucket, Key, VersionId);
    } catch (error) {
      if (!(error instanceof CosError)) throw error;
      const { code: Code, message: Message } = error;
      errors.push({ Key, ...(VersionId === undefined ? {} : { VersionId }), Code, Message });
    }
  }
  return documentAnswer("DeleteResult", { Error: errors });
}

/** The operations of objects. */
export const objectOperations: readonly CosOperation[] = [
  ofBucket("GetBucket", "GET", "", (world, { bucket, message }) => {
    const prefix = message.query.get("prefix") ?? "";
    const marker = message.query.get("marker") ?? "";
    const encode = encodingOf(message);
    const keys = [...new Set(versionsOf(world.objectStorage, bucket.id).map(({ key }) => key))];
    const found = keys
      .filter((key) => key.startsWith(prefix) && key > marker)
      .flatMap((key) => latestOf(world.objectStorage, bucket.id, key) ?? []);
    const most = Math.min(Number(message.query.get("max-keys") ?? 1000), 1000);
    const page = found.slice(0, most);
    const last = page.at(-1);
    return documentAnswer("ListBucketResult", {
      Name: bucket.id,
      ...(message.query.has("encoding-type") ? { EncodingType: "url" } : {}),
      Prefix: encode(prefix),
      Marker: encode(marker),
      MaxKeys: String(most),
      IsTruncated: String(page.length < found.length),
      ...(page.length < found.length && last ? { NextMarker: encode(last.key) } : {}),
      Contents: page.map(({ key, etag, size, modifiedAt }) => ({
        Key: encode(key),
        LastModified: world.timeText(modifiedAt),
        ETag: `"${etag}"`,
        Size: String(size),
      })),
    });
  }),
  ofBucket("GetBucketObjectVersions", "GET", "versions", listVersions),
  ofBucket("DeleteMultipleObjects", "POST", "delete", deleteMany),
  ofObject("PutObject", "PUT", "", putObject),
  ofObject("HeadObject", "HEAD", "", (world, call) => {
    const found = requested(world, call);
    return { status: 200, headers: { ...describe(found), "Content-Length": String(found.size) } };
  }),
  {
    ...ofObject("GetObject", "GET", "", (world, call) => {
      const found = requested(world, call);
      const { "content-type": type = "application/octet-stream", ...headers } = describe(found);
      return { status: 200, raw: Buffer.from(found.content, "base64"), type, headers };
    }),
    simplified: "The whole object is returned, also for a range, under a condition, or from an archive.",
  },
  ofObject("DeleteObject", "DELETE", "", (world, { bucket, message }) => {
    deleteVersion(world, bucket, message.key, message.query.get("versionid"));
    return emptyAnswer(204);
  }),
  ofObject("GetObjectACL", "GET", "acl", (world, call) => {
    const { acl } = requested(world, call);
    const headers = acl === undefined ? { "x-cos-acl": "default" } : {};
    return documentAnswer("AccessControlPolicy", acl ?? call.bucket.settings["acl"] ?? {}, headers);
  }),
  {
    ...ofObject("PutObjectACL", "PUT", "acl", (world, call) => {
      const found = requested(world, call);
      world.objectStorage.objects.replace({ ...found, acl: objectPolicyIn(call.message, call.caller) });
      return emptyAnswer();
    }),
    simplified: "Only the owner of the bucket may use the object.",
  },
  ofObject("GetObjectTagging", "GET", "tagging", (world, call) => {
    const { tags } = requested(world, call);
    return documentAnswer("Tagging", tags ?? { TagSet: {} });
  }),
  ofObject("PutObjectTagging", "PUT", "tagging", (world, call) => {
    const found = requested(world, call);
    const tags = documentIn(call.message, { root: "Tagging", shape: taggingShape, lists: ["TagSet.Tag"] });
    world.objectStorage.objects.replace({ ...found, tags });
    return emptyAnswer();
  }),
  ofObject("DeleteObjectTagging", "DELETE", "tagging", (world, call) => {
    world.objectStorage.objects.replace({ ...requested(world, call), tags: undefined });
    return emptyAnswer(204);
  }),
  ...uploadOperations,
];
