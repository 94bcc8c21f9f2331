/** Maximum length of a generated name. Some platforms do not accept longer ones. */
const longest = 100;

/** Words that cannot be names of variables in a program, or in the form from which the CLI generates one. */
const reserved = new Set(
  (
    "arguments async await boolean break case catch class const constructor continue debugger default delete do else enum " +
    "eval exports extends false finally for function if implements import in instanceof interface let module new null " +
    "number object package private promise protected public pulumi require return static string super switch symbol " +
    "this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

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
 * Reduces a name to letters, digits and dashes, with a letter first and without reserved words, because it also becomes
 * the name of a variable. Returns an empty string if nothing remains, such as for a Chinese name.
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
  const isVariable = /^[A-Za-z]/.test(plain) && !reserved.has(plain.toLowerCase());
  return plain === "" || isVariable ? plain : `r-${plain}`;
}
