import { type accessIn, cannedAcl } from "../../cos/acl.ts";
import { objectPath } from "../../cos/cos-client.ts";
import { isObjectMissing, seemsMissing } from "../../cos/errors.ts";
import { nextMarker } from "../../cos/next-marker.ts";
import { decodedKey } from "../../cos/object-key.ts";
import { textOf } from "../../cos/xml.ts";
import type { Op } from "../../platform/clients.ts";
import { readOfMany } from "../../platform/of-many.ts";
import { readIfShown } from "./bucket-setting.ts";
import { acl } from "./bucket-settings.ts";

/** An object, by its bucket and its name. */
export interface ObjectPlace {
  readonly bucket: string;
  readonly key: string;
}

/** The headers of an object. */
export type ObjectHeaders = Readonly<Record<string, string>>;

/**
 * Reads the headers of an object; undefined if it does not exist. The response to a HEAD has no body that could prove
 * that, so an object is missing only if the response to another request has the platform's code for it.
 */
export async function headersOf(op: Op, { bucket, key }: ObjectPlace): Promise<ObjectHeaders | undefined> {
  const read = async () => (await op.cos.head({ at: { bucket }, title: "HeadObject", path: objectPath(key) })).headers;
  try {
    return await read();
  } catch (error) {
    if (!seemsMissing(error)) throw error;
    try {
      await readAcl(op, { bucket, key });
    } catch (reason) {
      if (isObjectMissing(reason)) return undefined;
      throw reason;
    }
    // A new object may have appeared between the two requests.
    return read();
  }
}

/**
 * The access to an object. One without an access of its own has that of its bucket. It is as known before if the bucket
 * has a file system, which does not show it.
 */
export async function accessTo(
  op: Op,
  place: ObjectPlace,
  { readAccess, known }: { readonly readAccess: typeof accessIn; readonly known: string },
): Promise<string> {
  const { document, headers } = await readAcl(op, place);
  if (headers["x-cos-acl"] !== "default") return readAccess(document);
  const found = await readIfShown(op.cos, place, acl);
  return found === undefined ? known : cannedAcl(found);
}

/** The access control policy of an object. */
function readAcl(op: Op, { bucket, key }: ObjectPlace) {
  const request = { at: { bucket }, title: "GetObjectACL", path: objectPath(key, "?acl") };
  return op.cos.readWithHeaders(request, acl.root);
}

/** An object, by a listing of its bucket or by its headers. */
export interface ListedObject {
  readonly etag: string;
  readonly lastModified: string;
  /** A listing does not contain them. */
  readonly headers?: ObjectHeaders;
}

/** Reads the ETag of an object, by a listing of its bucket if many of its objects are refreshed at once. */
export function listedObject(op: Op, { bucket, key }: ObjectPlace): Promise<ListedObject | undefined> {
  return readOfMany<ListedObject, string>(
    op,
    {
      name: `objects of ${bucket}`,
      what: `the objects of ${bucket}`,
      async readOne(one, name) {
        const headers = await headersOf(one, { bucket, key: name });
        return headers && { etag: plainEtag(headers["etag"]), lastModified: timeIn(headers["last-modified"]), headers };
      },
      async readPage(one, marker = "") {
        const path = `/?max-keys=1000&encoding-type=url${marker === "" ? "" : `&marker=${encodeURIComponent(marker)}`}`;
        const found = await one.cos.read({ at: { bucket }, title: "GetBucket", path }, "ListBucketResult");
        const isOther = textOf(found, "Name")?.trim() !== bucket;
        const objects = found.children.filter(({ name }) => name === "Contents" && !isOther);
        const next = nextMarker(found, marker, decodedKey);
        return {
          members: new Map(
            objects.map((object) => [
              decodedKey(textOf(object, "Key") ?? ""),
              { etag: plainEtag(textOf(object, "ETag")), lastModified: timeIn(textOf(object, "LastModified")) },
            ]),
          ),
          next: next === undefined ? [] : [next],
        };
      },
    },
    key,
  );
}

/** Formats a time from a header or a listing as `2030-01-31T12:00:00Z`. Returns an empty text for anything else. */
export function timeIn(text = ""): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? "" : `${time.toISOString().slice(0, 19)}Z`;
}

/** An ETag without its quotes. */
export function plainEtag(etag = ""): string {
  return etag.replaceAll('"', "").trim();
}
