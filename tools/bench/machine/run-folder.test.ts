import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const module = pathToFileURL(join(import.meta.dirname, "run-folder.ts")).href;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "run-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A run that has made its folder and something in it. */
async function run(parent: string, then: string): Promise<ChildProcess> {
  const program = `
    import { writeFileSync } from "node:fs";
    import { runFolder } from ${JSON.stringify(module)};
    const folder = runFolder(${JSON.stringify(parent)});
    writeFileSync(folder + "/state", "");
    console.log("made");
    ${then}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

test("the folder of a run is deleted when the run ends", async () => {
  const parent = await emptyFolder();

  expect(await endOf(await run(parent, ""))).toBe(0);

  expect(await readdir(parent)).toEqual([]);
});

test.for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("the folder of a run is deleted when the run is ended by %s", async ([signal, code]) => {
  const parent = await emptyFolder();
  const child = await run(parent, "setInterval(() => {}, 1000);");
  expect(await readdir(parent)).toEqual([`bench-run-${child.pid}`]);

  child.kill(signal);

  expect(await endOf(child)).toBe(code);
  expect(await readdir(parent)).toEqual([]);
});

test("processes that a run has started end when the run is interrupted", async () => {
  const parent = await emptyFolder();
  const writer = `
    const { mkdirSync } = require("node:fs");
    setInterval(() => mkdirSync(process.argv[1] + "/written-by-" + process.pid, { recursive: true }), 5);`;
  // The writer is the child of a child, as a plugin is that of the engine.
  const child = await run(
    parent,
    `const { spawn } = await import("node:child_process");
     spawn("sh", ["-c", '"$0" --eval "$1" "$2" & wait', process.execPath, ${JSON.stringify(writer)}, folder]);
     setInterval(() => {}, 1000);`,
  );
  const folder = join(parent, `bench-run-${child.pid}`);
  const writtenBy = async () => (await readdir(folder)).find((name) => name.startsWith("written-by-"));
  await expect.poll(writtenBy).toBeDefined();
  const writerPid = (await writtenBy())?.slice("written-by-".length) ?? "";

  child.kill("SIGINT");
  await endOf(child);

  await expect.poll(() => existsSync(`/proc/${writerPid}/exe`)).toBe(false);
  expect(await readdir(parent)).toEqual([]);
});

test("a run removes what killed runs left behind, and nothing else", async () => {
  const parent = await emptyFolder();
  const killed = await run(parent, "setInterval(() => {}, 1000);");
  killed.kill("SIGKILL");
  await endOf(killed);
  const others = [`bench-run-${process.pid}`, "bench-run-notes", "state"];
  for (const name of others) await mkdir(join(parent, name));

  await endOf(await run(parent, ""));

  expect((await readdir(parent)).sort()).toEqual(others.sort());
});
