/** A kind of object, with what its import needs beside the ID. */
interface Needing {
  readonly name: string;
  readonly needs: string | undefined;
}

/** What imports read beside their IDs, each once, with the kinds that need it: lines of a report. None when it is nothing. */
export function needsOf(kinds: Iterable<Needing>): readonly string[] {
  const needs = new Map<string, string[]>();
  for (const { name, needs: told } of kinds) {
    if (told !== undefined) needs.set(told, [...(needs.get(told) ?? []), name]);
  }
  if (needs.size === 0) return [];
  return [
    "",
    "What the imports read beside their IDs:",
    ...[...needs].map(([told, names]) => `  ${names.join(", ")}: ${told}`),
  ];
}
