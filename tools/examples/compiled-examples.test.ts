import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeDotnetAndJavaSdks } from "./convert.ts";
import { classesIn, csharpMistakes } from "./csharp-mistakes.ts";
import { javaLibraries } from "./java-libraries.ts";
import { programsIn } from "./program-in.ts";

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
    for (const [page, program] of await committedPrograms(folder, "java")) {
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

  it("has examples in C# that fit the SDK", async () => {
    const sources = globSync("**/*.cs", { cwd: join(work, "dotnet") }).map((file) => join(work, "dotnet", file));
    const classes = classesIn(await Promise.all(sources.map((file) => readFile(file, "utf8"))));
    const alias = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const mistakes = (await committedPrograms(folder, "csharp")).flatMap(([page, program]) =>
      csharpMistakes(program, alias, classes).map((each) => `${page}: ${each}`),
    );
    expect(classes.size).toBeGreaterThan(20);
    expect(mistakes).toEqual([]);
  });
});

describe("the mistakes in a C# program", () => {
  const classes = classesIn([
    "public partial class Lion : CustomResource\n{\n    public Output<string> Name { get; private set; } = null!;\n}\n",
    "public sealed class LionArgs : ResourceArgs\n{\n    public Input<string>? Name { get; set; }\n    public Input<Inputs.LionDenArgs>? Den { get; set; }\n    public InputList<Union<string, Zoo.Food>> Foods\n    {\n    }\n}\n",
    "public sealed class LionDenArgs : ResourceArgs\n{\n    public Input<int>? Size { get; set; }\n}\n",
    "public sealed class CaveArgs : ResourceArgs\n{\n}\n",
    "public readonly struct Food : IEquatable<Food>\n{\n    public static Food MEAT { get; } = new Food();\n}\n",
  ]);
  const mistakes = (...properties: readonly string[]) =>
    csharpMistakes(
      ["using Zoo = Org.Zoo;", 'var leo = new Zoo.Lion("leo", new()', "{", ...properties, "});"].join("\n"),
      "Zoo",
      classes,
    );
  const den = (size: string) => ["Den = new Zoo.Inputs.LionDenArgs", "{", size, "},"];

  it("do not exist if it fits the SDK", () => {
    const foods = ["Foods = new Union<string, Zoo.Food>[]", "{", "Zoo.Food.MEAT,", "},"];
    expect(mistakes('Name = "Leo",', ...den("Size = 3,"), ...foods)).toEqual([]);
  });

  it.each([
    ["a property that the SDK does not have", den("Width = 3,"), ["LionDenArgs.Width"]],
    [
      "a class that the SDK does not have",
      ["Den = new Zoo.Inputs.HoleArgs(),"],
      ["HoleArgs", "LionArgs.Den = new Zoo.Inputs.HoleArgs(),"],
    ],
    ["an object of another class", ["Den = new Zoo.Inputs.CaveArgs(),"], ["LionArgs.Den = new Zoo.Inputs.CaveArgs(),"]],
    ["an empty object that became null", ["Name = null,"], ["null"]],
    ["a list of enums", ["Foods = new[]", "{", "Zoo.Food.MEAT,", "},"], ["LionArgs.Foods = new[]"]],
    ["a member of an output", ["Name = cub.Den.Name,"], ["LionArgs.Name = cub.Den.Name,"]],
    ["a second import", ["using Zoo = Org.Zoo;"], ["using Zoo = Org.Zoo; again"]],
  ])("are reported: %s", (_, properties, expected) => {
    expect(mistakes(...properties)).toEqual(expected);
  });
});

/** The committed programs in a language, by the path of their file below `examples`. */
function committedPrograms(folder: string, language: string) {
  const examples = join(folder, "examples");
  return programsIn(examples, globSync("**/*.md", { cwd: examples }).sort(), language);
}
