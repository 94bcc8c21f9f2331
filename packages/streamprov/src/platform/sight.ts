import { isGone, isNotFound } from "./errors.ts";

/** For so long a look counts: the reads of one refresh share it, and rights that are lost meanwhile show. */
const countsForMs = 5000;

/** What the credentials may see, as far as it had to be found out. */
export class Sight {
  readonly #found = new Map<string, { readonly may: boolean; readonly until: number }>();

  /**
   * Whether the credentials may read something: asked once for all that want to know within a few seconds.
   *
   * @param name - The same for the same thing.
   * @param look - Reads it. That there is no such thing is for those to say who may see it.
   */
  async may(name: string, look: () => Promise<unknown>): Promise<boolean> {
    const known = this.#found.get(name);
    if (known !== undefined && Date.now() < known.until) return known.may;
    const may = await look().then(
      () => true,
      (error: unknown) => {
        if (!isGone(error)) throw error;
        return isNotFound(error);
      },
    );
    this.#found.set(name, { may, until: Date.now() + countsForMs });
    return may;
  }
}
