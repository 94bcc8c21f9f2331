import type { World } from "../world.ts";
import { type Bucket, type StoredObject, versionsOf } from "./buckets.ts";
import type { CosMessage } from "./message.ts";
import type { XmlObject } from "./xml.ts";

const describing: ReadonlySet<string> = new Set([
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-type",
  "expires",
  "x-cos-server-side-encryption",
  "x-cos-server-side-encryption-cos-kms-key-id",
  "x-cos-storage-class",
]);

/** Whether a bucket keeps versions; undefined if it has never kept any. */
export function versioningOf({ settings }: Bucket): "Enabled" | "Suspended" | undefined {
  return settings["versioning"]?.["Status"] as "Enabled" | "Suspended" | undefined;
}

/** Adds a version of an object, or a delete marker. Without versioning, it replaces the one without an ID. */
export function addVersion(
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

/** The headers of a request that describe the object. A key that the customer sends is not among them. */
export function describingHeaders({ headers }: CosMessage): Record<string, string> {
  const given = [...headers].filter(([name]) => describing.has(name) || name.startsWith("x-cos-meta-"));
  return Object.fromEntries(given);
}

/** `x-cos-tagging: a=1&b=2` */
export function tagsInHeader({ headers }: CosMessage): XmlObject | undefined {
  const given = headers.get("x-cos-tagging");
  if (given === undefined || given === "") return undefined;
  return { TagSet: { Tag: [...new URLSearchParams(given)].map(([Key, Value]) => ({ Key, Value })) } };
}

/** How a listing writes keys, except for their slashes. */
export function encodingOf({ query }: CosMessage): (key: string) => string {
  if (query.get("encoding-type") !== "url") return (key) => key;
  return (key) => encodeURIComponent(key).replaceAll("%2F", "/");
}
