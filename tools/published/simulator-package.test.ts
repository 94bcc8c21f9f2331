import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyInstalled } from "./stack/installed.ts";
import { type Platform, startPlatform } from "./stack/platform.ts";
import { type ProjectFolder, projectFolder } from "./stack/project-folder.ts";
import { allPublished } from "./stack/released.ts";
import { attempt, npmEnvironment, run } from "./stack/run.ts";
import { smallResourceOf } from "./stack/small-resource.ts";

/** The module and name of a resource type in tokens, such as `index/serviceAccount:ServiceAccount`. */
function token(type: string): string {
  return `index/${type.charAt(0).toLowerCase()}${type.slice(1)}:${type}`;
}

/** The ID of the object of a type in an exported stack. */
function idOfObject(exported: string, type: string): string {
  const { deployment } = JSON.parse(exported) as { readonly deployment: { readonly resources: readonly Exported[] } };
  return deployment.resources.find((one) => one.type.endsWith(`:${type}`))?.id ?? "";
}

interface Exported {
  readonly type: string;
  readonly id?: string;
}

describe.each(allPublished)("$npmName-simulator, installed from its archive into an empty folder", (published) => {
  const { provider, npmName, simulatorTarball } = published;
  const name = `${npmName}-simulator`;
  let folder: ProjectFolder;

  beforeAll(async () => {
    folder = await projectFolder();
    await folder.write("package.json", JSON.stringify({ private: true }));
    await installSimulator(folder);
  });

  afterAll(() => folder[Symbol.asyncDispose]());

  const installSimulator = ({ path }: ProjectFolder) =>
    run("npm", ["install", simulatorTarball], { cwd: path, env: npmEnvironment });

  const start = (...options: readonly string[]) =>
    startPlatform(provider, {
      command: "npx",
      args: ["--no-install", name, ...options],
      cwd: folder.path,
      env: folder.env,
    });

  test("needs no other package", async () => {
    const installed = await readdir(join(folder.path, "node_modules"));
    expect(installed.filter((entry) => !entry.startsWith("."))).toEqual(["@org"]);
    expect(await readdir(join(folder.path, "node_modules/@org"))).toEqual([name.replace("@org/", "")]);
  });

  test("starts by npx, keeps the objects of a stack for the next start, and becomes a copy of an account", async () => {
    const project = await projectFolder();
    await using _ = project;
    copyInstalled(provider, project.path);
    await installSimulator(project);
    const { type, args } = smallResourceOf(provider);
    await project.write(
      "Pulumi.yaml",
      JSON.stringify({
        name: "published",
        runtime: "yaml",
        plugins: { providers: [{ name: provider, path: `node_modules/${npmName}` }] },
        resources: { created: { type: `${provider}:${type}`, properties: args } },
      }),
    );
    const pulumiIn =
      (stack: string) =>
      ({ env }: Platform, ...words: readonly string[]) =>
        run("pulumi", [...words, "--stack", stack, "--non-interactive"], {
          cwd: project.path,
          env: { ...project.env, ...env },
        });
    const pulumi = pulumiIn("dev");
    const discover = ({ env }: Platform, ...words: readonly string[]) =>
      run("npx", ["--no-install", npmName, "discover", "--kind", type, ...words], {
        cwd: project.path,
        env: { ...project.env, ...env },
      });
    const objectsIn = async (file: string) => JSON.parse(await readFile(join(project.path, file), "utf8")) as unknown;
    const state = ["--state", join(folder.path, "world.json")];

    let before: Readonly<Record<string, number>>;
    {
      await using platform = await start(...state);
      before = await platform.contents();
      await project.createStack("dev");
      await pulumi(platform, "up", "--yes", "--skip-preview");
      expect(await platform.contents()).not.toEqual(before);
      expect(await platform.violations()).toEqual([]);
    }

    await using platform = await start(...state);
    await pulumi(platform, "preview", "--refresh", "--expect-no-changes");

    await discover(platform, "--snapshot", "copy.json");
    await discover(platform, "--out", "original-objects.json");
    {
      const rehearsal = pulumiIn("rehearsal");
      await using copy = await start("--state", join(project.path, "copy.json"));
      await discover(copy, "--out", "copied-objects.json");
      expect(await objectsIn("copied-objects.json")).toEqual(await objectsIn("original-objects.json"));

      await project.createStack("rehearsal");
      const id = idOfObject(await pulumi(platform, "stack", "export"), type);
      const imported = ["--yes", "--skip-preview", "--protect=false", "--generate-code=false"];
      await rehearsal(copy, "import", `${provider}:${token(type)}`, "created", id, ...imported);
      await rehearsal(copy, "preview", "--expect-no-changes");
      expect(await copy.violations()).toEqual([]);
    }

    await pulumi(platform, "destroy", "--yes", "--skip-preview");
    expect(await platform.contents()).toEqual(before);
    expect(await platform.violations()).toEqual([]);
  });

  test("lists its options, and rejects an invalid one in a sentence", async () => {
    const options = { cwd: folder.path, env: folder.env };
    const help = await run("npx", ["--no-install", name, "--help"], options);
    for (const option of ["state", "seed", "clock", "latency", "limit", "faults", "listen", "token"]) {
      expect(help).toContain(`  --${option} <`);
    }

    const { code, output } = await attempt("npx", ["--no-install", name, "--listen", "0.0.0.0"], options);
    expect(code).toBe(1);
    expect(output).toContain(
      'Listening on "0.0.0.0" requires a token (--token), because other machines can reach it.\n',
    );
  });
});
