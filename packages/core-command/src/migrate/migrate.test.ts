import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { runCommands } from "../run.ts";
import { obeyed, textForTerminals } from "../sample-text.ts";
import { migrateCommand } from "./migrate.ts";
import { sampleTakeover } from "./sample-takeover.ts";

const { from, to } = sampleTakeover;
const root = "urn:pulumi:dev::store::";
const state = JSON.stringify({
  version: 3,
  deployment: {
    resources: [
      {
        urn: `${root}pulumi:providers:shelfcloud::default`,
        type: "pulumi:providers:shelfcloud",
        id: "p",
        inputs: {},
        outputs: {},
      },
      {
        urn: `${root}shelfcloud:index/label:Label::red`,
        type: "shelfcloud:index/label:Label",
        id: "label-1",
        inputs: { __defaults: [], text: "red" },
        outputs: { id: "label-1", text: "red" },
        provider: `${root}pulumi:providers:shelfcloud::default::p`,
      },
    ],
  },
});
const project = {
  "Pulumi.yaml": "name: store\nruntime: nodejs\n",
  "Pulumi.dev.yaml": "config:\n  shelfcloud:apiKey:\n    secure: v1:abc\n",
  "package.json": '{ "dependencies": { "@pulumi/shelfcloud": "^2.0.0" } }\n',
  "index.ts": 'import * as shelf from "@pulumi/shelfcloud";\n\nnew shelf.Label("red", { text: "red" });\n',
  "lib/more.js": 'const { Box } = require("@pulumi/shelfcloud");\n',
  "node_modules/@pulumi/shelfcloud/index.js": 'require("@pulumi/shelfcloud");\n',
  "node_modules/typescript/package.json": JSON.stringify({ name: "typescript", main: compiler() }),
  "state.json": state,
};
const taken = {
  "Pulumi.yaml":
    "name: store\nruntime: nodejs\nplugins:\n  providers:\n    - name: shelf\n      path: node_modules/@org/shelf\n",
  "Pulumi.dev.yaml": "config:\n  shelf:apiKey:\n    secure: v1:abc\n",
  "package.json": '{ "dependencies": { "@org/shelf": "^1.2.3" } }\n',
  "index.ts": 'import * as shelf from "@org/shelf";\n\nnew shelf.Label("red", { text: "red" });\n',
  "lib/more.js": 'const { Box } = require("@org/shelf");\n',
};

