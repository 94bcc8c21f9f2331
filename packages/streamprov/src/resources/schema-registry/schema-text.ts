import { canonicalJson } from "@org/core-provider";

/**
 * True when two schema texts differ only in what no format gives a meaning to: for JSON texts (Avro, JSON Schema)
 * white space and the order of keys, for Protobuf the white space between words. Texts that it tells apart may still
 * be the same to the registry, which is asked then.
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

/** A Protobuf text in pieces: quoted texts, comments, names and numbers, and single signs. */
function words(text: string): string[] {
  return (text.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\w.]+|\S/g) ?? []).map((word) =>
    word.trimEnd(),
  );
}
