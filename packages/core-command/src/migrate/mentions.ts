import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { Compiler } from "./program/compiler.ts";
import { projectFileIn } from "./project.ts";

/** The lines of a file that mention the old package after the migration. */
export interface Mention {
  /** Path of the file, relative to the project. */
  readonly file: string;
  readonly lines: readonly number[];
}

/** Where mentions are searched. */
export interface Searched {
  /** Absolute path of the project's folder. */
  readonly folder: string;
  /** Absolute paths of folders and files elsewhere that belong to the project. */
  readonly others: readonly string[];
  /** Absolute paths of files that do not count, such as the exported state. */
  readonly except: readonly string[];
  /** The new texts of the files that the migration changes, by absolute path. */
  readonly changed: ReadonlyMap<string, string>;
}

/** Package managers generate these. */
const lockFiles = ["package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"];
const skippedFolders = ["node_modules", ".git", ".pulumi", ".pulumi-migrate", ".yarn", ".pnpm-store"];
const maxBytes = 2_000_000;

/**
 * Finds every mention of a package that remains in the text files of a project. Names that the program itself declares, such
 * as that of a namespace, do not count.
 *
 * @param word - The package's provider name, which its npm name contains.
 * @param compiler - Finds the program's names. Without it, they count as mentions.
 */
export async function mentionsIn(
  { folder, others, except, changed }: Searched,
  word: string,
  compiler: Compiler | undefined,
): Promise<readonly Mention[]> {
  const paths = new Set([...(await filesIn(folder)), ...(await Promise.all(others.map(filesAt))).flat()]);
  const found: Mention[] = [];
  for (const path of [...paths].filter((each) => !except.includes(each)).sort()) {
    const text = changed.get(path) ?? (await textOf(path));
    const lines = text?.includes(word) ? linesOf(text, path, word, compiler) : [];
    if (lines.length > 0) found.push({ file: relative(folder, path).replaceAll("\\", "/"), lines });
  }
  return found;
}

/** The `package.json` files in a folder that contain a package's npm name, as absolute paths. */
export async function manifestsWith(npmName: string, folder: string): Promise<readonly string[]> {
  const manifests = (await filesIn(folder, () => false)).filter((path) => basename(path) === "package.json");
  const texts = await Promise.all(manifests.map(textOf));
  return manifests.filter((_, at) => texts[at]?.includes(`"${npmName}"`)).sort();
}

async function filesAt(path: string): Promise<readonly string[]> {
  return (await stat(path)).isDirectory() ? filesIn(path) : [path];
}

const isOfOtherProject = (folder: string) => projectFileIn(folder) !== undefined;

/** The files in a folder, without installed packages and the folders that are left out. */
async function filesIn(
  folder: string,
  isLeftOut: (folder: string) => boolean = isOfOtherProject,
): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map((entry): readonly string[] | Promise<readonly string[]> => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return lockFiles.includes(entry.name) ? [] : [path];
    const isSearched = entry.isDirectory() && !skippedFolders.includes(entry.name);
    return isSearched && !isLeftOut(path) ? filesIn(path, isLeftOut) : [];
  });
  return (await Promise.all(found)).flat();
}

/** The text of a file; undefined if it is large or binary. */
async function textOf(path: string): Promise<string | undefined> {
  if ((await stat(path)).size > maxBytes) return undefined;
  const text = await readFile(path, "utf8");
  return text.includes("\0") ? undefined : text;
}

function linesOf(text: string, path: string, word: string, compiler: Compiler | undefined): readonly number[] {
  const own =
    compiler !== undefined && /\.[cm]?[jt]sx?$/.test(path) ? namesIn(text, path, word, compiler) : new Set<number>();
  const words = new RegExp(`(?<![A-Za-z0-9])${word}(?![A-Za-z0-9])`, "g");
  const places = [...text.matchAll(words)].map(({ index }) => index).filter((at) => !own.has(at));
  const lines: number[] = [];
  let [line, from] = [1, 0];
  for (const at of places) {
    line += text.slice(from, at).split("\n").length - 1;
    from = at;
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}

/**
 * The offsets at which the word is a name that the program itself declares, such as that of a namespace. Keys and members
 * do not count, because other code may read them.
 */
function namesIn(text: string, path: string, word: string, ts: Compiler): ReadonlySet<number> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Set<number>();
  const visit = (node: import("typescript").Node): void => {
    if (ts.isIdentifier(node) && node.text === word) {
      const { parent } = node;
      const isKey =
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        ts.isShorthandPropertyAssignment(parent);
      if (!isKey) found.add(node.getStart(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
