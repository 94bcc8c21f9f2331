import { filesOfTarball } from "@org/checks/tarball";
import { describe, expect, it } from "vitest";
import { type Platform, platforms } from "./platforms.ts";
import { selfContainedArchive, slimArchive } from "./plugin-archive.ts";
import { gzippedEntry, tarGz } from "./tar.ts";

const npmPackage: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "@org/sample",
    version: "1.2.3",
    engines: { node: ">=22.19" },
    pulumi: { resource: true, name: "sample", version: "1.2.3" },
  }),
  "README.md": "# sample\n",
  LICENSE: "Apache License\n",
  "pulumi-resource-sample": 'require("./dist/plugin.cjs").start();\n',
  "pulumi-resource-sample.cmd": "@echo off\r\n",
  "dist/index.js": "export const sdk = true;\n",
  "dist/plugin.cjs": "exports.start = serve;\n",
  "dist/THIRD-PARTY-NOTICES.txt": "undici@8.0.0\n",
};

describe("slimArchive", () => {
  it("has the name that the engine requests on each platform", () => {
    const names = platforms.map((platform) => slimArchive(packed(npmPackage), platform).name);

    expect(names).toEqual([
      "pulumi-resource-sample-v1.2.3-darwin-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-darwin-arm64.tar.gz",
      "pulumi-resource-sample-v1.2.3-linux-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-linux-arm64.tar.gz",
      "pulumi-resource-sample-v1.2.3-windows-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-windows-arm64.tar.gz",
    ]);
  });

  it("contains the platform's launcher and the plugin of the npm package, and no SDK", () => {
    const contents = (os: "linux" | "windows") =>
      Object.fromEntries(
        filesOfTarball(slimArchive(packed(npmPackage), { os, arch: "amd64" }).content).map(({ path, content }) => [
          path,
          content.toString(),
        ]),
      );
    const plugin = {
      LICENSE: npmPackage["LICENSE"],
      "package.json": npmPackage["package.json"],
      "dist/plugin.cjs": npmPackage["dist/plugin.cjs"],
      "dist/THIRD-PARTY-NOTICES.txt": npmPackage["dist/THIRD-PARTY-NOTICES.txt"],
      "launcher.mjs": npmPackage["pulumi-resource-sample"],
    };

    expect(contents("linux")).toEqual({ ...plugin, "pulumi-resource-sample": expect.stringContaining("22.19") });
    expect(contents("windows")).toEqual({ ...plugin, "pulumi-resource-sample.cmd": expect.stringContaining("22.19") });
  });

  it.each(["dist/plugin.cjs", "dist/THIRD-PARTY-NOTICES.txt"])("rejects a package without %s", (file) => {
    const { [file]: _, ...without } = npmPackage;

    expect(() => slimArchive(packed(without), { os: "linux", arch: "arm64" })).toThrow(file);
  });
});

describe("selfContainedArchive", () => {
  const codeCache = Buffer.from("compiled");

  it.each(platforms)(
    "contains Node with its license beside the plugin for $os-$arch, in plain files",
    async (platform) => {
      const node = await runtimeFor(platform);
      const slim = slimArchive(packed(npmPackage), platform);

      const { name, content } = await selfContainedArchive(packed(npmPackage), node, codeCache);

      const isWindows = platform.os === "windows";
      const [executable, launcher] = isWindows
        ? ["node.exe", "pulumi-resource-sample.cmd"]
        : ["node", "pulumi-resource-sample"];
      const files = filesOfTarball(content);
      const added = [executable, "NODE-LICENSE.txt", "dist/plugin.code-cache", "start.cjs"];
      const paths = files.map(({ path }) => path);
      expect(name).toBe(slim.name);
      expect(paths.toSorted()).toEqual([...filesOfTarball(slim.content).map(({ path }) => path), ...added].toSorted());
      expect(files.filter((each) => each.executable).map(({ path }) => path)).toEqual(
        isWindows ? ["node.exe"] : ["node", launcher],
      );
      expect(contentAt(files, executable)).toBe("binary");
      expect(contentAt(files, "NODE-LICENSE.txt")).toBe("Node.js is licensed");
      expect(contentAt(files, "dist/plugin.code-cache")).toBe("compiled");
      expect(contentAt(files, launcher)).toContain("start.cjs");
      // File systems that ignore case, and the limit of a path on Windows.
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      expect(Math.max(...paths.map((path) => path.length))).toBeLessThan(40);
    },
  );

  it("starts the npm package's launcher when the plugin is not compiled", async () => {
    const { content } = await selfContainedArchive(
      packed(npmPackage),
      await runtimeFor({ os: "linux", arch: "arm64" }),
      undefined,
    );

    const files = filesOfTarball(content);
    expect(files.map(({ path }) => path)).not.toContain("start.cjs");
    expect(contentAt(files, "pulumi-resource-sample")).toContain("launcher.mjs");
  });
});

async function runtimeFor(platform: Platform) {
  const path = platform.os === "windows" ? "node.exe" : "node";
  const executable = Buffer.from("binary");
  const entry = await gzippedEntry({ path, content: executable, executable: true });
  return { platform, executable, entry, license: Buffer.from("Node.js is licensed") };
}

function contentAt(files: ReturnType<typeof filesOfTarball>, wanted: string | undefined): string | undefined {
  return files.find(({ path }) => path === wanted)?.content.toString();
}

function packed(files: Readonly<Record<string, string>>): Buffer {
  return tarGz(
    Object.entries(files).map(([path, content]) => ({
      path: `package/${path}`,
      content: Buffer.from(content),
      executable: false,
    })),
  );
}
