import { isEmpty } from "../definition/empty.ts";
import { type Field, type Fields, isInput } from "../definition/field.ts";
import { isRecord, own } from "../value/record.ts";
import { isLeftToPlatform, meets, pairSets } from "./equal.ts";

/**
 * Returns outputs in the form in which they were requested if the platform's form is equivalent: another case, another
 * order, percent-encoding, or an empty value instead of none within an object. So previews match the result, and a refresh
 * shows only real changes.
 *
 * @param asked - Values in the form to keep: the inputs after a write, the outputs of the state in a refresh.
 */
export function inRequestedForm(
  fields: Fields,
  outputs: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => {
      const field = own(fields, name);
      return [name, field ? formOf(field, value, own(asked, name)) : value];
    }),
  );
}

function formOf(field: Field, actual: unknown, asked: unknown): unknown {
  if (!isInput(field) || field.facts.ignored || actual === undefined) return actual;
  // A value left to the platform has no requested form.
  if (asked === undefined || isLeftToPlatform(field, asked)) return actual;
  if (field.fields && isRecord(actual) && isRecord(asked)) return objectInForm(field.fields, actual, asked);
  // The definition declares them equal, regardless of their members.
  if (typeof field.facts.equality === "function" && meets(field, actual, asked))
    return asRequested(field, actual, asked);
  const item = field.item;
  if (item && Array.isArray(actual) && Array.isArray(asked)) return elementsInForm(field, item, actual, asked);
  if (item && isRecord(actual) && isRecord(asked)) {
    return Object.fromEntries(
      Object.entries(actual).map(([key, value]) => [key, formOf(item, value, own(asked, key))]),
    );
  }
  return meets(field, actual, asked) ? asked : actual;
}

/** Returns the requested value with the members that only the platform sets. */
function asRequested(field: Field, actual: unknown, asked: unknown): unknown {
  if (!isInput(field) || asked === undefined) return actual;
  const { fields, item } = field;
  if (fields && isRecord(actual) && isRecord(asked)) {
    const names = Object.keys(fields).filter((name) => actual[name] !== undefined || asked[name] !== undefined);
    return Object.fromEntries(
      names.map((name) => [name, asRequested(fields[name] as Field, actual[name], asked[name])]),
    );
  }
  if (item && Array.isArray(actual) && Array.isArray(asked)) {
    const pairs = pairSets(item, actual, asked);
    const paired = new Set(pairs);
    const rest = [...actual.keys()].filter((i) => !paired.has(i));
    return asked.map((one: unknown, j) => {
      const i = pairs[j] ?? -1;
      return asRequested(item, actual[i < 0 ? (rest.shift() ?? -1) : i], one);
    });
  }
  return asked;
}

/** An empty member that was not requested counts as missing. */
function objectInForm(
  fields: Fields,
  actual: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isNone = (name: string) => {
    const field = fields[name];
    return asked[name] === undefined && field?.role === "optional" && isEmpty(field, actual[name]);
  };
  const formed = Object.entries(inRequestedForm(fields, actual, asked));
  return Object.fromEntries(formed.filter(([name]) => !isNone(name)));
}

function elementsInForm(
  field: Field,
  item: Field,
  actual: readonly unknown[],
  asked: readonly unknown[],
): readonly unknown[] {
  if (field.kind !== "set") return actual.map((one, i) => formOf(item, one, asked[i]));
  const pairs = pairSets(item, actual, asked);
  const paired = new Set(pairs);
  const found = asked.flatMap((one, j) => {
    const i = pairs[j] ?? -1;
    return i < 0 ? [] : [formOf(item, actual[i], one)];
  });
  return [...found, ...actual.filter((_, i) => !paired.has(i))];
}
