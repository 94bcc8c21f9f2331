import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeDotnetAndJavaSdks } from "./convert.ts";
import { classesIn, unknownNames } from "./csharp-names.ts";
import { javaLibraries } from "./java-libraries.ts";
import { programIn } from "./program-in.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "../..");
const packages = globSync("packages/*/examples", { cwd: workspace })
  .sort()
  .map((folder) => [basename(dirname(folder)), join(workspace, dirname(folder))] as const);

/** The first test may have to compile the generators, or to download Pulumi's SDK for Java. */
const tenMinutes = 600_000;

describe.each(packages)("%s", (name, folder) => {
  let work: string;
  let schema: PackageSchema;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), "examples-"));
    schema = JSON.parse(await readFile(join(folder, "schema.json"), "utf8")) as PackageSchema;
    await writeDotnetAndJavaSdks(schema, work);
  }, tenMinutes);

  afterAll(() => rm(work, { recursive: true, force: true }));

  it("has examples in Java that compile", { timeout: tenMinutes }, async () => {
    const files: string[] = [];
    for (const [page, program] of await programsOf(folder, "java")) {
      const example = page.replace(/\.md$/, "").replace(/\W/g, "_");
      const file = join(work, "programs", example, "Main.java");
      await mkdir(dirname(file), { recursive: true });
      // Each program is in its own package, because all of their classes have the same name.
      await writeFile(file, program.replace("package generated_program;", `package ${example};`));
      files.push(file);
    }
    expect(files.length).toBeGreaterThan(0);
    const sources = join(work, "java/src/main/java");
    const options = ["-nowarn", "-proc:none", "-implicit:none", "-cp", await javaLibraries(), "-sourcepath", sources];
    await writeFile(join(work, "arguments"), [...options, "-d", join(work, "classes"), ...files].join("\n"));
    await run("javac", [`@${join(work, "arguments")}`], { maxBuffer: 100_000_000 });
  });

  it("has examples in C# whose names the SDK has", async () => {
    const sources = globSync("**/*.cs", { cwd: join(work, "dotnet") }).map((file) => join(work, "dotnet", file));
    const classes = classesIn(await Promise.all(sources.map((file) => readFile(file, "utf8"))));
    const alias = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const unknown = (await programsOf(folder, "csharp")).flatMap(([page, program]) =>
      unknownNames(program, alias, classes).map((each) => `${page}: ${each}`),
    );
    expect(classes.size).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});

describe("the names in a C# program", () => {
  const classes = classesIn([
    "public partial class Lion : CustomResource\n{\n    public Output<string> Name { get; private set; } = null!;\n}\n",
    "public sealed class LionArgs : ResourceArgs\n{\n    public Input<string>? Name { get; set; }\n    public Input<Inputs.LionDenArgs>? Den { get; set; }\n}\n",
    "public sealed class LionDenArgs : ResourceArgs\n{\n    public Input<int>? Size { get; set; }\n}\n",
  ]);
  const program = (den: string) =>
    ['var leo = new Zoo.Lion("leo", new()', "{", 'Name = "Leo",', `Den = ${den},`, "});"].join("\n");

  it("are those of the SDK", () => {
    expect(unknownNames(program("new Zoo.Inputs.LionDenArgs\n{\nSize = 3,\n}"), "Zoo", classes)).toEqual([]);
  });

  it("are reported if the SDK does not have them, as are empty objects that became null", () => {
    expect(unknownNames(program("new Zoo.Inputs.LionDenArgs\n{\nWidth = 3,\n}"), "Zoo", classes)).toEqual([
      "LionDenArgs.Width",
    ]);
    expect(unknownNames(program("new Zoo.Inputs.CaveArgs()"), "Zoo", classes)).toEqual(["CaveArgs"]);
    expect(unknownNames(program("null"), "Zoo", classes)).toEqual(["null"]);
  });
});

/** The committed programs in a language, by the path of their file below `examples`. */
async function programsOf(folder: string, language: string): Promise<readonly (readonly [string, string])[]> {
  const examples = join(folder, "examples");
  const pages = globSync("**/*.md", { cwd: examples }).sort();
  const texts = await Promise.all(pages.map((page) => readFile(join(examples, page), "utf8")));
  return pages.flatMap((page, i) => {
    const program = programIn(texts[i] ?? "", language);
    return program === undefined ? [] : [[page, program] as const];
  });
}
