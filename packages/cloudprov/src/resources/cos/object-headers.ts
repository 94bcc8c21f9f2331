import { CodedError } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { isBlank } from "./blank-values.ts";
import type { ObjectHeaders } from "./object-presence.ts";

/** The properties of an object that are sent as headers, with the names of the headers. */
const headers = {
  cacheControl: "cache-control",
  contentDisposition: "content-disposition",
  contentEncoding: "content-encoding",
  contentType: "content-type",
  storageClass: "x-cos-storage-class",
} as const;

export type HeaderProperty = keyof typeof headers;

/** The properties of an object that are sent as headers. */
export const headerProperties = Object.keys(headers) as readonly HeaderProperty[];

/** The properties that a program may leave to others. Without any other property in the program, the object has none. */
const leftToOthers: ReadonlySet<HeaderProperty> = new Set(["cacheControl", "contentType", "storageClass"]);

/** Classes whose content cannot be read until it is restored. A rule moves old content there, not new content. */
const archives: readonly string[] = ["ARCHIVE", "DEEP_ARCHIVE"];

/** The headers that no property describes: they are metadata of others. */
const others = /^(?:expires|x-cos-meta-.+)$/;

/** The values of headers that every server reads alike. */
export const printable = /^[\u0020-\u007E]*$/;

/** A change of an object whose content is written, which replaces all of its headers. */
export interface HeadersChange {
  /** The outputs before the change, and the inputs after it. */
  readonly before: Values;
  readonly after: Values;
  readonly changed: (property: HeaderProperty) => boolean;
}

/** The values of the properties in the headers of an object. */
export function propertiesIn(found: ObjectHeaders): Values {
  return Object.fromEntries(headerProperties.map((property) => [property, found[headers[property]]]));
}

/** The headers that a program sets. */
export function headersOfProgram(args: Values): Record<string, string> {
  const given = headerProperties.filter((property) => !isBlank(args[property]));
  return Object.fromEntries(given.map((property) => [headers[property], String(args[property])]));
}

/**
 * The headers that the object keeps although its content is written: the program leaves them to others.
 *
 * @throws CodedError if a request would change one.
 */
export function keptHeaders(found: ObjectHeaders, change: HeadersChange): Record<string, string> {
  const left = headerProperties.filter((property) => isKept(property, change));
  const names: readonly string[] = left.map((property) => headers[property]);
  const kept = Object.entries(found)
    .filter(([name]) => names.includes(name) || others.test(name))
    .filter(([name, value]) => name !== headers.storageClass || !archives.includes(value));
  const [unprintable] = kept.find(([, value]) => !printable.test(value)) ?? [];
  if (unprintable === undefined) return Object.fromEntries(kept);
  throw new CodedError(
    "invalid-input",
    `uploading new content would change the header ${unprintable}, which was set elsewhere and does not consist of printable ASCII characters: percent-encode its value, or remove it from the object`,
  );
}

function isKept(property: HeaderProperty, { after, changed }: HeadersChange): boolean {
  return leftToOthers.has(property) && isBlank(after[property]) && !changed(property);
}

/** The properties that replace or remove a header which neither the program nor the platform's defaults explain. */
export function replacedHeaders(found: ObjectHeaders, change: HeadersChange): readonly HeaderProperty[] {
  const { before, after } = change;
  return headerProperties.filter((property) => {
    const present = found[headers[property]];
    const isExplained = isBlank(present) || present === before[property] || present === after[property];
    return !isExplained && !isKept(property, change);
  });
}
