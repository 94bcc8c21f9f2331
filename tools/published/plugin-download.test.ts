import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as Spec from "@cyclonedx/cyclonedx-library/Spec";
import { JsonStrictValidator } from "@cyclonedx/cyclonedx-library/Validation";
import { filesOfTarball } from "@org/checks/tarball";
import { platformHere, platforms, type Platform as ReleasePlatform } from "@org/release/platforms";
import { selfContainedArchive } from "@org/release/plugin-archive";
import { smokeTest } from "@org/release/smoke";
import { gzippedEntry } from "@org/release/tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Published } from "./setup/release-everything.ts";
import { type Platform, startPlatform } from "./stack/platform.ts";
import { type ProjectFolder, projectFolder } from "./stack/project-folder.ts";
import { type ReleaseHost, redirected, startReleaseHost } from "./stack/release-host.ts";
import { allPublished, releaseHost } from "./stack/released.ts";
import { attempt, type Outcome, run } from "./stack/run.ts";
import { smallResourceOf } from "./stack/small-resource.ts";

test("every provider has slim archives for all platforms, a bill of materials and checksums", async () => {
  for (const { provider, version, slim } of allPublished) {
    const names = platforms.map((platform) => archiveName(provider, version, platform));
    await expectComplete(slim, provider, version, names);
  }
});

test("every provider has a self-contained archive of at most 48 MB, a bill of materials and checksums", async () => {
  for (const { provider, version, archives } of allPublished) {
    const name = archiveName(provider, version, platformHere);
    const { size } = await stat(join(releaseHost, archives, name));

    expect(size).toBeLessThan(48_000_000);
    await expectComplete(archives, provider, version, [name]);
  }
});

/** Checks that a folder contains these archives, the bill of materials and the checksums of all, and nothing else. */
async function expectComplete(
  path: string,
  provider: string,
  version: string,
  archives: readonly string[],
): Promise<void> {
  const folder = join(releaseHost, path);
  const names = [...archives, `pulumi-resource-${provider}-v${version}.cdx.json`];
  const checksums = names.map(async (name) => `${sha256(await readFile(join(folder, name)))}  ${name}\n`);
  const checksumFile = `pulumi-resource-${provider}-v${version}-SHA256SUMS`;
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);

  expect(files.sort()).toEqual([checksumFile, ...names].sort());
  expect(await readFile(join(folder, checksumFile), "utf8")).toBe((await Promise.all(checksums)).join(""));
}

