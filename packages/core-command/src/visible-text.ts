// core-http and core-provider have the same few lines: the core packages do not depend on one another.

/** Characters that a terminal obeys instead of showing them, or that change the order in which it shows others. */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * A text as it may be printed: with visible escapes, such as `\u202e`, for what a terminal obeys. Line breaks stay.
 * The escapes are those of JSON, so printed JSON keeps its meaning.
 */
export function visibleText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(obeyed, (char) => (char === "\n" ? char : escaped(char)));
}

/** A name from a platform or a file as it may be printed within a line. */
export function visibleLine(text: string): string {
  return text.replace(obeyed, escaped);
}

/** A message from a platform, which may have several lines: those after the first are indented. */
export function visibleLines(text: string, indent: string): string {
  return visibleText(text.trim().replaceAll("\t", "  ")).replaceAll("\n", `\n${indent}`);
}

function escaped(char: string): string {
  return short[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
