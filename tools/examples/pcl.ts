import type { PackageSchema } from "@org/core-provider/codegen";
import ts from "typescript";

/** The part of a schema that an example refers to. */
export type Tokens = Pick<PackageSchema, "name" | "resources" | "functions">;

/**
 * Converts an example program from TypeScript to Pulumi's intermediate language (PCL), from which the official
 * generators write the other languages.
 *
 * Examples create resources, call functions, read texts from the configuration, and contain plain values, properties
 * of other objects, named objects, `JSON.stringify` and `pulumi.interpolate`.
 *
 * @throws Error when the program contains anything else.
 */
export function pcl(program: string, schema: Tokens): string {
  const file = ts.createSourceFile("example.ts", program, ts.ScriptTarget.Latest, true);
  const converter = new Converter(schema);
  const nodes = file.statements.flatMap((statement) => converter.statement(statement));
  return `${[...converter.config(), ...nodes].join("\n\n")}\n`;
}

class Converter {
  readonly #schema: Tokens;
  readonly #variables = new Set<string>();
  /** Named objects, which the other languages repeat at each use. */
  readonly #objects = new Map<string, ts.ObjectLiteralExpression>();
  /** The attributes of each configuration variable. */
  readonly #config = new Map<string, readonly string[]>();

  constructor(schema: Tokens) {
    this.#schema = schema;
  }

  /** The configuration variables that the statements read. */
  config(): string[] {
    return [...this.#config].map(([name, attributes]) => {
      if (this.#variables.has(name)) throw new Error(`${name} names a configuration variable and a constant`);
      return [`config ${JSON.stringify(name)} "string" {`, ...attributes, "}"].join("\n");
    });
  }

  statement(node: ts.Statement): string[] {
    if (ts.isImportDeclaration(node)) return [];
    if (ts.isExpressionStatement(node) && ts.isNewExpression(node.expression)) return [this.#unnamed(node.expression)];
    if (!ts.isVariableStatement(node)) throw unsupported(node);
    return node.declarationList.declarations.flatMap((declaration) => this.#constant(declaration));
  }

  #constant({ name, initializer }: ts.VariableDeclaration): string[] {
    if (!ts.isIdentifier(name) || initializer === undefined) throw unsupported(name);
    if (ts.isNewExpression(initializer) && initializer.expression.getText() === "pulumi.Config") return [];
    if (ts.isObjectLiteralExpression(initializer)) {
      this.#objects.set(name.text, initializer);
      return [];
    }
    this.#variables.add(name.text);
    return [
      ts.isNewExpression(initializer)
        ? this.#resource(name.text, initializer)
        : `${name.text} = ${this.#value(initializer)}`,
    ];
  }

  /** A resource that nothing else refers to. Its variable has the name of its kind and its logical name. */
  #unnamed(node: ts.NewExpression): string {
    const [logicalName] = node.arguments ?? [];
    if (logicalName === undefined || !ts.isStringLiteral(logicalName)) throw unsupported(node);
    const kind = this.#member(node.expression);
    const words = `${logicalName.text}-${kind[0]?.toLowerCase()}${kind.slice(1)}`.split(/[^A-Za-z0-9]+/);
    const variable = words.map((word, i) => (i === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`)).join("");
    if (this.#variables.has(variable)) throw new Error(`${variable} is the name of two resources`);
    this.#variables.add(variable);
    return this.#resource(variable, node);
  }

  #resource(variable: string, node: ts.NewExpression): string {
    const [logicalName, inputs, options] = node.arguments ?? [];
    if (logicalName === undefined) throw unsupported(node);
    const token = tokenOf(this.#schema.resources, this.#member(node.expression));
    const lines = [
      `resource ${JSON.stringify(variable)} ${JSON.stringify(token)} {`,
      `__logicalName = ${this.#value(logicalName)}`,
      ...(inputs === undefined ? [] : this.#properties(inputs)),
      ...(options === undefined ? [] : ["options {", ...this.#properties(options), "}"]),
      "}",
    ];
    return lines.join("\n");
  }

  /** The name of a member of the package, such as `KafkaTopic`. */
  #member(node: ts.Expression): string {
    if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== this.#schema.name)
      throw unsupported(node);
    return node.name.text;
  }

  #properties(node: ts.Expression): string[] {
    const named = this.#named(node);
    if (named !== undefined) return this.#properties(named);
    if (!ts.isObjectLiteralExpression(node)) throw unsupported(node);
    return node.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return this.#properties(property.expression);
      if (ts.isShorthandPropertyAssignment(property)) return `${property.name.text} = ${this.#value(property.name)}`;
      if (!ts.isPropertyAssignment(property)) throw unsupported(property);
      return `${keyOf(property.name)} = ${this.#value(property.initializer)}`;
    });
  }

  #named(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
    return ts.isIdentifier(node) ? this.#objects.get(node.text) : undefined;
  }

  #value(node: ts.Expression): string {
    const named = this.#named(node);
    if (named !== undefined) return this.#value(named);
    if (ts.isStringLiteralLike(node)) return text(node.text);
    if (ts.isNumericLiteral(node)) return node.text;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return "true";
    if (node.kind === ts.SyntaxKind.FalseKeyword) return "false";
    if (ts.isIdentifier(node) && this.#variables.has(node.text)) return node.text;
    if (ts.isPropertyAccessExpression(node)) return this.#property(node);
    if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map((item) => this.#value(item)).join(", ")}]`;
    if (ts.isObjectLiteralExpression(node)) {
      const properties = this.#properties(node);
      return properties.length === 0 ? "{}" : `{\n${properties.join("\n")}\n}`;
    }
    if (ts.isCallExpression(node)) return this.#call(node);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "pulumi.interpolate")
      return this.#template(node.template);
    throw unsupported(node);
  }

  #property(node: ts.PropertyAccessExpression): string {
    const named = this.#named(node.expression);
    if (named === undefined) return `${this.#value(node.expression)}.${node.name.text}`;
    const found = named.properties.find(({ name }) => name !== undefined && name.getText() === node.name.text);
    if (found === undefined || !ts.isPropertyAssignment(found)) throw unsupported(node);
    return this.#value(found.initializer);
  }

  #json(node: ts.Expression): string {
    const plain = plainValue(node);
    return plain !== undefined && hasMixedList(plain) ? text(JSON.stringify(plain)) : `toJSON(${this.#value(node)})`;
  }

