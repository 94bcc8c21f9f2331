/** A replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change of a file, and the lines that show it to the user. */
export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly shown: readonly string[];
}

/** Applies edits, which must not overlap, to a text. Keeps its line ends. */
export function edited(text: string, edits: readonly Edit[]): string {
  const [lineEnd = "\n"] = /\r?\n/.exec(text) ?? [];
  let result = text;
  for (const { start, end, text: now } of [...edits].sort((one, other) => other.start - one.start)) {
    result = result.slice(0, start) + now.replace(/\r?\n/g, lineEnd) + result.slice(end);
  }
  return result;
}

/** The edits with their line numbers. The rest of a line is not shown, because it may contain secrets. */
export function shownEdits(text: string, edits: readonly Edit[]): readonly string[] {
  return [...edits]
    .sort((one, other) => one.start - other.start)
    .flatMap((edit) => {
      const [before, after] = [linesOf(text.slice(edit.start, edit.end)), linesOf(edit.text)];
      const [was] = before;
      const [is] = after;
      const line = `${lineOf(text, edit.start)}`;
      if (was !== undefined && is !== undefined) return [`${line}: ${was} -> ${is}`];
      return [...before.map((each) => `${line}: - ${each}`), ...after.map((each) => `${line}: + ${each}`)];
    });
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** The line number of an offset, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
