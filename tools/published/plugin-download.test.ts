import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as Spec from "@cyclonedx/cyclonedx-library/Spec";
import { JsonStrictValidator } from "@cyclonedx/cyclonedx-library/Validation";
import { filesOfTarball } from "@org/checks/tarball";
import { describe, expect, inject, test } from "vitest";
import { type Platform, startPlatform } from "./stack/platform.ts";
import { type ProjectFolder, projectFolder } from "./stack/project-folder.ts";
import { redirected, startReleaseHost } from "./stack/release-host.ts";
import { attempt, run } from "./stack/run.ts";
import { smallResourceOf } from "./stack/small-resource.ts";

const releaseHostFolder = inject("releaseHost");

test("the archives of every provider are for all platforms, with a bill of materials and checksums", async () => {
  for (const { provider, version, archives } of inject("published")) {
    const folder = join(releaseHostFolder, archives);
    const platforms = ["darwin", "linux", "windows"].flatMap((os) => [`${os}-amd64`, `${os}-arm64`]);
    const archiveNames = platforms.map((platform) => `pulumi-resource-${provider}-v${version}-${platform}.tar.gz`);
    const names = [...archiveNames, `pulumi-resource-${provider}-v${version}.cdx.json`];
    const checksums = names.map(async (name) => {
      const content = await readFile(join(folder, name));
      return `${sha256(content)}  ${name}\n`;
    });

    const checksumFile = `pulumi-resource-${provider}-v${version}-SHA256SUMS`;
    expect((await readdir(folder)).sort()).toEqual([checksumFile, ...names].sort());
    expect(await readFile(join(folder, checksumFile), "utf8")).toBe((await Promise.all(checksums)).join(""));
  }
});

test.each(inject("published"))(
  "the bill of materials of $provider is sound, and names what its plugin holds",
  async (published) => {
    const { provider, npmName, version, archives } = published;
    const folder = join(releaseHostFolder, archives);
    const archive = await readFile(join(folder, `pulumi-resource-${provider}-v${version}-${systemHere()}.tar.gz`));
    const files = Object.fromEntries(filesOfTarball(archive).map(({ path, content }) => [path, content]));
    const text = await readFile(join(folder, `pulumi-resource-${provider}-v${version}.cdx.json`), "utf8");

    expect(await new JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const bill = JSON.parse(text) as Bill;
    expect(bill.metadata.component).toMatchObject({
      "bom-ref": `${npmName}@${version}`,
      hashes: [{ content: sha256(files["dist/plugin.cjs"] ?? "") }],
    });
    const carried = bill.components.map((component) => component["bom-ref"]);
    const others = carried.filter((reference) => !reference.startsWith("@org/"));
    expect(others.map((reference) => reference.replace(/@[\d.]+$/, ""))).toEqual(
      expect.arrayContaining(["@pulumi/pulumi", "google-protobuf", "llhttp", "undici"]),
    );
    const notices = String(files["dist/THIRD-PARTY-NOTICES.txt"]).split("\n");
    expect(notices).toEqual(expect.arrayContaining(others));
  },
);

interface Bill {
  readonly metadata: { readonly component: unknown };
  readonly components: readonly { readonly "bom-ref": string }[];
}

describe.each(inject("published"))("the plugin of $provider, from an empty cache", (published) => {
  const { provider, version, server, archives } = published;
  const archive = `pulumi-resource-${provider}-v${version}-${systemHere()}.tar.gz`;

  test("is installed by the CLI and serves a YAML program", async () => {
    await using host = await startReleaseHost(releaseHostFolder);
    await using folder = await projectFolder();
    await using platform = await startPlatform(provider);
    const pulumi = pulumiIn(folder, platform);
    await writeProject(folder, provider, platform);

    await pulumi(
      "plugin",
      "install",
      "resource",
      provider,
      version,
      "--server",
      server.replace(new URL(server).origin, host.url),
    );

    expect(host.served).toEqual([`/${archives}/${archive}`]);
    expect(await cachedPlugins(folder)).toEqual([`resource-${provider}-v${version}`]);
    await expectToWork(folder, platform);

    // Neither Node nor anything else but the CLI is on this PATH.
    const { code, output } = await attempt("pulumi", ["preview", "--stack", "local", "--non-interactive"], {
      cwd: folder.path,
      env: { ...folder.env, ...platform.env, PATH: folder.pathOfCli },
    });
    expect(code).not.toBe(0);
    expect(output).toContain(`The ${provider} plugin runs on Node, but there is no node on PATH. Install Node`);
  });

  test("is downloaded by the engine itself, from the address that the package names", async () => {
    await using host = await startReleaseHost(releaseHostFolder);
    await using folder = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await using platform = await startPlatform(provider);
    await writeProject(folder, provider, platform, { version, pluginDownloadURL: server });

    await expectToWork(folder, platform);

    expect(host.served).toEqual([`/${archives}/${archive}`]);
    expect(await cachedPlugins(folder)).toEqual([`resource-${provider}-v${version}`]);
  });

  test("is downloaded for an import by the address that the package names, and the import writes code", async () => {
    await using host = await startReleaseHost(releaseHostFolder);
    await using folder = await projectFolder(redirected(server, `${host.url}/${archives}`));
    await using platform = await startPlatform(provider);
    const pulumi = pulumiIn(folder, platform);
    await writeProject(folder, provider, platform, { version, pluginDownloadURL: server });
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

/** Writes a YAML program with a small resource. YAML reads JSON. */
async function writeProject(
  folder: ProjectFolder,
  provider: string,
  platform: Platform,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { type, args } = smallResourceOf(provider);
  const made = { type: `${provider}:index:${type}`, properties: args, options };
  await folder.write("Pulumi.yaml", JSON.stringify({ name: "published", runtime: "yaml", resources: { made } }));
  const pulumi = pulumiIn(folder, platform);
  await pulumi("stack", "init", "local");
  for (const [key, value] of Object.entries(platform.config))
    await pulumi("config", "set", "--stack", "local", key, value);
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

/** This system as the engine names it. */
function systemHere(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  return `${os}-${process.arch === "x64" ? "amd64" : process.arch}`;
}
