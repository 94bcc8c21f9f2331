import { isRecord } from "../../value/record.ts";
import type { Holder } from "./holder.ts";

/** What is noted of a creation, so that what it makes is found should the plugin be killed. Nothing of it is secret. */
export interface Note {
  readonly urn: string;
  /** The resource's name: `KafkaTopic`. */
  readonly kind: string;
  /** Names that the provider has made for it, by property: another attempt goes on with them. */
  readonly names: Readonly<Record<string, string>>;
  /** When the platform was first and last asked to make it: milliseconds since 1970. */
  readonly asked?: { readonly first: number; readonly last: number } | undefined;
  /** What was there before it was first asked for: IDs, and a hash of what is asked for. */
  readonly before?: { readonly asked: string; readonly ids: readonly string[] } | undefined;
  /** What the platform has given on the way, in the words of the requests. */
  readonly given: readonly string[];
  /** The object's ID, once the creation has told it. */
  readonly id?: string | undefined;
  /** It takes the place of another object, which the engine's state names for as long as this one is not made. */
  readonly replaces?: true | undefined;
  /** When the note was first written: milliseconds since 1970. */
  readonly since: number;
  readonly holder: Holder;
}

/** A note's text in its file. */
export function toText(note: Note): string {
  return `${JSON.stringify(note, undefined, 1)}\n`;
}

/** The note in a text; undefined when there is none that can be understood. */
export function fromText(text: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(text);
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

function isNote(value: unknown): value is Note {
  if (!isRecord(value)) return false;
  const { urn, kind, names, asked, before, given, id, replaces, since, holder } = value;
  return (
    isText(urn) &&
    isText(kind) &&
    isRecord(names) &&
    Object.values(names).every(isText) &&
    (asked === undefined || (isRecord(asked) && isNumber(asked["first"]) && isNumber(asked["last"]))) &&
    (before === undefined || (isRecord(before) && isText(before["asked"]) && isTexts(before["ids"]))) &&
    isTexts(given) &&
    isTextOrNone(id) &&
    (replaces === undefined || replaces === true) &&
    isNumber(since) &&
    isHolder(holder)
  );
}

function isHolder(value: unknown): value is Holder {
  if (!isRecord(value)) return false;
  const { host, plugin, engine, service } = value;
  return isText(host) && isText(service) && [plugin, engine].every(isProcessName);
}

function isProcessName(value: unknown): boolean {
  return isRecord(value) && isNumber(value["pid"]) && isTextOrNone(value["began"]);
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
