import type typescript from "typescript";
import { type Edit, edited } from "../migrate/files/edits.ts";
import type { Compiler } from "../migrate/program/compiler.ts";
import type { NativePackage, TypeSpec } from "../migrate/takeover.ts";
import { nameOfType } from "../migrate/tokens.ts";
import { Names } from "./names.ts";

/** A program whose secrets are in the configuration. */
export interface ProgramWithoutSecrets {
  readonly text: string;
  /** The keys of the configuration that the program requires now. */
  readonly keys: readonly string[];
}

/**
 * Replaces the values of secret inputs, in a program that the CLI has generated, with `config.requireSecret(...)`. Equal
 * values share a key. References to other resources stay.
 */
export function withoutSecrets(
  text: string,
  to: Pick<NativePackage, "npmName" | "schema">,
  ts: Compiler,
): ProgramWithoutSecrets {
  const source = ts.createSourceFile("program.ts", text, ts.ScriptTarget.Latest, true);
  const config = /\b(?:const|let|var) config\b/.test(text) ? "stackConfig" : "config";
  const keys = new Map<string, string>();
  const names = new Names();
  const edits = resourcesIn(source, to, ts).flatMap(({ name, args, inputs }) =>
    secretValues(args, { properties: inputs }, { path: [name], isSecret: false, types: to.schema.types, ts }).map(
      ({ node, path }): Edit => {
        const value = node.getText(source);
        const key = keys.get(value) ?? names.give(...path);
        keys.set(value, key);
        return { start: node.getStart(source), end: node.end, text: `${config}.requireSecret("${key}")` };
      },
    ),
  );
  if (edits.length === 0) return { text, keys: [] };
  const [pulumi] = namespacesOf(source, "@pulumi/pulumi", ts);
  const end = source.statements.findLast((statement) => ts.isImportDeclaration(statement))?.end ?? 0;
  const lines = [
    ...(pulumi === undefined ? ['import * as pulumi from "@pulumi/pulumi";'] : []),
    "",
    `const ${config} = new ${pulumi ?? "pulumi"}.Config();`,
  ];
  const declaration = { start: end, end, text: `\n${lines.join("\n")}` };
  return { text: edited(text, [...edits, declaration]), keys: [...keys.values()] };
}

interface ProgramResource {
  readonly name: string;
  readonly args: typescript.Expression;
  readonly inputs: Readonly<Record<string, TypeSpec>>;
}

/** The resources of the package that a program creates. */
function resourcesIn(
  source: typescript.SourceFile,
  { npmName, schema }: Pick<NativePackage, "npmName" | "schema">,
  ts: Compiler,
): readonly ProgramResource[] {
  const namespaces = namespacesOf(source, npmName, ts);
  const specs = new Map(Object.entries(schema.resources).map(([token, spec]) => [nameOfType(token), spec]));
  const found: ProgramResource[] = [];
  const visit = (node: typescript.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isNewExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: namespace, name: type } = node.expression;
    const [name, args] = node.arguments ?? [];
    const spec = specs.get(type.text);
    if (!namespaces.includes(namespace.getText(source)) || spec === undefined) return;
    if (name === undefined || args === undefined || !ts.isStringLiteralLike(name)) return;
    found.push({ name: name.text, args, inputs: spec.inputProperties });
  };
  visit(source);
  return found;
}

/** The program's names for a package: `pulumi` of `import * as pulumi from "@pulumi/pulumi"`. */
function namespacesOf({ statements }: typescript.SourceFile, npmName: string, ts: Compiler): readonly string[] {
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteralLike(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const isNamespace = bindings !== undefined && ts.isNamespaceImport(bindings);
    return isNamespace && statement.moduleSpecifier.text === npmName ? [bindings.name.text] : [];
  });
}

interface ValueSpec extends TypeSpec {
  readonly properties?: Readonly<Record<string, TypeSpec>>;
}

interface Within {
  readonly path: readonly string[];
  /** The value belongs to a secret one. */
  readonly isSecret: boolean;
  readonly types: NativePackage["schema"]["types"];
  readonly ts: Compiler;
}

interface SecretValue {
  readonly node: typescript.Expression;
  readonly path: readonly string[];
}

/** The values with secrets in an expression: whole calls and strings, but no references. */
function secretValues(node: typescript.Expression, spec: ValueSpec, within: Within): readonly SecretValue[] {
  const { path, types, ts } = within;
  const isSecret = within.isSecret || spec.secret === true;
  if (ts.isObjectLiteralExpression(node)) {
    const members = spec.properties ?? types[spec.$ref?.replace("#/types/", "") ?? ""]?.properties;
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return [];
      const name = property.name.text;
      const inner = members?.[name] ?? spec.additionalProperties ?? {};
      return secretValues(property.initializer, inner, { ...within, isSecret, path: [...path, name] });
    });
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element, at) =>
      secretValues(element, spec.items ?? {}, { ...within, isSecret, path: [...path, `${at + 1}`] }),
    );
  }
  const isValue = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isCallExpression(node);
  return isSecret && isValue ? [{ node, path }] : [];
}
