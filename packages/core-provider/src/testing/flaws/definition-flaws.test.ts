import { describe, expect, it } from "vitest";
import { type Facts, type Field, type Fields, field } from "../../definition/field.ts";
import { definitions, type ProviderDefinition } from "../../definition/provider.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import { exactlyOneOf, type Rule } from "../../definition/rules.ts";
import { bareProvider } from "../toy/bare-provider.ts";
import { definitionFlaws } from "./definition-flaws.ts";

const { resource, lookup } = definitions<object>();
const docs = "What it is.";
const name = field.string({ required: true, docs: "Name." });

type AnySpec = ResourceSpec<Fields, object, undefined>;

type Changes = { readonly [K in keyof AnySpec]?: AnySpec[K] | undefined };
type Zoo = ProviderDefinition<Fields, object, object>;

const sound: AnySpec = {
  docs: "A cage.",
  example: 'const cage = new zoo.Cage("cage", { name: "leo" });',
  fields: { name },
  create: async () => "1",
  read: async () => undefined,
  update: async () => undefined,
  delete: async () => undefined,
};

/** A package with one resource, one function and the given parts. */
function zoo(spec: Changes = {}, more: Partial<Zoo> = {}): Zoo {
  return {
    ...bareProvider(),
    name: "zoo",
    resources: [resource("Cage", { ...sound, ...spec } as AnySpec)],
    functions: [],
    ...more,
  };
}

/** The flaws of a resource with one property besides its name. */
function flawsOf(it: Field, others: Fields = {}): string[] {
  return definitionFlaws(zoo({ fields: { name, it, ...others } }));
}

function text(facts: Partial<Facts>): Field {
  return field.string({ docs, ...facts });
}

it("finds no flaws in consistent definitions", () => {
  expect(definitionFlaws(zoo())).toEqual([]);
});

