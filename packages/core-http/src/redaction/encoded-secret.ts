import { foldedBase64, foldedMiddle } from "./folded-text.ts";
import { redacted } from "./secret-places.ts";

/** Base64 forms with fewer significant characters than this would be found everywhere. */
const shortestCore = 4;

/** One secret, found in any mixture of encodings and as part of base64 texts. */
export class EncodedSecret {
  readonly #secret: string;
  /** The forms of the secret in a text without escapes. */
  readonly literals: readonly string[];
  /** Parts that folded texts contain if they contain the secret; undefined if only the patterns can find it there. */
  readonly middles: { readonly plain: string; readonly base64: readonly string[] } | undefined;
  #patterns: { readonly plain: RegExp; readonly base64: RegExp | undefined } | undefined;

  constructor(secret: string) {
    this.#secret = secret;
    const cores = base64Cores(secret);
    this.literals = [secret, ...cores, ...cores.map(urlSafe)];
    const plain = foldedMiddle(secret);
    this.middles =
      plain === undefined
        ? undefined
        : { plain, base64: cores.map((core) => foldedBase64(foldedMiddle(core) ?? core)) };
  }

  /** The text without the secret. */
  redact(text: string): string {
    // Made when they are needed: their machine code is large, and most secrets are in no text.
    this.#patterns ??= patternsOf(this.#secret);
    const { plain, base64 } = this.#patterns;
    const clean = text.replace(plain, redacted);
    return base64 === undefined ? clean : redactBase64(clean, base64);
  }
}

function patternsOf(secret: string) {
  const cores = base64Cores(secret);
  return {
    plain: new RegExp(plainPattern(secret), "gu"),
    base64: cores.length === 0 ? undefined : new RegExp(cores.map(corePattern).join("|"), "g"),
  };
}

function plainPattern(secret: string): string {
  let pattern = "";
  let afterBackslashes = false;
  for (const [part] of secret.matchAll(/\\+|[^\\]/gsu)) {
    const isBackslashes = part.startsWith("\\");
    pattern += isBackslashes ? backslashForms(part) : characterForms(part, afterBackslashes ? "" : jsonEscape);
    afterBackslashes = isBackslashes;
  }
  return pattern;
}

/**
 * The backslashes of an escape; JSON within JSON has more of them. They are only looked for from the first of a run
 * on, or long runs would take for ever.
 */
const jsonEscape = String.raw`(?<!\\)\\+`;

/** Each JSON encoding doubles a run of backslashes; the run also takes in the escape of what follows it. */
function backslashForms(run: string): string {
  return String.raw`(?:(?<!\\)\\{${run.length},}|${percentForm(run)}|${unicodeForm(run, jsonEscape)})`;
}

/** All ways one character is written in the texts that pass here. */
function characterForms(character: string, before: string): string {
  const forms = [literal(character), percentForm(character), unicodeForm(character, before)];
  if (character === " ") forms.push("\\+", "&nbsp;");
  const short = shortEscapes[character];
  if (short !== undefined) forms.push(`${before}${short}`);
  const entity = entities[character];
  if (entity !== undefined) forms.push(...entity);
  return `(?:${forms.join("|")})`;
}

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  "/": "\\/",
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
function unicodeForm(part: string, before: string): string {
  return Array.from({ length: part.length }, (_, at) => {
    const backslashes = at === 0 ? before : "\\\\+";
    return `${backslashes}u${hex(part.charCodeAt(at), 4)}`;
  }).join("");
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
 * forms. Each is searched by the characters that depend on the secret alone.
 */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const cores: string[] = [];
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const core = encoded.slice(start, end);
    if (core.length >= shortestCore) cores.push(core);
  }
  return cores;
}

/** Base64 comes with two alphabets, and encoded once more in a URL or in JSON. */
function corePattern(core: string): string {
  return core.replace(/[+/]/g, (mark) => (mark === "+" ? "(?:[+-]|%2[bB])" : "(?:[/_]|%2[fF]|\\\\/)"));
}

function urlSafe(core: string): string {
  return core.replaceAll("+", "-").replaceAll("/", "_");
}

/** The whole base64 text around the secret goes: its first and last characters hold bits of the secret too. */
function redactBase64(text: string, cores: RegExp): string {
  let clean = "";
  let copied = 0;
  for (const match of text.matchAll(cores)) {
    if (match.index < copied) continue;
    let start = match.index;
    while (start > copied && isBase64(text[start - 1])) start--;
    let end = match.index + match[0].length;
    while (isBase64(text[end])) end++;
    clean += text.slice(copied, start) + redacted;
    copied = end;
  }
  return clean + text.slice(copied);
}

function isBase64(character: string | undefined): boolean {
  return character !== undefined && /[\w+/=-]/.test(character);
}
