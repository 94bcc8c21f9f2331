import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { PackageSchema } from "@org/core-provider/codegen";
import { connectedPrograms } from "./connected-programs.ts";
import { type Conversions, convert } from "./convert.ts";
import { pcl } from "./pcl.ts";
import { programIn } from "./program-in.ts";

/** Texts by their path, with `/` between folders. */
type Files = ReadonlyMap<string, string>;

/** The languages of the official generators, in the order of the tabs. */
const languages = ["python", "go", "yaml", "csharp", "java"] as const;

/**
 * The examples of a package in all languages: one Markdown file for each page of the reference that describes a
 * resource or a function, and one for each connected example.
 *
 * Only examples whose TypeScript program changed are converted: the conversion needs Go, and everything else that
 * checks generated files does not.
 *
 * @param folder - The package's folder, with the files of the last run in `examples`.
 * @param pages - The pages of the reference, by their path below `docs`.
 */
export async function exampleFiles(folder: string, schema: PackageSchema, pages: Files): Promise<Files> {
  const files = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const [path, program] of await allPrograms(folder, pages)) {
    const present = await textOf(join(folder, "examples", path));
    if (present !== undefined && isCurrent(present, program)) files.set(path, present);
    else changed.set(path, program);
  }
  for (const [path, text] of await convertedFiles(basename(folder), schema, changed)) files.set(path, text);
  return files;
}

/** Whether a file was made from the program, and has all languages. */
function isCurrent(file: string, program: string): boolean {
  const isComplete = languages.every((language) => programIn(file, language) !== undefined);
  return isComplete && programIn(file, "typescript") === program;
}

/** The TypeScript programs of a package's examples, by the path of their file below `examples`. */
export async function allPrograms(folder: string, pages: Files): Promise<Files> {
  const connected = [...(await connectedPrograms(folder))].map(
    ([path, { program }]) => [path, `${program}\n`] as const,
  );
  return new Map([...programsOf(pages), ...connected]);
}

/** The TypeScript programs of the pages that describe a resource or a function, by the page's path. */
export function programsOf(pages: Files): Files {
  const programs = new Map<string, string>();
  for (const [path, page] of pages) {
    if (!/^(?:resources|functions)\//.test(path)) continue;
    const program = programIn(page, "typescript");
    if (program === undefined) throw new Error(`${path} has no example`);
    programs.set(path, program);
  }
  return programs;
}

/**
 * Converts TypeScript programs to the other languages.
 *
 * @throws Error when a program cannot be converted.
 */
export async function convertedFiles(name: string, schema: PackageSchema, programs: Files): Promise<Files> {
  if (programs.size === 0) return new Map();
  const sources = [...programs].map(([path, program]) => [path, source(`${name}/${path}`, program, schema)]);
  const conversions = await convert(schema, Object.fromEntries(sources));
  return new Map(
    [...programs].map(([path, program]) => [path, fileOf(`${name}/${path}`, program, conversions[path] ?? {})]),
  );
}

function source(page: string, program: string, schema: PackageSchema): string {
  try {
    return pcl(program, schema);
  } catch (cause) {
    throw new Error(`The example of ${page}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function fileOf(page: string, program: string, conversions: Conversions): string {
  const blocks = languages.map((language) => {
    const { text, error } = conversions[language] ?? {};
    if (text === undefined) {
      throw new Error(`The example of ${page} cannot be converted to ${language}: ${error}. Change the example.`);
    }
    return block(language, text);
  });
  return [
    "<!-- Generated from the provider's definitions. Do not edit: change the definitions and regenerate. -->",
    block("typescript", program),
    ...blocks,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function block(language: string, program: string): string {
  return `\`\`\`${language}\n${program.trim()}\n\`\`\``;
}

/** Undefined when there is no such file. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
