/** The longest name that is made: some platforms take no longer ones, and nobody reads them. */
const longest = 100;

/** Gives names that resources of a program may have, each once. The same wishes in the same order give the same names. */
export class Names {
  readonly #taken = new Set<string>();

  /** @param taken Names that nobody gets. */
  constructor(taken: Iterable<string> = []) {
    for (const name of taken) this.#taken.add(name.toLowerCase());
  }

  /** A name as near to what is wished as can be. Names that differ in upper and lower case alone would be one variable. */
  give(...wished: readonly string[]): string {
    const name = validName(wished.join("-")) || "r";
    let given = name;
    for (let number = 2; this.#taken.has(given.toLowerCase()); number++) given = `${name}-${number}`;
    this.#taken.add(given.toLowerCase());
    return given;
  }
}

/**
 * Letters, digits and dashes, a letter first: it becomes a variable's name, too. Empty where nothing of the wish can be
 * kept, such as of one in Chinese.
 */
export function validName(wish: string): string {
  const plain = wish
    .normalize("NFKD")
    // Accents, which stand by themselves now.
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longest)
    .replace(/-+$/, "");
  return plain === "" || /^[A-Za-z]/.test(plain) ? plain : `r-${plain}`;
}
