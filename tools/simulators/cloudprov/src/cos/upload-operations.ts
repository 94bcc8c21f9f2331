import { hash } from "node:crypto";
import { listOf, object, text } from "@org/simulator";
import type { World } from "../world.ts";
import { objectPolicyIn } from "./access-control.ts";
import type { CosUpload } from "./buckets.ts";
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
  ofObject,
  requireShortKey,
} from "./operation.ts";
import { addVersion, describingHeaders, encodingOf, tagsInHeader } from "./stored-objects.ts";

const completion = object({
  Part: listOf(object({ PartNumber: text({ pattern: /^\d+$/ }), ETag: text({ min: 1 }) }), { min: 1 }),
});

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
  requireShortKey(message);
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

/** The operations of uploads in parts. */
export const uploadOperations: readonly CosOperation[] = [
  ofBucket("ListMultipartUploads", "GET", "uploads", listUploads),
  ofObject("InitiateMultipartUpload", "POST", "uploads", initiate),
  ofObject("UploadPart", "PUT", ["uploadid", "partnumber"], uploadPart),
  ofObject("CompleteMultipartUpload", "POST", "uploadid", completeUpload),
  ofObject("AbortMultipartUpload", "DELETE", "uploadid", (world, call) => {
    world.objectStorage.uploads.erase(uploadOf(world, call).id);
    return emptyAnswer(204);
  }),
];