describe("migrate", () => {
  it("prints no control characters, even if names of resources and the stack contain them", async () => {
    const plain = await migrate(await given(project), "--state", "state.json");
    await fc.assert(
      fc.asyncProperty(textForTerminals, async (name) => {
        const named = JSON.parse(state, (_key, value: unknown) =>
          typeof value === "string"
            ? value.replace("::red", () => `::${name}`).replace(":dev::", () => `:${name}::`)
            : value,
        ) as unknown;
        const { printed, logged } = await migrate(
          await given({ ...project, "state.json": JSON.stringify(named) }),
          "--state",
          "state.json",
        );
        expect(printed.replaceAll("\n", "") + logged.replaceAll("\n", "")).not.toMatch(obeyed);
        if (logged === "") expect(printed.split("\n").length).toBeLessThanOrEqual(plain.printed.split("\n").length);
      }),
      { numRuns: 20 },
    );
  });

  it("shows the changes and the next commands, and changes nothing", async () => {
    const folder = await given(project);

    expect(await migrate(folder, "--state", "state.json")).toEqual({
      status: 0,
      logged: "",
      printed: `Migrating the stack dev from @pulumi/shelfcloud to @org/shelf 1.2.3.

State: 1 resource
  shelf:index/label:Label  red

Pulumi.dev.yaml
  shelfcloud:apiKey -> shelf:apiKey

Pulumi.yaml
  3: + plugins:
  3: +   providers:
  3: +     - name: shelf
  3: +       path: node_modules/@org/shelf

package.json
  1: "@pulumi/shelfcloud" -> "@org/shelf"
  1: "^2.0.0" -> "^1.2.3"

index.ts
  1: @pulumi/shelfcloud -> @org/shelf

lib/more.js
  1: @pulumi/shelfcloud -> @org/shelf

Nothing was changed. Next:
  npx @org/shelf migrate --state state.json --write
  npm install
  pulumi stack import --stack dev --file state.json
  pulumi preview --stack dev --expect-no-changes
`,
    });
    expect(await contents(folder)).toEqual(project);
  });

  it("makes the changes with --write, and keeps copies", async () => {
    const folder = await given(project);

    const { status, printed } = await migrate(folder, "--state", "state.json", "--write");

    expect(status).toBe(0);
    expect(printed).toContain("The stack was migrated. Next:\n  npm install\n");
    const { "state.json": now = "", ...files } = await contents(folder);
    expect(files).toMatchObject(taken);
    expect(JSON.parse(now).deployment.resources[1].urn).toBe(`${root}shelf:index/label:Label::red`);
    const [at = ""] = (await readdir(join(folder, ".pulumi-migrate"))).filter((name) => name !== ".gitignore");
    const { "migrated-state.json": _, ...copies } = await contents(join(folder, ".pulumi-migrate", at));
    const {
      "node_modules/@pulumi/shelfcloud/index.js": __,
      "node_modules/typescript/package.json": ___,
      ...own
    } = project;
    expect(copies).toEqual(own);
    expect(await readFile(join(folder, ".pulumi-migrate/.gitignore"), "utf8")).toBe("*\n");
  });

  it("reads and writes the state with the CLI before it writes any file", async () => {
    const folder = await given({ ...project, ...fakePulumi });

    const { status, printed } = await migrate(folder, "--stack", "acme/store/dev", "--write");

    expect(status).toBe(0);
    expect(await readFile(join(folder, "calls.txt"), "utf8")).toMatch(
      /^stack export --stack acme\/store\/dev .*\nstack import --file .*migrated-state\.json --stack acme\/store\/dev .*\n.*@pulumi\/shelfcloud.*\n$/,
    );
    expect(JSON.parse(await readFile(join(folder, "imported.json"), "utf8")).deployment.resources[1].id).toBe(
      "label-1",
    );
    expect(printed).toContain("  npm install\n  pulumi preview --stack acme/store/dev --expect-no-changes\n");
    expect(await contents(folder)).toMatchObject(taken);
  });

  it("does not change files when the CLI rejects the state, and prints its error", async () => {
    const folder = await given({ ...project, ...fakePulumi, "refuse.txt": "" });

    const { status, logged } = await migrate(folder, "--write");

    expect(status).toBe(1);
    expect(logged).toMatch(
      /^`pulumi stack import .*` failed in .*:\nerror: incorrect passphrase \[shelf\/command-failed\]\n$/s,
    );
    expect(await contents(folder)).toMatchObject(project);
  });

  it("does not change the state when a file cannot be written, and names the file", async () => {
    const inTheWay = { "index.ts.pulumi-migrate/index.txt": "" };
    const folder = await given({ ...project, ...fakePulumi, ...inTheWay });

    const { status, logged } = await migrate(folder, "--write");

    expect(status).toBe(1);
    expect(logged).toMatch(
      /^EISDIR: .*index\.ts\.pulumi-migrate'\. Fix this and run the command again\. \[shelf\/invalid-file\]\n$/,
    );
    expect(await contents(folder)).toEqual({
      ...project,
      ...fakePulumi,
      ...inTheWay,
      "calls.txt": expect.not.stringContaining("import"),
    });
  });

  it("does not touch other files beside the project's", async () => {
    const beside = { "index.ts.new": "mine", "state.json.new": "mine" };
    const folder = await given({ ...project, ...beside });

    expect(await migrate(folder, "--state", "state.json", "--write")).toMatchObject({ status: 0, logged: "" });
    expect(await contents(folder)).toMatchObject({ ...taken, ...beside });
  });

  it("migrates a program in a folder beside the project, even with similar names", async () => {
    const folder = await given({
      "Pulumi.yaml": "name: store\nruntime: nodejs\nmain: ../project-program\n",
      "state.json": state,
    });
    const program = { "index.ts": project["index.ts"], "package.json": project["package.json"] };
    const typescript = "node_modules/typescript/package.json";
    await fill(`${folder}-program`, { ...program, [typescript]: project[typescript] });

    expect(await migrate(folder, "--state", "state.json", "--write")).toMatchObject({ status: 0, logged: "" });
    expect(await contents(`${folder}-program`)).toMatchObject({ "index.ts": taken["index.ts"] });
  });

  it("changes nothing when copies cannot be written", async () => {
    const folder = await given({ ...project, ".pulumi-migrate": "" });

    expect(await migrate(folder, "--state", "state.json", "--write")).toMatchObject({
      status: 1,
      logged: expect.stringMatching(
        /^[A-Z]+: .*\.pulumi-migrate.*\. Fix this and run the command again\. \[shelf\/invalid-file\]\n$/,
      ),
    });
    expect(await contents(folder)).toEqual(project);
  });

  it("reads a state in UTF-16, or with a byte order mark", async () => {
    for (const text of [Buffer.from(`\ufeff${state}`, "utf16le"), Buffer.from(`\ufeff${state}`)]) {
      const folder = await given(project);
      await writeFile(join(folder, "state.json"), text);
      expect(await migrate(folder, "--state", "state.json")).toMatchObject({ status: 0, logged: "" });
    }
  });

  it("quotes names in commands for a shell", async () => {
    const folder = await given({ ...project, "my state.json": state });

    const { printed } = await migrate(folder, "--state", "my state.json");

    expect(printed).toContain("migrate --state 'my state.json' --write\n");
    expect(printed).toContain("pulumi stack import --stack dev --file 'my state.json'\n");
  });

  it("names the providers that the program must create, and those that it has twice at the end", async () => {
    const own = state
      .replaceAll("shelfcloud::default", "shelfcloud::own")
      .replace('"inputs":{}', '"inputs":{"apiKey":"k"}');
    const folder = await given({ ...project, "state.json": own });

    const first = await migrate(folder, "--state", "state.json", "--target", "red", "--write");
    const again = { ...JSON.parse(await readFile(join(folder, "state.json"), "utf8")) };
    again.deployment.resources.push(JSON.parse(own.replaceAll("red", "blue")).deployment.resources[1]);
    await writeFile(join(folder, "state.json"), JSON.stringify(again));
    const rest = await migrate(folder, "--state", "state.json", "--write");

    expect(first.printed).toContain('with the same names and arguments: Provider "own", Label "red". Do this before');
    expect(rest.printed).toContain('because both packages had them: Provider "own". Remove one of each.\n');
  });

  it("continues an interrupted run: with the files, or with the state", async () => {
    const withState = await given(project);
    await migrate(withState, "--state", "state.json", "--write");
    await writeFile(join(withState, "index.ts"), project["index.ts"]);
    expect(await migrate(withState, "--state", "state.json", "--write")).toMatchObject({ status: 0 });
    expect(await contents(withState)).toMatchObject(taken);

    const withFiles = await given({ ...project, ...taken });
    expect(await migrate(withFiles, "--state", "state.json", "--write")).toMatchObject({ status: 0 });
    expect(await readFile(join(withFiles, "state.json"), "utf8")).not.toContain("shelfcloud");
    expect(await contents(withFiles)).toMatchObject(taken);
  });

  it("migrates one resource, does not change the program, and names what its author must create", async () => {
    const folder = await given(project);

    const shown = await migrate(folder, "--state", "state.json", "--target", "red");
    expect(shown.printed).toContain("  npx @org/shelf migrate --state state.json --target red --write\n");
    const { printed } = await migrate(folder, "--state", "state.json", "--target", "red", "--write");

    expect(printed).toContain(
      'In the program, create these resources with @org/shelf, with the same names and arguments: Label "red". Do this before the next `pulumi up`; otherwise it deletes them and creates others.\n',
    );
    expect(await contents(folder)).toMatchObject({
      "index.ts": project["index.ts"],
      "package.json": '{ "dependencies": { "@org/shelf": "^1.2.3", "@pulumi/shelfcloud": "^2.0.0" } }\n',
      "Pulumi.dev.yaml": `${project["Pulumi.dev.yaml"]}  shelf:apiKey:\n    secure: v1:abc\n`,
    });
  });

  it("uses the project's package manager, and names the package when there is no package.json", async () => {
    const withPnpm = await given({ ...project, "pnpm-lock.yaml": "" });
    expect((await migrate(withPnpm, "--state", "state.json")).printed).toContain("  pnpm install\n");

    const inYaml = await given({
      "Pulumi.yaml": "name: store\nruntime: yaml\n",
      "Main.yaml": "resources:\n  red:\n    type: shelfcloud:Label\n",
      "state.json": state,
    });
    const { printed } = await migrate(inYaml, "--state", "state.json", "--write");
    expect(printed).toContain("  npm install @org/shelf@^1.2.3\n");
    expect((await contents(inYaml))["Main.yaml"]).toBe("resources:\n  red:\n    type: shelf:Label\n");
  });

  it("lists every line that still mentions the old package", async () => {
    const folder = await given({
      ...project,
      "index.ts": `import * as shelfcloud from "@pulumi/shelfcloud";
// shelfcloud
const name = "shelfcloud";
new shelfcloud.Label(name, { text: name });
if (type.startsWith("shelfcloud:") || /shelfcloud/.test(type) || kind === "shelfcloud") protect();
export const providers = { shelfcloud: shelfcloud.Provider };
`,
      "test/mocks.json": '{\n  "a": "shelfcloud",\n  "b": "notshelfcloud"\n}\n',
      "Pulumi.prod.yaml": "config:\n  shelfcloud:apiKey: x\n",
      ".github/deploy.yml": "run: pulumi plugin install resource shelfcloud\n",
      "package-lock.json": '{ "packages": { "node_modules/@pulumi/shelfcloud": {} } }\n',
      "other/Pulumi.yaml": "name: other\nruntime: nodejs\n",
      "other/index.ts": 'require("@pulumi/shelfcloud");\n',
    });
    const mentioned = `
Remaining mentions of shelfcloud (file: lines). Code that compares types with it no longer matches:
  .github/deploy.yml: 1
  Pulumi.prod.yaml: 2
  index.ts: 2, 3, 5, 6
  test/mocks.json: 2
`;

    const { printed } = await migrate(folder, "--state", "state.json", "--write");

    expect(printed).toContain(mentioned);
    const again = await migrate(folder, "--state", "state.json");
    expect(again.logged).toContain(
      "These files mention it: .github/deploy.yml: 1; Pulumi.prod.yaml: 2; index.ts: 2, 3, 5, 6; test/mocks.json: 2.",
    );
  });

  it("uses the folder and the package manager of a workspace, and names packages that use the old one", async () => {
    const { "node_modules/@pulumi/shelfcloud/index.js": installed, "package.json": own, ...rest } = project;
    const ofInfra = Object.fromEntries(
      Object.entries({ ...rest, "package.json": own }).map(([name, text]) => [`packages/infra/${name}`, text]),
    );
    const sibling = { "packages/lib/package.json": own, "packages/none/package.json": "{}" };
    const ofNpm = {
      "package.json": '{ "workspaces": ["packages/*"], "overrides": { "@pulumi/shelfcloud": "^2.0.0" } }\n',
    };
    const ofPnpm = { "package.json": "{}", "pnpm-workspace.yaml": "packages: [packages/*]\n", "pnpm-lock.yaml": "" };
    const cases = [
      [
        { ...ofNpm, "node_modules/@pulumi/shelfcloud/index.js": installed },
        "../../node_modules/@org/shelf",
        "npm install",
      ],
      [{ ...ofNpm, "yarn.lock": "" }, "../../node_modules/@org/shelf", "yarn install"],
      [ofPnpm, "node_modules/@org/shelf", "pnpm install"],
      [{ ...ofPnpm, "node_modules/@org/shelf/index.js": "" }, "../../node_modules/@org/shelf", "pnpm install"],
    ] as const;
    for (const [root, path, install] of cases) {
      const folder = await given({ ...ofInfra, ...sibling, ...root });

      const { printed } = await migrate(join(folder, "packages/infra"), "--state", "state.json");

      expect(printed).toContain(`path: ${path}\n`);
      expect(printed).toContain(`  ${install}\n`);
      expect(printed).toContain("\nNote: ../lib/package.json depends on @pulumi/shelfcloud. If this program imports");
      expect(printed.includes("  ../../package.json: 1\n")).toBe(root["package.json"].includes("overrides"));
    }
  });

  it("uses the project's own folder if the old package is installed above it by chance", async () => {
    const { "node_modules/@pulumi/shelfcloud/index.js": installed, ...rest } = project;
    const folder = await given({ ...rest, "../node_modules/@pulumi/shelfcloud/index.js": installed });

    expect((await migrate(folder, "--state", "state.json")).printed).toContain("path: node_modules/@org/shelf\n");
  });

  it("migrates the configuration and the program of an empty stack", async () => {
    const empty = '{"version":3,"deployment":{}}';
    const folder = await given({ ...project, ...fakePulumi, "state.json": empty });

    const { status, printed } = await migrate(folder, "--stack", "org/store/dev", "--write");

    expect(status).toBe(0);
    expect(printed).toContain("  pulumi preview --stack org/store/dev --expect-no-changes\n");
    expect(await contents(folder)).toMatchObject({ ...taken, "state.json": empty });
    expect(await contents(folder)).not.toHaveProperty("imported.json");

    const selected = await given({ ...project, ...fakePulumi, "state.json": empty });
    expect((await migrate(selected)).printed).toContain("shelfcloud:apiKey -> shelf:apiKey\n");
  });

  it("does not change nested projects, and keeps the old package in a shared package.json", async () => {
    const inner = { "Pulumi.yaml": project["Pulumi.yaml"], "index.ts": project["index.ts"] };
    const { "package.json": manifest, ...rest } = project;
    const folder = await given({
      "package.json": manifest,
      ...Object.fromEntries(Object.entries(rest).map(([name, text]) => [`app/${name}`, text])),
      ...Object.fromEntries(Object.entries(inner).map(([name, text]) => [`app/other/${name}`, text])),
    });

    const { status } = await migrate(join(folder, "app"), "--state", "state.json", "--write");

    expect(status).toBe(0);
    expect(await contents(folder)).toMatchObject({
      "package.json": '{ "dependencies": { "@org/shelf": "^1.2.3", "@pulumi/shelfcloud": "^2.0.0" } }\n',
      "app/index.ts": taken["index.ts"],
      "app/Pulumi.yaml": taken["Pulumi.yaml"].replace("node_modules", "../node_modules"),
      "app/other/index.ts": project["index.ts"],
    });
  });

  it("keeps file permissions, and lets only the owner read the state", async () => {
    const folder = await given(project);
    await chmod(join(folder, "Pulumi.dev.yaml"), 0o640);

    await migrate(folder, "--state", "state.json", "--write");

    const [at = ""] = (await readdir(join(folder, ".pulumi-migrate"))).filter((name) => name !== ".gitignore");
    const rights = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);
    expect(await rights("Pulumi.dev.yaml")).toBe("640");
    expect(await rights(".pulumi-migrate", at, "state.json")).toBe("600");
    expect(await rights(".pulumi-migrate", at, "migrated-state.json")).toBe("600");
  });

  it.each([
    ["a file without a state", { ...project, "state.json": "hello" }, /^state\.json is not the state of a stack/],
    [
      "interrupted operations",
      {
        ...project,
        "state.json":
          '{"version":3,"deployment":{"pending_operations":[{"type":"creating","resource":{"urn":"urn:x"}}]}}',
      },
      /^The state has interrupted operations \(creating urn:x\)\. Run `pulumi refresh`/,
    ],
    [
      "another package's state",
      { "Pulumi.yaml": project["Pulumi.yaml"], "state.json": state.replaceAll("shelfcloud", "othercloud") },
      /^The stack dev, its configuration and its program do not use @pulumi\/shelfcloud\./,
    ],
    [
      "a migrated stack",
      { ...project, ...taken, "state.json": state.replaceAll("shelfcloud", "shelf") },
      /^The stack dev.* do not use @pulumi\/shelfcloud.*already migrated/,
    ],
    [
      "the state of another project",
      { ...project, "state.json": state.replaceAll("::store::", "::office::") },
      /^The state belongs to the project office, but Pulumi\.yaml belongs to store\. \[shelf\/unsupported-state\]$/m,
    ],
    ["an empty stack", { ...project, "state.json": '{"version":3,"deployment":{}}' }, /^The state has no resources/],
    [
      "a program with a name that the new package lacks",
      { ...project, "index.ts": 'import { Crane } from "@pulumi/shelfcloud";\n' },
      /^@org\/shelf has no counterpart for Crane \(index\.ts:1\)\. Remove it from the program first\. \[shelf\/no-counterpart\]$/m,
    ],
    [
      "a project without a runtime",
      { ...project, "Pulumi.yaml": "name: store\n" },
      /^Pulumi\.yaml has no `runtime`, so it is not a Pulumi project\. \[shelf\/unsupported-project\]$/m,
    ],
    [
      "a program in another language",
      { ...project, "Pulumi.yaml": "name: store\nruntime:\n  name: python\n" },
      /^The program of Pulumi\.yaml runs on python, but @org\/shelf supports only TypeScript, JavaScript and YAML\. \[shelf\/unsupported-project\]$/m,
    ],
    [
      "a missing compiler",
      { ...project, "node_modules/typescript/package.json": "{}" },
      /^Reading the program requires the project's TypeScript compiler, but there is none\. Install/,
    ],
    [
      "a compiler without an API",
      {
        ...project,
        "node_modules/typescript/package.json": "{}",
        "node_modules/typescript/index.js": 'exports.version = "7.0.0";',
      },
      /but 7\.0\.0 has no API\. Install/,
    ],
    [
      "different settings under both names",
      { ...project, "Pulumi.dev.yaml": "config:\n  shelf:apiKey: a\n  shelfcloud:apiKey: b\n" },
      /^Pulumi\.dev\.yaml has settings with different values under the two names/,
    ],
  ])("rejects %s with a message, before anything is written", async (_, files, sentence) => {
    const folder = await given(files);

    const { status, logged } = await migrate(folder, "--state", "state.json", "--write");

    expect(status).toBe(1);
    expect(logged).toMatch(sentence);
    expect(await contents(folder)).toEqual(files);
  });

  it("rejects a missing file, a folder without a project, and contradicting options", async () => {
    const folder = await given(project);

    expect((await migrate(folder, "--state", "other.json")).logged).toMatch(
      /^other\.json cannot be read \(ENOENT\)\. Pass/,
    );
    expect((await migrate(join(folder, "../package"), "--state", "state.json")).logged).toMatch(
      /^There is no Pulumi\.yaml in .* or above it/,
    );
    expect((await migrate(folder, "--write", "--dry-run")).logged).toMatch(/cannot be combined/);
    expect((await migrate(folder, { PATH: folder })).logged).toMatch(
      /^The Pulumi CLI is not on PATH: install it, or pass/,
    );
  });
});

