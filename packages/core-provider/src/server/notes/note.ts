import { isRecord } from "../../value/record.ts";

/** A creation note. It helps the next run find an object that is not in the state. Contains no secrets. */
export interface Note {
  readonly urn: string;
  /** The resource's name: `KafkaTopic`. */
  readonly kind: string;
  /** Automatic names, by property: the next attempt uses the same ones. */
  readonly names: Readonly<Record<string, string>>;
  /** When the object was first and last requested: milliseconds since 1970. */
  readonly asked?: { readonly first: number; readonly last: number } | undefined;
  /** IDs of the objects that existed before the first request, and a hash of what was requested. */
  readonly before?: { readonly asked: string; readonly ids: readonly string[] } | undefined;
  /** Hashes of the requested write-only properties, if all attempts requested the same values. */
  readonly writeOnly?: Readonly<Record<string, string>> | undefined;
  /** Intermediate results of the platform, as their requests define them. */
  readonly given: readonly string[];
  /** The object's ID, once the platform has returned it. */
  readonly id?: string | undefined;
  /** The ID follows from the request, so anybody who creates the same object gets the same ID. */
  readonly isIdDerived?: true | undefined;
  /** The state had an object of this resource when the creation began, which the new one replaces. */
  readonly replaces?: true | undefined;
  /** The ID that an import of this resource has looked up since. */
  readonly lookedUp?: string | undefined;
  /** When the note was first written: milliseconds since 1970. */
  readonly since: number;
}

/** Whether a value read from a file is a note. */
export function isNote(value: unknown): value is Note {
  if (!isRecord(value)) return false;
  const { urn, kind, names, asked, before, writeOnly, given, id, isIdDerived, replaces, lookedUp, since } = value;
  return (
    isText(urn) &&
    isText(kind) &&
    isRecord(names) &&
    Object.values(names).every(isText) &&
    (asked === undefined || (isRecord(asked) && isNumber(asked["first"]) && isNumber(asked["last"]))) &&
    (before === undefined || (isRecord(before) && isText(before["asked"]) && isTexts(before["ids"]))) &&
    (writeOnly === undefined || (isRecord(writeOnly) && Object.values(writeOnly).every(isText))) &&
    isTexts(given) &&
    isTextOrNone(id) &&
    isTextOrNone(lookedUp) &&
    isTrueOrNone(isIdDerived) &&
    isTrueOrNone(replaces) &&
    isNumber(since)
  );
}

function isTrueOrNone(value: unknown): boolean {
  return value === undefined || value === true;
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
