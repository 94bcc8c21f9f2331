import { describe, expect, it } from "vitest";
import { type Fields, field } from "../../definition/field.ts";
import { emitSchema } from "../../schema/emit.ts";
import type { PackageSchema } from "../../schema/package-schema.ts";
import { zoo, zooWith } from "../../schema/zoo-provider.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";
import { generateNodeSdk } from "./generate-node-sdk.ts";
import { zooFamilies } from "./zoo-sdk.ts";

const files = generateNodeSdk(emitSchema(zoo));

const sdkOf = (fields: Fields) => generateNodeSdk(emitSchema(zooWith(fields)));
const text = { docs: "It." };

describe("the generated SDK", () => {
  it("has a file for each resource and function, and the shared ones", () => {
    expect([...files.keys()].sort()).toEqual([
      "animal.ts",
      "config/index.ts",
      "config/vars.ts",
      "enclosure.ts",
      "getAnimal.ts",
      "getAnimals.ts",
      "getZoo.ts",
      "index.ts",
      "provider.ts",
      "types/enums.ts",
      "types/index.ts",
      "types/shared.ts",
      "utilities.ts",
    ]);
  });

  it("has files for each family that do not depend on other families", () => {
    const split = generateNodeSdk(emitSchema(zoo), zooFamilies);
    expect(split.get("animal.ts")).toContain('import type { types } from "./types/families/animals.ts";');
    expect(split.get("types/families/animals.ts")).toContain("interface AnimalVaccination {");
    expect(split.get("types/families/places.ts")).not.toContain("interface");
    expect(split.get("types/shared.ts")).not.toContain("AnimalVaccination");
    expect(split.get("types/index.ts")).toContain("type AnimalVaccination = animals.input.AnimalVaccination;");
    expect(split.get("families/animals.ts")).toContain("AnimalMood");
    expect(split.get("families/places.ts")).not.toContain("Animal");
    expect(split.get("index.ts")).toContain('export * from "./families/places.ts";');
    expect(split.get("index.ts")).toContain("getZoo");
  });

  it.each([...files.keys()])("says in the first line of %s that it is generated", (path) => {
    expect(files.get(path)).toMatch(/^\/\/ Generated from the package's schema\.json\. Do not edit: /);
  });

  it("imports only Pulumi and its own files", () => {
    const imported = [...files.values()].flatMap((file) => [...file.matchAll(/^(?:im|ex)port .*from "(.*)";$/gm)]);
    const others = imported.map(([, path]) => path).filter((path) => !path?.startsWith("."));
    expect(new Set(others)).toEqual(new Set(["@pulumi/pulumi"]));
  });

  it("is the same whether the schema comes from memory or from its file", () => {
    const read = JSON.parse(JSON.stringify(emitSchema(zoo))) as PackageSchema;
    expect(generateNodeSdk(read)).toEqual(files);
  });

  it("has descriptions, examples and deprecations for editors", () => {
    const animal = files.get("animal.ts") ?? "";
    expect(animal).toContain(' * const lion = new zoo.Animal("leo", {');
    expect(animal).toContain("   * @deprecated Use enclosure.\n   */\n  cage?: pulumi.Input<string | undefined>;");
  });

  it("is complete even without enumerations, resources or configuration", () => {
    const bare = generateNodeSdk(
      emitSchema({
        ...zoo,
        config: { fields: {} },
        connect: async () => {},
        bind: () => {},
        families: [],
        account: () => [],
        idScope: () => [],
        requireCredentials: () => {},
        identity: undefined,
        resources: [],
        functions: [],
      }),
    );
    expect(bare.get("types/enums.ts")).toContain("export {};");
    expect(bare.get("types/shared.ts")).toContain("export namespace input {}");
    expect(bare.get("config/vars.ts")).toContain("export const config = {};");
    expect(bare.get("index.ts")).not.toContain("registerResourceModule");
  });

  it("has no unused names if the provider has no settings", () => {
    const bare = generateNodeSdk(emitSchema(bareProvider()));
    expect(bare.get("config/vars.ts")).not.toContain("Config(");
    expect(bare.get("provider.ts")).toContain("name: string, args?: ProviderArgs");
  });

  it("supports any property name", () => {
    const made = sdkOf({ "odd-name": field.string({ ...text, required: true }) }).get("thing.ts");
    expect(made).toContain('"odd-name": pulumi.Input<string>;');
    expect(made).toContain('inputs["odd-name"] = args?.["odd-name"];');
  });

  it("rejects an enumeration with the name of a class", () => {
    const named = { size: field.string({ ...text, values: ["A"], typeName: "Thing" }) };
    expect(() => sdkOf(named)).toThrow(/zoo:index\/Thing:Thing has the name of a resource's class or arguments/);
  });

  it("rejects an unknown type", () => {
    const schema = emitSchema(zooWith({ file: field.string(text) }));
    const asset = '"file":{"$ref":"pulumi.json#/Asset"';
    const broken = JSON.parse(JSON.stringify(schema).replaceAll('"file":{"type":"string"', asset)) as PackageSchema;
    expect(() => generateNodeSdk(broken)).toThrow("The SDK generator does not know the type pulumi.json#/Asset.");
  });

  it("rejects a reference to a type that the schema lacks", () => {
    expect(() => generateNodeSdk({ ...emitSchema(zoo), types: {} })).toThrow(
      /^The schema of zoo refers to the type zoo:.*, which it does not have\.$/,
    );
  });
});