/** A CLI that exports the state of the project, and records its arguments and the program at that time. */
const fakePulumi = {
  pulumi: `#!/bin/sh
echo "$@" >> calls.txt
case "$2" in
  export) cat state.json ;;
  --show-name) echo dev ;;
  import)
    if [ -e refuse.txt ]; then echo "error: incorrect passphrase" >&2; exit 255; fi
    cp "$4" imported.json
    head -1 index.ts >> calls.txt ;;
esac
`,
};

/** The compiler of this workspace stands for that of a project. */
function compiler(): string {
  return join(dirname(createRequire(import.meta.url).resolve("typescript")), "typescript.js");
}

/** A folder with these files, and one with the package that takes over beside it. */
async function given(files: Readonly<Record<string, string>>): Promise<string> {
  const above = await mkdtemp(join(tmpdir(), "migrate-"));
  onTestFinished(() => rm(above, { recursive: true, force: true }));
  const manifest = { name: to.npmName, version: to.version, pulumi: { name: to.provider } };
  const schema = { ...to.schema, pluginDownloadURL: to.pluginDownloadUrl };
  const packaged = { "package.json": JSON.stringify(manifest), "schema.json": JSON.stringify(schema) };
  await fill(join(above, "project"), files);
  await fill(join(above, "package"), packaged);
  return join(above, "project");
}

async function fill(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { mode: path === "pulumi" ? 0o755 : 0o644 });
  }
}

async function migrate(folder: string, ...[first, ...rest]: readonly (string | Record<string, string>)[]) {
  const environment = typeof first === "object" ? first : { PATH: `${folder}${delimiter}${process.env["PATH"]}` };
  const words = [first, ...rest].filter((each) => typeof each === "string");
  let [printed, logged] = ["", ""];
  const status = await runCommands(
    {
      packageName: to.npmName,
      version: to.version,
      commands: [migrateCommand(from, folder.replace(/\/(project|package)(\/.*)?$/, "/package"))],
    },
    ["migrate", ...words],
    {
      folder,
      environment,
      print: (text) => {
        printed += text;
      },
      log: (text) => {
        logged += text;
      },
    },
  );
  return { status, printed, logged };
}

/** The files of a folder, but for the copies that are kept. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const kept = files.filter((path) => !path.slice(folder.length).startsWith("/.pulumi-migrate"));
  const texts = kept.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}
