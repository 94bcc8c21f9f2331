import type typescript from "typescript";
import { type Edit, edited, type FileChange, lineOf, shownEdits } from "../files/edits.ts";
import type { ConfigFile } from "../files/stack-config.ts";
import type { Takeover } from "../takeover.ts";
import { patternEdits, prefixEdits, typeEdits } from "../tokens.ts";
import type { Compiler } from "./compiler.ts";

/** A migrated file of a program. */
export interface TakenScript extends FileChange {
  /** Names that the new package lacks, each with its position. */
  readonly lacking: readonly string[];
}

/**
 * Migrates a TypeScript or JavaScript file to the names of the new package: in imports of any form, and in strings with
 * types, providers or settings. The program's own names, such as that of a namespace, stay.
 */
export function takeOverScript(
  file: ConfigFile,
  takeover: Takeover,
  exported: ReadonlySet<string>,
  compiler: Compiler,
): TakenScript {
  const { name, text, path } = file;
  const source = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const found = new ScriptEdits(source, takeover, exported, compiler);
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

/** An expression that takes a part of a type or a URN, as in `args.type.split(":")[0]`. */
const partOfType = /\b(?:type|urn|resourceType|__pulumiType)\b[!?]*\.\w+/i;

const prefixTests = ["startsWith", "includes", "indexOf"];

/** Collects the edits of a file, node by node. */
class ScriptEdits {
  readonly edits: Edit[] = [];
  readonly lacking: { readonly what: string; readonly at: number }[] = [];
  readonly #source: typescript.SourceFile;
  readonly #takeover: Takeover;
  readonly #exported: ReadonlySet<string>;
  readonly #ts: Compiler;
  /** The file's names for the whole package. */
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
    if (ts.isRegularExpressionLiteral(node)) this.#inPattern(node);
    if (ts.isObjectLiteralExpression(node) && this.#areProviders(node)) this.#providers(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  #import(clause: typescript.ImportClause | undefined): void {
    // Node provides a CommonJS package, as the old one is, as a default import. The new one has none.
    if (clause?.name) this.#lack("a default import (use `import * as`)", clause.name);
    const { namedBindings } = clause ?? {};
    if (namedBindings === undefined) return;
    if (this.#ts.isNamespaceImport(namedBindings)) this.#namespaces.add(namedBindings.name.text);
    else for (const { propertyName, name } of namedBindings.elements) this.#need(propertyName ?? name);
  }

  #reExport({ exportClause }: typescript.ExportDeclaration): void {
    if (exportClause === undefined || !this.#ts.isNamedExports(exportClause)) return;
    for (const { propertyName, name } of exportClause.elements) this.#need(propertyName ?? name);
  }

  /** A type such as `import("@pulumi/p").Thing`. */
  #importType({ argument, qualifier }: typescript.ImportTypeNode): void {
    if (!this.#ts.isLiteralTypeNode(argument) || !this.#isPackage(argument.literal) || qualifier === undefined) return;
    let first: typescript.EntityName = qualifier;
    while (this.#ts.isQualifiedName(first)) first = first.left;
    this.#need(first);
  }

  /** A variable that is set to the package or to some of its members. */
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
      this.#lack(`the file ${node.text} (import from the package itself, and types from its \`types\`)`, node);
    else if (this.#isSetting(node) || this.#isPartOfType(node))
      this.edits.push({ start, end: start + from.provider.length, text: to.provider });
    else if (this.#isPattern(node)) this.#inPattern(node);
    else this.#inText(node);
  }

  /** Whether a string is the provider that is compared with a part of a type, as in `type.split(":")[0] === "p"`. */
  #isPartOfType(node: typescript.StringLiteralLike): boolean {
    const ts = this.#ts;
    if (node.text !== this.#takeover.from.provider) return false;
    const { parent } = node;
    const isOfType = (each: typescript.Node) => partOfType.test(each.getText(this.#source));
    if (ts.isBinaryExpression(parent)) return isOfType(parent.left === node ? parent.right : parent.left);
    if (ts.isCaseClause(parent)) return isOfType(parent.parent.parent.expression);
    if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
    return isOfType(parent.expression) && prefixTests.includes(parent.expression.name.text);
  }

  /** Whether a string is the pattern of `new RegExp("^p:")`. */
  #isPattern({ parent }: typescript.StringLiteralLike): boolean {
    const isCall = this.#ts.isNewExpression(parent) || this.#ts.isCallExpression(parent);
    return isCall && parent.expression.getText(this.#source) === "RegExp";
  }

  #inPattern(node: typescript.Node): void {
    this.edits.push(
      ...patternEdits(node.getText(this.#source).slice(1), node.getStart(this.#source) + 1, this.#takeover),
    );
  }

  /** Whether an object is the option `providers` of a component. */
  #areProviders({ parent }: typescript.ObjectLiteralExpression): boolean {
    return this.#ts.isPropertyAssignment(parent) && parent.name.getText(this.#source) === "providers";
  }

  #providers({ properties }: typescript.ObjectLiteralExpression): void {
    const { from, to } = this.#takeover;
    for (const { name } of properties) {
      if (name === undefined || !(this.#ts.isIdentifier(name) || this.#ts.isStringLiteral(name))) continue;
      if (name.text !== from.provider) continue;
      const [start, end] = [name.getStart(this.#source), name.getEnd()];
      const isShort = this.#ts.isShorthandPropertyAssignment(name.parent);
      const quote = this.#ts.isStringLiteral(name) ? (this.#source.text[start] ?? "") : "";
      this.edits.push(
        isShort
          ? { start, end: start, text: `${to.provider}: ` }
          : { start, end, text: `${quote}${to.provider}${quote}` },
      );
    }
  }

  /** Whether a string is the provider in `new pulumi.Config("p")`, or a setting `p:name`. */
  #isSetting(node: typescript.StringLiteralLike): boolean {
    const { from, to } = this.#takeover;
    const [owner, name = "", ...more] = node.text.split(":");
    if (owner !== from.provider || more.length > 0) return false;
    if (name !== "") return Object.hasOwn(to.schema.config.variables, name);
    const { parent } = node;
    return this.#ts.isNewExpression(parent) && /(^|\.)Config$/.test(parent.expression.getText(this.#source));
  }

  /** Types in strings, such as in aliases, URNs and comparisons, and their beginnings. */
  #inText(node: typescript.Node): void {
    const start = node.getStart(this.#source) + 1;
    const content = node
      .getText(this.#source)
      .slice(1)
      .replace(/(?:\$\{|["'`])$/, "");
    const types = typeEdits(content, start, this.#takeover);
    const others = prefixEdits(content, start, this.#takeover).filter(
      (prefix) => !types.some((type) => type.start < prefix.end && prefix.start < type.end),
    );
    this.edits.push(...types, ...others);
  }
}
