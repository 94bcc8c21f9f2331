/** All that the CLI printed, in its order. */
export class Transcript {
  #text = "";

  add(text: string): void {
    this.#text += text;
  }

  /** Everything so far. */
  get text(): string {
    return this.#text;
  }
}
