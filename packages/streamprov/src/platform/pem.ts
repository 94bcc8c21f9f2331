/**
 * Whether two texts contain the same PEM blocks. Line endings, line lengths, white space and text between the blocks are
 * ignored.
 */
export function isSamePem(before: unknown, after: unknown): boolean {
  return before === after || blocks(before) === blocks(after);
}

const block = /-----BEGIN ([^-]+)-----([^-]*)-----END \1-----/g;

function blocks(text: unknown): string {
  const found = [...String(text).matchAll(block)].map(
    ([, label, content = ""]) => `${label}:${content.replace(/\s/g, "")}`,
  );
  // Texts without blocks are compared directly.
  return found.length === 0 ? String(text).trim() : found.join("\n");
}
