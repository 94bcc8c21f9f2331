/** Text that stands in the place of other text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A file that is changed, and how that is shown to a person. */
export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly shown: readonly string[];
}

/** Makes the edits, which do not overlap, in a text. Their lines end as its own do. */
export function edited(text: string, edits: readonly Edit[]): string {
  const [lineEnd = "\n"] = /\r?\n/.exec(text) ?? [];
  let result = text;
  for (const { start, end, text: now } of [...edits].sort((one, other) => other.start - one.start)) {
    result = result.slice(0, start) + now.replace(/\r?\n/g, lineEnd) + result.slice(end);
  }
  return result;
}

/**
 * What edits change, each with its line. The rest of a line is not shown: it may hold what is secret.
 */
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

/** The number of the line that a place is in, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
