import { field, type Rule } from "@org/core-provider";
import { acls, bucketField } from "./bucket-name.ts";
import { headerProperties, printable } from "./object-headers.ts";
import { lowerClasses } from "./setting-fields.ts";
import { tags } from "./tag-fields.ts";

/** The properties that decide the content. */
export const contentProperties = ["source", "content", "etag"] as const;

/** An upload keeps values that were set elsewhere, so what these properties will be is unknown before it. */
const changesWith = [...contentProperties, ...headerProperties];

const pattern = { match: printable, says: "contain only printable ASCII characters: percent-encode the others" };

const header = (docs: string) => field.string({ emptyIsUnset: true, pattern, docs });

const computedHeader = (docs: string) =>
  field.string({ computed: true, emptyIsUnset: true, pattern, changesWith, docs });

/** The most bytes of a key in UTF-8. */
const longestKey = 850;

/** The form of a key: in a URL, the parts . and .. would lead to another object. */
const keyForm = /^(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))/s;

/** Whether a text can be the key of an object. */
export function isKey(text: string): boolean {
  return text !== "" && fits(text) && keyForm.test(text);
}

function fits(key: string): boolean {
  return Buffer.byteLength(key) <= longestKey;
}

/** Limits the bytes of a key, which `max` would count as characters. */
export const keyLength: Rule = {
  says: `key must have at most ${longestKey} bytes in UTF-8.`,
  fields: ["key"],
  test: ({ key }) =>
    typeof key !== "string" || fits(key)
      ? []
      : [{ path: "key", message: `must have at most ${longestKey} bytes in UTF-8, not ${Buffer.byteLength(key)}` }],
};

/** The properties of an object. */
export const cosBucketObjectFields = {
  bucket: bucketField("Name of the bucket, with the number (APPID) of the account."),
  key: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    pattern: {
      match: keyForm,
      says: "be a name such as photos/beach.jpg, without a slash at the beginning and without the parts . and ..",
    },
    docs: "Name of the object in the bucket, such as `photos/beach.jpg`.",
  }),
  source: field.string({
    local: true,
    emptyIsUnset: true,
    adoptedIfMissing: true,
    // Only the content is compared.
    equality: () => true,
    docs: "Path of a file on this machine with the content, at most 5 GB. Only a change of its content is a diff, not a change of the path.",
    inputDocs:
      "A relative path is resolved from the program's working directory. A missing file only causes a warning if the object exists.",
  }),
  content: field.string({
    writeOnly: true,
    adoptedIfMissing: true,
    // The hash of the content shows its changes.
    equality: () => true,
    docs: "The content, as a text in UTF-8. The state contains it: use `source` for large or secret contents.",
  }),
  acl: field.string({
    default: "private",
    values: acls,
    docs: "What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`).",
  }),
  cacheControl: computedHeader("How long caches may keep the object, such as `max-age=3600`."),
  contentDisposition: header('How browsers save the object, such as `attachment; filename="beach.jpg"`.'),
  contentEncoding: header("Encoding of the content, such as `gzip`."),
  contentType: computedHeader("Media type of the content, such as `image/jpeg`."),
  storageClass: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith,
    knownValues: ["STANDARD", "MAZ_STANDARD", ...lowerClasses],
    docs: "Storage class. Defaults to `STANDARD`.",
  }),
  tags,
  etag: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /^[0-9a-f]{32}$/, says: "be the MD5 of the content, in 32 lower-case hexadecimal digits" },
    docs: "MD5 of the content, in hexadecimal digits. Changes of the object elsewhere are noticed by it, unless the object is encrypted by the Key Management Service. It is secret if `content` is.",
    secretWith: ["content"],
    inputDocs: "Defaults to the MD5 of `source` or `content`.",
  }),
  lastModified: field.string({
    output: true,
    changesWith,
    docs: "When the object was last written, in UTC.",
  }),
};
