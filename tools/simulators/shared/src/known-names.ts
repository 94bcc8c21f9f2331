/** Names that a user gave, and those that exist. */
export interface GivenNames {
  readonly given: readonly string[];
  readonly known: readonly string[];
  /** The noun for the names: `action`. */
  readonly what: string;
  /** Where they were given: `--fail-actions`. */
  readonly at: string;
}

/**
 * Rejects names that do not exist, such as those of actions that must fail: a mistyped name would have no effect.
 *
 * @throws an error with the name that is probably meant, or with all that are possible if they are few.
 */
export function checkNames({ given, known, what, at }: GivenNames): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  const qualified = known.filter((name) => name.startsWith(`${unknown}:`));
  const possible = qualified.length > 0 ? qualified : known;
  const list = possible.length <= 40 ? ` There are: ${possible.join(", ")}.` : "";
  throw new Error(`${at}: there is no ${what} "${unknown}".${near === undefined ? list : ` Did you mean ${near}?`}`);
}

/** The name that is most similar, or that ends in the same word without its qualifier; undefined if none is similar. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const few = Math.max(2, name.length / 4);
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const one of known) {
    const full = one.toLowerCase();
    const edits = Math.min(editsBetween(wanted, full), editsBetween(wanted, full.replace(/^.*[:.]/, "")));
    if (edits <= few && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { name: one, edits };
  }
  return best?.name;
}

/** How many characters must be added, removed or replaced to turn one text into the other. */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [now[column], before[column + 1], before[column]];
      now.push(letter === otherLetter ? diagonal : 1 + Math.min(left, above, diagonal));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
