/** Whether a text contains anything that may encode another character. */
export function hasEscapes(text: string): boolean {
  return /[%\\+]|&#?\w{1,8};/.test(text);
}

/**
 * A text in which every encoding that a secret may stand in is undone, as far as letters go: percent signs, escapes of
 * JSON, entities. Different texts may fold to the same; those that hold a secret in whatever mixture of encodings hold
 * the folded secret, but for its ends, which may flow together with what stands around it.
 */
export function folded(text: string): string {
  return text
    .replace(/(?:%(?:25)*[0-9a-f]{2})+/gi, unpercented)
    .replace(/\\+u([0-9a-f]{4})/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
    .replace(/&(?:#0*(\d{1,5})|#x([0-9a-f]{1,4})|([a-z]{2,4}));/gi, unescaped)
    .replace(/[\\\n\r\t\b\f+\u00a0]/g, (character) => letters[character] ?? "");
}

/** The same for what stands in base64, whose two alphabets fold to one. */
export function foldedBase64(text: string): string {
  return text.replace(/[-+_]/g, (character) => (character === "_" ? "/" : " "));
}

/** What a secret's ends may flow together with: `%`, `\u` and what follows. */
const ends = 8;
/** Shorter ones have too little between their ends to be told from words. */
const shortest = 3 * ends;

/** What of a secret its folded texts hold; undefined for one that cannot be told from its own encodings. */
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
