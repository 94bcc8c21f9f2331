import { StatusError } from "@org/core-http";
import { type Fields, fromWire } from "@org/core-provider";
import type { BucketPlace } from "../../cos/address.ts";
import type { CosClient } from "../../cos/cos-client.ts";
import { isBucketMissing, saysNothingIsSet } from "../../cos/errors.ts";
import { element, type XmlElement } from "../../cos/xml.ts";
import { bodyOf, elementsOf } from "../../cos/xml-fields.ts";
import type { Values } from "../../platform/action-object.ts";
import { codeOf } from "../../platform/errors.ts";

/** A setting of a bucket: a document at a query of its address, which several properties describe. */
export interface BucketSetting {
  /** The properties that it consists of. */
  readonly properties: readonly string[];
  /** The query of its address. */
  readonly query: string;
  /** The platform's name for it, as in `GetBucketCORS`. */
  readonly title: string;
  /** The root of its document. */
  readonly root: string;
  /** Codes of errors, besides 404, that mean that nothing is set. */
  readonly absentCodes?: readonly string[];
  /** A status of errors, besides 404, that means the same with any code. */
  readonly absentStatus?: number;
  /** The values of the properties; `found` is undefined if nothing is set. */
  readonly read: (found: XmlElement | undefined, args: Values) => Values;
  /** The content of the document that sets the values; undefined if nothing is to be set. `before` is what it changes. */
  readonly write: (values: Values, before?: Values) => readonly XmlElement[] | undefined;
  /** How nothing is set: by a DELETE, or by a document with this content. Undefined if that is impossible. */
  readonly removal: "DELETE" | readonly XmlElement[] | undefined;
  /** The elements that belong to somebody else, because neither the properties nor these values describe them. */
  readonly kept?: (found: XmlElement, ours: readonly Values[]) => readonly XmlElement[];
  /** Whether the platform's values are what the program wants. Defaults to a comparison of their documents. */
  readonly isSame?: (values: Values, after: Values) => boolean;
  /** Whether every bucket has it: a response that says otherwise is an error. */
  readonly alwaysSet?: true;
  /** Whether buckets with a file system have it. */
  readonly inFileSystems?: true;
}

/** The fields of a setting, with wire names relative to the root of its document. */
export function inDocument<F extends Fields>(fields: F): F {
  const relative = Object.entries(fields).map(([name, { facts, ...field }]) => {
    const { wire, ...rest } = facts;
    return [name, { ...field, facts: wire === undefined ? rest : { ...rest, wire: wire.replace(/^[^.]+\./, "") } }];
  });
  return Object.fromEntries(relative) as F;
}

/** A setting whose document the wire names of the properties describe. */
export function mappedSetting(
  fields: Fields,
  setting: Pick<BucketSetting, "query" | "title" | "root" | "inFileSystems" | "kept" | "isSame"> & {
    /** Completes the elements that the wire names describe. */
    readonly complete?: (content: readonly XmlElement[]) => readonly XmlElement[];
    /** Changes the document before it is read. */
    readonly prepare?: (found: XmlElement) => XmlElement;
  },
): BucketSetting {
  const { complete = (content) => content, prepare = (found) => found, ...rest } = setting;
  return {
    ...rest,
    properties: Object.keys(fields),
    removal: "DELETE",
    read: (found) => fromWire(fields, found === undefined ? {} : bodyOf(fields, prepare(found))),
    write(values) {
      const content = elementsOf(fields, values);
      return content.length === 0 ? undefined : complete(content);
    },
  };
}

/** A switch whose document says `Enabled` or `Suspended`. It cannot be removed. */
export function switchSetting(
  property: string,
  { root, ...setting }: Pick<BucketSetting, "query" | "title" | "root">,
): BucketSetting {
  const isOn = (found: XmlElement | undefined) =>
    found?.children.some(({ name, text }) => name === "Status" && text.trim() === "Enabled") === true;
  return {
    ...setting,
    root,
    properties: [property],
    removal: [element("Status", "Suspended")],
    read: (found) => ({ [property]: isOn(found) }),
    write: (values) => (values[property] === true ? [element("Status", "Enabled")] : undefined),
  };
}

/** Reads a setting; undefined if nothing is set, or if the bucket does not have such a setting. */
export async function readSetting(
  cos: CosClient,
  at: BucketPlace,
  { query, title, root, alwaysSet, absentCodes = [], absentStatus }: BucketSetting,
): Promise<XmlElement | undefined> {
  try {
    return await cos.read({ at, title: `Get${title}`, path: `/?${query}` }, root);
  } catch (error) {
    if (alwaysSet || isBucketMissing(error) || !(error instanceof StatusError)) throw error;
    const isAbsent = saysNothingIsSet(error) || error.status === absentStatus;
    if (isAbsent || absentCodes.includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

/** The same for a setting that every bucket has, but a bucket with a file system does not show. */
export function readIfShown(
  cos: CosClient,
  at: BucketPlace,
  { alwaysSet: _, ...setting }: BucketSetting,
): Promise<XmlElement | undefined> {
  return readSetting(cos, at, setting);
}

/** Writes a setting, or removes it. */
export async function writeSetting(
  cos: CosClient,
  at: BucketPlace,
  setting: BucketSetting,
  { before, after }: { readonly before: Values; readonly after: Values },
): Promise<void> {
  const { query, title, root, write, removal } = setting;
  const request = { at, path: `/?${query}` };
  const found = setting.kept === undefined ? undefined : await readSetting(cos, at, setting);
  const kept = found === undefined ? [] : (setting.kept?.(found, [before, after]) ?? []);
  const own = write(after, before) ?? (removal === "DELETE" ? undefined : removal);
  const content = kept.length === 0 ? own : [...(own ?? []), ...kept];
  if (content !== undefined) {
    await cos.write({ ...request, method: "PUT", title: `Put${title}`, xml: element(root, content) });
  } else if (removal === "DELETE") await cos.write({ ...request, method: "DELETE", title: `Delete${title}` });
}
