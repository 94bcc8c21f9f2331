import { textOfThrown } from "../base/hooks.ts";

/**
 * Receives a response body part by part, so that a large response is never in memory as a whole.
 *
 * A sink is used for one response. If the response is cut off and the request is sent again, a new sink is created.
 */
export interface BodySink<T = unknown> {
  /**
   * Receives the next part, in order. Copy what you keep.
   *
   * @throws When the body cannot be used; the request fails with an `InvalidResponseError` that quotes the message.
   */
  add(part: Buffer): void;
  /**
   * Called when the body is complete. Returns what the request returns as its body.
   *
   * @throws As {@link add}.
   */
  end(): T;
}

/** Wraps a sink and keeps its first exception until the response is complete. */
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

/** The result of a sink, or the problem, which completes a sentence about the response. */
export type SinkResult = { readonly value: unknown } | { readonly problem: string };