  #template(node: ts.TemplateLiteral): string {
    if (!ts.isTemplateExpression(node)) throw unsupported(node);
    const parts = node.templateSpans.map(
      ({ expression, literal }) => `\${${this.#value(expression)}}${text(literal.text).slice(1, -1)}`,
    );
    return `"${text(node.head.text).slice(1, -1)}${parts.join("")}"`;
  }

  #call(node: ts.CallExpression): string {
    const [first] = node.arguments;
    const called = node.expression.getText();
    if (called === "JSON.stringify" && first !== undefined) return this.#json(first);
    if (/^config\.(?:get|require)(?:Secret)?$/.test(called) && first !== undefined && ts.isStringLiteral(first)) {
      this.#config.set(first.text, attributesOf(node));
      return first.text;
    }
    const token = tokenOf(this.#schema.functions, this.#member(node.expression).replace(/Output$/, ""));
    return `invoke(${JSON.stringify(token)}, ${first === undefined ? "{}" : this.#value(first)})`;
  }
}

/** The attributes of a configuration variable. The comment before its use describes it in the other languages. */
function attributesOf(use: ts.CallExpression): readonly string[] {
  const secret = use.expression.getText().endsWith("Secret") ? ["secret = true"] : [];
  const description = commentOn(ts.isPropertyAssignment(use.parent) ? use.parent : use);
  return description === "" ? secret : [...secret, `description = ${text(description)}`];
}

/** The line comments before a property or an element of a list, or an empty text. */
function commentOn(node: ts.Node): string {
  const file = node.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(file, node.getFullStart()) ?? [];
  return comments.map(({ pos, end }) => file.slice(pos, end).replace(/^\/\/ /, "")).join("\n");
}

function tokenOf(all: Readonly<Record<string, unknown>>, name: string): string {
  const token = Object.keys(all).find((candidate) => candidate.endsWith(`:${name}`));
  if (token === undefined) throw new Error(`the package has no ${name}`);
  return token;
}

/** The value of an expression without variables; undefined for other expressions. */
function plainValue(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return allOf(node.elements.map(plainValue));
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property) =>
    ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
      ? [property.name.text, plainValue(property.initializer)]
      : undefined,
  );
  const complete = allOf(entries.map((entry) => (entry?.[1] === undefined ? undefined : entry)));
  return complete && Object.fromEntries(complete as [string, unknown][]);
}

function allOf(values: readonly unknown[]): unknown[] | undefined {
  return values.includes(undefined) ? undefined : [...values];
}

/** Whether a list in the value contains objects with different properties. The generator for Go would give them one type. */
function hasMixedList(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const shapes = Array.isArray(value) ? new Set(value.map(shapeOf)) : new Set();
  return shapes.size > 1 || Object.values(value).some(hasMixedList);
}

function shapeOf(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.keys(value).sort().join() : typeof value;
}

function keyOf(name: ts.PropertyName): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isStringLiteral(name)) return text(name.text);
  throw unsupported(name);
}

/** A string in double quotes, without the templates of the language. */
function text(value: string): string {
  return JSON.stringify(value).replace(/([$%])\{/g, "$1$1{");
}

function unsupported(node: ts.Node): Error {
  return new Error(`\`${node.getText()}\` cannot be converted to other languages`);
}
