import { isUnknown } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { memberAt } from "./member-path.ts";

/** Separates the parts of an ID, here and in the IDs of other resources. */
export const idSeparator = "#";

/** The values of placeholders. */
export interface Known {
  /** The object's ID. */
  readonly id?: string;
  /** The ID of a task. */
  readonly task?: string;
  /** The object's properties, by the platform's names. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The names of placeholders. */
export type PlaceholderName = keyof Known;

const placeholder = /\{(?:(id|task)(?:\[(\d+)\])?|properties\.([\w.]+))(:number)?\}/g;
const wholePlaceholder = new RegExp(`^${placeholder.source}$`);
/** A text that looks like a placeholder, also of other languages. */
const likely = /^\$?\{+ *[A-Za-z][\w.[\]:-]* *\}+$/;
/** A placeholder after a dollar sign, which would remain. */
const afterDollar = new RegExp(`\\$${placeholder.source}`);

/**
 * A value whose placeholders in braces are replaced: `{id}`, `{id[0]}` for a part of an ID, `{properties.Name}`,
 * `{task}`. A placeholder that is the whole text keeps the type of its value, `:number` converts it to a number, and
 * one without a value is removed.
 */
export function filled(value: unknown, known: Known): unknown {
  if (typeof value === "string") return filledText(value, known);
  if (Array.isArray(value)) return value.map((one) => filled(one, known)).filter((one) => one !== undefined);
  const members = recordOf(value);
  return members === undefined ? value : filledMembers(members, known);
}

/** The same for an object. */
export function filledMembers(
  members: Readonly<Record<string, unknown>> | undefined,
  known: Known,
): Record<string, unknown> {
  const all = Object.entries(members ?? {}).map(([name, inner]) => [name, filled(inner, known)] as const);
  return Object.fromEntries(all.filter(([, inner]) => inner !== undefined));
}

/** The texts in a value that look like placeholders but are unknown. */
export function wrongPlaceholders(value: unknown, names: readonly PlaceholderName[]): readonly string[] {
  if (isUnknown(value)) return [];
  if (typeof value === "string") {
    const isWrong = afterDollar.test(value) || (likely.test(value) && !names.includes(nameIn(value)));
    return isWrong ? [value] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((one) => wrongPlaceholders(one, names));
}

/** The placeholders in a value: parts of an ID by number, and properties by path. */
export function namedIn(value: unknown): { readonly parts: readonly number[]; readonly properties: readonly string[] } {
  const texts = textsIn(value).flatMap((text) => [...text.matchAll(placeholder)]);
  return {
    parts: texts.flatMap(([, name, part]) => (name === "id" && part !== undefined ? [Number(part)] : [])),
    properties: texts.flatMap(([, , , property]) => (property === undefined ? [] : [property])),
  };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return isUnknown(value) || typeof value !== "object" || value === null ? [] : Object.values(value).flatMap(textsIn);
}

/** Whether a text is only a placeholder. */
export function isPlaceholder(text: string): boolean {
  return wholePlaceholder.test(text);
}

function nameIn(text: string): PlaceholderName {
  const [, name, , property] = wholePlaceholder.exec(text) ?? [];
  return (property === undefined ? name : "properties") as PlaceholderName;
}

function filledText(text: string, known: Known): unknown {
  const whole = wholePlaceholder.exec(text);
  if (whole) return meant(whole, known);
  return text.replace(placeholder, (...match) => String(meant(match as readonly string[], known) ?? ""));
}

function meant([text, name, part, property, asNumber]: readonly (string | undefined)[], known: Known): unknown {
  const whole = known[name as "id" | "task"];
  const value = property === undefined ? partOf(whole, part) : memberAt(known.properties, property);
  // Without this part, the rest of the ID could match any object.
  if (part !== undefined && whole !== undefined && value === undefined)
    throw new Error(
      `${text} is not a part of the ID ${whole}: give the whole ID, with its parts joined by ${idSeparator}`,
    );
  if (asNumber === undefined || value === undefined) return value;
  const number = Number(value);
  if (!Number.isFinite(number) || String(value).trim() === "") throw new Error(`${text} must be a number`);
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  throw new Error(`${text} is too large to be an exact number: remove :number`);
}

function partOf(id: string | undefined, part: string | undefined): string | undefined {
  return part === undefined ? id : id?.split(idSeparator)[Number(part)];
}
