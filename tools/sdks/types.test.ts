import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PackageSchema } from "@org/core-provider/codegen";
import { writeSdks } from "@org/examples/convert";
import { programIn } from "@org/examples/program-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pythonPackages } from "./python-packages.ts";

const workspace = join(import.meta.dirname, "../..");
const tenMinutes = 600_000;

interface Report {
  readonly generalDiagnostics: readonly { readonly file: string; readonly rule?: string; readonly message: string }[];
  readonly summary: { readonly filesAnalyzed: number };
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "types-"));
  const packages = globSync("packages/*/schema.json", { cwd: workspace }).map((file) => dirname(file));
  for (const each of packages) {
    const schema = JSON.parse(await readFile(join(workspace, each, "schema.json"), "utf8")) as PackageSchema;
    await writeSdks(schema, join(folder, "sdks", basename(each)));
  }
  const sdks = packages.map((each) => join(folder, "sdks", basename(each), "python"));
  const settings = {
    include: ["programs"],
    typeCheckingMode: "strict",
    extraPaths: [...sdks, await pythonPackages()],
    // Each converted example imports pulumi, also when it does not need it.
    reportUnusedImport: false,
  };
  await writeFile(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
  for (const example of globSync("examples/*-python", { cwd: workspace })) {
    await cp(join(workspace, example), join(folder, "programs", basename(example)), { recursive: true });
  }
  for (const page of globSync("packages/*/examples/**/*.md", { cwd: workspace })) {
    const program = programIn(await readFile(join(workspace, page), "utf8"), "python");
    if (program === undefined) continue;
    await mkdir(join(folder, "programs", dirname(page)), { recursive: true });
    await writeFile(join(folder, "programs", page.replace(/\.md$/, ".py")), program);
  }
}, tenMinutes);

afterAll(() => rm(folder, { recursive: true, force: true }));

it("accepts the Python quickstarts and examples in strict mode", { timeout: tenMinutes }, () => {
  const { generalDiagnostics, summary } = checkTypes();
  const found = generalDiagnostics.map(({ file, message }) => `${file.slice(folder.length + 1)}: ${message}`);

  expect(summary.filesAnalyzed).toBeGreaterThan(200);
  expect(found.filter((each) => !isPlainObject(each))).toEqual([]);
});

/**
 * The generator for Python types the objects in the arguments of a lookup as plain objects, even in the form that
 * accepts outputs: the program runs, but an output inside such an object is a type error.
 */
function isPlainObject(diagnostic: string): boolean {
  return /^programs\/packages\/\w+\/examples\/(?:functions|programs)\/.* "dict\[str, Output\[\w+\]\]" cannot be assigned to parameter "(?:credentials|environment)" /s.test(
    diagnostic,
  );
}

function checkTypes(): Report {
  const pyright = createRequire(import.meta.url).resolve("pyright/index.js");
  const { stdout, stderr } = spawnSync(process.execPath, [pyright, "--project", folder, "--outputjson"], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (stdout === "") throw new Error(`pyright failed: ${stderr}`);
  return JSON.parse(stdout) as Report;
}
