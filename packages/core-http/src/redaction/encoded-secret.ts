/** Base64 forms with fewer telling characters than this would be found everywhere. */
const shortestCore = 4;

/** A pattern that finds the secret in any mixture of encodings, or as part of a base64 text. */
export function encodedSecretPattern(secret: string): RegExp {
  const parts = [...secret.matchAll(/\\+|[^\\]/gsu)].map(([part]) => encodedForms(part));
  return new RegExp([parts.join(""), ...base64Forms(secret)].join("|"), "gu");
}

/** All ways one character (or one run of backslashes) is written in the texts that pass here. */
function encodedForms(part: string): string {
  const percent = percentForm(part);
  if (part.startsWith("\\")) return `(?:\\\\{${part.length},}|${percent}|${unicodeForm(part)})`;
  const forms = [literal(part), percent, unicodeForm(part)];
  if (part === " ") forms.push("\\+", "&nbsp;");
  const short = shortEscapes[part];
  if (short !== undefined) forms.push(`\\\\+${short}`);
  const entity = entities[part];
  if (entity !== undefined) forms.push(...entity);
  return `(?:${forms.join("|")})`;
}

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  "/": "/",
  "\n": "n",
  "\r": "r",
  "\t": "t",
  "\b": "b",
  "\f": "f",
};

const entities: Readonly<Record<string, readonly string[]>> = {
  "&": ["&amp;", "&#0*38;", "&#x26;"],
  "<": ["&lt;", "&#0*60;", "&#x3[cC];"],
  ">": ["&gt;", "&#0*62;", "&#x3[eE];"],
  '"': ["&quot;", "&#0*34;", "&#x22;"],
  "'": ["&apos;", "&#0*39;", "&#x27;"],
  "/": ["&#0*47;", "&#x2[fF];"],
};

/** The UTF-8 bytes as `%2F` or `%2f`, also encoded again (`%252F`). */
function percentForm(part: string): string {
  return [...Buffer.from(part)].map((byte) => `%(?:25)*${hex(byte, 2)}`).join("");
}

/** The UTF-16 units as `\u002f`. */
function unicodeForm(part: string): string {
  return Array.from({ length: part.length }, (_, at) => `\\\\+u${hex(part.charCodeAt(at), 4)}`).join("");
}

function hex(value: number, digits: number): string {
  return value
    .toString(16)
    .padStart(digits, "0")
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}

/**
 * Base64 encodes three bytes together, so the same secret looks different by its position in the encoded text: three
 * forms. Each is searched by the characters that depend on the secret alone; the whole base64 text around it goes.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms: string[] = [];
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const core = encoded.slice(start, end);
    if (core.length < shortestCore) continue;
    const either = core.replace(/[+/]/g, (mark) => (mark === "+" ? "(?:[+-]|%2[bB])" : "(?:[/_]|%2[fF]|\\\\/)"));
    forms.push(`[\\w+/-]*${either}[\\w+/-]*(?:=|%3[dD]){0,2}`);
  }
  return forms;
}
