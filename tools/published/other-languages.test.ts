import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { platformHere } from "@org/release/platforms";
import { sdksOf } from "@org/sdks/shared-sdks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Prepare, prepareGo, preparePython } from "./stack/automation-programs.ts";
import { startOperations } from "./stack/operations.ts";
import { startPlatform } from "./stack/platform.ts";
import { projectFolder } from "./stack/project-folder.ts";
import { redirected, startReleaseHost } from "./stack/release-host.ts";
import { allPublished, releaseHost } from "./stack/released.ts";
import { npmEnvironment, run } from "./stack/run.ts";

const workspace = join(import.meta.dirname, "../..");

const languages: readonly { readonly language: string; readonly prepare: Prepare }[] = [
  { language: "python", prepare: preparePython },
  { language: "go", prepare: prepareGo },
];

/** The number of resources in each quickstart, including the stack, and its secret outputs. */
const quickstarts: Readonly<Record<string, { readonly resources: number; readonly secrets: readonly string[] }>> = {
  appprov: { resources: 9, secrets: ["databaseUrl", "replicaUrl"] },
  cloudprov: { resources: 13, secrets: ["keySecret"] },
  streamprov: { resources: 14, secrets: ["appKeySecret"] },
};

/** Kinds of objects that no API deletes. */
const history = ["gatewayReleases"];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "published-hosts-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const cases = allPublished.flatMap((each) => languages.map((language) => ({ ...each, ...language })));

describe.each(cases)("the quickstart of $provider in $language", ({ provider, server, archives, ...rest }) => {
  test("runs with the released SDK, which downloads the plugin, through the Automation API", async () => {
    const name = `${provider}-quickstart-${rest.language}`;
    const quickstart = quickstarts[provider];
    if (quickstart === undefined) throw new Error(`${provider} has no quickstart in this test.`);
    const hosted = await renamedArchive(rest.version, { provider, archives });
    await using host = await startReleaseHost(hosted.folder);
    await using project = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await using platform = await startPlatform(provider);
    const contents = async () => ({
      ...(await platform.contents()),
      ...Object.fromEntries(history.map((kind) => [kind, 0])),
    });
    const before = await contents();
    await cp(join(workspace, "examples", name), project.path, { recursive: true });
    const { command, args, env } = await rest.prepare(project.path, sdksOf(provider));
    const options = { cwd: project.path, env: { ...project.env, ...platform.env, ...env } };
    const pulumi = (...words: string[]) => run("pulumi", [...words, "--stack", "local", "--non-interactive"], options);
    await project.createStack("local");
    await using operations = startOperations(command, [...args, project.path, name], options);

    expect(await operations.execute("up")).toEqual({ create: quickstart.resources });
    expect(host.served).toEqual([`/${hosted.archive}`]);
    expect(await contents()).not.toEqual(before);

    expect(await operations.execute("up")).toEqual({ same: quickstart.resources });

    const outputs = JSON.parse(await pulumi("stack", "output", "--json")) as Record<string, unknown>;
    const secrets = Object.keys(outputs).filter((output) => outputs[output] === "[secret]");
    expect(secrets.sort()).toEqual(quickstart.secrets);

    expect(await operations.execute("destroy")).toEqual({ delete: quickstart.resources });
    expect(await contents()).toEqual(before);
    expect(await platform.violations()).toEqual([]);
  });
});

test.each(allPublished.filter(({ provider }) => provider === "streamprov"))(
  "the tests of a $provider program in Python pass with pytest, the released SDK and the packed simulator",
  async ({ provider, server, archives, simulatorTarball, version: present }) => {
    const hosted = await renamedArchive(present, { provider, archives });
    await using host = await startReleaseHost(hosted.folder);
    await using project = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await cp(join(workspace, "examples", `${provider}-tests-python`), project.path, { recursive: true });
    await project.write("package.json", JSON.stringify({ private: true }));
    await run("npm", ["install", simulatorTarball], { cwd: project.path, env: npmEnvironment });
    const { command, env } = await preparePython(project.path, sdksOf(provider));

    const output = await run(command, ["-m", "pytest", "--basetemp", join(project.path, "temporary")], {
      cwd: project.path,
      env: { ...project.env, ...env },
    });

    expect(output).toContain(" 2 passed ");
    expect(host.served).toEqual([`/${hosted.archive}`]);
  },
);

/** A folder of a release host that has the self-contained archive of a plugin as that of the SDKs' version. */
async function renamedArchive(
  present: string,
  { provider, archives }: { readonly provider: string; readonly archives: string },
): Promise<{ readonly folder: string; readonly archive: string }> {
  const nameOf = (each: string) =>
    `${archives}/pulumi-resource-${provider}-v${each}-${platformHere.os}-${platformHere.arch}.tar.gz`;
  const host = await mkdtemp(join(folder, "host-"));
  const archive = nameOf(sdksOf(provider).version);
  await mkdir(join(host, archives), { recursive: true });
  await symlink(join(releaseHost, nameOf(present)), join(host, archive));
  return { folder: host, archive };
}
