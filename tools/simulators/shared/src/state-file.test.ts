import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Snapshot } from "./snapshot.ts";
import { StateFile } from "./state-file.ts";

const empty: Snapshot = { simulator: "sample", format: 1, hosts: {}, world: { objects: {}, credentials: {} } };

async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "state-file-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "world.json");
}

it("keeps each change, for its owner alone, and leaves no other file", async () => {
  const path = await newPath();
  const simulator = { changes: 0, snapshot: () => ({ ...empty, hosts: { url: `http://${simulator.changes}` } }) };
  const file = new StateFile(path);
  file.keep({ snapshot: simulator.snapshot, revision: () => simulator.changes, isIdle: () => true }, (error) => {
    throw error;
  });

  simulator.changes += 1;
  await expect.poll(() => readFile(path, "utf8").catch(() => "")).toContain("http://1");
  simulator.changes += 1;
  await file.end({ snapshot: simulator.snapshot, revision: () => simulator.changes, isIdle: () => true });

  expect((await file.read("sample"))?.hosts).toEqual({ url: "http://2" });
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readdir(join(path, ".."))).toEqual(["world.json"]);
});

it("does not finish work in progress before the end", async () => {
  const path = await newPath();
  let snapshots = 0;
  const busy = {
    snapshot: () => ({ ...empty, hosts: { url: `${++snapshots}` } }),
    revision: () => 1,
    isIdle: () => false,
  };
  const file = new StateFile(path);
  file.keep({ ...busy, revision: () => Date.now() }, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(snapshots).toBe(0);

  await file.end(busy);
  expect(snapshots).toBe(1);
});

it("starts without a file, and refuses one that it cannot use", async () => {
  const path = await newPath();
  expect(await new StateFile(path).read("sample")).toBeUndefined();

  const missing = join(path, "..", "missing");
  await expect(new StateFile(join(missing, "world.json")).read("sample")).rejects.toThrow(
    `--state: the folder ${missing} does not exist.`,
  );

  await writeFile(path, "{}");
  await expect(new StateFile(path).read("sample")).rejects.toThrow(
    `--state: ${path} cannot be used: it is not a snapshot of a simulator.`,
  );
});
