import { field } from "@org/core-provider";
import { bucketName } from "../../cos/address.ts";

/** The name of a bucket, which determines its address. */
const bucketForm = {
  match: bucketName,
  says: "be a name of 1 to 60 lower-case letters, digits and hyphens, followed by a hyphen and the 10-digit number (APPID) of the account, such as shop-1250000000",
};

/** The bucket that a resource belongs to. */
export function bucketField(docs: string) {
  return field.string({ required: true, replaceOnChange: true, pattern: bucketForm, docs });
}

/** Reads the import ID of a bucket or of something that a bucket has once. */
export function parseBucket(id: string) {
  return bucketName.test(id) ? { id, state: {} } : undefined;
}

/** The access that everybody has, as a property of a bucket or an object. */
export const acls = ["private", "public-read", "public-read-write"] as const;
