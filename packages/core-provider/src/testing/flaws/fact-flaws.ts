import { check } from "../../check/check.ts";
import { type Facts, type Field, isInput, type Kind } from "../../definition/field.ts";
import { oneOfNames } from "../../definition/rules.ts";

type Fact = keyof Facts;

/** Facts that only an input can have. */
const factsOfInputs: readonly Fact[] = [
  "required",
  "default",
  "computed",
  "env",
  "autoName",
  "replaceOnChange",
  "rejectChange",
  "unsetAs",
  "omitEmptyOnCreate",
  "writeOnly",
  "local",
  "inputDocs",
];

/** Facts that contradict the fact before them or make it meaningless. */
const contradictions: Readonly<Partial<Record<Fact, readonly Fact[]>>> = {
  required: ["default", "computed", "autoName", "unsetAs", "ignored"],
  default: ["autoName", "unsetAs", "ignored"],
  autoName: ["unsetAs", "ignored", "values"],
  writeOnly: ["local", "ignored", "oneTime", "returned"],
  local: ["wire", "returned", "omitEmptyOnCreate", "unsetAs"],
  ignored: ["replaceOnChange", "rejectChange", "omitEmptyOnCreate", "unsetAs"],
  values: ["knownValues"],
};

/** Kinds of value that a fact can be about. */
const kindsOf: Readonly<Partial<Record<Fact, readonly Kind[]>>> = {
  values: ["string"],
  knownValues: ["string"],
  pattern: ["string"],
  autoName: ["string"],
  min: ["string", "integer", "number", "list", "set"],
  max: ["string", "integer", "number", "list", "set"],
  single: ["list", "set"],
};

/** Returns defects in the facts of one property, as predicates of sentences. */
export function factFlaws(field: Field): string[] {
  const { facts } = field;
  return [
    ...pairFlaws(field),
    ...Object.entries(kindsOf).flatMap(([fact, kinds]) =>
      has(facts, fact as Fact) && !kinds.includes(field.kind) ? [`has ${fact}, which no ${field.kind} can have`] : [],
    ),
    ...enumerationFlaws(facts),
    ...boundFlaws(facts),
    ...defaultFlaws(field),
    ...rejectionFlaws(facts),
    ...(facts.docs.trim() === "" ? ["has no docs"] : []),
    ...(facts.deprecated !== undefined && facts.deprecated.trim() === ""
      ? ["is deprecated and does not say what to use instead"]
      : []),
    ...(facts.typeName !== undefined && field.kind !== "object" && facts.values === undefined
      ? ["has a typeName but no separate type"]
      : []),
  ];
}

function pairFlaws(field: Field): string[] {
  const { facts } = field;
  const pairs = Object.entries(contradictions).flatMap(([fact, others]) =>
    has(facts, fact as Fact)
      ? others.filter((other) => has(facts, other)).map((other) => `cannot have ${fact} and ${other}`)
      : [],
  );
  const ofInputs = facts.output !== true ? [] : factsOfInputs.filter((fact) => has(facts, fact));
  return [
    ...pairs,
    ...ofInputs.map((fact) => `is an output and cannot have ${fact}`),
    ...(facts.optional && isInput(field) ? ["has optional, which says something of outputs only"] : []),
    ...(facts.oneTime && isInput(field) ? ["has oneTime, which says something of outputs only"] : []),
    ...(facts.returned && facts.wire === undefined
      ? ["has returned, but no wire name under which it would be returned"]
      : []),
    ...(facts.single && facts.wire === undefined ? ["has single, and no place on the wire"] : []),
    ...(facts.changesWith && isInput(field) && field.role !== "computed"
      ? ["has changesWith, but the program alone decides its value"]
      : []),
    ...(facts.fixedOnceSet && !facts.changesWith ? ["has fixedOnceSet without changesWith, which has no effect"] : []),
  ];
}

function enumerationFlaws(facts: Facts): string[] {
  const lists = [facts.values, facts.knownValues].filter((list) => list !== undefined);
  return lists.flatMap((list) => [
    ...(list.length === 0 ? ["lists no values"] : []),
    ...(new Set(list).size < list.length ? ["lists a value twice"] : []),
  ]);
}

function boundFlaws({ min, max, autoName }: Facts): string[] {
  return [
    ...(min !== undefined && max !== undefined && min > max ? [`has a min of ${min} above its max of ${max}`] : []),
    ...(autoName && max !== undefined && autoName.maxLength > max
      ? [`is given names of up to ${autoName.maxLength} characters, and may have ${max}`]
      : []),
  ];
}

/** A default must be a valid input, or users get an error that they did not cause. */
function defaultFlaws(field: Field): string[] {
  const { facts } = field;
  if (facts.default === undefined || !isInput(field)) return [];
  const { problems } = check({ it: field }, { it: facts.default });
  return [
    ...problems.map(({ path, message }) => `has an invalid default: ${path.replace(/^it\.?/, "it ")}${message}`),
    ...(facts.secret ? ["is secret and has a default, which everybody can read"] : []),
  ];
}

function rejectionFlaws({ replaceOnChange, rejectChange, values, knownValues }: Facts): string[] {
  if (rejectChange === undefined) return [];
  const known = values ?? knownValues;
  const named = Object.entries(rejectChange.allowed ?? {}).flat(2);
  const strange = known === undefined ? [] : named.filter((value) => !known.includes(value));
  return [
    ...(replaceOnChange === true ? ["refuses changes that replace the resource, and so refuses none"] : []),
    ...(strange.length > 0 ? [`allows changes of ${oneOfNames(strange, "and")}, which it does not list`] : []),
  ];
}

function has(facts: Facts, fact: Fact): boolean {
  return facts[fact] !== undefined && facts[fact] !== false;
}
