/** A line of a terminal, and when it was printed. */
export interface RecordedLine {
  readonly text: string;
  /** Seconds since the beginning. */
  readonly at: number;
}

/** Sizes in units of the drawing, which shrinks to the width of the page. */
const [columns, rows, lineHeight, letter, margin] = [108, 26, 17, 7.25, 14];
/** Longer pauses are shortened to this, in seconds. */
const longestPause = 0.8;
/** How long the still is shown before the recording starts, in seconds. */
const stillSeconds = 2;

/**
 * A terminal recording as an animated picture. It begins with a still, which is also what programs without animations,
 * paper, and readers who prefer reduced motion show.
 *
 * @param title - What the recording shows, for those who cannot see it.
 * @param lastOfStill - The last line of the still: the first line that matches.
 */
export function recordingSvg(title: string, lines: readonly RecordedLine[], lastOfStill: RegExp): string {
  const shown = withShortPauses(lines.flatMap(shownLine));
  const duration = (shown.at(-1)?.at ?? 0) + 0.1;
  const height = rows * lineHeight + 2 * margin;
  const screen = rows * lineHeight + 2;
  const width = Math.round(columns * letter) + 2 * margin;
  const texts = shown.map(
    ({ text, at, color }, row) =>
      `<text y="${(row + 1) * lineHeight}" style="animation-duration:${at.toFixed(2)}s"${color}>${escaped(text)}</text>`,
  );
  const topOf = (lastRow: number) => -Math.max(0, lastRow + 1 - rows) * lineHeight;
  const last = topOf(shown.length - 1);
  const still = topOf(shown.findIndex(({ text }) => lastOfStill.test(text)));
  // Several lines at the same time are one step.
  const tops = new Map(shown.map(({ at }, row) => [((at / duration) * 100).toFixed(2), topOf(row)]));
  const steps = [...tops]
    .filter(([, top], i, all) => i === 0 || top !== all[i - 1]?.[1])
    .map(([share, top]) => `${share}%{transform:translateY(${top}px)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    "<style>",
    // A line is hidden from the start of the recording until its time.
    `text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#c9d1d9;white-space:pre;animation:hidden 0s ${stillSeconds}s}`,
    ".heading{fill:#fff;font-weight:bold}.create{fill:#7ee787}.update{fill:#e3b341}.delete{fill:#ffa198}",
    "@keyframes hidden{from,to{opacity:0}}",
    `@keyframes scroll{${steps.join("")}100%{transform:translateY(${last}px)}}`,
    `.lines{transform:translateY(${still}px);animation:scroll ${duration.toFixed(2)}s ${stillSeconds}s step-end forwards}`,
    "@media print,(prefers-reduced-motion:reduce){text,.lines{animation:none}}",
    "</style>",
    `<rect width="${width}" height="${height}" rx="8" fill="#161b22"/>`,
    // Begins below the letters of the line above the first one.
    `<svg x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${screen}" viewBox="0 4 ${width - 2 * margin} ${screen}">`,
    `<g class="lines">`,
    ...texts,
    "</g></svg></svg>",
    "",
  ].join("\n");
}

/** The line without its colors, and with the color that it has in the picture. Lines that only show progress are left out. */
function shownLine({ text, at }: RecordedLine) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with the escape character
  const plain = text.replace(/\u001b\[[\d;]*m/g, "").trimEnd();
  if (plain.startsWith("@ ")) return [];
  const short = plain.length > columns ? `${plain.slice(0, columns - 1)}…` : plain;
  return [{ text: short, at, color: colorOf(plain) }];
}

function colorOf(text: string): string {
  if (text.startsWith("== ")) return ' class="heading"';
  if (/^ (\+ |\+-|\+\+) /.test(text)) return ' class="create"';
  if (text.startsWith(" ~  ")) return ' class="update"';
  return text.startsWith(" -  ") ? ' class="delete"' : "";
}

function withShortPauses<T extends { readonly at: number }>(lines: readonly T[]): readonly T[] {
  let now = 0;
  return lines.map((line, i) => {
    now += Math.min(longestPause, line.at - (lines[i - 1]?.at ?? line.at));
    return { ...line, at: now };
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
