import { envNames, type Facts, type Field, type Fields, isInput } from "../../definition/field.ts";
import { describeOutput, describeValue, literal, rejectedChange, sentence } from "../../schema/describe.ts";
import type { NestedTypes } from "./nested-types.ts";
import { table } from "./page.ts";

/** The table of inputs. For resources, it includes what a change replaces. */
export function inputTable(
  fields: Fields,
  owner: string,
  types: NestedTypes,
  options: { readonly replaces: boolean },
): string {
  const head = [
    "Name",
    "Type",
    "Required",
    "Default",
    ...(options.replaces ? ["Replaces"] : []),
    "Secret",
    "Description",
  ];
  const rows = Object.entries(fields).map(([name, field]) => [
    `\`${name}\``,
    types.typeOf(field, owner, name, { given: isInput(field) }),
    field.facts.required ? "yes" : "",
    defaultCell(field.facts),
    ...(options.replaces ? [replaces(field.facts)] : []),
    field.facts.secret ? "yes" : "",
    description(field),
  ]);
  return table(head, rows);
}

/** The table of outputs. */
export function outputTable(fields: Fields, owner: string, types: NestedTypes): string {
  const rows = Object.entries(fields).map(([name, field]) => [
    `\`${name}\``,
    types.typeOf(field, owner, name, { given: false }),
    field.facts.secret ? "yes" : "",
    describeOutput(field),
  ]);
  return table(["Name", "Type", "Secret", "Description"], rows);
}

/** The settable properties, or the others. */
export function partOf(fields: Fields, part: "inputs" | "outputs"): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isInput(field) === (part === "inputs")));
}

function defaultCell(facts: Facts): string {
  const { default: value, autoName, computed, ignored, local } = facts;
  if (ignored) return "";
  const constant = value === undefined ? [] : [literal(value)];
  const variables = envNames(facts).map((name) => `\`$${name}\``);
  if (variables.length > 0) return [...variables, ...constant].join(", else ");
  if (constant.length > 0) return constant.join();
  if (autoName) return "generated from the resource's name";
  // A local value is never sent to the platform.
  return computed && !local ? "chosen by the platform" : "";
}

function replaces({ replaceOnChange }: Facts): string {
  if (replaceOnChange === undefined) return "";
  if (replaceOnChange === true) return "yes";
  const { when, warning } = replaceOnChange;
  return `when ${warning === undefined ? when : `${when}: ${warning}`}`;
}

function description(field: Field): string {
  const { deprecated } = field.facts;
  const refused = rejectedChange(field.facts);
  const given = `${describeValue(field)}${refused === undefined ? "" : ` ${refused}`}`;
  const text = isInput(field) ? given : `${describeOutput(field)} Only the platform sets it.`;
  return deprecated === undefined ? text : `**Deprecated.** ${sentence(deprecated)} ${text}`;
}
