import { describe, expect, it } from "vitest";
import { sampleTakeover } from "../sample-takeover.ts";
import { takeOverManifest } from "./package-json.ts";
import { takeOverProject } from "./project-file.ts";
import { takeOverConfig } from "./stack-config.ts";

const alone = { keepsBoth: false, packagePath: "node_modules/@org/shelf" };
const both = { ...alone, keepsBoth: true };

describe("the configuration of a stack", () => {
  const text = `# the one that matters
encryptionsalt: v1:salt
config:
  shelfcloud:apiKey:
    secure: v1:abc # do not touch
  "shelfcloud:endpoint": https://a.example
  shelfcloud:greeting: hello
  store:shelfcloud: yes
`;

  it("has the settings under the new names, values and comments as they were, and shows no value", () => {
    const { after, shown, notes } = taken(text, alone);

    expect(after).toBe(`# the one that matters
encryptionsalt: v1:salt
config:
  shelf:apiKey:
    secure: v1:abc # do not touch
  "shelf:endpoint": https://a.example
  shelfcloud:greeting: hello
  store:shelfcloud: yes
`);
    expect(shown).toEqual(["shelfcloud:apiKey -> shelf:apiKey", "shelfcloud:endpoint -> shelf:endpoint"]);
    expect(notes).toEqual(["Pulumi.dev.yaml: shelfcloud:greeting is left out: nobody is greeted."]);
  });

  it("has them under both names while both packages are used, and once again under one after that", () => {
    const { after } = taken(text, both);

    expect(after).toBe(`# the one that matters
encryptionsalt: v1:salt
config:
  shelfcloud:apiKey:
    secure: v1:abc # do not touch
  shelf:apiKey:
    secure: v1:abc # do not touch
  "shelfcloud:endpoint": https://a.example
  shelf:endpoint: https://a.example
  shelfcloud:greeting: hello
  store:shelfcloud: yes
`);
    expect(taken(after, both).after).toBe(after);
    expect(taken(after, alone).after).toBe(taken(text, alone).after.replace('"shelf:endpoint"', "shelf:endpoint"));
  });

  it("is refused when both names have values that differ, which are not shown", () => {
    const differing = "config:\n  shelfcloud:apiKey: one\n  shelf:apiKey: two\n";

    expect(() => taken(differing, alone)).toThrow(
      "Pulumi.dev.yaml has settings under both names with different values: shelfcloud:apiKey and shelf:apiKey. Remove those that are not right.",
    );
  });

  it("is refused when it is no YAML", () => {
    const unread = () => taken("config:\n  shelfcloud:apiKey: 'hush\n", alone);
    expect(unread).toThrow(/^Pulumi\.dev\.yaml cannot be read: Missing closing 'quote at line 3, column 1\.$/);
    expect(() => taken("config: {}\n---\nconfig: {}\n", alone)).toThrow(
      /^Pulumi\.dev\.yaml holds several documents of YAML, of which Pulumi reads the first: leave that alone in it\.$/,
    );
  });

  it("is refused in braces when lines would have to be copied, and renamed there otherwise", () => {
    const inBraces = '{ "config": { "shelfcloud:apiKey": { "secure": "v1:abc" } } }';

    expect(taken(inBraces, alone).after).toBe(inBraces.replace("shelfcloud", "shelf"));
    expect(() => taken(inBraces, both)).toThrow(/^Pulumi\.dev\.yaml has its settings in braces/);
  });

  it("may be empty", () => {
    expect(taken("", alone).after).toBe("");
    expect(taken("config: {}\n", alone).after).toBe("config: {}\n");
  });

  function taken(config: string, how: typeof alone) {
    return takeOverConfig(
      { path: "/project/Pulumi.dev.yaml", name: "Pulumi.dev.yaml", text: config },
      sampleTakeover,
      how,
    );
  }
});

describe("package.json", () => {
  it.each(["  ", "\t"])("depends on the new package at the place of the old one, indented by %j", (indent) => {
    const manifest = (name: string, range: string) =>
      `{\n${indent}"dependencies": {\n${indent}${indent}"${name}": "${range}",\n${indent}${indent}"a": "1"\n${indent}}\n}\n`;

    const { after, shown } = taken(manifest("@pulumi/shelfcloud", "^2.0.0"), alone);

    expect(after).toBe(manifest("@org/shelf", "^1.2.3"));
    expect(shown).toEqual(['3: "@pulumi/shelfcloud" -> "@org/shelf"', '3: "^2.0.0" -> "^1.2.3"']);
  });

  it("depends on both while both are used", () => {
    const text = `{\n  "devDependencies": {\n    "@pulumi/shelfcloud": "2.0.0"\n  }\n}\n`;

    const { after } = taken(text, both);

    expect(JSON.parse(after)).toEqual({ devDependencies: { "@org/shelf": "^1.2.3", "@pulumi/shelfcloud": "2.0.0" } });
    expect(after).toContain('    "@org/shelf": "^1.2.3",\n    "@pulumi/shelfcloud"');
    expect(taken(after, both).after).toBe(after);
    expect(JSON.parse(taken(after, alone).after)).toEqual({ devDependencies: { "@org/shelf": "^1.2.3" } });
  });

  it("keeps the ends of lines of Windows", () => {
    const line = (name: string) => `    "${name}": "^1.2.3"`;
    const text = `{\r\n  "dependencies": {\r\n${line("@pulumi/shelfcloud")}\r\n  }\r\n}\r\n`;

    expect(taken(text, both).after).toBe(text.replace("    ", `${line("@org/shelf")},\r\n    `));
  });

  function taken(text: string, how: typeof alone) {
    return takeOverManifest({ path: "/project/package.json", name: "package.json", text }, sampleTakeover, how);
  }
});

describe("Pulumi.yaml", () => {
  it("keeps the ends of lines of Windows, and the mark at its beginning", () => {
    const text = "\ufeffname: store\r\nruntime: nodejs\r\n";
    const section = "    - name: shelf\r\n      path: node_modules/@org/shelf\r\n";
    const plugins = "plugins:\r\n  providers:\r\n";

    expect(taken(text, alone).after).toBe(`${text}${plugins}${section}`);
    expect(taken(`${text}plugins:\r\n`, alone).after).toBe(`${text}${plugins}${section}`);
    const old = `${text}${plugins}    - name: shelfcloud\r\n      version: 2.0.0\r\n`;
    expect(taken(old, alone).after).toBe(`${text}${plugins}${section}`);
    expect(taken(old, both).after).toBe(old.replace(plugins, `${plugins}${section}`));
  });

  it("says where the plugin is, which a program of the old package need not have said", () => {
    expect(taken("name: store\nruntime: nodejs", alone).after).toBe(`name: store
runtime: nodejs
plugins:
  providers:
    - name: shelf
      path: node_modules/@org/shelf
`);
  });

  it.each([
    [
      "a provider of the old package",
      "plugins:\n  providers:\n    # ours\n    - name: shelfcloud\n      path: ../plugins\n    - name: other\n      path: x\n",
      "plugins:\n  providers:\n    # ours\n    - name: shelf\n      path: node_modules/@org/shelf\n    - name: other\n      path: x\n",
    ],
    [
      "a version of it",
      "plugins:\n  providers:\n  - name: shelfcloud\n    version: 2.0.0\n",
      "plugins:\n  providers:\n  - name: shelf\n    path: node_modules/@org/shelf\n",
    ],
    [
      "other providers",
      "plugins:\n  providers:\n  - name: other\n    path: x\n",
      "plugins:\n  providers:\n  - name: shelf\n    path: node_modules/@org/shelf\n  - name: other\n    path: x\n",
    ],
    [
      "other plugins",
      "plugins:\n  languages:\n    - name: x\n",
      "plugins:\n  providers:\n    - name: shelf\n      path: node_modules/@org/shelf\n  languages:\n    - name: x\n",
    ],
    [
      "both",
      "plugins:\n  providers:\n    - name: shelfcloud\n      path: a\n    - name: shelf\n      path: b\nmain: x\n",
      "plugins:\n  providers:\n    - name: shelf\n      path: b\nmain: x\n",
    ],
  ])("has the plugin in the section that names %s", (_, before, after) => {
    expect(taken(before, alone).after).toBe(after);
  });

  it.each([
    [
      '{ "name": "store", "runtime": "nodejs" }',
      '{ "plugins": {"providers":[{"name":"shelf","path":"node_modules/@org/shelf"}]}, "name": "store", "runtime": "nodejs" }',
    ],
    [
      "name: store\nplugins: { providers: [{ name: shelfcloud, path: a }] }\n",
      "name: store\nplugins: { providers: [{ name: shelf, path: node_modules/@org/shelf }] }\n",
    ],
  ])("may be written in braces: %j", (before, after) => {
    expect(taken(before, alone).after).toBe(after);
  });

  it.each([
    ["plugins: { providers: [{ name: other, path: a }] }\n", /add \{ name: shelf, path: .* \} to its providers first/],
    [
      "plugins: { providers: [{ name: shelf, path: a }, { name: shelfcloud, path: a }] }\n",
      /take shelfcloud out of its providers first/,
    ],
  ])("is refused in braces where lines would have to be written: %j", (text, sentence) => {
    expect(() => taken(text, alone)).toThrow(sentence);
  });

  it("names both plugins while both packages are used", () => {
    const text = "plugins:\n  providers:\n    - name: shelfcloud\n      path: a\n";
    const now =
      "plugins:\n  providers:\n    - name: shelf\n      path: node_modules/@org/shelf\n    - name: shelfcloud\n      path: a\n";

    expect(taken(text, both).after).toBe(now);
    expect(taken(now, both).after).toBe(now);
  });

  it("has the settings of the project and a program in YAML in the new names, short and in full", () => {
    const program = (from: string, version: string) => `name: store
runtime: yaml
plugins:
  providers:
    - name: shelf
      path: b
config:
  ${from}:endpoint: https://a.example # everywhere
variables:
  found:
    fn::${from}:getBox:
      boxName: tools
  again:
    fn::invoke:
      function: ${from}:index:getBox
      arguments: { boxName: "shelfcloud:tools" }
resources:
  own:
    type: pulumi:providers:${from}
  tools: # mine
    type: ${from}:Box
    properties:
      type: kept
      boxName: shelfcloud
    options:
      version: ${version}
      aliases:
        - type: "${from}:index/box:Box"
        - urn:pulumi:dev::store::${from}:index/box:Box::old
components:
  cellar:
    resources:
      shelf:
        type: ${from}:Box
`;

    expect(taken(program("shelfcloud", "2.0.0"), alone).after).toBe(program("shelf", "1.2.3"));
  });

  it.each([
    [
      "resources:\n  a:\n    type: shelfcloud:Crane\n",
      "@org/shelf has no counterpart of shelfcloud:Crane (Pulumi.yaml:3): take it out of the program first.",
    ],
    [
      "packages:\n  shelfcloud: 2.0.0\n",
      "Pulumi.yaml:2 names shelfcloud among `packages`, from which a SDK is made: remove it, since @org/shelf brings its own.",
    ],
  ])("is refused with %j", (text, sentence) => {
    expect(() => taken(text, alone)).toThrow(sentence);
  });

  function taken(text: string, how: typeof alone) {
    return takeOverProject({ path: "/project/Pulumi.yaml", name: "Pulumi.yaml", text }, sampleTakeover, how);
  }
});
