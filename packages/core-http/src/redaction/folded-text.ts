/** Whether a text contains anything that may encode another character. */
export function hasEscapes(text: string): boolean {
  return /[%\\+]|&#?\w{1,8};/.test(text);
}

/**
 * Undoes every encoding of letters that a secret may have: percent signs, escapes of JSON, entities. Different texts may
 * fold to the same. A text that contains a secret in any mixture of encodings contains the folded secret, except for its
 * ends, which may merge with the characters around it.
 */
export function folded(text: string): string {
  return text
    .replace(/(?:%(?:25)*[0-9a-f]{2})+/gi, unpercented)
    .replace(/\\+u([0-9a-f]{4})/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
    .replace(/&(?:#0*(\d{1,5})|#x([0-9a-f]{1,4})|([a-z]{2,4}));/gi, unescaped)
    .replace(/[\\\n\r\t\b\f+\u00a0]/g, (character) => letters[character] ?? "");
}

/** The same for base64, whose two alphabets fold to one. */
export function foldedBase64(text: string): string {
  return text.replace(/[-+_]/g, (character) => (character === "_" ? "/" : " "));
}

/** Characters that may merge with a secret's ends: `%`, `\u` and their digits. */
const ends = 8;
/** Shorter ones have too little between their ends to be distinguished from words. */
const shortest = 3 * ends;

/** The part of a secret that its folded texts contain; undefined for one that equals its own encodings. */
export function foldedMiddle(secret: string): string | undefined {
  if (secret.length < shortest || /[%\\&;#]/.test(secret) || !secret.isWellFormed()) return undefined;
  return folded(secret.slice(ends, -ends));
}

/** A backslash is nothing, and what follows it stands for itself or one of these. */
const letters: Readonly<Record<string, string>> = {
  "\n": "n",
  "\r": "r",
  "\t": "t",
  "\b": "b",
  "\f": "f",
  "+": " ",
  "\u00a0": " ",
};

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function unpercented(escapes: string): string {
  const bytes = escapes.match(/%(?:25)*[0-9a-f]{2}/gi) ?? [];
  return Buffer.from(bytes.map((byte) => byte.slice(-2)).join(""), "hex").toString();
}

function unescaped(entity: string, decimal: string | undefined, hex: string | undefined, name: string | undefined) {
  if (name !== undefined) return entities[name.toLowerCase()] ?? entity;
  return String.fromCharCode(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
}
