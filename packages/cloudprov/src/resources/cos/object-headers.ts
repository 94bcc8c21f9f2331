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

/** The properties that keep a value set elsewhere if the program omits them. Other omitted properties are removed. */
const leftToOthers: ReadonlySet<HeaderProperty> = new Set(["cacheControl", "contentType", "storageClass"]);

/** Classes whose content cannot be read until it is restored. A rule moves old content there, not new content. */
const archives: readonly string[] = ["ARCHIVE", "DEEP_ARCHIVE"];

/**
 * The headers that no property describes: metadata that was set elsewhere. Those of its encryption are not among them:
 * they may come from the default of the bucket, which may have changed.
 */
const others = /^(?:expires|x-cos-meta-.+)$/;

/** Header values that every server reads the same way. */
export const printable = /^[\u0020-\u007E]*$/;

/** A change that uploads the content of an object, which replaces all of its headers. */
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
 * The headers that an upload must repeat, because the program leaves them to others.
 *
 * @throws CodedError if a request cannot repeat one unchanged.
 */
export function keptHeaders(found: ObjectHeaders, change: HeadersChange): Record<string, string> {
  const left = headerProperties.filter((property) => isKept(property, change));
  const names: readonly string[] = left.map((property) => headers[property]);
  const isArchive = (name: string, value: string) => name === headers.storageClass && archives.includes(value);
  const kept = Object.entries(found).filter(
    ([name, value]) => (names.includes(name) || others.test(name)) && !isArchive(name, value),
  );
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

/** The properties whose headers were set elsewhere since the last read, and which an upload replaces or removes. */
export function replacedHeaders(found: ObjectHeaders, change: HeadersChange): readonly HeaderProperty[] {
  const { before, after } = change;
  return headerProperties.filter((property) => {
    const present = found[headers[property]];
    const isExplained = isBlank(present) || present === before[property] || present === after[property];
    return !isExplained && !isKept(property, change);
  });
}
