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

it("finds nothing in consistent definitions", () => {
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
    ["an output that is sent only", text({ output: true, writeOnly: true }), "is an output and cannot have writeOnly"],
    ["an output of the provider", text({ output: true, local: true }), "is an output and cannot have local"],
    ["required and computed", text({ required: true, computed: true }), "cannot have required and computed"],
    ["required and a default", text({ required: true, default: "a" }), "cannot have required and default"],
    [
      "a default and a made name",
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
    ["sent only, and never sent", text({ writeOnly: true, local: true }), "cannot have writeOnly and local"],
    ["a closed and an open list", text({ values: ["a"], knownValues: ["b"] }), "cannot have values and knownValues"],
    ["an input that may be absent", text({ optional: true }), "has optional, which says something of outputs only"],
    ["an input returned only once", text({ oneTime: true }), "has oneTime, which says something of outputs only"],
    [
      "an output that is fixed but never changes",
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
    [
      "a text without a list around it",
      text({ single: "optional", wire: "it" }),
      "has single, which no string can have",
    ],
    [
      "a single element without a wire name",
      field.list(text({}), { single: "always", docs }),
      "has single, and no place on the wire",
    ],
    ["a bound of a map", field.map(text({}), { max: 1, docs }), "has max, which no map can have"],
    ["no values", text({ values: [] }), "lists no values"],
    ["a value twice", text({ values: ["a", "a"] }), "lists a value twice"],
    ["bounds that leave nothing", field.integer({ min: 3, max: 2, docs }), "has a min of 3 above its max of 2"],
    [
      "made names that are too long",
      text({ autoName: { maxLength: 9 }, max: 8 }),
      "is given names of up to 9 characters, and may have 8",
    ],
    [
      "a default out of bounds",
      field.integer({ default: 9, max: 8, docs }),
      "has an invalid default: it must be at most 8, not 9",
    ],
    [
      "a default of another form",
      text({ default: "a", pattern: { match: /b/, says: "be b" } }),
      'has an invalid default: it must be b, not "a"',
    ],
    [
      "a default that is not listed",
      text({ default: "a", values: ["b", "c"] }),
      'has an invalid default: it must be b or c, not "a"',
    ],
    [
      "a default of another kind",
      field.boolean({ default: 1, docs }),
      "has an invalid default: it must be true or false, not 1",
    ],
    [
      "a secret that everybody knows",
      text({ default: "a", secret: true }),
      "is secret and has a default, which everybody can read",
    ],
    [
      "a refusal that never comes by",
      text({ replaceOnChange: true, refuseChange: { because: "no" } }),
      "refuses changes that replace the resource, and so refuses none",
    ],
    [
      "a transition between unknown values",
      text({ values: ["a"], refuseChange: { because: "no", allowed: { a: ["b"] } } }),
      "allows changes of b, which it does not list",
    ],
    [
      "a former property without its successor",
      text({ deprecated: " " }),
      "is deprecated and does not say what to use instead",
    ],
    ["no word about it", text({ docs: "" }), "has no docs"],
    ["a type name of a plain value", text({ typeName: "It" }), "has a typeName but no separate type"],
  ] as const)("cannot be %s", ([, it, flaw]) => {
    expect(flawsOf(it)).toEqual([`Cage: it ${flaw}`]);
  });

  it("are looked at inside of objects and elements", () => {
    const inner = text({ output: true, local: true });
    expect(flawsOf(field.object({ inner }, { docs }))).toEqual(["Cage: it.inner is an output and cannot have local"]);
    expect(flawsOf(field.list(field.object({ inner }, { docs }), { docs }))).toEqual([
      "Cage: it[].inner is an output and cannot have local",
    ]);
  });
});

