/** Maximum length of a generated name. Some platforms do not accept longer ones. */
const longest = 100;

/** Generates unique names for resources of a program. The same requests in the same order return the same names. */
export class Names {
  readonly #taken = new Set<string>();

  /** @param taken - Names that must not be used. */
  constructor(taken: Iterable<string> = []) {
    for (const name of taken) this.#taken.add(name.toLowerCase());
  }

  /** A unique name, as similar as possible to the requested one. Names must differ in more than case, because they become variables. */
  give(...wished: readonly string[]): string {
    const name = validName(wished.join("-")) || "r";
    let given = name;
    for (let number = 2; this.#taken.has(given.toLowerCase()); number++) given = `${name}-${number}`;
    this.#taken.add(given.toLowerCase());
    return given;
  }
}

/**
 * Reduces a name to letters, digits and dashes, with a letter first, because it also becomes the name of a variable.
 * Returns an empty string if nothing remains, such as for a Chinese name.
 */
export function validName(wish: string): string {
  const plain = wish
    .normalize("NFKD")
    // NFKD has separated the accents.
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longest)
    .replace(/-+$/, "");
  return plain === "" || /^[A-Za-z]/.test(plain) ? plain : `r-${plain}`;
}
