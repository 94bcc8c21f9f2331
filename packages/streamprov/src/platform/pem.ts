/**
 * Whether two texts hold the same PEM blocks: line ends, the length of lines, blanks around them and notes between the
 * blocks do not count.
 */
export function isSamePem(before: unknown, after: unknown): boolean {
  return before === after || blocks(before) === blocks(after);
}

const block = /-----BEGIN ([^-]+)-----([^-]*)-----END \1-----/g;

function blocks(text: unknown): string {
  const found = [...String(text).matchAll(block)].map(
    ([, label, content = ""]) => `${label}:${content.replace(/\s/g, "")}`,
  );
  // A text without a block is compared as it is.
  return found.length === 0 ? String(text).trim() : found.join("\n");
}
