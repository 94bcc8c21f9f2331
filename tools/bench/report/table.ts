/** A table: a row of headings, then rows of texts. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Sets a table for the screen: columns aligned, numbers to the right. */
export function alignedText({ headings, rows }: Table): string {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? "").length)));
  const right = headings.map((_, i) => rows.length > 0 && rows.every((row) => isNumber(row[i] ?? "")));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, i) => (right[i] ? (cells[i] ?? "").padStart(width) : (cells[i] ?? "").padEnd(width)))
      .join("  ")
      .trimEnd();
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Sets a table in Markdown. */
export function markdownTable({ headings, rows }: Table): string {
  const right = headings.map((_, i) => rows.length > 0 && rows.every((row) => isNumber(row[i] ?? "")));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(headings), line(right.map((is) => (is ? "--:" : "---"))), ...rows.map(line)].join("\n");
}

function isNumber(text: string): boolean {
  return text === "" || /^[-+]?\d+(\.\d+)?%?$/.test(text);
}
