/** What this process has done on the platform, so that nothing is asked for twice and no operation taken for another. */
export class WhatWasDone {
  readonly #untouched = new Set<string>();
  readonly #operations = new Set<string>();

  /** Remembers an object that this process has made. */
  made(collection: string, id: string): void {
    this.#untouched.add(`${collection} ${id}`);
  }

  /** Remembers that an object is in use from now on. */
  touched(collection: string, id: string): void {
    this.#untouched.delete(`${collection} ${id}`);
  }

  /** Whether this process has made an object and done nothing to it since: what it has is known without asking. */
  isUntouched(collection: string, id: string): boolean {
    return this.#untouched.has(`${collection} ${id}`);
  }

  /** Remembers an operation that was seen. */
  seenOperation(id: string): void {
    this.#operations.add(id);
  }

  /** Whether an operation was seen before, so that it is not the one whose answer was lost just now. */
  hasSeenOperation(id: string): boolean {
    return this.#operations.has(id);
  }
}
