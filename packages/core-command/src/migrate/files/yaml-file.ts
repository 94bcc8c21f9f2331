import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { Refusal } from "../../refusal.ts";
import type { Edit } from "./edits.ts";

/** A scalar with the place it stands at. */
export type Placed = Scalar<string> & { readonly range: readonly [number, number, number] };

/**
 * Reads a YAML file (JSON is YAML, too) whose text is to be changed at places: all else stays, comments and blanks as
 * well.
 *
 * @throws {Refusal} when it is no YAML, or no map.
 */
export function readYaml(text: string, file: string): YAMLMap {
  const document = parseDocument(text, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error?.code === "MULTIPLE_DOCS") {
    throw new Refusal(
      `${file} holds several documents of YAML, of which Pulumi reads the first: leave that alone in it.`,
    );
  }
  // The lines behind the first show the text, which may be secret.
  if (error !== undefined) throw new Refusal(`${file} cannot be read: ${error.message.replace(/:?\n.*$/s, "")}.`);
  if (document.contents === null) return document.createNode({}) as YAMLMap;
  if (!isMap(document.contents)) throw new Refusal(`${file} holds no map of YAML.`);
  return document.contents;
}

/** A member of a map, as it stands in the text. */
export interface Member {
  readonly key: Placed;
  readonly value: unknown;
}

/** The members of a map whose keys are texts. Anything else has none. */
export function membersOf(node: unknown): readonly Member[] {
  return isMap(node)
    ? node.items.flatMap((pair: Pair) => (isText(pair.key) ? [{ key: pair.key, value: pair.value }] : []))
    : [];
}

/** The member of a name. */
export function memberOf(node: unknown, name: string): Member | undefined {
  return membersOf(node).find(({ key }) => key.value === name);
}

/** Where a member ends; at the start of the text when there is none. */
export function endOf(member: Member | undefined): number {
  const { range } = (member?.value ?? {}) as { readonly range?: readonly number[] | null };
  return range?.[1] ?? member?.key.range[1] ?? 0;
}

/** The elements of a list. Anything else has none. */
export function elementsOf(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}

/** Whether a node is a text with a place. */
export function isText(node: unknown): node is Placed {
  return isScalar(node) && typeof node.value === "string" && node.range !== undefined && node.range !== null;
}

/** Whether a map or list stands in braces or brackets, as in JSON, and not in lines. */
export function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0;
}

/** Puts another text in the place of one, quoted as it was. */
export function replaced(source: string, { range: [start, end] }: Placed, text: string): Edit {
  const quote = source[start] === '"' || source[start] === "'" ? source[start] : "";
  return { start, end, text: `${quote}${text}${quote}` };
}
