import { holdsCarried, isCarried } from "../definition/carried-field.ts";
import { isEmpty, isUnset } from "../definition/empty.ts";
import {
  type Field,
  type Fields,
  hasDefault,
  isInput,
  mayBeLeftToPlatform,
  type RejectRule,
} from "../definition/field.ts";
import type { Shown } from "../definition/problem.ts";
import { oneOfNames } from "../definition/rules.ts";
import { element, isWithin, member, steps } from "../value/path.ts";
import { isRecord, own } from "../value/record.ts";
import { containsUnknown } from "../value/unknown.ts";
import { equal, isLeftToPlatform } from "./equal.ts";
import { replacesInside } from "./replaces-inside.ts";

/** One difference between the state and the program. */
export interface Change {
  /** Property path in the engine's notation. */
  readonly path: string;
  readonly kind: "add" | "update" | "delete";
  /** The change cannot be made in place. */
  readonly replace: boolean;
  /** The object already has the value; only the state lacks it. */
  readonly learned?: true;
  /** What the replacement loses, if the definition says it. */
  readonly warning?: string;
  /** Completes "<path> ...": why the change is rejected. */
  readonly rejection?: (shown: Shown) => string;
}

/** The values that a definition's defaults and automatic names gave, by their paths. */
export type Defaulted = Readonly<Record<string, unknown>>;

/** The three sides of a comparison. */
export interface Sides {
  /** Checked inputs; may contain unknown values. */
  readonly wanted: Readonly<Record<string, unknown>>;
  /** Inputs at the last update or refresh. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Outputs of the state. */
  readonly actual: Readonly<Record<string, unknown>>;
  /** Paths that `ignoreChanges` names. */
  readonly ignore?: readonly string[];
  /** The values in `wanted` and `before` that the program did not set. */
  readonly defaulted?: { readonly wanted: Defaulted; readonly before: Defaulted };
  /** The object was imported: for values that no read returns, the program is right. */
  readonly imported?: boolean;
}

/**
 * Compares the program with the object. A value that the state lacks, the object lacks. Values left to the platform
 * never differ. A default that a later version of the package introduced never differs, and a default alone never
 * replaces.
 */
export function diff(fields: Fields, sides: Sides): Change[] {
  const comparison = new Comparison(sides);
  comparison.object(fields, sides.wanted, sides.before, sides.actual, "", false);
  const ignored = (sides.ignore ?? []).map(steps);
  return ignored.length === 0
    ? comparison.changes
    : comparison.changes.filter((c) => !ignored.some((path) => isWithin(steps(c.path), path)));
}

/** How one place of the three sides is compared. */
interface Place {
  readonly wanted: unknown;
  readonly before: unknown;
  readonly old: unknown;
  readonly path: string;
  /** A change of the containing value replaces the resource. */
  readonly replaces: boolean;
}

