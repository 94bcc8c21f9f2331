import { textOfThrown } from "../base/hooks.ts";

/**
 * Takes the body of one answer part by part, so that an answer of many megabytes never lies in memory as a whole.
 *
 * A sink serves one answer: when an answer is cut off and the request is sent again, another one is made.
 */
export interface BodySink<T = unknown> {
  /**
   * Takes the next part, in the order in which they come. What is to be kept of it should be copied.
   *
   * @throws When the body cannot be used; the request fails with an `InvalidResponseError` that quotes the message.
   */
  add(part: Buffer): void;
  /**
   * The body is complete: what the request gives as its body.
   *
   * @throws As {@link add}.
   */
  end(): T;
}

/** A sink as an exchange sees it: what it throws is kept until the answer is complete. */
export class GuardedSink implements BodySink<SinkResult> {
  readonly #sink: BodySink | undefined;
  #problem: string | undefined;

  constructor(make: () => BodySink) {
    this.#sink = this.#try(make);
  }

  add(part: Buffer): void {
    this.#try(() => this.#sink?.add(part));
  }

  end(): SinkResult {
    const value = this.#try(() => this.#sink?.end());
    return this.#problem === undefined ? { value } : { problem: this.#problem };
  }

  #try<T>(action: () => T): T | undefined {
    if (this.#problem !== undefined) return undefined;
    try {
      return action();
    } catch (error) {
      this.#problem = `cannot be used: ${textOfThrown(error)}`;
      return undefined;
    }
  }
}

/** What a sink made of a body, or why it could not: the rest of a sentence about the response. */
export type SinkResult = { readonly value: unknown } | { readonly problem: string };
