import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesOfTarball } from "@org/checks/tarball";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ArchivedFile, gzippedEntry, tarGz } from "./tar.ts";

const files: readonly ArchivedFile[] = [
  { path: "run", content: Buffer.from("#!/bin/sh\n"), executable: true },
  { path: "dist/plugin.cjs", content: Buffer.alloc(5_000, "x"), executable: false },
  { path: "dist/block.cjs", content: Buffer.alloc(512, "y"), executable: false },
  { path: "empty", content: Buffer.alloc(0), executable: false },
];

describe("tarGz", () => {
  it("creates an archive that `tar` unpacks, with permissions and a fixed date", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tar-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));

    execFileSync("tar", ["-xzf", "-", "-C", folder], { input: tarGz(files) });

    const unpacked = await Promise.all(
      files.map(async ({ path }) => {
        const { mode, size, mtime } = await stat(join(folder, path));
        return [path, (mode & 0o777).toString(8), size, mtime.toISOString()];
      }),
    );
    expect(unpacked).toEqual([
      ["run", "755", 10, "1985-10-26T08:15:00.000Z"],
      ["dist/plugin.cjs", "644", 5000, "1985-10-26T08:15:00.000Z"],
      ["dist/block.cjs", "644", 512, "1985-10-26T08:15:00.000Z"],
      ["empty", "644", 0, "1985-10-26T08:15:00.000Z"],
    ]);
  });

  it("keeps the contents", () => {
    expect(filesOfTarball(tarGz(files))).toEqual(files);
  });

  it("begins with the entries that are already compressed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tar-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const large = { path: "large", content: Buffer.alloc(100_000, "z"), executable: true };

    const archive = tarGz(files, [await gzippedEntry(large)]);

    expect(filesOfTarball(archive)).toEqual([large, ...files]);
    execFileSync("tar", ["-xzf", "-", "-C", folder], { input: archive });
    expect((await stat(join(folder, "large"))).size).toBe(100_000);
  });

  it("gives the same bytes for the same files, without an operating system", () => {
    expect(tarGz(files).equals(tarGz(structuredClone(files)))).toBe(true);
    // Magic number, method, no flags, no time, best compression, unknown system.
    expect([...tarGz(files).subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  });

  it("rejects a path that is too long", () => {
    expect(() => tarGz([{ path: "x".repeat(101), content: Buffer.alloc(0), executable: false }])).toThrow(RangeError);
  });
});
