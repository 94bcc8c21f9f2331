import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Field, type Fields, field } from "../definition/field.ts";
import { emitSchema } from "./emit.ts";
import { isEnumType, type ObjectTypeSpec, type PackageSchema, tokenOf } from "./package-schema.ts";
import { zoo, zooWith } from "./zoo-provider.ts";

const schema = emitSchema(zoo);
const animal = schema.resources["zoo:index/animal:Animal"];

const thing = (fields: Fields) => emitSchema(zooWith(fields)).resources["zoo:index/thing:Thing"];

const objectType = (of: PackageSchema, name: string): ObjectTypeSpec => {
  const type = of.types[`zoo:index/${name}:${name}`];
  if (!type || isEnumType(type)) throw new Error(`no object type ${name}`);
  return type;
};

const text = { docs: "It." };
const nested = (fields: Fields, facts: { typeName?: string } = {}): Field =>
  field.object(fields, { ...text, ...facts });

describe("the schema of a package", () => {
  it("names the package in every language", () => {
    expect(schema).toMatchObject({
      name: "zoo",
      version: "1.2.3",
      publisher: "org",
      pluginDownloadURL: zoo.pluginDownloadURL,
      language: {
        nodejs: { packageName: "@org/zoo" },
        python: { packageName: "pulumi_zoo" },
        go: { importBasePath: "github.com/org/zoo/sdk/go/zoo" },
        csharp: { rootNamespace: "Org" },
        java: { basePackage: "example.zoo" },
      },
    });
  });

  it("rejects a download URL that the engine's code generator would interpret as an interpolation", () => {
    const pluginDownloadURL = `https://releases.zoo.example/v\${VERSION}`;
    expect(() => emitSchema({ ...zoo, pluginDownloadURL })).toThrow(/The download address of zoo, .*pulumi import/);
  });

  it("contains keywords and a publisher for registries, from the definition or derived from its names", () => {
    expect(schema).toMatchObject({ keywords: ["pulumi", "zoo", "category/cloud", "kind/native"], publisher: "org" });
    const own = emitSchema({ ...zoo, keywords: ["pulumi", "animals"], publisher: "Noah" });
    expect(own).toMatchObject({ keywords: ["pulumi", "animals"], publisher: "Noah" });
  });

  it("lists resources and functions by token", () => {
    expect(Object.keys(schema.resources)).toEqual(["zoo:index/animal:Animal", "zoo:index/enclosure:Enclosure"]);
    expect(Object.keys(schema.functions)).toEqual([
      "zoo:index/getAnimal:getAnimal",
      "zoo:index/getAnimals:getAnimals",
      "zoo:index/getZoo:getZoo",
    ]);
  });

  it("contains deprecations and former names", () => {
    expect(schema.resources["zoo:index/enclosure:Enclosure"]).toMatchObject({
      aliases: [{ type: "zoo:index/cage:Cage" }],
      deprecationMessage: "Animals may roam now; use Animal alone.",
    });
    expect(schema.functions["zoo:index/getZoo:getZoo"]).toMatchObject({ deprecationMessage: "Use getAnimals." });
    expect(schema.resources["zoo:index/animal:Animal"]).not.toHaveProperty("deprecationMessage");
  });

  it("shows an example that runs, and how to import", () => {
    expect(animal?.description).toMatch(
      /^An animal of the zoo\.\n\n## Example Usage\n\n```typescript\nimport \* as pulumi .*```\n\n## Import\n\n/s,
    );
  });

  it("refers only to existing types, for any nesting", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const found = emitSchema(zooWith(fields));
        const missing = [...refsOf(found)].filter((token) => !(token in found.types));
        expect(missing).toEqual([]);
      }),
    );
  });
});

