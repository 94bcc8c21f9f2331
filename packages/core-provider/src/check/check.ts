import { isDeepStrictEqual } from "node:util";
import { withoutUnsetTexts } from "../definition/empty.ts";
import type { Facts, Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { type Problem, type Shown, withheld } from "../definition/problem.ts";
import { oneOfNames, type Rule } from "../definition/rules.ts";
import { Asset } from "../value/asset.ts";
import { element, member } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import { isUnknown } from "../value/unknown.ts";
import { formOf } from "./form-of.ts";
import { nearest } from "./nearest.ts";
import { shownOf } from "./shown-of.ts";

/** The result of a check. */
export interface Checked {
  /** The inputs converted to their types (`"6"` for an integer becomes 6). */
  readonly values: Record<string, unknown>;
  /** Everything that is wrong. */
  readonly problems: readonly Problem[];
  /** Accepted values that deserve a warning. */
  readonly warnings: readonly Problem[];
  /** Paths that a problem is about, with those of properties whose names are misspelled. */
  readonly covered: readonly string[];
}

/**
 * Checks inputs against the facts and rules of their fields and reports all problems. Unknown values are skipped, and
 * values that may be secret are never quoted.
 *
 * The format of a value that the state already contains (`olds`), and rules about such values, are not checked again.
 * An import or an earlier version of the provider may have stored them, and the object must stay manageable. A required
 * value that the state lacks, because the platform does not return it, is missing only once the program changes something.
 *
 * @param given - The inputs without defaults. Defaults to `values`.
 */
export function check(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  rules: readonly Rule[] = [],
  secrets: ReadonlySet<string> = new Set(),
  olds?: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>> = values,
): Checked {
  let isUnchanged: boolean | undefined;
  const run: Run = {
    problems: [],
    warnings: [],
    misspelled: [],
    shown: shownOf(fields, { values, secrets }),
    isUnchanged() {
      isUnchanged ??= olds !== undefined && isDeepStrictEqual(withoutPlaceholders(fields, given, olds), olds);
      return isUnchanged;
    },
  };
  const before: Before = () => (olds === undefined ? [] : [olds]);
  return {
    values: checkObject(fields, values, rules, "", before, run),
    problems: run.problems,
    warnings: run.warnings,
    covered: [...run.problems.map(({ path }) => path), ...run.misspelled].sort(),
  };
}

/**
 * The values in the state that a value may be the same as: of an element, all elements. Called only if there is a problem,
 * to accept values that are already in the state.
 */
type Before = () => readonly unknown[];

function memberBefore(before: Before, name: string): Before {
  return () => before().flatMap((one) => (isRecord(one) && Object.hasOwn(one, name) ? [one[name]] : []));
}

function elementBefore(before: Before): Before {
  return () => before().flatMap((one) => (Array.isArray(one) ? (one as readonly unknown[]) : []));
}

function isUnchanged(value: unknown, before: Before): boolean {
  return before().some((one) => isDeepStrictEqual(one, value));
}

interface Run {
  readonly problems: Problem[];
  readonly warnings: Problem[];
  /** Paths of missing properties whose names are misspelled. */
  readonly misspelled: string[];
  readonly shown: Shown;
  /** Whether the program contains exactly the values of the state. Few checks need it, so it is computed on demand. */
  isUnchanged(): boolean;
}

/**
 * Inputs without empty values for required properties that the state lacks. `pulumi import` writes such values, because
 * its code would not compile without them.
 */
function withoutPlaceholders(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  olds: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(values).filter(
    ([name, value]) => !(fields[name]?.facts.required && isPlaceholder(value) && !Object.hasOwn(olds, name)),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const [inner, before] = [fields[name]?.fields, olds[name]];
      const isObject = inner !== undefined && isRecord(value) && isRecord(before);
      return [name, isObject ? withoutPlaceholders(inner, value, before) : value];
    }),
  );
}

