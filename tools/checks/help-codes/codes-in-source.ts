import { parseSync } from "oxc-parser";

/** The help codes in a file of TypeScript. */
export interface CodesInSource {
  /** The members of a type named `HelpCode`. */
  readonly declared: readonly string[];
  /** Texts where errors and warnings take a help code. They may be other texts. */
  readonly used: readonly string[];
  /**
   * The lines with `new Error(...)`, with a class of errors without a code, or with a warning or an error that is printed
   * as if it were progress or a result.
   */
  readonly uncoded: readonly number[];
}

/** Finds the help codes in a file. */
export function codesInSource(source: string, file: string): CodesInSource {
  const declared: string[] = [];
  const used: string[] = [];
  const uncoded: number[] = [];
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, place);
      return;
    }
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text !== undefined) {
      if (place === "declaration") declared.push(text);
      if (place === "code") used.push(text);
      return;
    }
    if (isPlainError(value) || isUncodedClass(value) || isPrintedWarning(value))
      uncoded.push(source.slice(0, value.start).split("\n").length);
    const [own, inArguments] = placesIn(value, place);
    for (const [name, child] of Object.entries(value)) visit(child, name === "arguments" ? inArguments : own);
  };
  visit(parseSync(file, source).program, "elsewhere");
  return { declared, used, uncoded };
}

/** The role of a text: a member of the type, the code of an error or a warning, or something else. */
type Place = "declaration" | "code" | "elsewhere";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

/** The places in a node, and in its arguments if it is a call. */
function placesIn(node: Node, place: Place): readonly [own: Place, inArguments: Place] {
  if (node.type === "TSTypeAliasDeclaration")
    return nameOf(node["id"]) === "HelpCode" ? same("declaration") : same(place);
  if (node.type === "NewExpression") return [place, "code"];
  // Functions that create errors, and the constructors of their classes.
  if (node.type === "CallExpression") return takesCode(node["callee"]) ? [place, "code"] : same(place);
  const named = nameOf(node["key"] ?? node["id"] ?? node["left"]);
  return named !== undefined && /helpCode/i.test(named) ? same("code") : same(place);
}

function same(place: Place): readonly [Place, Place] {
  return [place, place];
}

function takesCode(callee: unknown): boolean {
  return (
    isNode(callee) &&
    (callee.type === "Super" || /^(partialFailure|checkFailures|warn|coded|fail)$/.test(nameOf(callee) ?? ""))
  );
}

function isPlainError(node: Node): boolean {
  return node.type === "NewExpression" && nameOf(node["callee"]) === "Error";
}

function isUncodedClass(node: Node): boolean {
  if (node.type !== "ClassDeclaration" || nameOf(node["superClass"]) !== "Error" || !isNode(node["body"])) return false;
  const members: unknown = node["body"]["body"];
  return Array.isArray(members) && !members.some((member) => isNode(member) && nameOf(member["key"]) === "helpCode");
}

/** Whether the call prints a text such as `warning: ...` by a function for messages without codes. */
function isPrintedWarning(node: Node): boolean {
  if (node.type !== "CallExpression" || !/^(progress|print|log)$/.test(nameOf(node["callee"]) ?? "")) return false;
  const [first]: unknown[] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
  return isNode(first) && /^\s*(warning|error)\b/i.test(textOf(first) ?? startOfTemplate(first));
}

function startOfTemplate(node: Node): string {
  const [quasi]: unknown[] = Array.isArray(node["quasis"]) ? node["quasis"] : [];
  const value = isNode(quasi) ? (quasi["value"] as { readonly raw?: string }) : {};
  return value.raw ?? "";
}

/** The name of an identifier, or of the member that an expression ends with. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return typeof node["name"] === "string" ? node["name"] : undefined;
}

function textOf({ type, value }: Node): string | undefined {
  return type === "Literal" && typeof value === "string" ? value : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
