import { hash } from "node:crypto";
import { objectsOf } from "@org/simulator";
import { callerOfKeys } from "../auth/access.ts";
import type { World } from "../world.ts";
import { policyIn } from "./access-control.ts";
import { newBucket } from "./bucket-operations.ts";
import type { Bucket, CosUpload, StoredObject } from "./buckets.ts";

/** A bucket that a test creates. Its name is its ID. */
export type NewBucket = Pick<Bucket, "id"> & Partial<Bucket>;

/** An object that a test creates. */
export type NewStoredObject = Pick<StoredObject, "bucket" | "key"> &
  Partial<Omit<StoredObject, "content">> & { readonly text?: string };

/** An unfinished upload that a test creates. */
export type NewCosUpload = Pick<CosUpload, "bucket" | "key"> & Partial<CosUpload>;

/** Opens object storage to tests. Omitted values have defaults. */
export function storageState(world: World) {
  const { agenda } = world.hub;
  const { buckets, objects, uploads } = world.objectStorage;
  const { accountId } = world.access.credentials;
  const owner = callerOfKeys({ id: "", secretKey: "", accountId, userId: accountId });
  const nothing = {
    method: "PUT",
    host: "",
    bucket: undefined,
    region: "",
    path: "/",
    key: "",
    query: new Map<string, string>(),
    headers: new Map<string, string>(),
    payload: Buffer.alloc(0),
  };
  return {
    cosBuckets: objectsOf(agenda, buckets, (fields: NewBucket): Bucket => {
      const bucket = newBucket(world, fields.id, "ap-guangzhou", accountId);
      return { ...bucket, settings: { acl: policyIn(nothing, owner) }, ...fields };
    }),
    cosObjects: objectsOf(agenda, objects, ({ text = "", ...fields }: NewStoredObject): StoredObject => {
      const versionId = fields.versionId ?? "null";
      return {
        id: `${fields.bucket}/${fields.key}#${versionId}`,
        versionId,
        isDeleteMarker: false,
        order: objects.size + 1,
        content: Buffer.from(text).toString("base64"),
        size: text.length,
        etag: hash("md5", text),
        modifiedAt: world.now(),
        headers: {},
        acl: undefined,
        tags: undefined,
        ...fields,
      };
    }),
    cosUploads: objectsOf(
      agenda,
      uploads,
      (fields: NewCosUpload): CosUpload => ({
        id: world.newHex(40),
        headers: {},
        startedAt: world.now(),
        parts: {},
        ...fields,
      }),
    ),
  };
}