describe("a table of properties", () => {
  const rule: Rule = exactlyOneOf("name", "title");

  it("has each path on the wire once", () => {
    expect(flawsOf(text({ wire: "spec.it" }), { other: text({ wire: "spec.it" }) })).toEqual([
      "Cage: other has the wire name spec.it, as it has",
    ]);
  });

  it("has the properties that its rules and outputs name", () => {
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

  it("has names that programs can write", () => {
    expect(definitionFlaws(zoo({ fields: { name, urn: text({}) } }))).toEqual([
      "Cage: urn has a name that the engine keeps for itself",
    ]);
    expect(definitionFlaws(zoo({ fields: { name, Big_name: text({}) } }))).toEqual([
      "Cage: Big_name has a name that is no camelCase",
    ]);
  });

  it("is looked at in functions and in the configuration, too", () => {
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
    ["names nothing by its key", { naturalKey: [] }, "has an empty naturalKey: say oneAtATime"],
    [
      "is one at a time, and has a key",
      { naturalKey: ["name"], oneAtATime: true },
      "has a naturalKey and oneAtATime, which needs none",
    ],
    ["has an unknown key", { naturalKey: ["name.first"] }, "has name.first in its naturalKey, which is no property"],
    [
      "has a key that the platform gives",
      { fields: { name: text({ output: true }) }, naturalKey: ["name"] },
      "has name in its naturalKey, which no program gives",
    ],
    [
      "has a key that nobody may see",
      { fields: { name: text({ secret: true }) }, naturalKey: ["name"] },
      "has name in its naturalKey, which is secret",
    ],
    [
      "cannot read its own import ID",
      { import: { form: "<ID>", example: "x", parse: () => undefined } },
      "cannot parse its own example of an import, x",
    ],
    [
      "takes from an import ID what it has not",
      { import: { form: "<ID>", example: "x", parse: (id) => ({ id, state: { zoo: { id } } }) } },
      "takes zoo.id from the import ID, which is no property",
    ],
    ["cannot make a change", { update: undefined }, "has no update, and a change of name replaces nothing"],
    ["has no time", { timeouts: { create: 0 } }, "has no time for create"],
    ["shows something else", { example: 'new zoo.Cages("a");' }, "has an example without new zoo.Cage(...)"],
    [
      "shows a made-up ID",
      { example: 'new zoo.Cage("a", { zoo: "zoo-1a2b3c", region: "europe-west1" });' },
      "has an example with the made-up ID zoo-1a2b3c: read it from the configuration",
    ],
    ["has no documentation", { docs: "" }, "has no docs"],
    ["says no successor", { deprecated: "" }, "is deprecated and does not say what to use instead"],
    ["names what is not there", { docs: "See `zoo.Keeper`." }, "names zoo.Keeper, which is not there"],
    [
      "names a token that is not there",
      { docs: "`pulumi import zoo:index/keeper:Keeper a b`" },
      "names zoo:index/keeper:Keeper, which is not there",
    ],
    [
      "was named as another one is",
      { aliases: ["Cage"] },
      "has the former name Cage, which is the name of another one",
    ],
  ] as readonly [string, Changes, string][])("%s", ([, spec, flaw]) => {
    expect(definitionFlaws(zoo(spec))).toContain(`Cage ${flaw}`);
  });

  it("may have the value of a map in its key and in its import ID", () => {
    const fields = { name, labels: field.map(text({}), { required: true, docs }) };
    const state = { labels: { keeper: "leo" } };
    const spec = { import: { form: "<ID>", example: "x", parse: (id: string) => ({ id, state }) } };
    expect(definitionFlaws(zoo({ fields, naturalKey: ["labels.keeper"], ...spec }))).toEqual([]);
  });

  it("is there once", () => {
    const [cage] = zoo().resources;
    expect(definitionFlaws(zoo({}, { resources: [cage, cage] as never }))).toContain("Cage is there twice");
  });

  it("needs no update where every change replaces, is refused, or is the provider's own", () => {
    const fields = {
      name: text({ required: true, replaceOnChange: true }),
      kind: text({ refuseChange: { because: "the platform keeps it" } }),
      force: field.boolean({ local: true, docs }),
    };
    expect(definitionFlaws(zoo({ fields, update: undefined }))).toEqual([]);
  });
});
