import type { Store, Stores } from "@org/simulator";
import type { XmlObject } from "./xml.ts";

/** A bucket. */
export interface Bucket {
  /** Its name with the number of the account. */
  readonly id: string;
  readonly region: string;
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly multiAz: boolean;
  /** Whether it has a file system, and few settings. */
  readonly fileSystem: boolean;
  /** The documents of its settings, by the queries of their addresses. */
  readonly settings: Readonly<Record<string, XmlObject>>;
  /** The archiving rules of intelligent tiering, by their IDs. */
  readonly archivingRules: Readonly<Record<string, XmlObject>>;
  /** The policy, in JSON. */
  readonly policy: string | undefined;
}

/** A version of an object, or a delete marker. */
export interface StoredObject {
  /** The bucket, the name and the version. */
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  /** `null` for objects that were written without versioning. */
  readonly versionId: string;
  readonly isDeleteMarker: boolean;
  /** The order of the versions. */
  readonly order: number;
  /** Base64. */
  readonly content: string;
  readonly etag: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  /** The headers that describe it, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly acl: XmlObject | undefined;
  readonly tags: XmlObject | undefined;
}

/** An upload in parts that is not complete. */
export interface CosUpload {
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The parts by their numbers: Base64. */
  readonly parts: Readonly<Record<string, { readonly etag: string; readonly content: string }>>;
}

/** Object storage. */
export interface ObjectStorage {
  readonly buckets: Store<Bucket>;
  readonly objects: Store<StoredObject>;
  readonly uploads: Store<CosUpload>;
}

/** Opens the stores of object storage. */
export function openObjectStorage(stores: Stores): ObjectStorage {
  return {
    buckets: stores.open("cosBuckets"),
    objects: stores.open("cosObjects"),
    uploads: stores.open("cosUploads"),
  };
}

/** The versions of a bucket's objects, ordered by name, and the latest one of each first. */
export function versionsOf({ objects }: ObjectStorage, bucket: string): StoredObject[] {
  return objects
    .all()
    .filter((one) => one.bucket === bucket)
    .sort((a, b) => (a.key === b.key ? b.order - a.order : a.key < b.key ? -1 : 1));
}

/** The latest version of an object; undefined if the object has none, or if its latest version is a delete marker. */
export function latestOf(storage: ObjectStorage, bucket: string, key: string): StoredObject | undefined {
  const latest = versionsOf(storage, bucket).find((one) => one.key === key);
  return latest?.isDeleteMarker ? undefined : latest;
}