describe("facts of one property", () => {
  it.for([
    ["an output that is required", text({ output: true, required: true }), "is an output and cannot have required"],
    ["an output with a default", text({ output: true, default: "a" }), "is an output and cannot have default"],
    [
      "an output that replaces",
      text({ output: true, replaceOnChange: true }),
      "is an output and cannot have replaceOnChange",
    ],
    ["an output that is write-only", text({ output: true, writeOnly: true }), "is an output and cannot have writeOnly"],
    ["an output that is local", text({ output: true, local: true }), "is an output and cannot have local"],
    ["required and computed", text({ required: true, computed: true }), "cannot have required and computed"],
    ["required and a default", text({ required: true, default: "a" }), "cannot have required and default"],
    [
      "a default and an automatic name",
      text({ default: "a", autoName: { maxLength: 9 } }),
      "cannot have default and autoName",
    ],
    [
      "returned without a wire name",
      text({ returned: "always" }),
      "has returned, but no wire name under which it would be returned",
    ],
    ["local, with a place on the wire", text({ local: true, wire: "it" }), "cannot have local and wire"],
    [
      "ignored, and replacing",
      text({ ignored: true, replaceOnChange: true }),
      "cannot have ignored and replaceOnChange",
    ],
    ["write-only and local", text({ writeOnly: true, local: true }), "cannot have writeOnly and local"],
    [
      "a closed and an open enumeration",
      text({ values: ["a"], knownValues: ["b"] }),
      "cannot have values and knownValues",
    ],
    ["an optional input", text({ optional: true }), "has optional, which says something of outputs only"],
    ["an input returned only once", text({ oneTime: true }), "has oneTime, which says something of outputs only"],
    [
      "an output that is fixed without changesWith",
      text({ output: true, fixedOnceSet: true }),
      "has fixedOnceSet without changesWith, which has no effect",
    ],
    [
      "an input that changes with another",
      text({ changesWith: ["name"] }),
      "has changesWith, but the program alone decides its value",
    ],
    [
      "a pattern of a number",
      field.integer({ pattern: { match: /1/, says: "be 1" }, docs }),
      "has pattern, which no integer can have",
    ],
    [
      "an output with documentation for inputs",
      text({ output: true, inputDocs: docs }),
      "is an output and cannot have inputDocs",
    ],
    ["a string with single", text({ single: "optional", wire: "it" }), "has single, which no string can have"],
    [
      "a single element without a wire name",
      field.list(text({}), { single: "always", docs }),
      "has single, and no place on the wire",
    ],
    ["a maximum for a map", field.map(text({}), { max: 1, docs }), "has max, which no map can have"],
    ["no values", text({ values: [] }), "lists no values"],
    ["a value twice", text({ values: ["a", "a"] }), "lists a value twice"],
    ["contradictory limits", field.integer({ min: 3, max: 2, docs }), "has a min of 3 above its max of 2"],
    [
      "automatic names that are too long",
      text({ autoName: { maxLength: 9 }, max: 8 }),
      "is given names of up to 9 characters, and may have 8",
    ],
    [
      "a default outside the limits",
      field.integer({ default: 9, max: 8, docs }),
      "has an invalid default: it must be at most 8, not 9",
    ],
    [
      "a default that does not match the pattern",
      text({ default: "a", pattern: { match: /b/, says: "be b" } }),
      'has an invalid default: it must be b, not "a"',
    ],
    [
      "a default that is not listed",
      text({ default: "a", values: ["b", "c"] }),
      'has an invalid default: it must be b or c, not "a"',
    ],
    [
      "a default of another type",
      field.boolean({ default: 1, docs }),
      "has an invalid default: it must be true or false, not 1",
    ],
    [
      "a secret with a default",
      text({ default: "a", secret: true }),
      "is secret and has a default, which everybody can read",
    ],
    [
      "a rejected change that never occurs",
      text({ replaceOnChange: true, rejectChange: { because: "no" } }),
      "refuses changes that replace the resource, and so refuses none",
    ],
    [
      "a transition between unknown values",
      text({ values: ["a"], rejectChange: { because: "no", allowed: { a: ["b"] } } }),
      "allows changes of b, which it does not list",
    ],
    [
      "a deprecated property without an alternative",
      text({ deprecated: " " }),
      "is deprecated and does not say what to use instead",
    ],
    ["no documentation", text({ docs: "" }), "has no docs"],
    ["a type name for a plain value", text({ typeName: "It" }), "has a typeName but no separate type"],
  ] as const)("cannot be %s", ([, it, flaw]) => {
    expect(flawsOf(it)).toEqual([`Cage: it ${flaw}`]);
  });

  it("are checked inside objects and elements", () => {
    const inner = text({ output: true, local: true });
    expect(flawsOf(field.object({ inner }, { docs }))).toEqual(["Cage: it.inner is an output and cannot have local"]);
    expect(flawsOf(field.list(field.object({ inner }, { docs }), { docs }))).toEqual([
      "Cage: it[].inner is an output and cannot have local",
    ]);
  });
});

describe("a table of properties", () => {
  const rule: Rule = exactlyOneOf("name", "title");

  it("has each wire path only once", () => {
    expect(flawsOf(text({ wire: "spec.it" }), { other: text({ wire: "spec.it" }) })).toEqual([
      "Cage: other has the wire name spec.it, as it has",
    ]);
  });

  it("has the properties that its rules and outputs refer to", () => {
    expect(flawsOf(text({ output: true, changesWith: ["size"] }))).toEqual([
      "Cage: it changes with size, which is no property of the resource",
    ]);
    expect(definitionFlaws(zoo({ rules: [rule] }))).toEqual([
      `Cage: the rule "${rule.says}" is about title, which is no property`,
    ]);
    expect(definitionFlaws(zoo({ rules: [rule], fields: { name, title: text({ output: true }) } }))).toEqual([
      `Cage: the rule "${rule.says}" is about title, which no program gives`,
    ]);
    expect(flawsOf(field.object({ name }, { docs, rules: [rule] }))).toEqual([
      `Cage: it: the rule "${rule.says}" is about title, which is no property`,
    ]);
  });

  it("has names that are valid in programs", () => {
    expect(definitionFlaws(zoo({ fields: { name, urn: text({}) } }))).toEqual([
      "Cage: urn has a name that the engine keeps for itself",
    ]);
    expect(definitionFlaws(zoo({ fields: { name, Big_name: text({}) } }))).toEqual([
      "Cage: Big_name has a name that is no camelCase",
    ]);
  });

  it("is also checked in functions and in the configuration", () => {
    const title = text({ required: true, default: "a" });
    const getCage = lookup("getCage", {
      docs,
      example: 'const cage = zoo.getCageOutput({ title: "a" });',
      inputs: { title },
      outputs: { name, title: text({ output: true, local: true }) },
      run: async () => ({ name: "leo", title: "a" }),
    });
    expect(definitionFlaws(zoo({}, { functions: [getCage as never], config: { fields: { title } } }))).toEqual([
      "getCage: title cannot have required and default",
      "getCage: title is an output and cannot have local",
      "configuration: title cannot have required and default",
    ]);
  });
});

