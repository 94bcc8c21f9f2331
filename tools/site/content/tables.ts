/** Tables in Markdown. The first group is the head. */
export const tables = /^(\|.*\|)\n\|[ :|-]+\|\n(?:\|.*(?:\n|$))*/gm;

const border = /(?<=^|[^\\])\|/;

/** The cells of a table's row. */
export function cellsOf(row: string): string[] {
  return row
    .split(border)
    .slice(1, -1)
    .map((text) => text.trim());
}
