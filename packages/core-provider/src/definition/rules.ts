import { isUnknown } from "../value/unknown.ts";
import type { Problem, Shown } from "./problem.ts";

/** A condition over several properties of one object. Unknown values are never judged. */
export interface Rule {
  /** For the documentation: one sentence. */
  readonly says: string;
  /** The properties it is about. */
  readonly fields: readonly string[];
  /**
   * Returns the problems found, none if the rule is met. An empty text is among the values unless it counts as unset
   * (`emptyIsUnset`). Paths are relative to the object. Messages quote values only with `shown`.
   */
  readonly test: (values: Readonly<Record<string, unknown>>, shown: Shown) => readonly Problem[];
}

type Presence = "present" | "absent" | "unknown";

/** An empty value is present: rules do not see texts that count as unset. */
function presence(value: unknown): Presence {
  if (isUnknown(value)) return "unknown";
  return value === undefined || value === null ? "absent" : "present";
}

function sort(names: readonly string[], values: Readonly<Record<string, unknown>>): Record<Presence, string[]> {
  const sorted: Record<Presence, string[]> = { present: [], absent: [], unknown: [] };
  for (const name of names) sorted[presence(values[name])].push(name);
  return sorted;
}

/** `a, b or c`. */
export function oneOfNames(names: readonly string[], joint: "or" | "and" = "or"): string {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${joint} ${last}`;
}

/** Exactly one of the properties must be set. With a single name, that one is required. */
export function exactlyOneOf(...names: string[]): Rule {
  const says = `${names.length > 1 ? "Exactly one of " : ""}${oneOfNames(names)} must be set.`;
  return {
    says,
    fields: names,
    test: (values) => {
      const found = sort(names, values);
      if (found.present.length > 1) return [tooMany(found.present)];
      if (found.present.length === 0 && found.unknown.length === 0) {
        const [first = "", ...others] = names;
        if (others.length === 0) return [{ path: first, message: "is required" }];
        return [
          {
            path: first,
            message: `or ${oneOfNames(others)} is required`,
            whole: `Give exactly one of ${oneOfNames(names, "and")}`,
          },
        ];
      }
      return [];
    },
  };
}

/** At least one of the properties must be set. */
export function atLeastOneOf(...names: string[]): Rule {
  return {
    says: `At least one of ${oneOfNames(names, "and")} must be set.`,
    fields: names,
    test: (values) => {
      const found = sort(names, values);
      if (found.present.length > 0 || found.unknown.length > 0) return [];
      const [first = "", ...others] = names;
      return [{ path: first, message: `or ${oneOfNames(others)} is required` }];
    },
  };
}

/** At most one of the properties can be set. */
export function atMostOneOf(...names: string[]): Rule {
  return {
    says: `At most one of ${oneOfNames(names)} can be set.`,
    fields: names,
    test: (values) => {
      const found = sort(names, values);
      return found.present.length > 1 ? [tooMany(found.present)] : [];
    },
  };
}

/** The properties must be set together or not at all. */
export function allOrNone(...names: string[]): Rule {
  return {
    says: `${oneOfNames(names, "and")} must be set together or not at all.`,
    fields: names,
    test: (values) => {
      const found = sort(names, values);
      if (found.present.length === 0 || found.absent.length === 0) return [];
      return found.absent.map((name) => ({
        path: name,
        message: `is required because ${oneOfNames(found.present, "and")} ${found.present.length > 1 ? "are" : "is"} set; set all of ${oneOfNames(names, "and")}, or none`,
      }));
    },
  };
}

/** If the first property is set, the others are required. */
export function requiredWith(name: string, ...others: string[]): Rule {
  return {
    says: `${oneOfNames(others, "and")} must be set with ${name}.`,
    fields: [name, ...others],
    test: (values) =>
      presence(values[name]) === "present"
        ? sort(others, values).absent.map((other) => ({ path: other, message: `is required because ${name} is set` }))
        : [],
  };
}

/** If the first property is set, none of the others can be set. */
export function conflictsWith(name: string, ...others: string[]): Rule {
  return {
    says: `${name} cannot be combined with ${oneOfNames(others)}.`,
    fields: [name, ...others],
    test: (values) =>
      presence(values[name]) === "present"
        ? sort(others, values).present.map((other) => ({
            path: name,
            message: `cannot be combined with ${other}; remove one of the two`,
          }))
        : [],
  };
}

/** A condition over some properties. Unknown values are never judged. */
export interface Condition {
  /** Completes "only when ...", "when ...". */
  readonly says: string;
  /** The properties it is about. */
  readonly fields: readonly string[];
  readonly test: (values: Readonly<Record<string, unknown>>) => boolean;
}

/**
 * The condition that a property has one of these values.
 *
 * @example
 * ```ts
 * requiredWhen(["period"], hasValue("chargeType", "PREPAID"));
 * // period is required when chargeType is PREPAID
 * ```
 */
export function hasValue(name: string, ...values: readonly (string | boolean)[]): Condition {
  return {
    says: `${name} is ${oneOfNames(values.map(String))}`,
    fields: [name],
    test: ({ [name]: given }) => values.some((value) => value === given),
  };
}

/** The property can be set only when a condition over the others holds. */
export function onlyWhen(name: string, condition: Condition): Rule {
  return {
    says: `${name} can be set only when ${condition.says}.`,
    fields: [name, ...condition.fields],
    test: (values) =>
      presence(values[name]) !== "present" || !isDecided(condition, values) || condition.test(values)
        ? []
        : [{ path: name, message: `can be set only when ${condition.says}` }],
  };
}

/** The properties are required when a condition over the others holds. */
export function requiredWhen(names: readonly string[], condition: Condition): Rule {
  return {
    says: `${oneOfNames(names, "and")} is required when ${condition.says}.`,
    fields: [...names, ...condition.fields],
    test: (values) =>
      isDecided(condition, values) && condition.test(values)
        ? sort(names, values).absent.map((name) => ({
            path: name,
            message: `is required when ${condition.says}`,
          }))
        : [],
  };
}

/** The rule applies if a property is set. */
export function whenGiven(name: string, rule: Rule): Rule {
  return dependingOn(name, "present", rule, `When ${name} is set: ${rule.says}`);
}

/** The rule applies if a property is not set. */
export function unlessGiven(name: string, rule: Rule): Rule {
  return dependingOn(name, "absent", rule, `When ${name} is not set: ${rule.says}`);
}

function dependingOn(name: string, needed: Presence, rule: Rule, says: string): Rule {
  return {
    says,
    fields: [name, ...rule.fields],
    test: (values, shown) => (presence(values[name]) === needed ? rule.test(values, shown) : []),
  };
}

function isDecided({ fields }: Condition, values: Readonly<Record<string, unknown>>): boolean {
  return !fields.some((name) => isUnknown(values[name]));
}

function tooMany(present: readonly string[]): Problem {
  const [first = "", second = "", ...others] = present;
  return {
    path: second,
    message: `cannot be combined with ${oneOfNames([first, ...others], "and")}; set only one of them`,
  };
}
