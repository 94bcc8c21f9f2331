import type { Field, Fields } from "../../definition/field.ts";
import { isInput } from "../../definition/field.ts";
import { fieldAt } from "../../definition/field-at.ts";
import type { Rule } from "../../definition/rules.ts";
import { member } from "../../value/path.ts";
import { factFlaws } from "./fact-flaws.ts";

/** Names that the engine keeps for itself. */
const reserved = ["urn", "pulumi"];

/** Returns defects in a table of properties and its rules, as sentences that begin with the property's path. */
export function tableFlaws(fields: Fields, rules: readonly Rule[] = []): string[] {
  return membersFlaws(fields, rules, "", fields);
}

/** @param whole - The top-level table. */
function membersFlaws(fields: Fields, rules: readonly Rule[], path: string, whole: Fields): string[] {
  return [
    ...Object.entries(fields).flatMap(([name, field]) => [
      ...nameFlaws(name).map((flaw) => `${member(path, name)} ${flaw}`),
      ...fieldFlaws(field, member(path, name), whole),
    ]),
    ...wireFlaws(fields, path),
    ...rules.flatMap((rule) => ruleFlaws(rule, fields)).map((flaw) => `${path === "" ? "" : `${path}: `}${flaw}`),
  ];
}

function fieldFlaws(field: Field, path: string, whole: Fields): string[] {
  return [
    ...factFlaws(field).map((flaw) => `${path} ${flaw}`),
    ...(field.facts.changesWith ?? [])
      .filter((other) => !Object.hasOwn(whole, other))
      .map((other) => `${path} changes with ${other}, which is no property of the resource`),
    ...(field.item ? fieldFlaws(field.item, `${path}[]`, whole) : []),
    ...(field.fields ? membersFlaws(field.fields, field.rules ?? [], path, whole) : []),
  ];
}

function nameFlaws(name: string): string[] {
  if (reserved.includes(name)) return ["has a name that the engine keeps for itself"];
  return /^[a-z][A-Za-z0-9]*$/.test(name) ? [] : ["has a name that is no camelCase"];
}

function wireFlaws(fields: Fields, path: string): string[] {
  const seen = new Map<string, string>();
  return Object.entries(fields).flatMap(([name, { facts }]) => {
    if (facts.wire === undefined) return [];
    const other = seen.get(facts.wire);
    seen.set(facts.wire, name);
    return other === undefined ? [] : [`${member(path, name)} has the wire name ${facts.wire}, as ${other} has`];
  });
}

function ruleFlaws({ says, fields: about }: Rule, fields: Fields): string[] {
  return about.flatMap((name) => {
    const field = fieldAt(fields, name);
    if (field === undefined) return [`the rule "${says}" is about ${name}, which is no property`];
    return isInput(field) ? [] : [`the rule "${says}" is about ${name}, which no program gives`];
  });
}
