/** All that the CLI printed, in its order. */
export class Transcript {
  #text = "";
  #taken = 0;

  add(text: string): void {
    this.#text += text;
  }

  /** Everything so far. */
  get text(): string {
    return this.#text;
  }

  /** What was printed since this was last asked. */
  takeNew(): string {
    const fresh = this.#text.slice(this.#taken);
    this.#taken = this.#text.length;
    return fresh;
  }
}
