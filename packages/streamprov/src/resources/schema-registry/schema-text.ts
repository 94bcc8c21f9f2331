import { canonicalJson } from "@org/core-provider";

/**
 * True when two schemas differ only in parts without meaning in any format: white space and the order of keys in JSON
 * (Avro, JSON Schema), and white space between words in Protobuf. The registry may still treat other schemas as equal.
 */
export function sameSchemaText(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  if (before === after) return true;
  if (isJson(before) || isJson(after)) return canonicalJson(before) === canonicalJson(after);
  return words(before).join("\n") === words(after).join("\n");
}

function isJson(text: string): boolean {
  return /^\s*[[{"]/.test(text);
}

/** A Protobuf text as tokens: quoted texts, comments, names and numbers, and single characters. */
function words(text: string): string[] {
  return (text.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\w.]+|\S/g) ?? []).map((word) =>
    word.trimEnd(),
  );
}
