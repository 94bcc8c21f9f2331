import { isRecord } from "../value/record.ts";

/** A text without percent-encoding; the text itself if it is not percent-encoded. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** JSON text with sorted keys and without white space; the text itself if it is not JSON. */
export function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, keepDigits), (_key, value: unknown) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
    );
  } catch {
    return text;
  }
}

/** Keeps numbers as written if they have more digits than a JavaScript number can represent. */
function keepDigits(_key: string, value: unknown, written?: { readonly source?: string }): unknown {
  const source = written?.source;
  if (typeof value !== "number" || source === undefined || String(value) === source) return value;
  return source.replace(/e.*$/i, "").replace(/\D/g, "").length > 15 ? `\u0000${source}` : value;
}
