import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Platform, startPlatform } from "./stack/platform.ts";
import { type ProjectFolder, projectFolder } from "./stack/project-folder.ts";
import { allPublished } from "./stack/released.ts";
import { attempt, run } from "./stack/run.ts";
import { smallResourceOf } from "./stack/small-resource.ts";

describe.each(allPublished)("$npmName-simulator, installed from its archive into an empty folder", (published) => {
  const { provider, npmName, tarball, simulatorTarball } = published;
  const name = `${npmName}-simulator`;
  let folder: ProjectFolder;

  beforeAll(async () => {
    folder = await projectFolder();
    await folder.write("package.json", JSON.stringify({ private: true }));
    const options = { cwd: folder.path, env: process.env };
    await run("npm", ["install", simulatorTarball, "--prefer-offline", "--no-audit", "--no-fund"], options);
  });

  afterAll(() => folder[Symbol.asyncDispose]());

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

  test("starts by npx, and keeps the objects of a stack for the next start", async () => {
    const project = await projectFolder();
    await using _ = project;
    await project.write("package.json", JSON.stringify({ private: true }));
    const install = ["install", tarball, "--prefer-offline", "--no-audit", "--no-fund"];
    await run("npm", install, { cwd: project.path, env: process.env });
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
    const pulumi = ({ env }: Platform, ...words: readonly string[]) =>
      run("pulumi", [...words, "--stack", "dev", "--non-interactive"], {
        cwd: project.path,
        env: { ...project.env, ...env },
      });
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
