/**
 * The objects and operations that a connection has created and started, so that it can skip needless requests and
 * recognize its own operations.
 */
export class History {
  readonly #unused = new Set<string>();
  readonly #operations = new Set<string>();
  /** The ID of the newest operation on an object. IDs of operations increase. */
  readonly #newest = new Map<string, number>();

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

  /** Records that an operation on an object was seen. */
  sawOperation(collection: string, id: string, operation: string): void {
    this.#operations.add(operation);
    const key = `${collection} ${id}`;
    this.#newest.set(key, Math.max(this.#newest.get(key) ?? 0, Number(operation)));
  }

  /** The ID of the newest operation that was seen on an object; 0 if it is unused, undefined if none was seen. */
  newestOperation(collection: string, id: string): number | undefined {
    return this.#newest.get(`${collection} ${id}`) ?? (this.isUnused(collection, id) ? 0 : undefined);
  }

  /** Whether an operation was seen before. It is then not the one whose response was just lost. */
  hasSeenOperation(id: string): boolean {
    return this.#operations.has(id);
  }
}
