import { cellsOf, tables } from "./tables.ts";

/** The columns that a chart shows, and the names of their bars. */
const columns = { wall: "this package", floor: "a provider that does nothing", limit: "minimum under the rate limit" };
type Column = keyof typeof columns;
const bars = Object.keys(columns) as Column[];

/** Sizes in units of the drawing, which shrinks to the width of the page. */
const [width, labels, thickness, gap] = [720, 340, 9, 14];

/**
 * Puts a bar chart before each table of wall times that has the columns `wall`, `floor` and `limit`. The bars of a chart
 * have one scale; the table contains the exact values.
 */
export function withCharts(markdown: string): string {
  return markdown.replace(tables, (table, head: string) => {
    const names = cellsOf(head);
    if (!bars.every((name) => names.includes(name))) return table;
    const rows = table.trimEnd().split("\n").slice(2).map(cellsOf);
    const before = names.indexOf("wall");
    const groups = rows.map((row) => ({
      label: row.slice(0, before).join(", "),
      values: bars.map((name) => ({ name, seconds: secondsIn(row[names.indexOf(name)]) })),
    }));
    return `${chart(groups)}\n\n${table}`;
  });
}

interface Group {
  readonly label: string;
  readonly values: readonly { readonly name: Column; readonly seconds: number | undefined }[];
}

function chart(groups: readonly Group[]): string {
  const longest = Math.max(...groups.flatMap(({ values }) => values.map(({ seconds = 0 }) => seconds)));
  const scale = (width - labels - 60) / longest;
  const heightOfGroup = bars.length * thickness + gap;
  const drawn = groups.map(({ label, values }, at) => {
    const y = at * heightOfGroup;
    const lines = values.map(({ name, seconds }, i) => {
      if (!seconds) return "";
      const top = y + i * thickness;
      const length = Math.max(1, Math.round(seconds * scale));
      const text = i === 0 ? `<text x="${labels + length + 5}" y="${top + 8}">${seconds} s</text>` : "";
      return `<rect class="${name}" x="${labels}" y="${top}" width="${length}" height="${thickness - 2}"/>${text}`;
    });
    return `<text class="label" x="${labels - 8}" y="${y + 16}">${label}</text>${lines.join("")}`;
  });
  const legend = bars.map((name) => `<span class="${name}">${columns[name]}</span>`).join(" ");
  const height = groups.length * heightOfGroup;
  return (
    '<figure class="chart"><figcaption>Wall time: ' +
    `${legend}</figcaption><svg role="img" aria-label="Bars of the wall times in the following table" ` +
    `viewBox="0 -4 ${width} ${height}">${drawn.join("")}</svg></figure>`
  );
}

/** The first number of a cell: `5.8 s; before 14.5 s` is 5.8. */
function secondsIn(cell = ""): number | undefined {
  const seconds = /^([\d.]+) s/.exec(cell)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
