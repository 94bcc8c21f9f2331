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

  it("renames the settings, keeps values and comments, and shows no value", () => {
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
    expect(notes).toEqual(["Pulumi.dev.yaml: shelfcloud:greeting has no effect and was removed."]);
  });

  it.each([
    ["- shelfcloud\n    - aws", "- shelf\n    - aws"],
    ['["aws", "shelfcloud"]', '["aws", "shelf"]'],
    [`'["aws","shelfcloud"]'`, `'["aws","shelf"]'`],
    [String.raw`"[\"shelfcloud\"]"`, String.raw`"[\"shelf\"]"`],
    ["- shelfcloud-tools", "- shelfcloud-tools"],
  ])("renames the package without a default provider in %j", (before, after) => {
    const listed = (value: string) => `config:\n  pulumi:disable-default-providers:\n    ${value}\n`;

    expect(taken(listed(before), alone).after).toBe(listed(after));
    const { after: kept, notes } = taken(listed(before), both);
    expect(kept).toBe(listed(before));
    expect(notes).toEqual(before === after ? [] : ["Pulumi.dev.yaml: add shelf to pulumi:disable-default-providers."]);
  });

  it("renames the settings in its own ESC environment, and names those that it imports", () => {
    const environment = (name: string) => `environment:
  imports:
    - shop/base
    - keys: { merge: false }
  values:
    pulumiConfig:
      ${name}:apiKey: \${keys.api} # do not touch
      aws:region: eu-central-1
`;
    const { after, shown, notes } = taken(environment("shelfcloud"), alone);

    expect(after).toBe(environment("shelf"));
    expect(shown).toEqual(["7: shelfcloud:apiKey -> shelf:apiKey"]);
    expect(notes).toEqual([
      "Pulumi.dev.yaml imports the ESC environments shop/base, keys, which this command cannot read. If their `pulumiConfig` contains settings of shelfcloud, rename the settings `shelfcloud:...` to `shelf:...` with `pulumi env edit`.",
    ]);
    expect(taken("environment: [base]\n", alone).notes).toHaveLength(1);
    expect(taken(environment("shelfcloud"), both).after).toBe(environment("shelfcloud"));
    expect(taken(environment("shelfcloud"), both).notes).toHaveLength(2);
  });

  it("has the settings under both names while both packages are in use, and later under one", () => {
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

  it("is rejected when the two names have different values, which are not shown", () => {
    const differing = "config:\n  shelfcloud:apiKey: one\n  shelf:apiKey: two\n";

    expect(() => taken(differing, alone)).toThrow(
      "Pulumi.dev.yaml has settings with different values under the two names: shelfcloud:apiKey and shelf:apiKey. Remove the wrong ones.",
    );
  });

  it("is rejected when it is not YAML", () => {
    const unread = () => taken("config:\n  shelfcloud:apiKey: 'hush\n", alone);
    expect(unread).toThrow(/^Pulumi\.dev\.yaml cannot be read: Missing closing 'quote at line 3, column 1\.$/);
    expect(() => taken("config: {}\n---\nconfig: {}\n", alone)).toThrow(
      /^Pulumi\.dev\.yaml contains several YAML documents, but Pulumi reads only the first\. Remove the others\.$/,
    );
  });

  it("in braces is rejected when lines must be copied, and otherwise renamed", () => {
    const inBraces = '{ "config": { "shelfcloud:apiKey": { "secure": "v1:abc" } } }';

    expect(taken(inBraces, alone).after).toBe(inBraces.replace("shelfcloud", "shelf"));
    expect(() => taken(inBraces, both)).toThrow(/^Pulumi\.dev\.yaml has its settings in braces/);
  });

  it("can be empty", () => {
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
  it.each(["  ", "\t"])("replaces the old package with the new one, indented by %j", (indent) => {
    const manifest = (name: string, range: string) =>
      `{\n${indent}"dependencies": {\n${indent}${indent}"${name}": "${range}",\n${indent}${indent}"a": "1"\n${indent}}\n}\n`;

    const { after, shown } = taken(manifest("@pulumi/shelfcloud", "^2.0.0"), alone);

    expect(after).toBe(manifest("@org/shelf", "^1.2.3"));
    expect(shown).toEqual(['3: "@pulumi/shelfcloud" -> "@org/shelf"', '3: "^2.0.0" -> "^1.2.3"']);
  });

  it("depends on both packages while both are in use", () => {
    const text = `{\n  "devDependencies": {\n    "@pulumi/shelfcloud": "2.0.0"\n  }\n}\n`;

    const { after } = taken(text, both);

    expect(JSON.parse(after)).toEqual({ devDependencies: { "@org/shelf": "^1.2.3", "@pulumi/shelfcloud": "2.0.0" } });
    expect(after).toContain('    "@org/shelf": "^1.2.3",\n    "@pulumi/shelfcloud"');
    expect(taken(after, both).after).toBe(after);
    expect(JSON.parse(taken(after, alone).after)).toEqual({ devDependencies: { "@org/shelf": "^1.2.3" } });
  });

  it("keeps Windows line ends", () => {
    const line = (name: string) => `    "${name}": "^1.2.3"`;
    const text = `{\r\n  "dependencies": {\r\n${line("@pulumi/shelfcloud")}\r\n  }\r\n}\r\n`;

    expect(taken(text, both).after).toBe(text.replace("    ", `${line("@org/shelf")},\r\n    `));
  });

  function taken(text: string, how: typeof alone) {
    return takeOverManifest({ path: "/project/package.json", name: "package.json", text }, sampleTakeover, how);
  }
});

describe("Pulumi.yaml", () => {
  it("keeps Windows line ends and the byte order mark", () => {
    const text = "\ufeffname: store\r\nruntime: nodejs\r\n";
    const section = "    - name: shelf\r\n      path: node_modules/@org/shelf\r\n";
    const plugins = "plugins:\r\n  providers:\r\n";

    expect(taken(text, alone).after).toBe(`${text}${plugins}${section}`);
    expect(taken(`${text}plugins:\r\n`, alone).after).toBe(`${text}${plugins}${section}`);
    const old = `${text}${plugins}    - name: shelfcloud\r\n      version: 2.0.0\r\n`;
    expect(taken(old, alone).after).toBe(`${text}${plugins}${section}`);
    expect(taken(old, both).after).toBe(old.replace(plugins, `${plugins}${section}`));
  });

  it("gets the path of the plugin, even if it had none for the old one", () => {
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
  ])("has the plugin in a section with %s", (_, before, after) => {
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
  ])("can be written in braces: %j", (before, after) => {
    expect(taken(before, alone).after).toBe(after);
  });

  it.each([
    ["plugins: { providers: [{ name: other, path: a }] }\n", /Add \{ name: shelf, path: .* \} to its providers first/],
    [
      "plugins: { providers: [{ name: shelf, path: a }, { name: shelfcloud, path: a }] }\n",
      /Remove shelfcloud from its providers first/,
    ],
  ])("in braces is rejected when lines must be added: %j", (text, sentence) => {
    expect(() => taken(text, alone)).toThrow(sentence);
  });

  it("has both plugins while both packages are in use", () => {
    const text = "plugins:\n  providers:\n    - name: shelfcloud\n      path: a\n";
    const now =
      "plugins:\n  providers:\n    - name: shelf\n      path: node_modules/@org/shelf\n    - name: shelfcloud\n      path: a\n";

    expect(taken(text, both).after).toBe(now);
    expect(taken(now, both).after).toBe(now);
  });

  it("renames the project's settings and a YAML program, in short and full forms", () => {
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
      providers:
        ${from}: \${own}
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
      "@org/shelf has no counterpart for shelfcloud:Crane (Pulumi.yaml:3). Remove it from the program first.",
    ],
    [
      "packages:\n  shelfcloud: 2.0.0\n",
      "Pulumi.yaml:2 lists shelfcloud in `packages`, which generates an SDK. Remove it, because @org/shelf contains its own SDK.",
    ],
  ])("is rejected with %j", (text, sentence) => {
    expect(() => taken(text, alone)).toThrow(sentence);
  });

  function taken(text: string, how: typeof alone) {
    return takeOverProject({ path: "/project/Pulumi.yaml", name: "Pulumi.yaml", text }, sampleTakeover, how);
  }
});
