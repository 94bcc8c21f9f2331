import { type ImportDeclaration, type Program, parse } from "acorn";

/**
 * Joins the chunks of a bundle that esbuild has split into one CommonJS file. The chunks that the entry imports run when
 * the file is loaded, the others when an `import()` first needs them.
 *
 * esbuild's own way to one file makes a function of each module that an `import()` reaches, including the modules that
 * the entry needs, too. Node's compile cache contains only what V8 compiles when it loads a file, so V8 would compile
 * these functions at each start.
 *
 * @param chunks - Their code, by file name.
 * @param entry - The file name of the entry.
 * @throws Error if a chunk has an import or export that esbuild does not write, or if chunks import each other.
 */
export function joinedChunks(chunks: ReadonlyMap<string, string>, entry: string): string {
  const parsed = new Map([...chunks].map(([file, code], at) => [file, new Chunk(code, `__chunk${at}`)]));
  const chunkOf = (file: string) => {
    const chunk = parsed.get(file);
    if (chunk === undefined) throw new Error(`there is no chunk ${file}`);
    return chunk;
  };
  const atStart = inOrder([entry], chunkOf);
  const onDemand = inOrder(parsed.keys(), chunkOf).filter((file) => !atStart.includes(file));
  const exportsOf = (file: string) => (atStart.includes(file) ? chunkOf(file).name : `${chunkOf(file).name}()`);
  return [
    '"use strict";',
    "const __once=run=>{let result;return()=>result??=run()};",
    // V8 compiles a function in parentheses together with the file, so that the compile cache contains it.
    ...atStart.map((file) => `const ${chunkOf(file).name}=(function(){${chunkOf(file).body(exportsOf)}})();`),
    ...onDemand.map((file) => `const ${chunkOf(file).name}=__once(()=>{${chunkOf(file).body(exportsOf)}});`),
    `module.exports=${chunkOf(entry).name};`,
    "",
  ].join("\n");
}

class Chunk {
  /** The variable with its exports, or with the function that returns them. Longer than any name that esbuild shortens. */
  readonly name: string;
  readonly #code: string;
  readonly #statements: Program["body"];

  constructor(code: string, name: string) {
    this.name = name;
    this.#code = code;
    this.#statements = parse(code, { ecmaVersion: "latest", sourceType: "module" }).body;
  }

  /** The file names of the chunks that run before it. */
  get imports(): readonly string[] {
    return this.#statements.flatMap((one) => (one.type === "ImportDeclaration" ? (chunkIn(one) ?? []) : []));
  }

  /** The body of a function that runs the chunk and returns its exports. */
  body(exportsOf: (file: string) => string): string {
    const parts: string[] = [];
    const exported: string[] = [];
    let rest = 0;
    for (const one of this.#statements) {
      if (!/^(Import|Export)/.test(one.type)) continue;
      parts.push(this.#withoutImports(rest, one.start, exportsOf));
      rest = one.end;
      if (one.type === "ImportDeclaration") parts.push(requiring(one, exportsOf));
      else if (one.type === "ExportDefaultDeclaration")
        exported.push(`default:${this.#code.slice(one.declaration.start, one.declaration.end)}`);
      else if (one.type === "ExportNamedDeclaration" && one.source == null && one.declaration == null)
        exported.push(...one.specifiers.map(({ exported: to, local }) => `${nameIn(to)}:${nameIn(local)}`));
      else throw new Error(`esbuild has written an unexpected export: ${this.#code.slice(one.start, one.end)}`);
    }
    return `${parts.join("")}${this.#withoutImports(rest, this.#code.length, exportsOf)};return{${exported.join(",")}}`;
  }

  /** A part of the code, in which no text contains the name of a chunk by chance, because that contains a hash. */
  #withoutImports(from: number, to: number, exportsOf: (file: string) => string): string {
    return this.#code
      .slice(from, to)
      .replaceAll(
        /\bimport\("\.\/([^"]+-[0-9A-Z]{8}\.[cm]?js)"\)/g,
        (_, file: string) => `Promise.resolve().then(()=>${exportsOf(file)})`,
      );
  }
}

/** Chunks, each after those that it imports. */
function inOrder(files: Iterable<string>, chunkOf: (file: string) => Chunk): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, importers: readonly string[]) => {
    if (importers.includes(file)) throw new Error(`chunks import each other: ${[...importers, file].join(", ")}`);
    if (done.has(file)) return;
    for (const imported of chunkOf(file).imports) visit(imported, [...importers, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return [...done];
}

/** The file name of the chunk that a statement imports; undefined for a module of Node. */
function chunkIn({ source }: ImportDeclaration): string | undefined {
  return /^\.\/(.*)$/.exec(String(source.value))?.[1];
}

/** The same import in CommonJS. */
function requiring(statement: ImportDeclaration, exportsOf: (file: string) => string): string {
  const chunk = chunkIn(statement);
  const value = chunk === undefined ? `require(${statement.source.raw})` : exportsOf(chunk);
  const { specifiers } = statement;
  if (specifiers.length === 0) return `${value};`;
  const members = specifiers.flatMap((one) =>
    one.type === "ImportSpecifier" ? [`${nameIn(one.imported)}:${one.local.name}`] : [],
  );
  // Only modules of Node are imported as a whole or by default.
  const wholes = specifiers.flatMap((one) => (one.type === "ImportSpecifier" ? [] : [one.local.name]));
  return [...wholes, ...(members.length > 0 ? [`{${members.join(",")}}`] : [])]
    .map((target) => `const ${target}=${value};`)
    .join("");
}

function nameIn(node: { readonly type: string }): string {
  if (node.type === "Identifier" && "name" in node) return String(node.name);
  throw new Error("esbuild has written a name in quotes");
}