function isPlaceholder(value: unknown): boolean {
  if (value === "" || value === 0 || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every(isPlaceholder);
}

/** Whether the state has the object, but not this property. */
function wasAbsent(before: Before, name: string): boolean {
  return before().some((one) => isRecord(one) && !Object.hasOwn(one, name));
}

function checkObject(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  rules: readonly Rule[],
  path: string,
  before: Before,
  run: Run,
): Record<string, unknown> {
  const checked: Record<string, unknown> = {};
  /** Properties that are missing because their names are misspelled. */
  const meant = new Set<string>();
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(fields, name) || name.startsWith("__")) continue;
    const right = nearest(name, inputNames(fields));
    if (right !== undefined && isMissing(values[right])) {
      meant.add(right);
      run.misspelled.push(member(path, right));
    }
    run.problems.push({ path: member(path, name), message: unknownName(right, fields) });
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const at = member(path, name);
    const isUnset = isMissing(value) || isPlaceholder(value);
    if (isUnset && field.facts.required && wasAbsent(before, name) && run.isUnchanged()) continue;
    if (isMissing(value)) {
      if (field.facts.required && !meant.has(name))
        run.problems.push({ path: at, message: `is required: ${firstSentence(field.facts.docs)}` });
      continue;
    }
    if (!isInput(field)) {
      run.problems.push({ path: at, message: "is set by the platform and cannot be set by the program; remove it" });
      continue;
    }
    if (field.facts.deprecated !== undefined) {
      run.warnings.push({ path: at, message: `is deprecated: ${field.facts.deprecated}` });
    }
    checked[name] = checkValue(field, value, at, memberBefore(before, name), run);
  }
  const inside = (inner: string) => (path === "" || inner === "" ? path + inner : `${path}.${inner}`);
  const seen = rules.length === 0 ? checked : withoutUnsetTexts(fields, checked);
  for (const rule of rules) {
    const found = rule.test(seen, (inner, value) => run.shown(inside(inner), value));
    if (found.length > 0 && isAboutUnchanged(rule, checked, before)) continue;
    // The rule could not see a property whose name is misspelled.
    if (rule.fields.some((name) => meant.has(name))) continue;
    for (const problem of found) {
      const at = inside(problem.path);
      if (run.problems.some((p) => p.path === at)) continue;
      const { message, whole } = problem;
      run.problems.push({ path: at, message, ...(whole === undefined ? {} : { whole: ofObject(path, whole) }) });
    }
  }
  return checked;
}

/** Whether a rule is about values that are all as they were in one object of the state. */
function isAboutUnchanged({ fields }: Rule, checked: Readonly<Record<string, unknown>>, before: Before): boolean {
  if (fields.length === 0) return false;
  return before().some(
    (one) => isRecord(one) && fields.every((name) => isDeepStrictEqual(one[name] ?? undefined, checked[name])),
  );
}

function checkValue(field: Field, value: unknown, path: string, before: Before, run: Run): unknown {
  if (isUnknown(value)) return value;
  const wrong = (message: string) => {
    run.problems.push({ path, message });
    return value;
  };
  if (value instanceof Asset) return wrong(`must be ${expected(field)}, not an ${value.kind}`);
  switch (field.kind) {
    case "string": {
      const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
      return typeof text === "string"
        ? checkText(field.facts, text, path, before, run)
        : wrong(`must be ${expected(field)}`);
    }
    case "integer":
    case "number": {
      const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
      if (typeof number !== "number" || !Number.isFinite(number))
        return wrong(`must be ${expected(field)}, not ${run.shown(path, value)}`);
      if (field.kind === "integer" && !Number.isInteger(number))
        return wrong(`must be a whole number, not ${run.shown(path, value)}`);
      return checkRange(field.facts, number, "", path, () => isUnchanged(number, before), run) ? number : value;
    }
    case "boolean": {
      if (value === "true" || value === "false") return value === "true";
      return typeof value === "boolean" ? value : wrong(`must be true or false, not ${run.shown(path, value)}`);
    }
    case "list":
    case "set": {
      if (!Array.isArray(value)) return wrong("must be a list");
      const wasAsLong = () => before().some((one) => Array.isArray(one) && one.length === value.length);
      checkRange(field.facts, value.length, "element", path, wasAsLong, run);
      const elements = elementBefore(before);
      return value.map((item, i) => checkItem(field, item, element(path, i), elements, run));
    }
    case "map": {
      if (!isRecord(value)) return wrong("must be a map");
      return Object.fromEntries(
        Object.entries(value).map(([k, v]) => [k, checkItem(field, v, member(path, k), memberBefore(before, k), run)]),
      );
    }
    case "object":
      if (!isRecord(value)) return wrong(`must be an object${formOf(field)}`);
      return checkObject(field.fields ?? {}, value, field.rules ?? [], path, before, run);
    case "any":
      return value;
  }
}

