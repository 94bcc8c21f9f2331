import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { Refusal } from "../../refusal.ts";
import type { Edit } from "./edits.ts";

/** A scalar with its range in the text. */
export type Placed = Scalar<string> & { readonly range: readonly [number, number, number] };

/**
 * Reads a YAML or JSON file for edits that keep the rest of the text, including comments and whitespace.
 *
 * @throws {Refusal} if it is not YAML, or not a map.
 */
export function readYaml(text: string, file: string): YAMLMap {
  const document = parseDocument(text, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error?.code === "MULTIPLE_DOCS") {
    throw new Refusal(
      "unsupported-project",
      `${file} contains several YAML documents, but Pulumi reads only the first. Remove the others.`,
    );
  }
  // The other lines of the message quote the text, which may be secret.
  if (error !== undefined)
    throw new Refusal("unsupported-project", `${file} cannot be read: ${error.message.replace(/:?\n.*$/s, "")}.`);
  if (document.contents === null) return document.createNode({}) as YAMLMap;
  if (!isMap(document.contents)) throw new Refusal("unsupported-project", `${file} is not a YAML map.`);
  return document.contents;
}

/** A member of a map, with its range in the text. */
export interface Member {
  readonly key: Placed;
  readonly value: unknown;
}

/** The members of a map whose keys are strings; none if it is not a map. */
export function membersOf(node: unknown): readonly Member[] {
  return isMap(node)
    ? node.items.flatMap((pair: Pair) => (isText(pair.key) ? [{ key: pair.key, value: pair.value }] : []))
    : [];
}

/** The member with a name. */
export function memberOf(node: unknown, name: string): Member | undefined {
  return membersOf(node).find(({ key }) => key.value === name);
}

/** The end of a member; 0 if there is none. */
export function endOf(member: Member | undefined): number {
  const { range } = (member?.value ?? {}) as { readonly range?: readonly number[] | null };
  return range?.[1] ?? member?.key.range[1] ?? 0;
}

/** The elements of a list; none if it is not a list. */
export function elementsOf(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}

/** Whether a node is a string with a range. */
export function isText(node: unknown): node is Placed {
  return isScalar(node) && typeof node.value === "string" && node.range !== undefined && node.range !== null;
}

/** Whether a map or list is written in braces or brackets, as in JSON. */
export function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0;
}

/** Replaces a string and keeps its quotes. */
export function replaced(source: string, { range: [start, end] }: Placed, text: string): Edit {
  const quote = source[start] === '"' || source[start] === "'" ? source[start] : "";
  return { start, end, text: `${quote}${text}${quote}` };
}
