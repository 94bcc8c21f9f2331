/**
 * The objects and operations that a connection has created and started, so that it can skip needless requests and
 * recognize its own operations.
 */
export class History {
  readonly #unused = new Set<string>();
  readonly #operations = new Set<string>();

  /** Records that this connection created an object. */
  created(collection: string, id: string): void {
    this.#unused.add(`${collection} ${id}`);
  }

  /** Records that an operation is about to run on an object. */
  used(collection: string, id: string): void {
    this.#unused.delete(`${collection} ${id}`);
  }

  /** Whether this connection created an object and has run no operation on it, so that its content is known. */
  isUnused(collection: string, id: string): boolean {
    return this.#unused.has(`${collection} ${id}`);
  }

  /** Records that an operation was seen. */
  sawOperation(id: string): void {
    this.#operations.add(id);
  }

  /** Whether an operation was seen before. It is then not the one whose response was just lost. */
  hasSeenOperation(id: string): boolean {
    return this.#operations.has(id);
  }
}
