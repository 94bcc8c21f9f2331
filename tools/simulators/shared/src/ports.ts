/** Gives the hosts of one simulator their ports, one after the other. */
export class Ports {
  /** Whether the hosts get any free ports. */
  readonly areFree: boolean;
  #next: number;

  /** @param first the first port; 0 for any free ports. */
  constructor(first: number) {
    this.areFree = first === 0;
    this.#next = first;
  }

  /** The port of the next host; 0 means any free one. */
  take(): number {
    const port = this.#next;
    if (port !== 0) this.#next += 1;
    return port;
  }
}
