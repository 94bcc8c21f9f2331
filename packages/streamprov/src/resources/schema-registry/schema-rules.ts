import { type ArgOf, type Facts, field, type OutputOf, toWire } from "@org/core-provider";

const rule = field.object(
  {
    name: field.string({ required: true, wire: "name", docs: "Name of the rule." }),
    doc: field.string({ default: "", wire: "doc", docs: "Description of the rule." }),
    kind: field.string({
      required: true,
      knownValues: ["CONDITION", "TRANSFORM"],
      wire: "kind",
      docs: "Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them.",
    }),
    mode: field.string({
      required: true,
      knownValues: ["UPGRADE", "DOWNGRADE", "UPDOWN", "WRITE", "READ", "WRITEREAD"],
      wire: "mode",
      docs: "When the rule runs.",
    }),
    type: field.string({
      required: true,
      wire: "type",
      docs: "Executor of the rule, such as `CEL` or `ENCRYPT`.",
    }),
    expr: field.string({ default: "", wire: "expr", docs: "Expression that the executor evaluates." }),
    onSuccess: field.string({
      default: "NONE,NONE",
      wire: "onSuccess",
      docs: "Action after success. Separate two actions for writing and reading by a comma.",
    }),
    onFailure: field.string({
      default: "ERROR,ERROR",
      wire: "onFailure",
      docs: "Action after failure, in the same form as `onSuccess`.",
    }),
    disabled: field.boolean({ default: false, wire: "disabled", docs: "Whether the rule is disabled." }),
    tags: field.set(field.string({ docs: "A tag." }), {
      computed: true,
      wire: "tags",
      docs: "Tags of the fields that the rule applies to.",
    }),
    params: field.map(field.string({ docs: "A value." }), {
      computed: true,
      wire: "params",
      docs: "Parameters of the rule's executor.",
    }),
  },
  { docs: "A rule." },
);

/** The rules of a schema, as a property with further facts. */
export const rulesetField = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      domainRules: field.list(rule, {
        wire: "domainRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for the content of messages.",
      }),
      migrationRules: field.list(rule, {
        wire: "migrationRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for the migration between versions of the schema.",
      }),
      encodingRules: field.list(rule, {
        wire: "encodingRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for encoded messages.",
      }),
    },
    {
      ...facts,
      emptyIsUnset: true,
      wire: "ruleSet",
      docs: "Rules that clients apply with the schema, in this order.",
      inputDocs: "If unset, the schema has no rules. Rules require the Stream Governance package `ADVANCED`.",
    },
  );

/** The rules of a schema resource. */
export const ruleset = rulesetField({});

type Given = ArgOf<typeof ruleset> | undefined;
type Found = OutputOf<typeof ruleset> | undefined;

/** A rule set without rules. */
export const noRules = { domainRules: [], migrationRules: [], encodingRules: [] };

/**
 * The rules in the registry, in the order of the program's rules if both lists contain the same rules: a registry that
 * reorders rules would cause a permanent diff. If all rules were removed, empty lists show the difference.
 */
export function rulesetBeside(given: Given, found: Found): Found {
  if (!found) return hasRules(given) ? noRules : undefined;
  return {
    domainRules: inOrderOf(given?.domainRules, found.domainRules),
    migrationRules: inOrderOf(given?.migrationRules, found.migrationRules),
    encodingRules: inOrderOf(given?.encodingRules, found.encodingRules),
  };
}

/** Rules in the order of other rules with the same names; unchanged if the names differ. */
function inOrderOf<T extends { readonly name: string }>(
  given: readonly { readonly name: string }[] = [],
  found: readonly T[] = [],
): readonly T[] {
  const names = given.map(({ name }) => name);
  const isSame = names.length === found.length && found.every(({ name }) => names.includes(name));
  return isSame ? found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)) : found;
}

/** True if there is at least one rule: an empty rule set is treated as unset. */
export function hasRules(given: Given): boolean {
  return Object.values(given ?? {}).some((rules) => rules !== undefined && rules.length > 0);
}

/** All three lists, with all members of each rule. */
export function rulesetBody({ domainRules, migrationRules, encodingRules }: NonNullable<Given>) {
  const list = (rules: NonNullable<Given>["domainRules"]) =>
    (rules ?? []).map((r) => ({ tags: [], params: {}, ...toWire(rule.fields ?? {}, r) }));
  return {
    domainRules: list(domainRules),
    migrationRules: list(migrationRules),
    encodingRules: list(encodingRules),
  };
}
