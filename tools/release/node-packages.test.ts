import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { fileOfNodePackage, type NodePackage, nodePackageFor, nodeVersion } from "./node-packages.ts";
import { platforms } from "./platforms.ts";
import { tarGz } from "./tar.ts";

const tarball = tarGz([{ path: "package/bin/node", content: Buffer.from("binary"), executable: true }]);
const sample: NodePackage = {
  name: "node-sample-x64",
  version: "22.23.2",
  integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
};

describe("nodePackageFor", () => {
  it.each(platforms)("has a package with a checksum for $os-$arch", (platform) => {
    const { name, version, integrity } = nodePackageFor(platform);

    const [, os, arch] = /^node-(?:bin-)?(linux|darwin|win)-(x64|arm64)$/.exec(name) ?? [];
    expect(os).toBe(platform.os.replace("windows", "win"));
    expect(arch).toBe(platform.arch.replace("amd64", "x64"));
    expect(version).toBe(nodeVersion);
    expect(Buffer.from(integrity.replace(/^sha512-/, ""), "base64")).toHaveLength(64);
  });
});

describe("fileOfNodePackage", () => {
  it("downloads a package once", async () => {
    const { cache, downloads, options } = await prepared(tarball);

    expect((await fileOfNodePackage(sample, "bin/node", options)).toString()).toBe("binary");
    expect((await fileOfNodePackage(sample, "bin/node", { ...options, cache })).toString()).toBe("binary");

    expect(downloads).toEqual([sample]);
  });

  it("downloads a package again when the one in the cache is damaged", async () => {
    const { cache, downloads, options } = await prepared(tarball);
    await writeFile(join(cache, "node-sample-x64-22.23.2.tgz"), tarball.subarray(0, 100));

    expect((await fileOfNodePackage(sample, "bin/node", options)).toString()).toBe("binary");

    expect(downloads).toEqual([sample]);
  });

  it("rejects a package with another checksum than the pinned one", async () => {
    const { options } = await prepared(tarGz([]));

    await expect(fileOfNodePackage(sample, "bin/node", options)).rejects.toThrow(
      /^node-sample-x64@22\.23\.2 is not the package that node-packages\.json pins: its checksum is sha512-/,
    );
  });

  it("names the file that a package does not contain", async () => {
    const { options } = await prepared(tarball);

    await expect(fileOfNodePackage(sample, "bin/node.exe", options)).rejects.toThrow(
      "node-sample-x64@22.23.2 does not contain bin/node.exe.",
    );
  });
});

/** An empty cache, and a registry whose package has this content. */
async function prepared(content: Uint8Array) {
  const cache = await mkdtemp(join(tmpdir(), "node-packages-"));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const downloads: NodePackage[] = [];
  const download = async (each: NodePackage, folder: string) => {
    downloads.push(each);
    await writeFile(join(folder, "downloaded.tgz"), content);
  };
  return { cache, downloads, options: { cache, download } };
}