describe("the properties of a resource", () => {
  it("are inputs unless only the platform sets them", () => {
    expect(animal?.inputProperties).not.toHaveProperty("born");
    expect(animal?.inputProperties).not.toHaveProperty("died");
    expect(animal?.properties).toHaveProperty("born");
    expect(animal?.properties).toHaveProperty("species");
  });

  it("are required inputs if the program must set them", () => {
    expect(animal?.requiredInputs).toEqual(["species", "enclosure"]);
  });

  it("are required as outputs if they always have a value", () => {
    expect(animal?.required).toEqual(["name", "species", "legs", "weight", "tame", "labels", "enclosure", "born"]);
  });

  it("are all optional for a lookup", () => {
    expect(animal?.stateInputs).not.toHaveProperty("required");
    expect(Object.keys(animal?.stateInputs?.properties ?? {})).toEqual(Object.keys(animal?.properties ?? {}));
  });

  it("have the types of their fields", () => {
    expect(animal?.inputProperties).toMatchObject({
      name: { type: "string" },
      legs: { type: "integer" },
      weight: { type: "number" },
      tame: { type: "boolean" },
      toys: { type: "array", items: { type: "string" } },
      labels: { type: "object", additionalProperties: { type: "string" } },
      notes: { $ref: "pulumi.json#/Any" },
      moods: { type: "array" },
    });
  });

  it("accept strings besides the members of an enumeration, so that converted programs compile", () => {
    expect(animal?.inputProperties["moods"]?.items).toEqual({
      type: "string",
      oneOf: [{ type: "string" }, { $ref: "#/types/zoo:index/AnimalMood:AnimalMood" }],
    });
  });

  it("are marked secret in both directions", () => {
    expect(animal?.inputProperties["chipCode"]?.secret).toBe(true);
    expect(animal?.properties["chipCode"]?.secret).toBe(true);
  });

  it("are marked if every change or most changes replace, but not if a rule decides", () => {
    expect(animal?.inputProperties["species"]?.willReplaceOnChanges).toBe(true);
    const rule = { when: "it grows", test: () => true, isUsual: true } as const;
    const size = thing({ size: field.string({ replaceOnChange: rule, docs: "Size." }) })?.inputProperties["size"];
    expect(size?.willReplaceOnChanges).toBe(true);
    expect(animal?.inputProperties["legs"]).not.toHaveProperty("willReplaceOnChanges");
  });

  it("name the alternative if they are deprecated", () => {
    expect(animal?.inputProperties["cage"]?.deprecationMessage).toBe("Use enclosure.");
  });

  it("include constant defaults", () => {
    expect(animal?.inputProperties["legs"]?.default).toBe(4);
    expect(animal?.inputProperties["tame"]?.default).toBe(false);
    expect(animal?.properties["legs"]).not.toHaveProperty("default");
  });

  it("include only defaults that are primitive values", () => {
    const made = thing({ tags: field.list(field.string(text), { ...text, default: [] }) });
    expect(made?.inputProperties["tags"]).not.toHaveProperty("default");
  });
});

describe("configuration", () => {
  it("keeps the plural in the type of a variable's elements, as existing programs expect", () => {
    const roles = field.list(field.object({ arn: field.string(text) }, text), text);
    const emitted = emitSchema({ ...zoo, config: { fields: { roles } } } as unknown as typeof zoo);
    expect(emitted.config.variables["roles"]?.items?.$ref).toBe("#/types/zoo:config/roles:roles");
    expect(emitted.provider.inputProperties["roles"]?.items?.$ref).toBe("#/types/zoo:index/ProviderRole:ProviderRole");
  });

  it("has variables and a provider with the same properties", () => {
    const names = ["endpoint", "retries", "open", "season", "key", "oauth"];
    expect(Object.keys(schema.config.variables)).toEqual(names);
    expect(Object.keys(schema.provider.inputProperties)).toEqual(names);
  });

  it("has separate nested types for variables and for the provider", () => {
    expect(schema.config.variables["oauth"]?.$ref).toBe("#/types/zoo:config/oauth:oauth");
    expect(schema.provider.inputProperties["oauth"]?.$ref).toBe("#/types/zoo:index/ProviderOauth:ProviderOauth");
  });

  it("leaves defaults from the environment to the provider, so that no SDK stores them in the state", () => {
    for (const variables of [schema.config.variables, schema.provider.inputProperties]) {
      expect(variables["retries"]).not.toHaveProperty("default");
      expect(JSON.stringify(variables)).not.toContain("defaultInfo");
    }
  });

  it("leaves a default to the provider if a rule depends on the property", () => {
    const rules = [{ says: "x", fields: ["endpoint"], test: () => [] }];
    const ruled = emitSchema({ ...zoo, config: { fields: zoo.config.fields, rules } });
    expect(schema.config.variables["endpoint"]?.default).toBe("https://zoo.example");
    expect(ruled.config.variables["endpoint"]).not.toHaveProperty("default");
  });
});

