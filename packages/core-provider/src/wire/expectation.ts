import type { Fields } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { fromWire } from "./from-wire.ts";
import { withoutRecording } from "./missing.ts";
import { UnexpectedResponse } from "./unexpected-response.ts";

/** Checks a response body: returns what is wrong, or undefined if it is valid. */
export type Expectation = (body: unknown) => UnexpectedResponse | undefined;

/** How to read a response: a table of fields, or a function that throws if it cannot. */
export type ResponseReader = Fields | ((body: Readonly<Record<string, unknown>>) => unknown);

/**
 * Expects an object that can be read in all of these ways: with a table, as {@link fromWire} reads it, or with a
 * function. Pass it with the request, so that the client retries invalid responses and handlers never receive one.
 *
 * @example
 * ```ts
 * const expects = expectation(fields);
 * const body = await client.get(path, { expects });
 * return fromWire(fields, body);
 * ```
 */
export function expectation(...readings: readonly ResponseReader[]): Expectation {
  return (body) => {
    return withoutRecording(() => {
      try {
        if (!isRecord(body)) throw UnexpectedResponse.kind(body, "an object");
        for (const read of readings) {
          if (typeof read === "function") read(body);
          else fromWire(read, body);
        }
        return undefined;
      } catch (error) {
        return UnexpectedResponse.of(error);
      }
    });
  };
}

/** Applies an expectation to the value at a dotted path of the response: `Response.Result`. */
export function expectationAt(path: string, expects: Expectation): Expectation {
  const way = path.split(".");
  return (body) => {
    let at = body;
    for (const [step, name] of way.entries()) {
      if (!isRecord(at)) return UnexpectedResponse.kind(at, "an object").within(way.slice(0, step).join("."));
      at = at[name];
    }
    return expects(at)?.within(path);
  };
}

/** Expects a list whose elements meet {@link expectation} for these readers. */
export function expectationOfEach(...readings: readonly ResponseReader[]): Expectation {
  const element = expectation(...readings);
  return (body) => {
    if (!Array.isArray(body)) return UnexpectedResponse.kind(body, "a list");
    for (let at = 0; at < body.length; at++) {
      const fault = element(body[at]);
      if (fault !== undefined) return fault.within(`[${at}]`);
    }
    return undefined;
  };
}
