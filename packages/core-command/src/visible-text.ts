// core-http and core-provider contain the same lines, because the core packages do not depend on each other.

/** Characters that control a terminal or change the order of other characters. */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Replaces characters that control a terminal with visible escapes, such as `\u202e`. Line breaks stay. The escapes are
 * those of JSON, so printed JSON keeps its meaning.
 */
export function visibleText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(obeyed, (char) => (char === "\n" ? char : escaped(char)));
}

/** Escapes a name from a platform or a file for a line of output. */
export function visibleLine(text: string): string {
  return text.replace(obeyed, escaped);
}

/** Escapes a message from a platform, and indents all its lines but the first. */
export function visibleLines(text: string, indent: string): string {
  return visibleText(text.trim().replaceAll("\t", "  ")).replaceAll("\n", `\n${indent}`);
}

function escaped(char: string): string {
  return short[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