describe.each(allPublished)("the bill of materials of $provider", ({ provider, npmName, version, ...folders }) => {
  test.each(["archives", "slim"] as const)("is valid and names the contents (%s)", async (kind) => {
    const folder = join(releaseHost, folders[kind]);
    const archive = await readFile(join(folder, archiveName(provider, version, platformHere)));
    const files = Object.fromEntries(filesOfTarball(archive).map(({ path, content }) => [path, content]));
    const text = await readFile(join(folder, `pulumi-resource-${provider}-v${version}.cdx.json`), "utf8");

    expect(await new JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const bill = JSON.parse(text) as Bill;
    expect(bill.metadata.component).toMatchObject({
      "bom-ref": `${npmName}@${version}`,
      hashes: [{ content: sha256(files["dist/plugin.cjs"] ?? "") }],
    });
    const carried = bill.components.map((component) => component["bom-ref"]);
    const node = carried.filter((reference) => /^node@22\./.test(reference));
    const others = carried.filter((reference) => !reference.startsWith("@org/") && !node.includes(reference));
    const names = others.map((reference) => reference.replace(/@[\d.]+$/, ""));
    expect(names).toEqual(expect.arrayContaining(["llhttp", "undici"]));
    // The plugin encodes the engine's messages without these packages.
    expect(names).not.toContain("google-protobuf");
    expect(names).not.toContain("@pulumi/pulumi");
    const notices = String(files["dist/THIRD-PARTY-NOTICES.txt"]).split("\n");
    expect(notices).toEqual(expect.arrayContaining(others));
    expect(node).toHaveLength(kind === "archives" ? 1 : 0);
    if (kind === "archives")
      expect(String(files["NODE-LICENSE.txt"])).toContain("Node.js is licensed for use as follows");
  });
});

interface Bill {
  readonly metadata: { readonly component: unknown };
  readonly components: readonly { readonly "bom-ref": string }[];
}

describe.each(allPublished)("the plugin of $provider, from an empty cache", (published) => {
  const { provider, version, server, archives, slim } = published;
  const archive = archiveName(provider, version, platformHere);

  test("starts without a PATH, in a folder whose path is long and has spaces", async () => {
    await smokeTest(join(releaseHost, archives, archive), { provider, version });
  });

  describe("installed by the CLI on a machine without Node", () => {
    let host: ReleaseHost;
    let folder: ProjectFolder;
    let machine: ProjectFolder;

    beforeAll(async () => {
      host = await startReleaseHost(releaseHost);
      folder = await projectFolder();
      machine = withoutNode(folder);
      await install(machine, published, `${host.url}/${archives}`);
    });

    // The tests have used the installed plugin, and have downloaded nothing.
    afterAll(async () => {
      expect(host.served).toEqual([`/${archives}/${archive}`]);
      expect(await cachedPlugins(folder)).toEqual([`resource-${provider}-v${version}`]);
      await folder[Symbol.asyncDispose]();
      await host[Symbol.asyncDispose]();
    });

    test("becomes a package of a project", async () => {
      await folder.write("Pulumi.yaml", "name: published\nruntime: yaml\n");

      const options = { cwd: machine.path, env: machine.env };
      await run("pulumi", ["package", "add", `${provider}@${version}`, "--non-interactive"], options);

      expect(await readFile(join(folder.path, "Pulumi.yaml"), "utf8")).toContain(`${provider}: ${provider}@${version}`);
    });

    test("serves a YAML program and pulumi do", async () => {
      await using platform = await startPlatform(provider);
      const before = await platform.contents();
      await writeProject(machine, provider);
      await pulumiIn(machine, platform)("up", "--stack", "local", "--yes", "--skip-preview");
      const made = (await resourcesIn(machine, platform)).find(({ type }) => type.startsWith(`${provider}:`));

      const type = `${provider}:index:${smallResourceOf(provider).type}`;
      const pulumiDo = (...args: string[]) =>
        run("pulumi", ["do", "--package", `${provider}@${version}`, type, ...args, "--output", "json"], {
          cwd: machine.path,
          env: { ...machine.env, ...platform.env },
        });

      expect(await pulumiDo("list")).toContain(`"id": "${made?.id}"`);
      expect(await pulumiDo("read", made?.id ?? "")).toContain(`"${Object.keys(smallResourceOf(provider).args)[0]}"`);

      await pulumiIn(machine, platform)("destroy", "--stack", "local", "--yes", "--skip-preview");
      expect(await platform.contents()).toEqual(before);
      expect(await platform.violations()).toEqual([]);
    });
  });

  test("is installed without Node from the folder of slim archives, and needs Node on PATH", async () => {
    await using host = await startReleaseHost(releaseHost);
    await using folder = await projectFolder();
    await using platform = await startPlatform(provider);
    await writeProject(folder, provider);

    await install(folder, published, `${host.url}/${slim}`);

    expect(host.served).toEqual([`/${slim}/${archive}`]);
    await expectToWork(folder, platform);

    const { code, output } = await preview(withoutNode(folder), platform);
    expect(code).not.toBe(0);
    expect(output).toContain(`The ${provider} plugin runs on Node, but there is no node on PATH. Install Node`);
  });

  test("is downloaded by the engine itself, from the address that the package names", async () => {
    await using host = await startReleaseHost(releaseHost);
    await using folder = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await using platform = await startPlatform(provider);
    await writeProject(folder, provider, { version, pluginDownloadURL: server });

    await expectToWork(folder, platform);

    expect(host.served).toEqual([`/${archives}/${archive}`]);
    expect(await cachedPlugins(folder)).toEqual([`resource-${provider}-v${version}`]);
  });

  test("is downloaded for an import by the address that the package names, and the import writes code", async () => {
    await using host = await startReleaseHost(releaseHost);
    await using folder = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await using platform = await startPlatform(provider);
    const pulumi = pulumiIn(folder, platform);
    await writeProject(folder, provider, { version, pluginDownloadURL: server });
    await pulumi("up", "--stack", "local", "--yes", "--skip-preview");
    const made = (await resourcesIn(folder, platform)).find(({ type }) => type.startsWith(`${provider}:`));
    if (made === undefined) throw new Error("The program made nothing.");
    await pulumi("state", "delete", made.urn, "--stack", "local", "--yes");

    // A YAML project file names the plugin, as the language hosts of other languages do.
    const { type, id } = made;
    const wanted = { type, name: "imported", id, version, pluginDownloadUrl: server };
    await folder.write("objects.json", JSON.stringify({ resources: [wanted] }));
    const options = ["--stack", "local", "--yes", "--skip-preview", "--generate-code", "--out", "imported.yaml"];
    await pulumi("import", "--file", "objects.json", ...options);

    expect(await readFile(join(folder.path, "imported.yaml"), "utf8")).toMatch(
      new RegExp(`imported:\\n +type: ${provider}:${smallResourceOf(provider).type}\\n`),
    );
  });
});

describe("an installation that fails prints one clear sentence", () => {
  const [published] = allPublished;
  if (published === undefined) throw new Error("The workspace has no provider.");
  const { provider, version, archives } = published;
  const archive = archiveName(provider, version, platformHere);

  test("for a wrong checksum", async () => {
    await using host = await startReleaseHost(releaseHost);
    await using folder = await projectFolder();
    const wrong = "ab".repeat(32);

    const output = await failedInstall(folder, published, `${host.url}/${archives}`, "--checksum", wrong);

    expect(sentencesIn(output)).toEqual([expect.stringContaining(`invalid checksum, expected ${wrong}, actual `)]);
    expect(await cachedPlugins(folder)).toEqual([]);
  });

  test("for a truncated archive, and the complete archive installs afterwards", async () => {
    await using host = await startReleaseHost(releaseHost);
    await using folder = await projectFolder();
    await using platform = await startPlatform(provider);
    const complete = await readFile(join(releaseHost, archives, archive));
    await folder.write(`truncated/${archive}`, complete.subarray(0, 1_000_000));
    await using truncatedHost = await startReleaseHost(folder.path);

    const output = await failedInstall(folder, published, `${truncatedHost.url}/truncated`);

    expect(sentencesIn(output)).toEqual([expect.stringMatching(/^error: installing .*: unexpected EOF$/)]);
    await install(folder, published, `${host.url}/${archives}`);
    await writeProject(withoutNode(folder), provider);
    await expectToWork(withoutNode(folder), platform);
  });

  test("for an archive for another platform", async () => {
    await using folder = await projectFolder();
    await using platform = await startPlatform(provider);
    const other: ReleasePlatform =
      platformHere.os === "linux" ? { os: "darwin", arch: "arm64" } : { os: "linux", arch: "arm64" };
    const executable = Buffer.from("of another platform");
    const entry = await gzippedEntry({ path: "node", content: executable, executable: true });
    const node = { platform: other, executable, entry, license: Buffer.from("MIT") };
    const { name, content } = await selfContainedArchive(await readFile(published.tarball), node, undefined);
    await folder.write(name, content);
    await writeProject(folder, provider);

    await pulumiIn(folder, platform)("plugin", "install", "resource", provider, version, "--file", name);

    const { code, output } = await preview(folder, platform);
    expect(code).not.toBe(0);
    expect(output).toContain(`This archive of the ${provider} plugin is for ${other.os}-${other.arch}`);
    expect(output).toContain("does not run on this machine. Install the archive for this machine, or the slim archive");
  });
});

/** The same folder on a machine whose PATH contains the CLI and nothing else. */
function withoutNode(folder: ProjectFolder): ProjectFolder {
  return { ...folder, env: { ...folder.env, PATH: folder.pathOfCli } };
}

function install(folder: ProjectFolder, { provider, version }: Published, server: string): Promise<string> {
  const args = ["plugin", "install", "resource", provider, version, "--server", server];
  return run("pulumi", args, { cwd: folder.path, env: folder.env });
}

async function failedInstall(
  folder: ProjectFolder,
  { provider, version }: Published,
  server: string,
  ...options: readonly string[]
): Promise<string> {
  const args = ["plugin", "install", "resource", provider, version, "--server", server, ...options];
  const { code, output } = await attempt("pulumi", args, { cwd: folder.path, env: folder.env });
  expect(code).not.toBe(0);
  return output;
}

/** The errors that the CLI printed, without its progress. */
function sentencesIn(output: string): string[] {
  return output.split("\n").filter((line) => line.startsWith("error: "));
}

function preview(folder: ProjectFolder, platform: Platform): Promise<Outcome> {
  const env = { ...folder.env, ...platform.env };
  return attempt("pulumi", ["preview", "--stack", "local", "--non-interactive"], { cwd: folder.path, env });
}

/** Writes a YAML program with a small resource. YAML reads JSON. */
async function writeProject(
  folder: ProjectFolder,
  provider: string,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { type, args } = smallResourceOf(provider);
  const made = { type: `${provider}:index:${type}`, properties: args, options };
  await folder.write("Pulumi.yaml", JSON.stringify({ name: "published", runtime: "yaml", resources: { made } }));
  await folder.createStack("local");
}

async function expectToWork(folder: ProjectFolder, platform: Platform): Promise<void> {
  const pulumi = pulumiIn(folder, platform);
  const before = await platform.contents();

  expect(await pulumi("up", "--stack", "local", "--yes", "--skip-preview")).toContain("2 created");
  expect(await platform.contents()).not.toEqual(before);

  await pulumi("destroy", "--stack", "local", "--yes", "--skip-preview");
  expect(await platform.contents()).toEqual(before);
  expect(await platform.violations()).toEqual([]);
}

/** Runs the CLI in a folder; it must succeed. */
function pulumiIn(folder: ProjectFolder, platform: Platform): (...args: string[]) => Promise<string> {
  const options = { cwd: folder.path, env: { ...folder.env, ...platform.env } };
  return (...args) => run("pulumi", [...args, "--non-interactive"], options);
}

/** The state of the stack, as the CLI exports it. */
async function resourcesIn(folder: ProjectFolder, platform: Platform): Promise<readonly ResourceInState[]> {
  const exported = await pulumiIn(folder, platform)("stack", "export", "--stack", "local");
  return (JSON.parse(exported) as { deployment: { resources: ResourceInState[] } }).deployment.resources;
}

interface ResourceInState {
  readonly urn: string;
  readonly type: string;
  readonly id?: string;
}

async function cachedPlugins({ path }: ProjectFolder): Promise<string[]> {
  const entries = await readdir(join(path, ".pulumi-home/plugins"), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function archiveName(provider: string, version: string, { os, arch }: ReleasePlatform): string {
  return `pulumi-resource-${provider}-v${version}-${os}-${arch}.tar.gz`;
}
