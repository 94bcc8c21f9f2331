import {
  type CheckOperation,
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  exactlyOneOf,
  fromWire,
  type PreviewOperation,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import { accessIn, cannedAcl } from "../../cos/acl.ts";
import { bucketName } from "../../cos/address.ts";
import { objectPath } from "../../cos/cos-client.ts";
import { cosRemedies, isObjectMissing, saysNothingIsSet } from "../../cos/errors.ts";
import { childOf, element, type XmlElement } from "../../cos/xml.ts";
import { bodyOf, elementsOf } from "../../cos/xml-fields.ts";
import { readBackSeconds, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { isForbidden } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { pick } from "../../platform/responses.ts";
import { inDocument } from "./bucket-setting.ts";
import { contentProperties, cosBucketObjectFields as fields, isKey, keyLength } from "./cos-bucket-object-fields.ts";
import { checkedContent, contentOf, md5Of } from "./object-content.ts";
import {
  type HeadersChange,
  headerProperties,
  headersOfProgram,
  keptHeaders,
  propertiesIn,
  replacedHeaders,
} from "./object-headers.ts";
import {
  accessTo,
  headersOf,
  listedObject,
  type ObjectHeaders,
  type ObjectPlace,
  plainEtag,
  timeIn,
} from "./object-presence.ts";
import { warnOfReplacedValues } from "./replaced-settings.ts";
import { tags } from "./tag-fields.ts";

type F = typeof fields;

const tagFields = inDocument({ tags });

function placeIn(id: string): ObjectPlace {
  const slash = id.indexOf("/");
  return { bucket: id.slice(0, slash), key: id.slice(slash + 1) };
}

function idOf({ bucket, key }: ObjectPlace): string {
  return `${bucket}/${key}`;
}

/** The properties whose change writes the whole object. */
const written = [...contentProperties, ...headerProperties] as const;

/** The request that writes the whole object. The platform compares the content with its MD5. */
async function writing({ bucket, key }: ObjectPlace, args: Values, kept: ObjectHeaders = {}) {
  const content = await contentOf(args);
  return {
    at: { bucket },
    title: "PutObject",
    method: "PUT",
    path: objectPath(key),
    options: { content },
    headers: {
      ...kept,
      ...headersOfProgram(args),
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

/** The access of an imported object, as a program can contain it. */
function importedAccess(op: Op, policy: XmlElement): ReturnType<typeof cannedAcl> {
  if (accessIn(policy) === "custom") {
    op.warn("acl: other accounts have access, which a program cannot declare: the next update revokes that access");
  }
  return cannedAcl(policy);
}

/** Warns about headers that somebody has set elsewhere and that an upload replaces. Returns those of the object. */
async function warnOfReplacedHeaders(op: Op, place: ObjectPlace, change: HeadersChange) {
  const found = await headersOf(op, place);
  const names = found === undefined ? [] : replacedHeaders(found, change);
  if (names.length > 0) warnOfReplacedValues(op, names, `object ${idOf(place)}`);
  return found;
}

async function exists(op: CreateOperation<F> & Clients): Promise<boolean> {
  return (await headersOf(op, op.args)) !== undefined;
}

export const cosBucketObject = resource("CosBucketObject", {
  docs: "An object in a bucket, with the content of a file or a text. A changed file is uploaded again. The object keeps metadata that was set elsewhere, and also tags, `cacheControl`, `contentType` and `storageClass` if the program does not set them. New content of an archived object is not archived. In a bucket with versioning, deleting the object keeps the earlier versions. `pulumi refresh` lists the objects of a bucket and reads the access of each, and its tags if the program sets any.",
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
      return given.includes("/") && bucketName.test(bucket) && isKey(key) ? { id: given, state: {} } : undefined;
    },
  },
  fields,
  rules: [exactlyOneOf("source", "content"), keyLength],
  naturalKey: ["bucket", "key"],
  readBackSeconds,
  timeouts: { create: 120, update: 120 },
  mayBeDeleted: isObjectMissing,
  idFromState: ({ bucket, key }) => (typeof key === "string" ? idOf({ bucket: String(bucket), key }) : undefined),
  findExisting: { id: (op: CreateOperation<F> & Clients) => idOf(op.args), exists },

  check: (op: CheckOperation) => checkedContent(op),

  async preview(op: PreviewOperation<F> & Clients): Promise<void> {
    const { state: before, args: after } = op;
    if (before === undefined || op.changed("bucket", "key")) return;
    if (before.acl === "custom") {
      op.warn(`acl: this change revokes the access of other accounts to the object ${idOf(before)}`);
    }
    if (!op.changed(...written)) return;
    await warnOfReplacedHeaders(op, before, { before, after, changed: op.changed });
  },

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
    const listed = purpose === "refresh" ? await listedObject(op, place) : undefined;
    if (purpose === "refresh" && listed === undefined) return undefined;
    // A change of the headers writes the object again.
    const isSame = listed !== undefined && listed.etag === state.etag && listed.lastModified === state.lastModified;
    const found = listed?.headers ?? (isSame ? undefined : await headersOf(op, place));
    if (!isSame && found === undefined) return undefined;
    const readsTags = isImport || hasTags(args as Values) || hasTags(state as Values);
    const outputs = found === undefined ? pick(state as Values, ...headerProperties) : propertiesIn(found);
    return {
      ...place,
      ...outputs,
      cacheControl: outputs["cacheControl"] ?? "",
      contentType: outputs["contentType"] ?? "",
      storageClass: outputs["storageClass"] ?? "STANDARD",
      lastModified: found === undefined ? state.lastModified : timeIn(found["last-modified"]),
      etag: found === undefined ? (state.etag ?? "") : etagIn(found, expected),
      acl: await accessTo(op, place, {
        readAccess: isImport ? (policy) => importedAccess(op, policy) : accessIn,
        known: state.acl ?? args.acl ?? "private",
      }),
      ...(readsTags ? await readTags(op, place) : {}),
    } as unknown as ReadOutputs<F>;
  },

  async update(op: UpdateOperation<F> & Clients): Promise<void> {
    const place = placeIn(op.id);
    const args = op.args as Values;
    const isWritten = op.changed(...written);
    const isTagged = op.changed("tags");
    // A new content has no tags. Those that somebody has set elsewhere are not in the state.
    const tagged = !isWritten ? {} : isTagged || hasTags(args) ? { tags: args["tags"] } : await keptTags(op, place);
    if (isWritten) {
      const change = { before: op.state, after: args, changed: op.changed };
      // What the program leaves to others stays as it is.
      const found = (await warnOfReplacedHeaders(op, place, change)) ?? {};
      await op.cos.write(await writing(place, { ...args, ...tagged }, keptHeaders(found, change)));
    } else if (op.changed("acl")) {
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
