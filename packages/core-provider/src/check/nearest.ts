/** Returns the known word that a mistyped word probably means; undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const candidates = known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = candidates[0];
  return best && best.edits <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

/** The number of edits between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replace);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
