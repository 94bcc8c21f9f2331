import {
  type ArrowFunctionExpression,
  type FunctionExpression,
  type ImportDeclaration,
  type Program,
  parse,
  type VariableDeclarator,
} from "acorn";

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
  const functionOf = (file: string, isCompiled: boolean) => {
    const body = chunkOf(file).body(exportsOf, { isCompiled });
    // V8 compiles a function in parentheses together with the file, so that the compile cache contains it.
    return isCompiled ? `(function(){${body}})` : `()=>{${body}}`;
  };
  return [
    '"use strict";',
    "const __once=run=>{let result;return()=>result??=run()};",
    ...atStart.map((file) => `const ${chunkOf(file).name}=${functionOf(file, true)}();`),
    // A package in CommonJS is one that most runs need, such as the HTTP client; a family is not.
    ...onDemand.map((file) => `const ${chunkOf(file).name}=__once(${functionOf(file, chunkOf(file).isCommonJs)});`),
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

  /** Whether it is a CommonJS module that an `import()` names. */
  get isCommonJs(): boolean {
    return this.#statements.some(({ type }) => type === "ExportDefaultDeclaration");
  }

  /**
   * The body of a function that runs the chunk and returns its exports.
   *
   * @param options.isCompiled - Whether V8 compiles its CommonJS modules together with the file.
   */
  body(exportsOf: (file: string) => string, { isCompiled }: { readonly isCompiled: boolean }): string {
    const edits = this.#statements.flatMap((one) => this.#edits(one, exportsOf, isCompiled));
    const exported = this.#statements.flatMap((one) => this.#exportsIn(one));
    let code = "";
    let rest = 0;
    for (const { start, end, text } of edits) {
      code += this.#code.slice(rest, start) + text;
      rest = end;
    }
    const whole = code + this.#code.slice(rest);
    // No text contains the name of a chunk by chance, because that contains a hash.
    const replaced = whole.replaceAll(
      /\bimport\("\.\/([^"]+-[0-9A-Z]{8}\.[cm]?js)"\)/g,
      (_, file: string) => `Promise.resolve().then(()=>${exportsOf(file)})`,
    );
    return `${replaced};return{${exported.join(",")}}`;
  }

  /** What differs in a function from a statement of a module. */
  #edits(one: Statement, exportsOf: (file: string) => string, isCompiled: boolean): readonly Edit[] {
    const { start, end } = one;
    if (one.type === "ImportDeclaration") return [{ start, end, text: requiring(one, exportsOf) }];
    if (/^Export/.test(one.type)) return [{ start, end, text: "" }];
    return isCompiled && one.type === "VariableDeclaration" ? one.declarations.flatMap(compiledAtOnce) : [];
  }

  #exportsIn(one: Statement): readonly string[] {
    if (!/^Export/.test(one.type)) return [];
    if (one.type === "ExportDefaultDeclaration")
      return [`default:${this.#code.slice(one.declaration.start, one.declaration.end)}`];
    if (one.type === "ExportNamedDeclaration" && one.source == null && one.declaration == null)
      return one.specifiers.map(({ exported: to, local }) => `${nameIn(to)}:${nameIn(local)}`);
    throw new Error(`esbuild has written an unexpected export: ${this.#code.slice(one.start, one.end)}`);
  }
}

type Statement = Program["body"][number];

/** Text to put in the place of a part of the code. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Puts the function of a CommonJS module in parentheses: `var a=b((c,d)=>{...})`, and with its name in a bundle that is
 * not minified, `var a=b({"c.js"(d,e){...}})`.
 */
function compiledAtOnce({ init }: VariableDeclarator): readonly Edit[] {
  const argument = init?.type === "CallExpression" && init.callee.type === "Identifier" ? init.arguments[0] : undefined;
  if (argument?.type === "ArrowFunctionExpression" && argument.body.type === "BlockStatement" && !argument.async)
    return inParentheses(argument.start, argument);
  const [member] = argument?.type === "ObjectExpression" ? argument.properties : [];
  if (member?.type !== "Property" || !member.method || member.value.type !== "FunctionExpression") return [];
  return inParentheses(member.key.end, member.value, ":");
}

function inParentheses(
  start: number,
  { params, body, end }: ArrowFunctionExpression | FunctionExpression,
  before = "",
): readonly Edit[] {
  return [
    { start, end: body.start, text: `${before}(function(${params.map(nameIn).join(",")})` },
    { start: end, end, text: ")" },
  ];
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
