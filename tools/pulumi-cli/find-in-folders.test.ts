import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cachedFolder, cacheFolder, fillCache, hashOfFiles, inCache } from "./cache.ts";
import { onPath } from "./path-search.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { actionlint, pulumiCli, versitygw, yamlHost } from "./tool.ts";

describe("onPath", () => {
  it("finds a CLI that runs and is new enough", async () => {
    const bin = await folderWith("pulumi", "echo v3.259.0");

    expect(await onPath(pulumiCli, { PATH: bin })).toEqual({ path: join(bin, "pulumi"), version: "3.259.0" });
  });

  it("passes over a CLI that is too old and takes the next folder's", async () => {
    const old = await folderWith("pulumi", "echo v3.199.9");
    const good = await folderWith("pulumi", "echo v3.200.0");

    expect(await onPath(pulumiCli, { PATH: [old, good].join(delimiter) })).toMatchObject({
      path: join(good, "pulumi"),
    });
  });

  it("says what is wrong with a CLI that is too old, fails, or prints no version", async () => {
    const old = await folderWith("pulumi", "echo v2.300.0");
    const broken = await folderWith("pulumi", "echo 'no such library' >&2; exit 127");
    const silent = await folderWith("pulumi", "echo hello");

    const attempt = await onPath(pulumiCli, { PATH: [old, broken, silent].join(delimiter) });

    expect(attempt).toMatchObject({ missing: expect.stringMatching(/2\.300\.0, older.*no such library.*no version/s) });
  });

  it.each([
    { tool: actionlint, newest: "echo 99.0.0", pinned: `echo ${actionlint.source.version}` },
    { tool: versitygw, newest: "echo 'Version  : 99.0.0'", pinned: `echo 'Version  : ${versitygw.source.version}'` },
  ])("takes $tool.executable only in the version that it would build", async ({ tool, newest, pinned }) => {
    const other = await folderWith(tool.executable, newest);
    const wanted = await folderWith(tool.executable, pinned);

    expect(await onPath(tool, { PATH: [other, wanted].join(delimiter) })).toMatchObject({
      path: join(wanted, tool.executable),
    });
  });

  it("passes over a file that may not be executed", async () => {
    const bin = await folderWith("pulumi", "echo v3.259.0");
    await chmod(join(bin, "pulumi"), 0o644);

    expect(await onPath(pulumiCli, { PATH: bin })).toEqual({ missing: "no `pulumi` in any of its folders" });
  });

  it("takes a language host that opens a port", async () => {
    const bin = await folderWith("pulumi-language-yaml", "echo 40123; exec sleep 60");

    expect(await onPath(yamlHost, { PATH: bin })).toMatchObject({ path: join(bin, "pulumi-language-yaml") });
  });

  it("refuses a language host that ends without a port", async () => {
    const bin = await folderWith("pulumi-language-yaml", "exit 3");

    expect(await onPath(yamlHost, { PATH: bin })).toMatchObject({ missing: expect.stringContaining("exit code 3") });
  });
});

describe("the cache", () => {
  it("lies where XDG_CACHE_HOME says", () => {
    expect(cacheFolder({ XDG_CACHE_HOME: "/somewhere" })).toBe("/somewhere/pulumi-providers");
  });

  it("gives back what it was filled with", async () => {
    const folder = await temporaryFolder();

    await fillCache(folder, (empty) => script(join(empty, "pulumi"), "echo v3.259.0"));

    expect(await inCache(pulumiCli, folder)).toEqual({ path: join(folder, "bin", "pulumi"), version: "3.259.0" });
  });

  it("keeps the old file, and no partial file, when filling fails", async () => {
    const folder = await temporaryFolder();
    await fillCache(folder, (empty) => writeFile(join(empty, "pulumi"), "old"));

    const failure = fillCache(folder, async (empty) => {
      await writeFile(join(empty, "pulumi"), "half");
      throw new Error("the disk is full");
    });

    await expect(failure).rejects.toThrow("the disk is full");
    expect(await readFile(join(folder, "bin", "pulumi"), "utf8")).toBe("old");
    expect(await readdir(folder)).toEqual(["bin"]);
  });
});

describe("a folder of the cache", () => {
  beforeEach(async () => {
    vi.stubEnv("XDG_CACHE_HOME", await temporaryFolder());
    return () => vi.unstubAllEnvs();
  });

  const fill = vi.fn((folder: string) => writeFile(join(folder, "file"), "content"));

  it("is filled once", async () => {
    fill.mockClear();

    const folders = [await cachedFolder("libraries-1", fill), await cachedFolder("libraries-1", fill)];

    expect(folders).toEqual(Array(2).fill(join(cacheFolder(process.env), "libraries-1")));
    expect(await readFile(join(folders[0] ?? "", "file"), "utf8")).toBe("content");
    expect(fill).toHaveBeenCalledOnce();
  });

  it("is complete for two that need it at once", async () => {
    const folders = await Promise.all([cachedFolder("libraries-1", fill), cachedFolder("libraries-1", fill)]);

    for (const folder of folders) expect(await readdir(folder)).toEqual(["file"]);
    expect(await readdir(cacheFolder(process.env))).toEqual(["libraries-1"]);
  });

  it("does not exist when filling fails", async () => {
    const failure = cachedFolder("libraries-1", async (folder) => {
      await fill(folder);
      throw new Error("the disk is full");
    });

    await expect(failure).rejects.toThrow("the disk is full");
    expect(await readdir(cacheFolder(process.env))).toEqual([]);
  });
});

it("hashes the names and contents of all files", async () => {
  const folder = await temporaryFolder();
  const hashOf = async (files: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return hashOfFiles(folder, Object.keys(files));
  };
  const hash = await hashOf({ a: "1", b: "2" });

  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(await hashOf({ a: "1", b: "2" })).toBe(hash);
  expect(await hashOf({ a: "1", b: "3" })).not.toBe(hash);
  expect(await hashOf({ a: "1", c: "2" })).not.toBe(hash);
  expect(await hashOf({ a: "12", b: "" })).not.toBe(hash);
});

async function folderWith(name: string, commands: string): Promise<string> {
  const bin = join(await temporaryFolder(), "bin");
  await mkdir(bin);
  await script(join(bin, name), commands);
  return bin;
}

async function script(path: string, commands: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
}
