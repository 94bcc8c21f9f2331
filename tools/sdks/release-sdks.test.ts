import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { programsIn } from "@org/examples/program-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "./commands.ts";
import { goModuleOf } from "./go-programs.ts";
import { pythonPackages } from "./python-packages.ts";
import { sdksOf, sharedSdks } from "./shared-sdks.ts";

const workspace = join(import.meta.dirname, "../..");
const providers = ["appprov", "cloudprov", "streamprov"] as const;
const { folder, released } = sharedSdks;
/** The first test may have to compile Pulumi's SDK for Go. */
const tenMinutes = 600_000;

let work: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "programs-"));
});

afterAll(() => rm(work, { recursive: true, force: true }));

it("builds a wheel and a source distribution of every provider with the version", async () => {
  expect(released.map(({ provider }) => provider)).toEqual(providers);
  for (const { provider, wheel, sourceDistribution } of released) {
    expect(wheel).toBe(join(folder, `python/pulumi_${provider}-1.2.3-py3-none-any.whl`));
    expect(sourceDistribution).toBe(join(folder, `python/pulumi_${provider}-1.2.3.tar.gz`));
    expect((await stat(wheel)).size).toBeGreaterThan(10_000);
    expect((await stat(sourceDistribution)).size).toBeGreaterThan(10_000);
  }
});

it("names the version and the address of the plugin in the SDKs for Go, .NET and Java", async () => {
  for (const { provider, goModule, dotnet, java } of released) {
    const server = `https://releases.org.example/@org/${provider}`;
    const plugin = { resource: true, name: provider, version: "1.2.3", server };
    expect(JSON.parse(await readFile(join(goModule.folder, "pulumi-plugin.json"), "utf8"))).toEqual(plugin);
    expect(JSON.parse(await readFile(join(dotnet, "pulumi-plugin.json"), "utf8"))).toEqual(plugin);
    const [project = ""] = globSync("*.csproj", { cwd: dotnet });
    expect(await readFile(join(dotnet, project), "utf8")).toContain("<Version>1.2.3</Version>");
    const [resource = ""] = globSync("src/main/java/**/Provider.java", { cwd: java });
    expect(await readFile(join(java, resource), "utf8")).toContain(`"${server}"`);
    expect(await readFile(join(java, "build.gradle"), "utf8")).toContain('"1.2.3"');
  }
});

it("releases each Go module by a tag of its own version", async () => {
  const tags = await readFile(join(folder, "go/tags"), "utf8");

  expect(tags.trim().split("\n")).toEqual(
    released.map(({ provider, goModule }) => `sdk/go/${provider}/v1.2.3 ${goModule.folder}`),
  );
});

it.each(providers)(
  "releases a Go module with which the examples of %s compile",
  { timeout: tenMinutes },
  async (provider) => {
    const programs = join(work, "go", provider);
    await mkdir(programs, { recursive: true });
    for (const [at, [page, program]] of (await examplesIn("go", provider)).entries()) {
      const [before, after, ...others] = program.split("\nfunc main() {\n");
      expect([page, after, others]).toEqual([page, expect.any(String), []]);
      // All are in one package: for each package, Go would load the types of the SDK again.
      const inPackage = `${before}\nfunc example${at}() {\n${after}`.replace("package main\n", "package examples\n");
      await writeFile(join(programs, `${page.replace(/\.md$/, "").replace(/[\W_]/g, "-")}.go`), inPackage);
    }
    const go = await goModuleOf(programs, sdksOf(provider));
    await go("vet", ".");
  },
);

it("releases Python packages with which the quickstarts and examples pass strict type checks", {
  timeout: tenMinutes,
}, async () => {
  const project = join(work, "python");
  const sdks = join(project, "sdks");
  for (const { wheel } of released) {
    await runCommand("python3", ["-m", "zipfile", "--extract", wheel, sdks], { cwd: work });
  }
  for (const example of globSync("examples/*-python", { cwd: workspace })) {
    await cp(join(workspace, example), join(project, "programs", basename(example)), { recursive: true });
  }
  for (const provider of providers) {
    for (const [page, program] of await examplesIn("python", provider)) {
      const file = join(project, "programs/packages", provider, "examples", page.replace(/\.md$/, ".py"));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, program);
    }
  }
  const settings = {
    include: ["programs"],
    typeCheckingMode: "strict",
    extraPaths: [sdks, await pythonPackages()],
    // Each converted example imports pulumi, also when it does not need it.
    reportUnusedImport: false,
  };
  await writeFile(join(project, "pyrightconfig.json"), JSON.stringify(settings));

  const { generalDiagnostics, summary } = checkTypes(project);
  const found = generalDiagnostics.map(({ file, message }) => `${file.slice(project.length + 1)}: ${message}`);

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

interface Report {
  readonly generalDiagnostics: readonly { readonly file: string; readonly rule?: string; readonly message: string }[];
  readonly summary: { readonly filesAnalyzed: number };
}

function checkTypes(project: string): Report {
  const pyright = createRequire(import.meta.url).resolve("pyright/index.js");
  const { stdout, stderr } = spawnSync(process.execPath, [pyright, "--project", project, "--outputjson"], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (stdout === "") throw new Error(`pyright failed: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** The committed examples of a provider in a language, by the path of their page. Each page has one. */
function examplesIn(language: string, provider: string) {
  const examples = join(workspace, "packages", provider, "examples");
  const pages = globSync("**/*.md", { cwd: examples }).sort();
  expect(pages.length).toBeGreaterThan(10);
  return programsIn(examples, pages, language);
}
