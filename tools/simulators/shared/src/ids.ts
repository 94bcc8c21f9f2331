import { randomInt } from "node:crypto";
import { type Random, seededRandom } from "./random.ts";

/** How far a source of IDs has come, in a snapshot. */
export interface SavedIds {
  readonly seed: number;
  /** How many random numbers it has used. */
  readonly used: number;
}

/**
 * The random parts of new IDs. With the same seed, the same sequence of objects gets the same IDs. Secrets never come
 * from here, because the seed reveals all IDs.
 */
export class Ids {
  #seed: number;
  #used = 0;
  #random: Random;

  /** @param seed - an integer from 0 to 2^32 - 1; defaults to a random one. */
  constructor(seed = randomInt(2 ** 32)) {
    this.#seed = seed;
    this.#random = seededRandom(seed);
  }

  /** A text of characters from an alphabet. */
  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.integer(0, alphabet.length)]).join("");
  }

  /** A UUID, such as `5cd3a17e-fb0b-418c-afd7-77b365397426`. */
  uuid(): string {
    return [8, 4, 4, 4, 12].map((length) => this.text("0123456789abcdef", length)).join("-");
  }

  /** An integer from `min` to `below` - 1. */
  integer(min: number, below: number): number {
    this.#used += 1;
    return min + Math.floor(this.#random() * (below - min));
  }

  /** How far it has come. */
  save(): SavedIds {
    return { seed: this.#seed, used: this.#used };
  }

  /** Continues after the IDs that a saved source has given out. */
  load({ seed, used }: SavedIds): void {
    this.#seed = seed;
    this.#used = used;
    this.#random = seededRandom(seed, used);
  }
}
