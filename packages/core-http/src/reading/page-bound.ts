import type { HttpErrorFacts } from "../errors/http-error.ts";
import { PaginationError } from "../errors/pagination-error.ts";

/** How many pages in a row may contain nothing new. A platform that filters may send several empty pages. */
const defaultMaxPagesWithoutNew = 20;

/** The maximum number of pages of a listing: 200,000 objects in pages of ten. */
const maxPages = 20_000;

/** Limits of a {@link PageBound}. */
export interface PageBoundOptions {
  /**
   * How many pages in a row may contain nothing new. Use 0 for pages by offset or number, which are requested only if the
   * platform has more. Defaults to 20.
   */
  readonly maxPagesWithoutNew?: number;
}

/**
 * Ends a listing that would never end. Code that reads a listing page by page counts each page here.
 *
 * @example
 * ```ts
 * const bound = new PageBound();
 * for await (const page of pages) bound.count(page.data.map(({ id }) => id));
 * ```
 */
export class PageBound {
  readonly #maxPagesWithoutNew: number;
  readonly #seen = new Set<unknown>();
  #pages = 0;
  #withoutNew = 0;

  constructor({ maxPagesWithoutNew = defaultMaxPagesWithoutNew }: PageBoundOptions = {}) {
    this.#maxPagesWithoutNew = maxPagesWithoutNew;
  }

  /**
   * Counts a page by the keys of its members.
   *
   * @param facts - The request, for the message.
   * @throws {@link PaginationError} if the listing brings nothing new or does not end.
   */
  count(keys: Iterable<unknown>, facts: HttpErrorFacts = {}): void {
    const before = this.#seen.size;
    for (const key of keys) this.#seen.add(key);
    this.countNew(this.#seen.size - before, facts);
  }

  /** Counts a page by the number of its new members. */
  countNew(added: number, facts: HttpErrorFacts = {}): void {
    this.#pages++;
    this.#withoutNew = added > 0 ? 0 : this.#withoutNew + 1;
    // The first page of an empty listing contains nothing new.
    if (this.#withoutNew > this.#maxPagesWithoutNew && this.#pages > 1) {
      const rows = this.#withoutNew === 1 ? "a page" : `${this.#withoutNew} pages in a row`;
      throw endless(`The listing returned ${rows} without a new member after ${this.#seen.size} members`, facts);
    }
    if (this.#pages > maxPages) throw endless(`The listing has not ended after ${maxPages} pages`, facts);
  }
}

function endless(summary: string, facts: HttpErrorFacts): PaginationError {
  const hint =
    "The listing was stopped. Run the command again; if this happens again, report it to the platform's support.";
  return new PaginationError(summary, { ...facts, hint });
}