describe("a resource", () => {
  it.for([
    ["has an empty key", { naturalKey: [] }, "has an empty naturalKey: say oneAtATime"],
    [
      "has oneAtATime and a key",
      { naturalKey: ["name"], oneAtATime: true },
      "has a naturalKey and oneAtATime, which needs none",
    ],
    ["has an unknown key", { naturalKey: ["name.first"] }, "has name.first in its naturalKey, which is no property"],
    [
      "has a key that the platform sets",
      { fields: { name: text({ output: true }) }, naturalKey: ["name"] },
      "has name in its naturalKey, which no program gives",
    ],
    [
      "has a secret key",
      { fields: { name: text({ secret: true }) }, naturalKey: ["name"] },
      "has name in its naturalKey, which is secret",
    ],
    [
      "cannot read its own import ID",
      { import: { form: "<ID>", example: "x", parse: () => undefined } },
      "cannot parse its own example of an import, x",
    ],
    [
      "takes an unknown property from an import ID",
      { import: { form: "<ID>", example: "x", parse: (id) => ({ id, state: { zoo: { id } } }) } },
      "takes zoo.id from the import ID, which is no property",
    ],
    ["has no update", { update: undefined }, "has no update, and a change of name replaces nothing"],
    ["has no timeout", { timeouts: { create: 0 } }, "has no time for create"],
    [
      "has an example without the resource",
      { example: 'new zoo.Cages("a");' },
      "has an example without new zoo.Cage(...)",
    ],
    [
      "shows a made-up ID",
      { example: 'new zoo.Cage("a", { zoo: "zoo-1a2b3c", region: "europe-west1" });' },
      "has an example with the made-up ID zoo-1a2b3c: read it from the configuration",
    ],
    ["has no documentation", { docs: "" }, "has no docs"],
    ["is deprecated without an alternative", { deprecated: "" }, "is deprecated and does not say what to use instead"],
    ["refers to an unknown resource", { docs: "See `zoo.Keeper`." }, "names zoo.Keeper, which is not there"],
    [
      "refers to an unknown token",
      { docs: "`pulumi import zoo:index/keeper:Keeper a b`" },
      "names zoo:index/keeper:Keeper, which is not there",
    ],
    [
      "has the name of another resource as its former name",
      { aliases: ["Cage"] },
      "has the former name Cage, which is the name of another one",
    ],
  ] as readonly [string, Changes, string][])("%s", ([, spec, flaw]) => {
    expect(definitionFlaws(zoo(spec))).toContain(`Cage ${flaw}`);
  });

  it("can have the value of a map in its key and in its import ID", () => {
    const fields = { name, labels: field.map(text({}), { required: true, docs }) };
    const state = { labels: { keeper: "leo" } };
    const spec = { import: { form: "<ID>", example: "x", parse: (id: string) => ({ id, state }) } };
    expect(definitionFlaws(zoo({ fields, naturalKey: ["labels.keeper"], ...spec }))).toEqual([]);
  });

  it("exists only once", () => {
    const [cage] = zoo().resources;
    expect(definitionFlaws(zoo({}, { resources: [cage, cage] as never }))).toContain("Cage is there twice");
  });

  it("needs no update if every change replaces, is rejected or is local", () => {
    const fields = {
      name: text({ required: true, replaceOnChange: true }),
      kind: text({ rejectChange: { because: "the platform keeps it" } }),
      force: field.boolean({ local: true, docs }),
    };
    expect(definitionFlaws(zoo({ fields, update: undefined }))).toEqual([]);
  });
});