describe("nested types", () => {
  it("that serve inputs and outputs list the required members of each", () => {
    expect(objectType(schema, "AnimalVaccination")).toMatchObject({
      required: ["vaccine"],
      language: { nodejs: { requiredOutputs: ["vaccine", "doses", "batch"] } },
    });
  });

  it("that are only read require members that always have a value", () => {
    const of = objectType(schema, "getAnimalsAnimal");
    expect(of.required).toEqual(["id"]);
    expect(of).not.toHaveProperty("language");
  });

  it("that a function takes and returns are one type with the members of both", () => {
    expect(objectType(schema, "getAnimalChip")).toMatchObject({
      properties: { code: { type: "string", secret: true }, implanted: { type: "string" } },
      required: ["code"],
      language: { nodejs: { requiredOutputs: ["code", "implanted"] } },
    });
  });

  it("describe their rules in their members", () => {
    expect(objectType(schema, "AnimalRobot").properties["arms"]?.description).toContain(
      "At most one of `wheels` or `arms` can be set.",
    );
  });

  it("get their names from the definition if it specifies them", () => {
    const found = emitSchema(zooWith({ part: nested({ x: field.string(text) }, { typeName: "Part" }) }));
    expect(objectType(found, "Part").properties).toHaveProperty("x");
  });

  it("name the values of a closed set so that every language can", () => {
    expect(schema.types["zoo:index/AnimalSpecies:AnimalSpecies"]).toMatchObject({
      type: "string",
      enum: [
        { name: "LION", value: "LION" },
        { name: "SEA_LION", value: "SEA_LION" },
        { name: "Red_Panda", value: "red-panda" },
      ],
    });
    const sizes = emitSchema(zooWith({ size: field.string({ ...text, values: ["2xl", ""] }) }));
    expect(sizes.types["zoo:index/ThingSize:ThingSize"]).toMatchObject({
      enum: [
        { name: "_2xl", value: "2xl" },
        { name: "Empty", value: "" },
      ],
    });
  });

  it.each<[string, Fields]>([
    [
      "members differ",
      {
        a: nested({ x: field.string(text) }, { typeName: "T" }),
        b: nested({ x: field.integer(text) }, { typeName: "T" }),
      },
    ],
    [
      "sets differ",
      {
        a: field.string({ ...text, values: ["A"], typeName: "T" }),
        b: field.string({ ...text, values: ["B"], typeName: "T" }),
      },
    ],
    [
      "one is a set and one an object",
      { a: field.string({ ...text, values: ["A"], typeName: "T" }), b: nested({}, { typeName: "T" }) },
    ],
  ])("must not share a name when %s", (_how, fields) => {
    expect(() => emitSchema(zooWith(fields))).toThrow(
      /^The type zoo:index\/T:T is needed for two different things .* Give one of the properties a typeName\.$/,
    );
  });
});

const names = fc.constantFrom("zones", "labels", "owner", "addresses", "aws");
const { anyFields } = fc.letrec<{ anyField: Field; anyFields: Fields }>((tie) => ({
  anyField: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant(field.string(text)),
    fc.constant(field.string({ ...text, values: ["A", "B"] })),
    fc.constant(field.integer({ ...text, output: true })),
    tie("anyField").map((item) => field.list(item, text)),
    tie("anyField").map((item) => field.map(item, text)),
    tie("anyFields").map((fields) => nested(fields)),
  ),
  anyFields: fc.dictionary(names, tie("anyField"), { maxKeys: 3 }),
}));

/** Tokens of the package's types that appear anywhere. */
function* refsOf(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const token = key === "$ref" ? tokenOf(String(inner)) : undefined;
    if (token === undefined) yield* refsOf(inner);
    else yield token;
  }
}
