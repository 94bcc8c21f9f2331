import { hash } from "node:crypto";
import { listOf, object, oneOf, optional, text } from "@org/simulator";
import type { World } from "../world.ts";
import { objectPolicyIn } from "./access-control.ts";
import { taggingShape } from "./bucket-documents.ts";
import { type Bucket, type CosUpload, latestOf, type StoredObject, versionsOf } from "./buckets.ts";
import { CosError, MalformedCosRequest } from "./errors.ts";
import type { CosMessage } from "./message.ts";
import {
  type BucketCall,
  type CosOperation,
  checkDigest,
  documentAnswer,
  documentIn,
  emptyAnswer,
  ofBucket,
  requireDigest,
} from "./operation.ts";
import type { XmlObject } from "./xml.ts";

/** The most bytes that one request uploads. */
const largestPut = 5 * 1024 ** 3;

const describing = ["cache-control", "content-disposition", "content-encoding", "content-type", "expires"];

const objects = object({
  Quiet: optional(oneOf("true", "false")),
  Object: listOf(object({ Key: text(), VersionId: optional(text()) }), { min: 1, max: 1000 }),
});

const completion = object({
  Part: listOf(object({ PartNumber: text({ pattern: /^\d+$/ }), ETag: text({ min: 1 }) }), { min: 1 }),
});

function versioningOf({ settings }: Bucket): "Enabled" | "Suspended" | undefined {
  return settings["versioning"]?.["Status"] as "Enabled" | "Suspended" | undefined;
}

/** Adds a version of an object, or a delete marker. Without versioning, it replaces the one without an ID. */
function addVersion(
  world: World,
  bucket: Bucket,
  version: Omit<StoredObject, "id" | "versionId" | "order" | "bucket" | "modifiedAt">,
): StoredObject {
  const { objectStorage } = world;
  const isKept = versioningOf(bucket) === "Enabled";
  const versionId = isKept ? world.newHex(32) : "null";
  const all = versionsOf(objectStorage, bucket.id);
  if (!isKept)
    for (const one of all) if (one.key === version.key && one.versionId === "null") objectStorage.objects.erase(one.id);
  return objectStorage.objects.insert({
    ...version,
    id: `${bucket.id}/${version.key}#${versionId}`,
    bucket: bucket.id,
    versionId,
    order: 1 + Math.max(0, ...all.map(({ order }) => order)),
    modifiedAt: world.now(),
  });
}

function describingHeaders({ headers }: CosMessage): Record<string, string> {
  const given = [...headers].filter(
    ([name]) => describing.includes(name) || /^x-cos-(meta-|storage-class$)/.test(name),
  );
  return Object.fromEntries(given);
}

