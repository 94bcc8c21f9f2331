import { HttpClient } from "../src/client/client.ts";
import type { HttpClientOptions } from "../src/origin/client-options.ts";
import { Redactor } from "../src/redaction/redactor.ts";
import { HastyClock } from "./hasty-clock.ts";

/** A client of a test server whose waits take no time, with its own redactor. */
export function clientFor(server: { readonly url: string }, options: Partial<HttpClientOptions> = {}): HttpClient {
  return new HttpClient({ baseUrl: server.url, clock: new HastyClock(), redactor: new Redactor(), ...options });
}

/** The error a promise is rejected with; fails when it is not of the class. */
export async function rejection<E extends Error>(
  promise: Promise<unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: any constructor arguments will do
  type: abstract new (...args: any[]) => E,
): Promise<E> {
  const error: unknown = await promise.then(
    () => new Error("The promise was expected to be rejected."),
    (reason: unknown) => reason,
  );
  if (error instanceof type) return error;
  throw error;
}
