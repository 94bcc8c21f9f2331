import { readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyInstalled } from "./stack/installed.ts";
import { operationsOn, startOperations } from "./stack/operations.ts";
import { type Platform, startPlatform } from "./stack/platform.ts";
import { type ProjectFolder, projectFolder } from "./stack/project-folder.ts";
import { redirected, startReleaseHost } from "./stack/release-host.ts";
import { allPublished, releaseHost } from "./stack/released.ts";
import { attempt, run } from "./stack/run.ts";
import { type SmallResource, smallResourceOf } from "./stack/small-resource.ts";

const programs = [
  { kind: "an ESM program", file: "esm.mjs", imports: esmImports },
  { kind: "a CommonJS program", file: "commonjs.cjs", imports: commonJsImports },
] as const;

describe.each(allPublished)("$npmName, installed from its archive into an empty folder", (published) => {
  const { provider, npmName, version, server, archives } = published;
  let folder: ProjectFolder;
  let installed: string;

  beforeAll(async () => {
    folder = await projectFolder();
    installed = join(folder.path, "node_modules", npmName);
    copyInstalled(provider, folder.path);
    await folder.write("Pulumi.yaml", projectFile + pluginSection(provider, npmName));
    for (const { file, imports } of programs) {
      await folder.write(
        file,
        imports(npmName, smallResourceOf(provider).family) + programText(smallResourceOf(provider)),
      );
    }
  });

  afterAll(() => folder[Symbol.asyncDispose]());

  test("needs Pulumi's SDK, and no other package of this workspace", async () => {
    // The test folder always has Pulumi's SDK, so only the manifest shows the dependency.
    const dependencies = { "@pulumi/pulumi": expect.any(String) };
    const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ version, dependencies });
    expect(await readdir(join(installed, ".."))).toEqual([npmName.split("/").at(-1)]);
    expect(await readdir(installed)).not.toContain("node_modules");
  });

  test("has commands that are called by its name", async () => {
    const options = { cwd: folder.path, env: folder.env };

    expect(await run("npx", ["--no-install", npmName, "--version"], options)).toContain(`${npmName} ${version}\n`);

    for (const file of ["dist/command.cjs", "dist/plugin.cjs"]) {
      await using _ = await without(join(installed, file));
      const { code, output } = await attempt("npx", ["--no-install", npmName, "--version"], options);
      expect(code).toBe(1);
      expect(output).toContain(`The file ${file} is missing. Install ${npmName} again.`);
    }
  });

  test.each(programs)(
    "lets $kind make and take down a resource, with the plugin inside the package",
    async (program) => {
      await using platform = await startPlatform(provider);
      const options = { cwd: folder.path, env: { ...folder.env, ...variablesOf(platform, program.file) } };
      const before = await platform.contents();

      await using operations = startOperations("node", [program.file], options);

      await operations.execute("up");
      expect(total(await platform.contents())).toBeGreaterThan(total(before));

      await operations.execute("destroy");
      expect(await platform.contents()).toEqual(before);
      expect(await platform.violations()).toEqual([]);

      // Had the engine taken another plugin, the same program would not miss this one.
      await using _ = await without(join(installed, "dist/plugin.cjs"));
      const failure = await operations.execute("preview").catch((error: Error) => error.message);
      expect(failure).toContain(`node ${program.file} ended with 1:\n`);
      expect(failure).toContain(`The ${provider} plugin's file dist/plugin.cjs is missing. Install ${npmName} again.`);
    },
  );

  test("lets the engine download the plugin of the SDK's version when the project does not say where it is", async () => {
    await using platform = await startPlatform(provider);
    await using host = await startReleaseHost(releaseHost);
    await folder.write("silent/Pulumi.yaml", projectFile);
    const options = {
      cwd: join(folder.path, "silent"),
      env: { ...folder.env, ...variablesOf(platform, "silent"), ...redirected(server, `${host.url}/${archives}`) },
    };
    const before = await platform.contents();

    await using operations = startOperations("node", ["../esm.mjs"], options);

    await operations.execute("up");
    expect(total(await platform.contents())).toBeGreaterThan(total(before));
    expect(host.served).toEqual([expect.stringContaining(`/pulumi-resource-${provider}-v${version}-`)]);

    await operations.execute("destroy");
    expect(await platform.contents()).toEqual(before);
  });
});

const projectFile = "name: published\nruntime: nodejs\n";

/** The project files that the documentation describes. */
function pluginSection(provider: string, npmName: string): string {
  return `plugins:
  providers:
    - name: ${provider}
      path: node_modules/${npmName}
`;
}

function esmImports(npmName: string, family: string): string {
  return `import { LocalWorkspace } from "@pulumi/pulumi/automation/index.js";
import * as provider from "${npmName}";
import * as family from "${npmName}/${family}";
`;
}

function commonJsImports(npmName: string, family: string): string {
  return `const { LocalWorkspace } = require("@pulumi/pulumi/automation/index.js");
const provider = require("${npmName}");
const family = require("${npmName}/${family}");
`;
}

/** The Automation API runs programs with the CLI alone, on machines that lack the language host of Node.js. */
function programText({ type, args }: SmallResource): string {
  return `
if (family.${type} !== provider.${type}) throw new Error("The subpath has another class.");

const program = async () => {
  const made = new provider.${type}("published", ${JSON.stringify(args)});
  return { id: made.id };
};
${operationsOn({ stack: "process.env.STACK", project: "published" })}`;
}

/** The program's environment variables: the platform and the stack's name. */
function variablesOf({ env }: Platform, stack: string): Record<string, string> {
  return { ...env, STACK: stack };
}

function total(contents: Readonly<Record<string, number>>): number {
  return Object.values(contents).reduce((sum, count) => sum + count, 0);
}

/** Takes a file away for a while. */
async function without(file: string): Promise<AsyncDisposable> {
  const elsewhere = `${file}.away`;
  await rename(file, elsewhere);
  return { [Symbol.asyncDispose]: () => rename(elsewhere, file) };
}
