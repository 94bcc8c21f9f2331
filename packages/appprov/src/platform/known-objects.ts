/** What this process has learned of objects on the platform, so that none is taken for another. */
export class KnownObjects {
  readonly #inStates = new Set<string>();
  readonly #untouched = new Set<string>();
  readonly #operations = new Set<string>();

  /** Remembers an object that a state names. */
  inState(kind: string, id: string): void {
    this.#inStates.add(`${kind} ${id}`);
  }

  /** Whether a state that this process has seen names an object: whoever has it there, it is no new one. */
  isInState(kind: string, id: string): boolean {
    return this.#inStates.has(`${kind} ${id}`);
  }

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
