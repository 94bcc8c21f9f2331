/** Gives the hosts of one simulator their ports, one after the other. */
export class Ports {
  #next: number;

  /** @param first the first port; 0 for any free ports. */
  constructor(first: number) {
    this.#next = first;
  }

  /** The port of the next host; 0 means any free one. */
  take(): number {
    const port = this.#next;
    if (port !== 0) this.#next += 1;
    return port;
  }
}
