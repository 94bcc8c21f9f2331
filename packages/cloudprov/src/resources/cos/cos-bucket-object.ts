import {
  type CheckOperation,
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  exactlyOneOf,
  field,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type Rule,
  type UpdateOperation,
} from "@org/core-provider";
import { accessIn, cannedAcl } from "../../cos/acl.ts";
import { bucketName } from "../../cos/address.ts";
import { objectPath } from "../../cos/cos-client.ts";
import { cosRemedies, isObjectMissing, saysNothingIsSet } from "../../cos/errors.ts";
import { childOf, element } from "../../cos/xml.ts";
import { bodyOf, elementsOf } from "../../cos/xml-fields.ts";
import { readBackSeconds, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { isForbidden } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { acls, bucketField } from "./bucket-name.ts";
import { inDocument } from "./bucket-setting.ts";
import { checkedContent, contentOf, md5Of } from "./object-content.ts";
import {
  accessTo,
  headersOf,
  listedObject,
  type ObjectHeaders,
  type ObjectPlace,
  plainEtag,
} from "./object-presence.ts";
import { tags } from "./tag-fields.ts";

const header = (docs: string, computed = false) => field.string({ computed, emptyIsUnset: true, docs });

const longestKey = 850;

/** The form of a key: in a URL, the parts . and .. would lead to another object. */
const keyForm = /^(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))/s;

const fields = {
  bucket: bucketField("Name of the bucket, with the number (APPID) of the account."),
  key: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: longestKey,
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
  cacheControl: header("How long caches may keep the object, such as `max-age=3600`.", true),
  contentDisposition: header('How browsers save the object, such as `attachment; filename="beach.jpg"`.'),
  contentEncoding: header("Encoding of the content, such as `gzip`."),
  contentType: header("Media type of the content, such as `image/jpeg`.", true),
  storageClass: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: [
      "STANDARD",
      "MAZ_STANDARD",
      "STANDARD_IA",
      "MAZ_STANDARD_IA",
      "INTELLIGENT_TIERING",
      "MAZ_INTELLIGENT_TIERING",
      "ARCHIVE",
      "DEEP_ARCHIVE",
    ],
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
};

type F = typeof fields;

const oneOf = exactlyOneOf("source", "content");

/** An empty text is a content, too. */
const oneContent: Rule = {
  ...oneOf,
  test: ({ content, ...values }, shown) =>
    oneOf.test({ ...values, content: content === "" ? "empty" : content }, shown),
};

/** The properties that are sent as headers, with the names of the headers. */
const headers = {
  cacheControl: "cache-control",
  contentDisposition: "content-disposition",
  contentEncoding: "content-encoding",
  contentType: "content-type",
  storageClass: "x-cos-storage-class",
} as const;

const tagFields = inDocument({ tags });

function placeIn(id: string): ObjectPlace {
  const slash = id.indexOf("/");
  return { bucket: id.slice(0, slash), key: id.slice(slash + 1) };
}

function idOf({ bucket, key }: ObjectPlace): string {
  return `${bucket}/${key}`;
}

/** The request that writes the whole object. The platform compares the content with its MD5. */
async function writing({ bucket, key }: ObjectPlace, args: Values) {
  const content = await contentOf(args);
  const given = Object.entries(headers).flatMap(([property, name]) => {
    const value = args[property];
    return typeof value === "string" && value !== "" ? [[name, value]] : [];
  });
  return {
    at: { bucket },
    title: "PutObject",
    method: "PUT",
    path: objectPath(key),
    options: { content },
    headers: {
      ...(Object.fromEntries(given) as Record<string, string>),
      "content-md5": (await md5Of(content)).toString("base64"),
      "x-cos-acl": String(args["acl"]),
      ...(hasTags(args) ? { "x-cos-tagging": tagList(args["tags"] as Readonly<Record<string, string>>) } : {}),
    },
  } as const;
}

/** Tags in the form of a header: `team=shop&stage=test`. */
function tagList(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .map((tag) => tag.map(encodeURIComponent).join("="))
    .join("&");
}

async function writeTags(op: Op, { bucket, key }: ObjectPlace, values: Values): Promise<void> {
  const request = { at: { bucket }, path: objectPath(key, "?tagging") };
  const content = elementsOf(tagFields, values);
  if (content.length === 0) await op.cos.write({ ...request, method: "DELETE", title: "DeleteObjectTagging" });
  else {
    await op.cos.write({ ...request, method: "PUT", title: "PutObjectTagging", xml: element("Tagging", content) });
  }
}

function hasTags({ tags: given }: Values): boolean {
  return given !== undefined && Object.keys(given as object).length > 0;
}

async function readTags(op: Op, { bucket, key }: ObjectPlace): Promise<Values> {
  const path = objectPath(key, "?tagging");
  const found = await op.cos.read({ at: { bucket }, title: "GetObjectTagging", path }, "Tagging");
  const { tags: read } = fromWire(tagFields, bodyOf(tagFields, found));
  return read !== undefined && childOf(found, "TagSet") !== undefined ? { tags: read } : {};
}

/** The tags of an object whose content is written again. */
async function keptTags(op: Op, place: ObjectPlace): Promise<Values> {
  try {
    return await readTags(op, place);
  } catch (error) {
    if (isForbidden(error)) {
      throw new CodedError(
        "no-permission",
        `uploading new content to ${idOf(place)} would remove tags that were set elsewhere, and the credentials cannot read them: grant the permission cos:GetObjectTagging, or set tags in the program`,
        { cause: error },
      );
    }
    if (isObjectMissing(error) || !saysNothingIsSet(error)) throw error;
    return {};
  }
}