function putObject(world: World, { bucket, message, caller }: BucketCall) {
  if (message.payload.length > largestPut) throw new CosError("EntityTooLarge", "The object is larger than 5 GB.");
  checkDigest(message);
  requireNew(world, bucket, message);
  const etag = hash("md5", message.payload);
  const stored = addVersion(world, bucket, {
    key: message.key,
    isDeleteMarker: false,
    content: message.payload.toString("base64"),
    size: message.payload.length,
    etag,
    headers: describingHeaders(message),
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

/** `x-cos-tagging: a=1&b=2` */
function tagsInHeader({ headers }: CosMessage): XmlObject | undefined {
  const given = headers.get("x-cos-tagging");
  if (given === undefined || given === "") return undefined;
  return { TagSet: { Tag: [...new URLSearchParams(given)].map(([Key, Value]) => ({ Key, Value })) } };
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

/** How a listing writes keys, except for their slashes. */
function encodingOf({ query }: CosMessage): (key: string) => string {
  if (query.get("encoding-type") !== "url") return (key) => key;
  return (key) => encodeURIComponent(key).replaceAll("%2F", "/");
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

function listUploads(world: World, { bucket, message }: BucketCall) {
  const encode = encodingOf(message);
  const found = world.objectStorage.uploads.all().filter((one) => one.bucket === bucket.id);
  return documentAnswer("ListMultipartUploadsResult", {
    Bucket: bucket.id,
    IsTruncated: "false",
    Upload: found.map(({ id, key, startedAt }) => ({
      Key: encode(key),
      UploadId: id,
      Initiated: world.timeText(startedAt),
    })),
  });
}

function uploadOf(world: World, { bucket, message }: BucketCall): CosUpload {
  const found = world.objectStorage.uploads.get(message.query.get("uploadid") ?? "");
  if (found?.bucket !== bucket.id || found.key !== message.key) {
    throw new CosError("NoSuchUpload", "The specified multipart upload does not exist.");
  }
  return found;
}

function initiate(world: World, { bucket, message }: BucketCall) {
  const { id } = world.objectStorage.uploads.insert({
    id: world.newHex(40),
    bucket: bucket.id,
    key: message.key,
    headers: { ...describingHeaders(message), ...ownHeaders(message) },
    startedAt: world.now(),
    parts: {},
  });
  return documentAnswer("InitiateMultipartUploadResult", { Bucket: bucket.id, Key: message.key, UploadId: id });
}

/** What the object gets when its upload is complete. */
function ownHeaders({ headers }: CosMessage): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name === "x-cos-acl" || name === "x-cos-tagging"));
}

function uploadPart(world: World, call: BucketCall) {
  const { message } = call;
  const upload = uploadOf(world, call);
  const number = message.query.get("partnumber") ?? "";
  if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > 10_000) {
    throw new MalformedCosRequest("InvalidArgument", "partNumber must be from 1 to 10000");
  }
  checkDigest(message);
  const etag = hash("md5", message.payload);
  const part = { etag, content: message.payload.toString("base64") };
  world.objectStorage.uploads.replace({ ...upload, parts: { ...upload.parts, [number]: part } });
  return emptyAnswer(200, { ETag: `"${etag}"` });
}

function completeUpload(world: World, call: BucketCall) {
  const { bucket, message, caller } = call;
  const upload = uploadOf(world, call);
  const { Part } = documentIn(message, {
    root: "CompleteMultipartUpload",
    shape: completion,
    lists: ["Part"],
  }) as unknown as {
    readonly Part: readonly { readonly PartNumber: string; readonly ETag: string }[];
  };
  const contents = Part.map(({ PartNumber, ETag }, index) => {
    const part = upload.parts[PartNumber];
    if (part === undefined || part.etag !== ETag.replaceAll('"', ""))
      throw new CosError("InvalidPart", `The part ${PartNumber} could not be found.`);
    if (Number(PartNumber) <= Number(Part[index - 1]?.PartNumber ?? 0))
      throw new CosError("InvalidPartOrder", "The parts must be in ascending order.");
    const content = Buffer.from(part.content, "base64");
    if (content.length < 1024 ** 2 && index < Part.length - 1)
      throw new CosError("EntityTooSmall", "A part is smaller than 1 MB.");
    return content;
  });
  const content = Buffer.concat(contents);
  const etag = `${hash("md5", Buffer.concat(contents.map((one) => Buffer.from(hash("md5", one), "hex"))))}-${Part.length}`;
  const { "x-cos-acl": canned, "x-cos-tagging": tagging, ...headers } = upload.headers;
  const given = new Map(
    Object.entries({ ...(canned ? { "x-cos-acl": canned } : {}), ...(tagging ? { "x-cos-tagging": tagging } : {}) }),
  );
  const as = { ...message, headers: given, payload: Buffer.alloc(0) };
  addVersion(world, bucket, {
    key: upload.key,
    isDeleteMarker: false,
    content: content.toString("base64"),
    size: content.length,
    etag,
    headers,
    acl: objectPolicyIn(as, caller),
    tags: tagsInHeader(as),
  });
  world.objectStorage.uploads.erase(upload.id);
  return documentAnswer("CompleteMultipartUploadResult", { Bucket: bucket.id, Key: upload.key, ETag: `"${etag}"` });
}

function ofObject(
  name: string,
  method: string,
  query: string | readonly string[],
  run: Parameters<typeof ofBucket>[3],
) {
  return ofBucket(name, method, query, run, "object");
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
  ofBucket("ListMultipartUploads", "GET", "uploads", listUploads),
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
  ofObject("InitiateMultipartUpload", "POST", "uploads", initiate),
  ofObject("UploadPart", "PUT", ["uploadid", "partnumber"], uploadPart),
  ofObject("CompleteMultipartUpload", "POST", "uploadid", completeUpload),
  ofObject("AbortMultipartUpload", "DELETE", "uploadid", (world, call) => {
    world.objectStorage.uploads.erase(uploadOf(world, call).id);
    return emptyAnswer(204);
  }),
];
