import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeSize, problemsOfSize, sizeOf } from "./package-size.ts";
import { problemsOfFiles } from "./packed-files.ts";
import { problemsOfManifest } from "./packed-manifest.ts";
import { problemsOfPublint } from "./publint.ts";
import { problemsOfTypes } from "./published-types.ts";
import { packedFile, soundPackage, tarballOf } from "./sample-package.ts";
import { filesOfTarball } from "./tarball.ts";

const soundFiles = Object.keys(soundPackage).map((path) => packedFile(path));

describe("filesOfTarball", () => {
  it("gives path, content and the right to be run of every file", () => {
    const files = filesOfTarball(tarballOf({ "a.txt": "hello", "bin/run": "#!/bin/sh\n" }, ["bin/run"]));

    expect(files.map(({ path, content, executable }) => [path, content.toString(), executable])).toEqual([
      ["a.txt", "hello", false],
      ["bin/run", "#!/bin/sh\n", true],
    ]);
  });

  it("reads a path that is too long for a tar header", () => {
    const path = `dist/${"long-".repeat(40)}name.js`;

    expect(filesOfTarball(tarballOf({ [path]: "x" })).map((file) => file.path)).toEqual([path]);
  });

  it("reads a file that is longer than a block and one that is empty", () => {
    const files = filesOfTarball(tarballOf({ empty: "", long: "x".repeat(5000), last: "y" }));

    expect(files.map(({ content }) => content.length)).toEqual([0, 5000, 1]);
  });
});

describe("problemsOfFiles", () => {
  it("is content with built code, the papers, a schema and launchers", () => {
    const launchers = [
      packedFile("pulumi-resource-sample", { executable: true }),
      packedFile("pulumi-resource-sample.cmd"),
      packedFile("sample", { executable: true }),
      packedFile("dist/COMMAND-THIRD-PARTY-NOTICES.txt"),
    ];

    expect(problemsOfFiles([...soundFiles, ...launchers, packedFile("schema.json")])).toEqual([]);
  });

  it("names papers and code that are missing", () => {
    const problems = problemsOfFiles([packedFile("package.json")]);

    expect(problems).toHaveLength(3);
    expect(problems.join()).toMatch(/README\.md is missing.*LICENSE is missing.*dist is missing/s);
  });

  it.each(["src/index.ts", "dist/index.js.map", "dist/index.test.js", "tsup.config.ts", ".env", "dist/.env"])(
    "refuses %s",
    (path) => {
      expect(problemsOfFiles([...soundFiles, packedFile(path)])).toEqual([expect.stringContaining(path)]);
    },
  );

  it.each(["pulumi-resource-sample", "sample"])("refuses a launcher that cannot be run: %s", (path) => {
    expect(problemsOfFiles([...soundFiles, packedFile(path)])).toEqual([expect.stringContaining("not executable")]);
  });
});

describe("problemsOfManifest", () => {
  it("is content with real ranges", () => {
    expect(problemsOfManifest(JSON.parse(soundPackage["package.json"] ?? ""))).toEqual([]);
  });

  it.each(["workspace:^", "catalog:", "link:../x", "file:../x"])("refuses the range %s", (range) => {
    const manifest = { dependencies: { a: range }, peerDependencies: { b: range } };

    expect(problemsOfManifest(manifest)).toHaveLength(2);
  });

  it("lets devDependencies be, which nobody installs", () => {
    expect(problemsOfManifest({ devDependencies: { a: "workspace:^" } })).toEqual([]);
  });

  it("refuses the condition that leads to the source, however deep", () => {
    const exports = { ".": { node: { "@org/source": "./src/index.ts", default: "./dist/index.js" } } };

    expect(problemsOfManifest({ exports })).toEqual([expect.stringContaining("@org/source")]);
  });

  it("rejects a script that runs when a user installs the package", () => {
    expect(problemsOfManifest({ scripts: { build: "tsup", postinstall: "node x.js" } })).toEqual([
      expect.stringContaining("postinstall"),
    ]);
  });
});

describe("the size of a package", () => {
  it("is reported in one line", () => {
    const size = sizeOf(Buffer.alloc(1500), [packedFile("a", { content: Buffer.alloc(4200) }), packedFile("b")]);

    expect(describeSize(size)).toBe("1.5 kB packed, 4.2 kB unpacked, 2 files");
  });

  it("may not exceed 1.2 MB for a download, 2 MB for a plugin, 0.55 MB for one that is compressed, and 0.25 MB for the commands", () => {
    const plugin = packedFile("dist/plugin.cjs", { content: Buffer.alloc(2_000_001) });
    const dense = packedFile("dist/plugin.cjs", { content: randomBytes(560_000) });
    const command = packedFile("dist/command.cjs", { content: Buffer.alloc(250_001) });
    const size = { packed: 1_200_001, unpacked: 1_200_001, files: 1 };

    expect(problemsOfSize(size, [plugin])).toEqual([
      expect.stringContaining("packed"),
      expect.stringContaining("dist/plugin.cjs"),
    ]);
    expect(problemsOfSize({ ...size, packed: 1_200_000 }, [])).toEqual([]);
    expect(problemsOfSize({ ...size, packed: 1_200_000 }, [command])).toEqual([expect.stringContaining("command")]);
    expect(problemsOfSize({ ...size, packed: 1_200_000 }, [dense])).toEqual([expect.stringContaining("compressed")]);
  });
});

describe("publint and the types of a package", () => {
  it("find nothing wrong with a sound package", async () => {
    const tarball = tarballOf(soundPackage);

    expect(await problemsOfPublint(tarball)).toEqual([]);
    expect(await problemsOfTypes(tarball)).toEqual([]);
  });

  it("find an export without a file", async () => {
    const { "dist/index.cjs": _, ...withoutCommonJs } = soundPackage;

    expect(await problemsOfPublint(tarballOf(withoutCommonJs))).not.toEqual([]);
  });

  it("find types that say ESM beside code that is CommonJS", async () => {
    const manifest = JSON.parse(soundPackage["package.json"] ?? "");
    manifest.exports["."].require.types = "./dist/index.d.ts";
    const tarball = tarballOf({ ...soundPackage, "package.json": JSON.stringify(manifest) });

    expect(await problemsOfTypes(tarball)).toEqual([expect.stringContaining("Types are ESM")]);
  });

  it("find a package without types", async () => {
    const { "dist/index.d.ts": _, "dist/index.d.cts": __, ...untyped } = soundPackage;

    expect(await problemsOfTypes(tarballOf(untyped))).toEqual(["it has no types"]);
  });
});
