import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
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

test("the folder of a run is gone when the run has ended", async () => {
  const parent = await emptyFolder();

  expect(await endOf(await run(parent, ""))).toBe(0);

  expect(await readdir(parent)).toEqual([]);
});

test.for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("the folder of a run is gone when the run was ended by %s", async ([signal, code]) => {
  const parent = await emptyFolder();
  const child = await run(parent, "setInterval(() => {}, 1000);");
  expect(await readdir(parent)).toEqual([`bench-run-${child.pid}`]);

  child.kill(signal);

  expect(await endOf(child)).toBe(code);
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
