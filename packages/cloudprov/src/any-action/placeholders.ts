import { CodedError } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { memberAt, memberOf } from "./member-path.ts";

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

/** A placeholder has no value. A request without the value could affect other objects than the program means. */
export class UnresolvedPlaceholder extends CodedError {
  override readonly name = "UnresolvedPlaceholder";
  readonly text: string;

  constructor(text: string) {
    super(
      "invalid-input",
      `${text} has no value, so the request was not sent: give the value in your program, or remove ${text}`,
    );
    this.text = text;
  }
}

/**
 * A value whose placeholders in braces are replaced: `{id}`, `{id[0]}` for a part of an ID, `{properties.Name}`,
 * `{task}`. A placeholder that is the whole text keeps the type of its value, and `:number` converts it to a number.
 *
 * @throws UnresolvedPlaceholder if a placeholder has no value.
 */
export function filled(value: unknown, known: Known): unknown {
  if (typeof value === "string") return filledText(value, known);
  if (Array.isArray(value)) return value.map((one) => filled(one, known));
  const members = recordOf(value);
  return members === undefined ? value : filledMembers(members, known);
}

/** The same for an object. */
export function filledMembers(
  members: Readonly<Record<string, unknown>> | undefined,
  known: Known,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members ?? {}).map(([name, inner]) => [name, filled(inner, known)]));
}

/** The value of a text that is only a placeholder; undefined if it has none. */
export function placeholderValue(text: string, known: Known): unknown {
  const whole = wholePlaceholder.exec(text);
  return whole ? valueIn(whole, known) : undefined;
}

/**
 * The value of a property at a dotted path. Outputs of a call have whole paths as names, so the longest name that the
 * path begins with is used: `Job.Id` before `Job`.
 */
export function propertyAt(properties: unknown, path: string): unknown {
  const steps = path.split(".");
  for (let end = steps.length; end > 0; end--) {
    const value = memberOf(properties, steps.slice(0, end).join("."));
    if (value === undefined) continue;
    const found = memberAt(value, steps.slice(end).join("."));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a text looks like a placeholder that is not allowed. */
export function isWrongPlaceholder(text: string, names: readonly PlaceholderName[]): boolean {
  return afterDollar.test(text) || (likely.test(text) && !names.includes(nameIn(text)));
}

/** The placeholders in a text: parts of an ID by number, and properties by path. */
export function namedIn(text: string): { readonly parts: readonly number[]; readonly properties: readonly string[] } {
  const all = [...text.matchAll(placeholder)];
  return {
    parts: all.flatMap(([, name, part]) => (name === "id" && part !== undefined ? [Number(part)] : [])),
    properties: all.flatMap(([, , , property]) => (property === undefined ? [] : [property])),
  };
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
  if (whole) return resolved(whole, known);
  return text.replace(placeholder, (...match) => String(resolved(match as readonly string[], known) ?? ""));
}

function resolved(match: readonly (string | undefined)[], known: Known): unknown {
  const value = valueIn(match, known);
  if (value === undefined) throw new UnresolvedPlaceholder(String(match[0]));
  return value;
}

function valueIn([text, name, part, property, asNumber]: readonly (string | undefined)[], known: Known): unknown {
  const whole = known[name as "id" | "task"];
  const value = property === undefined ? partOf(whole, part) : propertyAt(known.properties, property);
  // Without this part, the rest of the ID could match any object.
  if (part !== undefined && whole !== undefined && value === undefined)
    throw new CodedError(
      "invalid-input",
      `${text} is not a part of the ID ${whole}: give the whole ID, with its parts joined by ${idSeparator}`,
    );
  if (asNumber === undefined || value === undefined) return value;
  const number = Number(value);
  if (!Number.isFinite(number) || String(value).trim() === "")
    throw new CodedError("invalid-input", `${text} must be a number`);
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  throw new CodedError("invalid-input", `${text} is too large to be an exact number: remove :number`);
}

function partOf(id: string | undefined, part: string | undefined): string | undefined {
  return part === undefined ? id : id?.split(idSeparator)[Number(part)];
}