class Comparison {
  readonly changes: Change[] = [];
  readonly #sides: Sides;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  object(
    fields: Fields,
    wanted: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
    actual: Readonly<Record<string, unknown>>,
    path: string,
    replaces: boolean,
  ): void {
    for (const [name, field] of Object.entries(fields)) {
      if (!isInput(field) || field.facts.ignored || isLeftToPlatform(field, wanted[name])) continue;
      // The object never has a local value: a state without it was written before the property became local.
      const old = actual[name] === undefined && field.facts.local ? before[name] : actual[name];
      this.#field(field, { wanted: wanted[name], before: before[name], old, path: member(path, name), replaces });
    }
  }

  #field(field: Field, place: Place): void {
    const { wanted, before, old, path } = place;
    // The object's value is unknown; even an empty value may differ from the default.
    const isUnknown = hasDefault(field) && old === undefined && before === undefined;
    if (wanted !== undefined && !isUnknown && !containsUnknown(wanted) && this.#isEqual(field, old, wanted)) return;
    if (wanted === undefined && isEmpty(field, old)) return;
    if (this.#isUnappliedDefault(path) || isWithheld(field, place)) return;
    if (field.facts.adoptedIfMissing && old === undefined && before === undefined) return;

    const replaces = place.replaces || field.facts.replaceOnChange === true;
    const { writeOnly, local } = field.facts;
    if (replaces && (writeOnly || local) && old === undefined && this.#isTakenOver(field, before, wanted)) return;
    if (isRecord(wanted) && isRecord(old)) {
      if (field.kind === "object") {
        this.object(field.fields ?? {}, wanted, isRecord(before) ? before : {}, old, path, replaces);
        return;
      }
      if (field.kind === "map" && field.item) {
        this.#map(field, field.item, wanted, isRecord(before) ? before : {}, old, path, replaces);
        return;
      }
    }
    if (field.kind === "list" && Array.isArray(wanted) && Array.isArray(old) && old.length > 0 && field.item) {
      this.#list(field, field.item, wanted, Array.isArray(before) ? before : [], old, path, replaces);
      return;
    }
    const kind = wanted === undefined ? "delete" : isEmpty(field, old) && old !== false ? "add" : "update";
    this.#change(field, path, kind, old, wanted, replaces);
  }

  #map(
    field: Field,
    item: Field,
    wanted: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
    old: Readonly<Record<string, unknown>>,
    path: string,
    replaces: boolean,
  ): void {
    for (const key of new Set([...Object.keys(old), ...Object.keys(wanted)])) {
      const at = member(path, key);
      const sides = [old[key], wanted[key]] as const;
      if (!Object.hasOwn(wanted, key)) this.#change(field, at, "delete", ...sides, replaces, item);
      else if (!Object.hasOwn(old, key)) this.#change(field, at, "add", ...sides, replaces, item);
      else if (item.fields) {
        this.#field(item, { wanted: wanted[key], before: own(before, key), old: old[key], path: at, replaces });
      } else if (containsUnknown(wanted[key]) || !equal(item, ...sides)) {
        this.#change(field, at, "update", ...sides, replaces, item);
      }
    }
  }

  #list(
    field: Field,
    item: Field,
    wanted: readonly unknown[],
    before: readonly unknown[],
    old: readonly unknown[],
    path: string,
    replaces: boolean,
  ): void {
    for (let i = 0; i < Math.max(wanted.length, old.length); i++) {
      const at = element(path, i);
      if (i >= wanted.length) this.#change(field, at, "delete", old[i], undefined, replaces, item);
      else if (i >= old.length) this.#change(field, at, "add", undefined, wanted[i], replaces, item);
      else this.#field(item, { wanted: wanted[i], before: before[i], old: old[i], path: at, replaces });
    }
  }

  /** @param inner - The field of the values, if they are elements of the field. */
  #change(
    field: Field,
    path: string,
    kind: Change["kind"],
    old: unknown,
    wanted: unknown,
    always: boolean,
    inner: Field = field,
  ): void {
    const rule = field.facts.replaceOnChange;
    const fires = typeof rule === "object" && !containsUnknown(wanted) && rule.test(old, wanted);
    const replace = always || fires || replacesInside(inner, old, wanted);
    if (replace && this.#isOnlyDefault(path)) return;
    const warning = fires ? rule.warning : undefined;
    const rejection = rejectionOf(field, path, old, wanted);
    this.changes.push({
      path,
      kind,
      replace,
      ...(warning === undefined ? {} : { warning }),
      ...(rejection === undefined ? {} : { rejection }),
    });
  }

  /** Values that no read returns count as equal in a whole value, but not where members are compared. */
  #isEqual(field: Field, old: unknown, wanted: unknown): boolean {
    if (field.facts.equality || !holdsCarried(field)) return equal(field, old, wanted);
    const isList = field.kind === "list" && Array.isArray(old) && Array.isArray(wanted) && old.length > 0;
    const isCompared = (isRecord(old) && isRecord(wanted)) || isList;
    return !isCompared && equal(field, old, wanted);
  }

  /**
   * The values with which an imported object was created are unknown. The program's first value is accepted and
   * replaces nothing.
   */
  #isTakenOver(field: Field, before: unknown, wanted: unknown): boolean {
    return this.#sides.imported === true && (before === undefined || equal(field, before, wanted));
  }

  /** The object is older than the default, and the program has not set the property since. */
  #isUnappliedDefault(path: string): boolean {
    const { before, defaulted } = this.#sides;
    if (defaulted === undefined || !Object.hasOwn(defaulted.wanted, path)) return false;
    return !Object.hasOwn(defaulted.before, path) && !holds(before, path);
  }

  /** The program sets the value neither now nor before. */
  #isOnlyDefault(path: string): boolean {
    const { before, defaulted } = this.#sides;
    if (defaulted === undefined || !Object.hasOwn(defaulted.wanted, path)) return false;
    return Object.hasOwn(defaulted.before, path) || !holds(before, path);
  }
}

/**
 * Whether an import omitted all members of an optional object. They are secrets, which an import does not write into a
 * program, or are left to the platform.
 */
function isWithheld(field: Field, { wanted, before, old }: Place): boolean {
  if (wanted !== undefined || !isUnset(field, before) || !field.fields || !isRecord(old)) return false;
  return Object.entries(field.fields).every(
    ([name, inner]) =>
      !isInput(inner) ||
      inner.facts.ignored ||
      isCarried(inner) ||
      mayBeLeftToPlatform(inner) ||
      isEmpty(inner, old[name]),
  );
}

function holds(values: Readonly<Record<string, unknown>>, path: string): boolean {
  let at: unknown = values;
  for (const step of steps(path)) {
    if (typeof at !== "object" || at === null) return false;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at !== undefined;
}

function rejectionOf({ facts }: Field, path: string, old: unknown, wanted: unknown): Change["rejection"] {
  const rule = facts.rejectChange;
  if (rule === undefined || containsUnknown(wanted)) return undefined;
  const { allowed = {} } = rule;
  const next = own(allowed, String(old)) ?? [];
  if (next.includes(String(wanted)) || rule.test?.(old, wanted) === false) return undefined;
  return (shown) => {
    const named = (value: unknown) => (value === undefined || value === null ? "nothing" : shown(path, value));
    return rejectionText(rule, rule.allowed ? ` from ${named(old)} to ${named(wanted)}` : "", next);
  };
}

function rejectionText(rule: RejectRule, change: string, next: readonly string[]): string {
  const others = next.length > 0 ? `; it can become ${oneOfNames(next)}` : "";
  return `cannot be changed${change}, because ${rule.because}${others}`;
}
