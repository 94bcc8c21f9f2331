import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { historyMs, type ProcessReport } from "./shared-limit.ts";
import { sharedLimitFile, sharedLimits } from "./shared-limit-file.ts";

const origin = "https://api.example.com";

function report(some: Partial<ProcessReport> = {}): ProcessReport {
  return {
    id: 7,
    at: Date.now(),
    waiting: true,
    countedFrom: 1_790_000_000_000.25,
    history: historyMs.map((_, i) => i),
    starts: 3,
    rejection: { since: 1, sentAt: 2, at: 3, until: 4.5 },
    resumedAt: 5,
    pace: { count: 49.5, windowMs: 1000, step: 0.01 },
    ...some,
  };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "shared-limits-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe("processes that share a limit", () => {
  test("read each other's reports", () => {
    const shared = { folder: join(folder(), "made"), account: "a" };
    const [one, other] = [sharedLimitFile(shared, origin, ""), sharedLimitFile(shared, origin, "")];
    expect(other.read()).toEqual([]);
    one.write(report());
    other.write(report({ id: 8, waiting: false }));
    one.write(report({ starts: 4 }));
    expect(one.read().toSorted((a, b) => a.id - b.id)).toMatchObject([
      { ...report({ starts: 4 }), at: expect.any(Number) },
      { ...report({ id: 8, waiting: false }), at: expect.any(Number) },
    ]);
  });

  test("are limited to the number of slots, and the slot of the process that ended first is reused", () => {
    const shared = { folder: folder(), account: "a" };
    const files = Array.from({ length: 64 }, () => sharedLimitFile(shared, origin, ""));
    for (const [i, file] of files.entries()) file.write(report({ id: i + 1 }));
    // They have slots by now: with an old time they would take any.
    files[5]?.write(report({ id: 6, at: Date.now() - 60_000 }));
    files[7]?.write(report({ id: 8, at: Date.now() - 50_000 }));
    const late = sharedLimitFile(shared, origin, "");
    late.write(report({ id: 100 }));
    const ids = late.read().map(({ id }) => id);
    expect(ids).toHaveLength(64);
    expect(ids).toContain(100);
    expect(ids).not.toContain(6);
    sharedLimitFile(shared, origin, "").write(report({ id: 101 }));
    const tooMany = sharedLimitFile(shared, origin, "");
    tooMany.write(report({ id: 102 }));
    const latest = tooMany.read().map(({ id }) => id);
    expect(latest).toHaveLength(64);
    expect(latest).toContain(101);
    expect(latest).not.toContain(8);
    expect(latest).not.toContain(102);
  });

  test("search for a new slot if another process uses theirs", () => {
    const shared = { folder: folder(), account: "a" };
    const one = sharedLimitFile(shared, origin, "");
    one.write(report({ id: 1 }));
    const [name = ""] = readdirSync(shared.folder);
    const path = join(shared.folder, name);
    const bytes = readFileSync(path);
    const numbers = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
    const at = numbers.indexOf(1, Math.floor(numbers.length / 32 - 1) * 32 + 1);
    numbers[at] = 2;
    writeFileSync(path, bytes);
    expect(one.read().map(({ id }) => id)).toEqual([2]);
    one.write(report({ id: 1 }));
    expect(
      one
        .read()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([1, 2]);
  });

  test("share nothing with another account, origin or limit, and the file shows none of them", () => {
    const shared = { folder: folder(), account: JSON.stringify(["key-1234"]) };
    sharedLimitFile(shared, origin, "action").write(report());
    expect(sharedLimitFile({ ...shared, account: "other" }, origin, "action").read()).toEqual([]);
    expect(sharedLimitFile(shared, "https://other.example.com", "action").read()).toEqual([]);
    expect(sharedLimitFile(shared, origin, "").read()).toEqual([]);
    const [name = ""] = readdirSync(shared.folder);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(readFileSync(join(shared.folder, name), "latin1")).not.toContain("key-1234");
    expect(statSync(join(shared.folder, name)).mode & 0o077).toBe(0);
  });

  test("delete files that were not written for a day", () => {
    const shared = { folder: folder(), account: "a" };
    const old = join(shared.folder, "old");
    writeFileSync(old, "");
    const before = Date.now() / 1000 - 2 * 24 * 3600;
    utimesSync(old, before, before);
    sharedLimitFile(shared, origin, "").write(report());
    expect(readdirSync(shared.folder)).toHaveLength(1);
    expect(readdirSync(shared.folder)).not.toContain("old");
  });
});

describe("without a usable file", () => {
  test("reading creates nothing", () => {
    const shared = { folder: join(folder(), "missing"), account: "a" };
    expect(sharedLimitFile(shared, origin, "").read()).toEqual([]);
    expect(() => readdirSync(shared.folder)).toThrow("ENOENT");
  });

  test("nothing fails if the folder is a file", () => {
    const path = join(folder(), "file");
    writeFileSync(path, "");
    const file = sharedLimitFile({ folder: path, account: "a" }, origin, "");
    expect(file.read()).toEqual([]);
    file.write(report());
    expect(file.read()).toEqual([]);
  });

  test("a file with other content contains no reports", () => {
    const shared = { folder: folder(), account: "a" };
    const file = sharedLimitFile(shared, origin, "");
    file.write(report());
    const [name = ""] = readdirSync(shared.folder);
    writeFileSync(join(shared.folder, name), "not numbers ".repeat(2000));
    expect(file.read()).toEqual([]);
  });
});

describe("the folder", () => {
  test.each([
    ["linux", { HOME: "/home/me" }, "/home/me/.cache/pulumi-shared-limits"],
    ["linux", { HOME: "/home/me", XDG_CACHE_HOME: "/cache" }, "/cache/pulumi-shared-limits"],
    ["darwin", { HOME: "/Users/me" }, "/Users/me/Library/Caches/pulumi-shared-limits"],
    ["linux", { HOME: "/home/me", PULUMI_SHARED_LIMITS: "/mine" }, "/mine"],
    ["linux", { HOME: "/home/me", PULUMI_SHARED_LIMITS: "off" }, undefined],
    ["linux", {}, undefined],
  ] as const)("on %s with %o", (platform, env, expected) => {
    expect(sharedLimits(["a"], env, platform)?.folder).toBe(expected);
  });
});
