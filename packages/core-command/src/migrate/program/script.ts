import type typescript from "typescript";
import { type Edit, edited, type FileChange, lineOf, shownEdits } from "../files/edits.ts";
import type { ConfigFile } from "../files/stack-config.ts";
import type { Takeover } from "../takeover.ts";
import { typeEdits } from "../tokens.ts";
import type { Compiler } from "./compiler.ts";

/** A file of a program that was taken over. */
export interface TakenScript extends FileChange {
  /** What the new package lacks, each with the place it stands at. */
  readonly lacking: readonly string[];
}

/**
 * A file of a program in TypeScript or JavaScript with the names of the new package: in imports of every form, and in
 * texts that name types, providers or settings. Names that the program itself gave, such as that of a namespace, stay.
 */
export function takeOverScript(
  file: ConfigFile,
  takeover: Takeover,
  exported: ReadonlySet<string>,
  compiler: Compiler,
): TakenScript {
  const { name, text, path } = file;
  const source = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const found = new Found(source, takeover, exported, compiler);
  found.visit(source);
  const places = found.lacking.map(({ what, at }) => `${what} (${name}:${lineOf(text, at)})`);
  return {
    path,
    before: text,
    after: edited(text, found.edits),
    shown: shownEdits(text, found.edits),
    lacking: places,
  };
}

/** What is found in a file, node by node. */
class Found {
  readonly edits: Edit[] = [];
  readonly lacking: { readonly what: string; readonly at: number }[] = [];
  readonly #source: typescript.SourceFile;
  readonly #takeover: Takeover;
  readonly #exported: ReadonlySet<string>;
  readonly #ts: Compiler;
  /** Names in this file of the package as a whole. */
  readonly #namespaces = new Set<string>();

  constructor(source: typescript.SourceFile, takeover: Takeover, exported: ReadonlySet<string>, compiler: Compiler) {
    this.#source = source;
    this.#takeover = takeover;
    this.#exported = exported;
    this.#ts = compiler;
  }

  visit(node: typescript.Node): void {
    const ts = this.#ts;
    if (ts.isImportDeclaration(node) && this.#isPackage(node.moduleSpecifier)) this.#import(node.importClause);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && this.#isPackage(node.moduleSpecifier))
      this.#reExport(node);
    if (ts.isImportEqualsDeclaration(node) && this.#isReference(node.moduleReference))
      this.#namespaces.add(node.name.text);
    if (ts.isImportTypeNode(node)) this.#importType(node);
    if (ts.isVariableDeclaration(node) && node.initializer && this.#isLoaded(node.initializer)) this.#bound(node.name);
    if (ts.isPropertyAccessExpression(node)) this.#member(node.expression, node.name);
    if (ts.isQualifiedName(node)) this.#member(node.left, node.right);
    if (ts.isStringLiteralLike(node)) this.#literal(node);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) this.#inText(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  #import(clause: typescript.ImportClause | undefined): void {
    // The old package is CommonJS, which Node gives as a default; the new one has none.
    if (clause?.name) this.#lack("a default import: write `import * as`", clause.name);
    const { namedBindings } = clause ?? {};
    if (namedBindings === undefined) return;
    if (this.#ts.isNamespaceImport(namedBindings)) this.#namespaces.add(namedBindings.name.text);
    else for (const { propertyName, name } of namedBindings.elements) this.#need(propertyName ?? name);
  }

  #reExport({ exportClause }: typescript.ExportDeclaration): void {
    if (exportClause === undefined || !this.#ts.isNamedExports(exportClause)) return;
    for (const { propertyName, name } of exportClause.elements) this.#need(propertyName ?? name);
  }

  /** `import("@pulumi/p").Thing` in the place of a type. */
  #importType({ argument, qualifier }: typescript.ImportTypeNode): void {
    if (!this.#ts.isLiteralTypeNode(argument) || !this.#isPackage(argument.literal) || qualifier === undefined) return;
    let first: typescript.EntityName = qualifier;
    while (this.#ts.isQualifiedName(first)) first = first.left;
    this.#need(first);
  }

  /** What a variable is given: the package, or some of its members. */
  #bound(name: typescript.BindingName): void {
    if (this.#ts.isIdentifier(name)) this.#namespaces.add(name.text);
    if (!this.#ts.isObjectBindingPattern(name)) return;
    for (const { propertyName, name: local, dotDotDotToken } of name.elements) {
      const taken = propertyName ?? local;
      if (dotDotDotToken === undefined && this.#ts.isIdentifier(taken)) this.#need(taken);
    }
  }

  #member(whole: typescript.Node, name: typescript.Node): void {
    const isNamespace = this.#ts.isIdentifier(whole) && this.#namespaces.has(whole.text);
    if ((isNamespace || this.#isLoaded(whole)) && this.#ts.isIdentifier(name)) this.#need(name);
  }

  /** The package as a value: `require("@pulumi/p")`, `await import("@pulumi/p")`. */
  #isLoaded(node: typescript.Node): boolean {
    const ts = this.#ts;
    if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return this.#isLoaded(node.expression);
    if (!ts.isCallExpression(node)) return false;
    const { expression, arguments: args } = node;
    const loads =
      expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === "require");
    return loads && args[0] !== undefined && this.#isPackage(args[0]);
  }

  #isReference(node: typescript.ModuleReference): boolean {
    return this.#ts.isExternalModuleReference(node) && this.#isPackage(node.expression);
  }

  #isPackage(node: typescript.Node): boolean {
    return this.#ts.isStringLiteralLike(node) && node.text === this.#takeover.from.npmName;
  }

  #need(name: typescript.Node): void {
    const text = this.#ts.isIdentifier(name) || this.#ts.isStringLiteral(name) ? name.text : "default";
    if (text !== "default" && !this.#exported.has(text)) this.#lack(text, name);
  }

  #lack(what: string, { pos, end }: typescript.Node): void {
    this.lacking.push({ what, at: Math.max(pos, end - 1) });
  }

  #literal(node: typescript.StringLiteralLike): void {
    const { from, to } = this.#takeover;
    const start = node.getStart(this.#source) + 1;
    const end = node.getEnd() - 1;
    if (node.text === from.npmName) this.edits.push({ start, end, text: to.npmName });
    else if (node.text.startsWith(`${from.npmName}/`))
      this.#lack(`the file ${node.text} (import from the package itself, types by its \`types\`)`, node);
    else if (this.#isSetting(node)) this.edits.push({ start, end: start + from.provider.length, text: to.provider });
    else this.#inText(node);
  }

  /** `new pulumi.Config("p")`, and `p:name` of a setting. */
  #isSetting(node: typescript.StringLiteralLike): boolean {
    const { from, to } = this.#takeover;
    const [owner, name = "", ...more] = node.text.split(":");
    if (owner !== from.provider || more.length > 0) return false;
    if (name !== "") return Object.hasOwn(to.schema.config.variables, name);
    const { parent } = node;
    return this.#ts.isNewExpression(parent) && /(^|\.)Config$/.test(parent.expression.getText(this.#source));
  }

  /** Types in full, as aliases, URNs and comparisons have them. */
  #inText(node: typescript.Node): void {
    const start = node.getStart(this.#source);
    this.edits.push(...typeEdits(node.getText(this.#source), start, this.#takeover));
  }
}
