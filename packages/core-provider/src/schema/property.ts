import { type Field, type Fields, isInput, type Role } from "../definition/field.ts";
import type { Rule } from "../definition/rules.ts";
import { describeInput, describeOutput, sentence } from "./describe.ts";
import type { PropertySpec, TypeSpec } from "./package-schema.ts";

/** A property as an input. */
export function inputProperty(name: string, field: Field, type: TypeSpec, rules: readonly Rule[] = []): PropertySpec {
  const fallback = constantDefault(name, field, rules);
  return {
    ...type,
    description: describeInput(name, field, rules),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...marks(field),
    ...(usuallyReplaces(field) && isInput(field) ? { willReplaceOnChanges: true } : {}),
  };
}

/** A rule decides case by case in the provider. The mark in the schema would say that every change replaces. */
function usuallyReplaces({ facts: { replaceOnChange } }: Field): boolean {
  return replaceOnChange === true || replaceOnChange?.isUsual === true;
}

/** A property as programs read it. */
export function outputProperty(field: Field, type: TypeSpec): PropertySpec {
  return { ...type, description: describeOutput(field), ...marks(field) };
}

/** Names of the required inputs. */
export function requiredInputs(fields: Fields): string[] {
  return namesOf(fields, ["required"]);
}

/** Names of the properties that are always there when read. */
export function requiredOutputs(fields: Fields): string[] {
  return namesOf(fields, ["required", "defaulted", "computed", "output"]);
}

function namesOf(fields: Fields, roles: readonly Role[]): string[] {
  return Object.keys(fields).filter((name) => roles.includes((fields[name] as Field).role));
}

function marks(field: Field): Pick<PropertySpec, "secret" | "deprecationMessage"> {
  const { secret, deprecated } = field.facts;
  return {
    ...(secret ? { secret } : {}),
    ...(deprecated === undefined ? {} : { deprecationMessage: sentence(deprecated) }),
  };
}

/**
 * The default that SDKs of other languages apply themselves. Omitted if it matters whether the program set the value:
 * if an environment variable takes precedence, or if a rule depends on the property.
 */
function constantDefault(name: string, field: Field, rules: readonly Rule[]): string | number | boolean | undefined {
  const { default: value, env } = field.facts;
  if (env !== undefined || rules.some((rule) => rule.fields.includes(name))) return undefined;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}
