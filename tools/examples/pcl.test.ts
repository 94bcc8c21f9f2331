import { describe, expect, it } from "vitest";
import { pcl, type Tokens } from "./pcl.ts";

const described = { description: "An animal.", properties: {}, inputProperties: {} };
const schema: Tokens = {
  name: "zoo",
  resources: { "zoo:index/animal:Animal": described },
  functions: { "zoo:index/getAnimal:getAnimal": { description: "", outputs: { type: "object", properties: {} } } },
};

const converted = (program: string) => pcl(program, schema);

describe("an example in PCL", () => {
  it("creates resources with their options", () => {
    expect(
      converted('import * as zoo from "x";\nconst lion = new zoo.Animal("leo", { legs: 4 }, { protect: true });'),
    ).toBe(
      'resource "lion" "zoo:index/animal:Animal" {\n__logicalName = "leo"\nlegs = 4\noptions {\nprotect = true\n}\n}\n',
    );
  });

  it("calls functions, with and without arguments", () => {
    expect(converted('const lion = zoo.getAnimalOutput({ id: "a" });')).toBe(
      'lion = invoke("zoo:index/getAnimal:getAnimal", {\nid = "a"\n})\n',
    );
    expect(converted("const lion = zoo.getAnimalOutput();")).toBe(
      'lion = invoke("zoo:index/getAnimal:getAnimal", {})\n',
    );
  });

  it("declares the configuration that it reads once, with its secrets", () => {
    const program =
      'const config = new pulumi.Config();\nconst a = [config.requireSecret("key"), config.require("name"), config.requireSecret("key")];';
    expect(converted(program)).toBe(
      'config "key" "string" {\nsecret = true\n}\n\nconfig "name" "string" {\n}\n\na = [key, name, key]\n',
    );
  });

  it("describes the configuration with the comments before its use", () => {
    const program = `const config = new pulumi.Config();
new zoo.Animal("leo", {
    // The keeper's "badge".
    badge: config.requireSecret("badge"),
    rooms: [
        // The cage.
        config.require("cage"),
        config.require("garden"),
    ],
});`;
    expect(converted(program)).toContain(
      'config "badge" "string" {\nsecret = true\ndescription = "The keeper\'s \\"badge\\"."\n}\n\nconfig "cage" "string" {\ndescription = "The cage."\n}\n\nconfig "garden" "string" {\n}\n\n',
    );
  });

  it("refers to earlier objects", () => {
    const program = "const lion = zoo.getAnimalOutput();\nconst cub = zoo.getAnimalOutput({ parent: lion.id });";
    expect(converted(program)).toContain("parent = lion.id");
  });

  it("creates resources to which nothing refers", () => {
    expect(converted('new zoo.Animal("the-leo", { legs: 4 });')).toBe(
      'resource "theLeoAnimal" "zoo:index/animal:Animal" {\n__logicalName = "the-leo"\nlegs = 4\n}\n',
    );
    expect(() => converted('new zoo.Animal("leo");\nnew zoo.Animal("leo");')).toThrow(
      "leoAnimal is the name of two resources",
    );
  });

  it("interpolates outputs", () => {
    const id = "$" + "{lion.id}";
    const program = `const lion = zoo.getAnimalOutput();\nconst a = pulumi.interpolate\`The "${id}" and %{x}\`;`;
    expect(converted(program)).toContain(`a = "The \\"${id}\\" and %%{x}"\n`);
  });

  it("writes texts as JSON", () => {
    expect(converted('const a = JSON.stringify({ "x-y": true });')).toBe('a = toJSON({\n"x-y" = true\n})\n');
  });

  it("repeats objects with a name", () => {
    const program =
      "const a = { legs: 4 };\nconst b = { ...a, a, tail: a };\nconst c = JSON.stringify(b);\nconst d = a.legs;";
    expect(converted(program)).toBe("c = toJSON({\nlegs = 4\na = {\nlegs = 4\n}\ntail = {\nlegs = 4\n}\n})\n\nd = 4\n");
  });

  it("creates resources with options that have a name", () => {
    const program =
      'const lion = zoo.getAnimalOutput();\nconst late = { dependsOn: [lion] };\nnew zoo.Animal("leo", {}, late);';
    expect(converted(program)).toContain("options {\ndependsOn = [lion]\n}\n");
  });

  it("writes JSON as text if it has a list of different objects, which Go would need to have one type", () => {
    const program = 'const a = JSON.stringify({ b: [{ c: "d" }, { c: "e", f: true, "x-y": [1] }] });';
    const json = '{"b":[{"c":"d"},{"c":"e","f":true,"x-y":[1]}]}';
    expect(converted(program)).toBe(`a = ${JSON.stringify(json)}\n`);
  });

  it("does not interpolate strings", () => {
    const opening = "$" + "{";
    expect(converted(`const a = "${opening}x} %{y}";`)).toBe(`a = "$${opening}x} %%{y}"\n`);
  });

  it.each([
    ["const a = 1 + 1;", "1 + 1"],
    ["const a = b;", "b"],
    ["f();", "f();"],
    ["const a = [{ ...b }];", "b"],
    ["const a = other.getAnimalOutput();", "other.getAnimalOutput"],
  ])("rejects %s", (program, part) => {
    expect(() => converted(program)).toThrow(`\`${part}\` cannot be converted to other languages`);
  });

  it("rejects members that the package does not have", () => {
    expect(() => converted("const a = zoo.getPlantOutput();")).toThrow("the package has no getPlant");
  });

  it("rejects a configuration variable with the name of a constant", () => {
    expect(() => converted('const key = config.requireSecret("key");')).toThrow(
      "key names a configuration variable and a constant",
    );
  });
});
