/**
 * The name of an object in a listing that was requested with `encoding-type=url`. The platform percent-encodes names: a
 * space is `%20`, and a plus sign is `%2B`. Escapes that are not UTF-8 stay as they are, so that one strange name does not
 * make a whole listing unreadable.
 */
export function decodedKey(text: string): string {
  return text.replace(/(?:%[\dA-Fa-f]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/**
 * Whether every XML parser reads a name unchanged: XML has no control characters, and parsers may change line breaks and
 * white space at the ends.
 */
export function isPlainKey(key: string): boolean {
  return /^(?!\s)[\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*(?<!\s)$/u.test(key);
}
