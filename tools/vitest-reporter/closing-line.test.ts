import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { closingLine } from "./closing-line.ts";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const reporter = pathToFileURL(join(import.meta.dirname, "closing-line.ts")).href;
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe("closingLine", () => {
  it("names skipped tests only when there are some", () => {
    expect(closingLine({ passed: 2, failed: 1, skipped: 0 })).toBe("2 passed, 1 failed");
    expect(closingLine({ passed: 2, failed: 0, skipped: 3 })).toBe("2 passed, 0 failed, 3 skipped");
  });
});

describe("ClosingLineReporter", () => {
  it("ends a run that passes with its line and exit code 0", async () => {
    const run = await runVitestOn(`it("a", () => {}); it("b", () => {});`);

    expect(run).toEqual({ lastLine: "2 passed, 0 failed", exitCode: 0 });
  });

  it("counts a failing test and a skipped one", async () => {
    const run = await runVitestOn(
      `it("a", () => {}); it("b", () => { throw new Error("no"); }); it.skip("c", () => {});`,
    );

    expect(run).toEqual({ lastLine: "1 passed, 1 failed, 1 skipped", exitCode: 1 });
  });

  it("counts a file that cannot be loaded as a failure", async () => {
    const run = await runVitestOn(`throw new Error("broken file");`);

    expect(run).toEqual({ lastLine: "0 passed, 1 failed", exitCode: 1 });
  });

  it("counts a failing hook as a failure", async () => {
    const run = await runVitestOn(
      `describe("s", () => { beforeAll(() => { throw new Error("no"); }); it("a", () => {}); });`,
    );

    expect(run.exitCode).toBe(1);
    expect(run.lastLine).toMatch(/^0 passed, [1-9] failed/);
  });

  it("counts an error that no test awaited as a failure", async () => {
    const run = await runVitestOn(`it("a", () => { Promise.reject(new Error("floating")); });`);

    expect(run.exitCode).toBe(1);
    expect(run.lastLine).toBe("1 passed, 1 failed");
  });

  it("fails a run in which every test was skipped", async () => {
    const run = await runVitestOn(`it.skip("a", () => {});`);

    expect(run).toEqual({ lastLine: "0 passed, 1 failed, 1 skipped", exitCode: 1 });
  });

  it("fails a run that found no test file", async () => {
    const run = await runVitestOn(undefined);

    expect(run).toEqual({ lastLine: "0 passed, 1 failed", exitCode: 1 });
  });
});

async function runVitestOn(testFile: string | undefined): Promise<{ lastLine: string | undefined; exitCode: number }> {
  const folder = await mkdtemp(join(tmpdir(), "closing-line-"));
  folders.push(folder);
  await writeFile(
    join(folder, "vitest.config.mjs"),
    `import { ClosingLineReporter } from ${JSON.stringify(reporter)};
     export default { test: { globals: true, reporters: ["default", new ClosingLineReporter()] } };`,
  );
  if (testFile !== undefined) await writeFile(join(folder, "sample.test.js"), testFile);

  const vitestRun = spawn(process.execPath, [vitest, "run", "--root", folder], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  vitestRun.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const exitCode = await new Promise<number>((resolve, reject) => {
    vitestRun.on("error", reject);
    vitestRun.on("close", (code) => resolve(code ?? -1));
  });
  return { lastLine: output.trimEnd().split("\n").at(-1), exitCode };
}
