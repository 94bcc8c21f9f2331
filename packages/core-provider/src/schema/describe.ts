import type { Equality, Facts, Field } from "../definition/field.ts";
import { envNames, isInput } from "../definition/field.ts";
import type { NoDeletion } from "../definition/resource.ts";
import { oneOfNames, type Rule } from "../definition/rules.ts";
import { upperFirst } from "./type-name.ts";

/** Describes an input property: its documentation, and a sentence for each fact that its type does not show. */
export function describeInput(name: string, field: Field, rules: readonly Rule[] = []): string {
  const { facts } = field;
  if (!isInput(field)) return join([sentence(facts.docs), "Only the platform sets it."]);
  return join([
    describeValue(field),
    facts.ignored ? undefined : whenOmitted(field),
    replacement(facts),
    rejectedChange(facts),
    ...rules.filter((rule) => rule.fields.includes(name)).map(describeRule),
  ]);
}

/** Describes a property and its valid values, without defaults and replacement. */
export function describeValue(field: Field): string {
  const { facts } = field;
  const { pattern } = facts;
  return join([
    sentence(facts.docs),
    facts.inputDocs && sentence(facts.inputDocs),
    valuesOf(field),
    range(field),
    pattern && sentence(`must ${pattern.says}`),
    comparison(facts.equality),
    facts.writeOnly ? "The platform never returns it, so it is compared with the previous input." : undefined,
    effect(facts),
  ]);
}

/** Describes an output property. */
export function describeOutput(field: Field): string {
  return join([sentence(field.facts.docs), isInput(field) ? undefined : valuesOf(field), countOf(field.facts)]);
}

/** A rule over several properties, whose names are set off from the words. */
export function describeRule({ says, fields }: Rule): string {
  if (fields.length === 0) return sentence(says);
  const names = fields.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll(".", "\\."));
  const path = new RegExp(`(?<![\\w\`.])(?:${names.join("|")})(?:\\.\\w+)*(?![\\w\`])`, "g");
  return sentence(says.replace(path, "`$&`"));
}

/** Describes a resource whose objects the platform cannot delete; empty for all others. */
export function describeDeletion(deletion: NoDeletion | ((op: never) => Promise<void>)): string {
  if (typeof deletion === "function") return "";
  return join([
    sentence(`the platform cannot delete it, because ${deletion.because}`),
    sentence(deletion.instead),
    "A change that would replace the object is rejected, and a delete fails. To keep the object on the platform and remove the resource from the program, set the resource option `retainOnDelete` first, or run `pulumi state delete`.",
  ]);
}

/** The text as a sentence: a capital letter first, a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return upperFirst(trimmed) + (trimmed === "" || /[.!?]$/.test(trimmed) ? "" : ".");
}

/** A value in Markdown. */
export function literal(value: unknown): string {
  if (value === "") return "an empty string";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

/** Says what happens if the program omits the property; undefined if nothing does. */
function whenOmitted(field: Field): string | undefined {
  const { facts } = field;
  const otherwise = facts.default === undefined ? undefined : literal(facts.default);
  const variables = envNames(facts).map(literal);
  if (variables.length > 0) {
    const fallback = `Defaults to the environment variable ${variables.join(", else ")}`;
    return otherwise === undefined ? `${fallback}.` : `${fallback}, or to ${otherwise} if it is not set.`;
  }
  if (otherwise !== undefined) return `Defaults to ${otherwise}.`;
  if (facts.autoName) return "Defaults to a name generated from the resource's name in the program.";
  return facts.computed ? "If omitted, the platform chooses a value." : undefined;
}

/** When a change of the property replaces the resource, and what that costs. */
function replacement({ replaceOnChange }: Facts): string | undefined {
  if (replaceOnChange === undefined) return undefined;
  if (replaceOnChange === true) return "A change replaces the resource.";
  const { when, warning } = replaceOnChange;
  return `A change replaces the resource when ${warning === undefined ? when : `${when}: ${warning}`}.`;
}

/** Says which changes are rejected, and why. */
export function rejectedChange({ rejectChange: rule }: Facts): string | undefined {
  if (rule === undefined) return undefined;
  const taken = Object.entries(rule.allowed ?? {}).map(
    ([from, to]) => `${literal(from)} can become ${oneOfNames(to.map(literal))}`,
  );
  if (taken.length === 0 && rule.test) return `Some changes are rejected, because ${rule.because}.`;
  const which = taken.length > 0 ? `${oneOfNames(taken, "and")}. Otherwise it` : "It";
  return `${which} cannot be changed, because ${rule.because}.`;
}

function valuesOf(field: Field): string | undefined {
  const { values, knownValues } =
    field.item?.facts.values || field.item?.facts.knownValues ? field.item.facts : field.facts;
  const named = (list: readonly string[], joint: "or" | "and") => oneOfNames(list.map(literal), joint);
  const [only, ...more] = values ?? [];
  if (only !== undefined)
    return more.length === 0 ? `Must be ${literal(only)}.` : `One of ${named([only, ...more], "or")}.`;
  const others = isInput(field) ? "the platform may accept others" : "there may be others";
  return knownValues && `Known values are ${named(knownValues, "and")}; ${others}.`;
}

function countOf({ single }: Facts): string | undefined {
  if (single === undefined) return undefined;
  return single === "always" ? "Always one element." : "At most one element.";
}

function range(field: Field): string | undefined {
  const { min, max } = field.facts;
  const unit = unitOf(field);
  // A minimum length of one only means that the value must not be empty.
  if (unit === " characters" && min === 1 && max === undefined) return "Must not be empty.";
  if (min !== undefined && max !== undefined) {
    return min === max ? `Exactly ${min}${plural(unit, min)}.` : `Between ${min} and ${max}${unit}.`;
  }
  if (min !== undefined) return `At least ${min}${plural(unit, min)}.`;
  return max === undefined ? undefined : `At most ${max}${plural(unit, max)}.`;
}

function unitOf(field: Field): string {
  if (field.kind === "string") return " characters";
  return field.kind === "integer" || field.kind === "number" ? "" : " elements";
}

function plural(unit: string, count: number): string {
  return count === 1 ? unit.replace(/s$/, "") : unit;
}

function effect({ ignored }: Facts): string | undefined {
  if (!ignored) return undefined;
  return ignored === true ? "Accepted for compatibility; it has no effect." : sentence(ignored.says);
}

function comparison(equality: Equality | undefined): string | undefined {
  switch (equality) {
    case "case-insensitive":
      return "Case is ignored in comparisons.";
    case "json":
      return "Compared as JSON: white space and the order of keys do not matter.";
    case "percent-decoded":
      return "Compared after percent-decoding.";
    default:
      return undefined;
  }
}

function join(sentences: readonly (string | undefined)[]): string {
  return sentences.filter((text) => text !== undefined && text !== "").join(" ");
}