/**
 * The ETag of an object. It is the MD5 of the content that a program has written, unless a key service encrypts the
 * object. One that was uploaded in parts was written by somebody else, so its other ETag is a difference.
 */
function etagIn(found: ObjectHeaders, expected: string | undefined): string {
  const etag = plainEtag(found["etag"]);
  return found["x-cos-server-side-encryption"] === "cos/kms" ? (expected ?? etag) : etag;
}

async function exists(op: CreateOperation<F> & Clients): Promise<boolean> {
  return (await headersOf(op, op.args)) !== undefined;
}

export const cosBucketObject = resource("CosBucketObject", {
  docs: "An object in a bucket, with the content of a file or a text. A changed file is uploaded again. In a bucket with versions, the deletion keeps the earlier versions. `pulumi refresh` lists the objects of a bucket and reads the access of each, and its tags if the program sets any.",
  example: `const photos = new cloudprov.CosBucket("photos", { bucket: "photos-1250000000" });
const index = new cloudprov.CosBucketObject("index", {
    bucket: photos.bucket,
    key: "index.html",
    content: "<h1>Photos</h1>",
    contentType: "text/html",
    cacheControl: "max-age=300",
});`,
  errors: cosRemedies("BadDigest", "EntityTooLarge", "InvalidStorageClass", "NoSuchBucket"),
  import: {
    form: "<bucket>/<key>",
    example: "photos-1250000000/index.html",
    needs: "`source` or `content` in the program: the content is not read.",
    parse(given) {
      const { bucket, key } = placeIn(given);
      const isKey = given.includes("/") && key !== "" && key.length <= longestKey && keyForm.test(key);
      return bucketName.test(bucket) && isKey ? { id: given, state: {} } : undefined;
    },
  },
  fields,
  rules: [oneContent],
  naturalKey: ["bucket", "key"],
  readBackSeconds,
  timeouts: { create: 120, update: 120 },
  mayBeDeleted: isObjectMissing,
  idFromState: ({ bucket, key }) => (typeof key === "string" ? idOf({ bucket: String(bucket), key }) : undefined),
  findExisting: { id: (op: CreateOperation<F> & Clients) => idOf(op.args), exists },

  check: (op: CheckOperation) => checkedContent(op),

  create(op: CreateOperation<F> & Clients): Promise<string> {
    return createWithKnownId(op, idOf(op.args), {
      async post() {
        const { headers: given, ...request } = await writing(op.args, op.args as Values);
        // Has no effect in buckets that keep versions, or kept them: there, only the search finds an existing object.
        await op.cos.create({ ...request, headers: { ...given, "x-cos-forbid-overwrite": "true" } });
      },
      exists: () => exists(op),
    });
  },

  async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
    const { args, state, purpose } = op;
    const place = placeIn(op.id);
    const isImport = purpose === "import";
    const expected = args.etag ?? state.etag;
    // An object with the same content has the same headers, unless somebody has written both again.
    const listed = purpose === "refresh" ? await listedObject(op, place) : undefined;
    if (purpose === "refresh" && listed === undefined) return undefined;
    const isSame = listed !== undefined && listed.etag === state.etag;
    const found = listed?.headers ?? (isSame ? undefined : await headersOf(op, place));
    if (!isSame && found === undefined) return undefined;
    const described = Object.entries(headers).map(([property, name]) => [
      property,
      found === undefined ? state[property as keyof typeof headers] : found[name],
    ]);
    const readsTags = isImport || hasTags(args as Values) || hasTags(state as Values);
    const outputs: Values = Object.fromEntries(described);
    return {
      ...place,
      ...outputs,
      cacheControl: outputs["cacheControl"] ?? "",
      contentType: outputs["contentType"] ?? "",
      storageClass: outputs["storageClass"] ?? "STANDARD",
      etag: found === undefined ? (state.etag ?? "") : etagIn(found, expected),
      // A program can contain only a canned access.
      acl: await accessTo(op, place, {
        readAccess: isImport ? cannedAcl : accessIn,
        known: state.acl ?? args.acl ?? "private",
      }),
      ...(readsTags ? await readTags(op, place) : {}),
    } as unknown as ReadOutputs<F>;
  },

  async update(op: UpdateOperation<F> & Clients): Promise<void> {
    const place = placeIn(op.id);
    const args = op.args as Values;
    const isWritten = op.changed("source", "content", "etag", ...(Object.keys(headers) as (keyof typeof headers)[]));
    // The whole object is written again: what the program leaves to the platform stays as it is.
    const { cacheControl, contentType, storageClass } = op.state;
    const kept = { cacheControl, contentType, storageClass };
    const isTagged = op.changed("tags");
    // A new content has no tags. Those that somebody has set elsewhere are not in the state.
    const tagged = !isWritten ? {} : isTagged || hasTags(args) ? { tags: args["tags"] } : await keptTags(op, place);
    if (isWritten) await op.cos.write(await writing(place, { ...kept, ...args, ...tagged }));
    else if (op.changed("acl")) {
      await op.cos.write({
        at: { bucket: place.bucket },
        title: "PutObjectACL",
        method: "PUT",
        path: objectPath(place.key, "?acl"),
        headers: { "x-cos-acl": op.args.acl },
      });
    }
    if (isTagged && !isWritten) await writeTags(op, place, args);
  },

  async delete(op: DeleteOperation<F> & Clients): Promise<void> {
    const { bucket, key } = placeIn(op.id);
    try {
      await op.cos.write({ at: { bucket }, title: "DeleteObject", method: "DELETE", path: objectPath(key) });
    } catch (error) {
      if (!isObjectMissing(error)) throw error;
    }
  },
});
