import type { HttpErrorFacts } from "../errors/http-error.ts";
import { PaginationError } from "../errors/pagination-error.ts";

/** How many pages in a row may hold nothing new: a platform that filters may send several empty pages. */
const mostBarrenPages = 20;

/** Most pages of one listing: 200,000 objects in pages of ten. */
const mostPages = 20_000;

/** Limits of a {@link PageBound}. */
export interface PageBoundOptions {
  /**
   * How many pages in a row may hold nothing new. Default 20. 0 for pages by offset or number, which are requested only
   * where the platform has more.
   */
  readonly mostBarren?: number;
}

/**
 * Ends a listing that would never end. Whatever reads a listing page by page counts each page here.
 *
 * @example
 * ```ts
 * const bound = new PageBound();
 * for await (const page of pages) bound.count(page.data.map(({ id }) => id));
 * ```
 */
export class PageBound {
  readonly #mostBarren: number;
  readonly #seen = new Set<unknown>();
  #pages = 0;
  #barren = 0;

  constructor({ mostBarren = mostBarrenPages }: PageBoundOptions = {}) {
    this.#mostBarren = mostBarren;
  }

  /**
   * Counts a page by what tells its members from others.
   *
   * @param facts The request, for the message.
   * @throws {@link PaginationError} when the listing brings nothing new any more, or does not end.
   */
  count(keys: Iterable<unknown>, facts: HttpErrorFacts = {}): void {
    const before = this.#seen.size;
    for (const key of keys) this.#seen.add(key);
    this.countNew(this.#seen.size - before, facts);
  }

  /** The same for a caller that knows how many members of the page are new. */
  countNew(added: number, facts: HttpErrorFacts = {}): void {
    this.#pages++;
    this.#barren = added > 0 ? 0 : this.#barren + 1;
    // The first page of an empty listing holds nothing new.
    if (this.#barren > this.#mostBarren && this.#pages > 1) {
      const rows = this.#barren === 1 ? "a page" : `${this.#barren} pages in a row`;
      throw endless(`The listing returned ${rows} without a new member after ${this.#seen.size} members`, facts);
    }
    if (this.#pages > mostPages) throw endless(`The listing has not ended after ${mostPages} pages`, facts);
  }
}

function endless(summary: string, facts: HttpErrorFacts): PaginationError {
  const hint = "The listing was given up. Try again; if this happens again, report it to the platform's support.";
  return new PaginationError(summary, { ...facts, hint });
}
