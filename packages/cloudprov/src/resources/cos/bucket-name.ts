import { field } from "@org/core-provider";

/** The name of a bucket, which determines its address. */
export const bucketForm = {
  match: /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?-\d{10}$/,
  says: "be a name of 1 to 60 lower-case letters, digits and hyphens, followed by a hyphen and the 10-digit number (APPID) of the account, such as shop-1250000000",
};

/** The bucket that a resource belongs to. */
export function bucketField(docs: string) {
  return field.string({ required: true, replaceOnChange: true, pattern: bucketForm, docs });
}

/** The access that everybody has, as a property of a bucket or an object. */
export const acls = ["private", "public-read", "public-read-write"] as const;
