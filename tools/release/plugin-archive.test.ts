import { filesOfTarball } from "@org/checks/tarball";
import { describe, expect, it } from "vitest";
import { platforms } from "./platforms.ts";
import { pluginArchive } from "./plugin-archive.ts";
import { tarGz } from "./tar.ts";

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

describe("pluginArchive", () => {
  it("is named as the engine asks for it, on every platform that the engine asks for", () => {
    const names = platforms.map((platform) => pluginArchive(packed(npmPackage), platform).name);

    expect(names).toEqual([
      "pulumi-resource-sample-v1.2.3-darwin-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-darwin-arm64.tar.gz",
      "pulumi-resource-sample-v1.2.3-linux-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-linux-arm64.tar.gz",
      "pulumi-resource-sample-v1.2.3-windows-amd64.tar.gz",
      "pulumi-resource-sample-v1.2.3-windows-arm64.tar.gz",
    ]);
  });

  it("holds the platform's launcher and the npm package's plugin, and nothing of the SDK", () => {
    const contents = (os: "linux" | "windows") =>
      Object.fromEntries(
        filesOfTarball(pluginArchive(packed(npmPackage), { os, arch: "amd64" }).content).map(({ path, content }) => [
          path,
          content.toString(),
        ]),
      );
    const plugin = {
      LICENSE: npmPackage["LICENSE"],
      "package.json": npmPackage["package.json"],
      "dist/plugin.cjs": npmPackage["dist/plugin.cjs"],
      "dist/THIRD-PARTY-NOTICES.txt": npmPackage["dist/THIRD-PARTY-NOTICES.txt"],
      "pulumi-resource-sample.mjs": npmPackage["pulumi-resource-sample"],
    };

    expect(contents("linux")).toEqual({ ...plugin, "pulumi-resource-sample": expect.stringContaining("22.19") });
    expect(contents("windows")).toEqual({ ...plugin, "pulumi-resource-sample.cmd": expect.stringContaining("22.19") });
  });

  it.each(["dist/plugin.cjs", "dist/THIRD-PARTY-NOTICES.txt"])("refuses a package without %s", (file) => {
    const { [file]: _, ...without } = npmPackage;

    expect(() => pluginArchive(packed(without), { os: "linux", arch: "arm64" })).toThrow(file);
  });
});

function packed(files: Readonly<Record<string, string>>): Buffer {
  return tarGz(
    Object.entries(files).map(([path, content]) => ({
      path: `package/${path}`,
      content: Buffer.from(content),
      executable: false,
    })),
  );
}
