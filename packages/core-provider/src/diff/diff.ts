import type { Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { element, member, steps } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import { containsUnknown } from "../value/unknown.ts";
import { equal, isEmpty, isLeftToPlatform } from "./equal.ts";

/** One difference between the state and what the program wants. */
export interface Change {
  /** Property path in the engine's notation. */
  readonly path: string;
  readonly kind: "add" | "update" | "delete";
  /** It cannot be made in place. */
  readonly replace: boolean;
  /** What is lost by the replacement, when the definition says so. */
  readonly warning?: string;
}

/** The three sides of a comparison. */
export interface Sides {
  /** Checked inputs; may hold unknowns. */
  readonly wanted: Readonly<Record<string, unknown>>;
  /** Inputs at the last update or refresh. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Outputs of the state. */
  readonly actual: Readonly<Record<string, unknown>>;
  /** Paths that `ignoreChanges` names. */
  readonly ignore?: readonly string[];
}

/**
 * Compares what the program wants with what there is. A property that the state does not hold (the platform does not
 * tell it, and it has no wire name to be read by) is compared with the last inputs. What is left to the platform never differs.
 */
export function diff(fields: Fields, sides: Sides): Change[] {
  const changes: Change[] = [];
  diffObject(fields, sides.wanted, sides.before, sides.actual, "", false, changes);
  const ignored = (sides.ignore ?? []).map(steps);
  return ignored.length === 0
    ? changes
    : changes.filter((c) => !ignored.some((path) => startsWith(steps(c.path), path)));
}

function diffObject(
  fields: Fields,
  wanted: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  path: string,
  replaceAll: boolean,
  changes: Change[],
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field) || field.facts.ignored) continue;
    // What is read by its wire name and is not there is gone; anything else the platform may not tell.
    const untold = actual[name] === undefined && field.facts.wire === undefined;
    const old = untold ? before[name] : actual[name];
    diffField(field, wanted[name], before[name], old, member(path, name), replaceAll, changes);
  }
}

function diffField(
  field: Field,
  wanted: unknown,
  before: unknown,
  old: unknown,
  path: string,
  replaceAll: boolean,
  changes: Change[],
): void {
  if (isLeftToPlatform(field, wanted)) return;
  if (wanted !== undefined && !containsUnknown(wanted) && equal(field, old, wanted)) return;
  if (wanted === undefined && isEmpty(field, old)) return;

  const always = replaceAll || field.facts.replaceOnChange === true;
  const canDescend = isRecord(wanted) && isRecord(old);
  if (canDescend && field.kind === "object") {
    diffObject(field.fields ?? {}, wanted, isRecord(before) ? before : {}, old, path, always, changes);
    return;
  }
  if (canDescend && field.kind === "map" && field.item) {
    for (const key of new Set([...Object.keys(old), ...Object.keys(wanted)])) {
      const at = member(path, key);
      if (!Object.hasOwn(wanted, key)) changes.push(change(field, at, "delete", old[key], undefined, always));
      else if (!Object.hasOwn(old, key)) changes.push(change(field, at, "add", undefined, wanted[key], always));
      else if (field.item.fields) {
        diffField(field.item, wanted[key], isRecord(before) ? before[key] : undefined, old[key], at, always, changes);
      } else if (containsUnknown(wanted[key]) || !equal(field.item, old[key], wanted[key])) {
        changes.push(change(field, at, "update", old[key], wanted[key], always));
      }
    }
    return;
  }
  if (field.kind === "list" && Array.isArray(wanted) && Array.isArray(old) && old.length > 0 && field.item) {
    const item = field.item;
    const longest = Math.max(wanted.length, old.length);
    for (let i = 0; i < longest; i++) {
      const at = element(path, i);
      if (i >= wanted.length) changes.push(change(field, at, "delete", old[i], undefined, always));
      else if (i >= old.length) changes.push(change(field, at, "add", undefined, wanted[i], always));
      else {
        const beforeItem = Array.isArray(before) ? (before[i] as unknown) : undefined;
        diffField(item, wanted[i], beforeItem, old[i], at, always, changes);
      }
    }
    return;
  }
  const kind = wanted === undefined ? "delete" : isEmpty(field, old) && old !== false ? "add" : "update";
  changes.push(change(field, path, kind, old, wanted, always));
}

function change(
  field: Field,
  path: string,
  kind: Change["kind"],
  old: unknown,
  wanted: unknown,
  always: boolean,
): Change {
  const rule = field.facts.replaceOnChange;
  if (always || rule === undefined || rule === true) return { path, kind, replace: always };
  const fires = !containsUnknown(wanted) && rule.test(old, wanted);
  return fires && rule.warning !== undefined
    ? { path, kind, replace: true, warning: rule.warning }
    : { path, kind, replace: fires };
}

function startsWith(path: readonly (string | number)[], prefix: readonly (string | number)[]): boolean {
  return prefix.length <= path.length && prefix.every((step, i) => step === path[i] || step === "*");
}