function checkItem(field: Field, value: unknown, path: string, before: Before, run: Run): unknown {
  if (value === null || value === undefined) {
    run.problems.push({ path, message: "must not be null" });
    return value;
  }
  return field.item ? checkValue(field.item, value, path, before, run) : value;
}

function checkText(facts: Facts, text: string, path: string, before: Before, run: Run): string {
  const found = textProblem(facts, text, path, run);
  const isUnknownValue = facts.knownValues !== undefined && !facts.knownValues.includes(text);
  if ((found === undefined && !isUnknownValue) || isUnchanged(text, before)) return text;
  if (found !== undefined) run.problems.push({ path, message: found });
  if (facts.knownValues && isUnknownValue) {
    run.warnings.push({
      path,
      message: `is ${run.shown(path, text)}, which this version of the provider does not know (known: ${oneOfNames(facts.knownValues, "and")}); it is sent unchanged`,
    });
  }
  return text;
}

/** Returns what is wrong with the format of a string; undefined if it is valid. */
function textProblem(facts: Facts, text: string, path: string, run: Run): string | undefined {
  if (facts.values && !facts.values.includes(text)) {
    const shown = run.shown(path, text);
    const hint = shown === withheld ? "" : caseHint(text, facts.values);
    return `must be ${oneOfNames(facts.values)}, not ${shown}${hint}`;
  }
  if (facts.pattern && !facts.pattern.match.test(text))
    return `must ${facts.pattern.says}, not ${run.shown(path, text)}`;
  if (facts.min === 1 && text === "") return "must not be empty";
  return rangeProblem(facts, text.length, "character", path, run);
}

function checkRange(
  facts: Facts,
  size: number,
  unit: "" | "element",
  path: string,
  wasSo: () => boolean,
  run: Run,
): boolean {
  const message = rangeProblem(facts, size, unit, path, run);
  if (message === undefined || wasSo()) return true;
  run.problems.push({ path, message });
  return false;
}

function rangeProblem(
  { min, max }: Facts,
  size: number,
  unit: "" | "character" | "element",
  path: string,
  run: Run,
): string | undefined {
  if ((min === undefined || size >= min) && (max === undefined || size <= max)) return undefined;
  const bounds =
    min !== undefined && max !== undefined
      ? min === max
        ? `exactly ${max}`
        : `${min} to ${max}`
      : min !== undefined
        ? `at least ${min}`
        : `at most ${max}`;
  const counted = unit === "" ? `be ${bounds}` : `have ${bounds} ${unit}${(max ?? min) === 1 ? "" : "s"}`;
  const shown = run.shown(path, size);
  // The length of a secret is also secret.
  const found = unit !== "" && shown === withheld ? "" : `, not ${shown}`;
  return `must ${counted}${found}`;
}

function expected(field: Field): string {
  return {
    string: "a string",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
    list: "a list",
    set: "a list",
    map: "a map",
    object: "an object",
    any: "a value",
  }[field.kind];
}

function caseHint(text: string, values: readonly string[]): string {
  const same = values.find((v) => v.toLowerCase() === text.toLowerCase());
  return same === undefined ? "" : `; write ${JSON.stringify(same)}`;
}

/** A sentence about an object, with its path if it is inside another. */
function ofObject(path: string, text: string): string {
  return path === "" ? text : `${path}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function inputNames(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isInput(field))
    .map(([name]) => name);
}

/** @param meant The property that the name probably means. */
function unknownName(meant: string | undefined, fields: Fields): string {
  const known = inputNames(fields);
  const others =
    known.length === 0 ? "this object has no properties" : `the properties are ${oneOfNames(known, "and")}`;
  const hint = meant === undefined ? others : `did you mean ${meant}?`;
  return `is not a property; ${hint}`;
}

function firstSentence(docs: string): string {
  const end = docs.search(/\.(\s|$)/);
  // An abbreviation keeps its capitals.
  return (end < 0 ? docs : docs.slice(0, end)).replace(/^[A-Z](?![A-Z])/, (c) => c.toLowerCase());
}
