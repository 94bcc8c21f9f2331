import { hash } from "node:crypto";
import type { Answer, Differences, Shape } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import type { Bucket } from "./buckets.ts";
import { CosError, MalformedCosRequest } from "./errors.ts";
import type { CosMessage } from "./message.ts";
import { readXml, writeXml, type Xml, type XmlObject } from "./xml.ts";

/** A request that was found in order, as an operation gets it. */
export interface CosCall {
  readonly message: CosMessage;
  readonly caller: Caller;
}

/** The same for a bucket that exists. */
export interface BucketCall extends CosCall {
  readonly bucket: Bucket;
}

/** One operation of object storage. */
export interface CosOperation extends Differences {
  /** The platform's name of it: `GetBucketCORS`. */
  readonly name: string;
  readonly method: string;
  /** What its address names: the list of all buckets, a bucket, or an object. */
  readonly scope: "service" | "bucket" | "object";
  /** The parameters of the query that choose it. */
  readonly query: readonly string[];
  run(world: World, call: CosCall): Answer;
}

/** The definition of an operation of a bucket that exists, or of an object in it. */
export function ofBucket(
  name: string,
  method: string,
  query: string | readonly string[],
  run: (world: World, call: BucketCall) => Answer,
  scope: "bucket" | "object" = "bucket",
): CosOperation {
  return {
    name,
    method,
    scope,
    query: [query].flat().filter((one) => one !== ""),
    run: (world, call) => run(world, { ...call, bucket: bucketOf(world, call) }),
  };
}

/** The definition of an operation of an object. */
export function ofObject(
  name: string,
  method: string,
  query: string | readonly string[],
  run: (world: World, call: BucketCall) => Answer,
): CosOperation {
  return ofBucket(name, method, query, run, "object");
}

/** The bucket of a call. @throws CosError if it does not exist in the region, or belongs to another account. */
export function bucketOf({ objectStorage }: World, { message, caller }: CosCall): Bucket {
  const bucket = objectStorage.buckets.seen(message.bucket ?? "");
  if (bucket === undefined || bucket.region !== message.region) {
    throw new CosError("NoSuchBucket", "The specified bucket does not exist.");
  }
  if (bucket.accountId !== caller.accountId) throw new CosError("AccessDenied", "Access Denied.");
  return bucket;
}

/** The most bytes of the key of an object. */
const longestKey = 850;

/** Requires a key for a new object that is not too long. */
export function requireShortKey({ key }: CosMessage): void {
  if (Buffer.byteLength(key) > longestKey) {
    throw new CosError("KeyTooLong", `The key is longer than ${longestKey} bytes.`);
  }
}

/** Compares a content with the MD5 in the request, if there is one. */
export function checkDigest({ headers, payload }: CosMessage): void {
  const given = headers.get("content-md5");
  if (given === undefined) return;
  if (Buffer.from(given, "base64").length !== 16) {
    throw new CosError("InvalidDigest", "The Content-MD5 you specified is not valid.");
  }
  if (given !== hash("md5", payload, "base64")) {
    throw new CosError("BadDigest", "The Content-MD5 you specified did not match what we received.");
  }
}

/** The same for a request that must contain the MD5. */
export function requireDigest(message: CosMessage): void {
  if (!message.headers.has("content-md5")) {
    throw new MalformedCosRequest("MissingContentMD5", "Content-MD5 is required");
  }
  checkDigest(message);
}

/** Reads the document of a request. @throws MalformedCosRequest if it does not have the shape. */
export function documentIn(
  { payload }: CosMessage,
  {
    root,
    shape,
    lists = [],
  }: { readonly root: string; readonly shape: Shape<unknown>; readonly lists?: readonly string[] },
): XmlObject {
  const found = readXml(payload.toString(), root, lists);
  const problems: Parameters<typeof shape.check>[2] = [];
  shape.check(found, "", problems);
  if (problems.length > 0) throw MalformedCosRequest.document(problems);
  return found;
}

/** A response with a document. */
export function documentAnswer(root: string, content: Xml, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, type: "application/xml", raw: writeXml(root, content), headers };
}

/** A response without content. */
export function emptyAnswer(status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers };
}
