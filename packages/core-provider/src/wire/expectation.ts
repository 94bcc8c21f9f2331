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
 * function. An empty object has no values for a table and is invalid. Pass it with the request, so that the client
 * retries invalid responses and handlers never receive one.
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
        if (Object.keys(body).length === 0 && readings.some((read) => typeof read !== "function")) {
          throw new UnexpectedResponse("", "is an empty object");
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

/**
 * Expects the object with an ID. A response without a value at the dotted path is valid: {@link expectation} requires
 * the value where the platform always sends it.
 */
export function expectationOfOwn(path: string, id: string): Expectation {
  const way = path.split(".");
  return (body) => {
    const found = way.reduce<unknown>(
      (at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined),
      body,
    );
    if ((typeof found !== "string" && typeof found !== "number") || String(found) === id) return undefined;
    return UnexpectedResponse.other(path, found, id);
  };
}

/**
 * Expects a response about the requested object. Where the response repeats the name of a requested value, one of the
 * values next to it must be the requested one, or one of them. Only the members that are closest to the root count: an
 * object may contain others. A response that repeats none of the names is valid.
 *
 * @param requested - The requested values by the names that the response has for them, such as `{ topic_name: "orders" }`.
 */
export function expectationOfRequested(requested: Requested): Expectation {
  return (body) => {
    for (const [name, wanted] of Object.entries(requested)) {
      const found = closestNamed(body, name);
      const accepted = [wanted].flat().map(String);
      const [first] = found;
      if (first === undefined || found.some(({ value }) => accepted.includes(value))) continue;
      const others = accepted.length > 3 ? `${accepted.length} others were` : `${accepted.join(", ")} was`;
      const problem = `is ${first.value}, but ${others} requested`;
      return new UnexpectedResponse(name, problem).within(first.place);
    }
    return undefined;
  };
}

/** Requested values by their names in a response. */
export type Requested = Readonly<Record<string, string | number | readonly string[]>>;

interface NamedValue {
  readonly place: string;
  readonly value: string;
}

/** The texts and numbers with a name, at the level closest to the root that has any. */
function closestNamed(body: unknown, name: string): NamedValue[] {
  let level: { readonly place: string; readonly value: unknown }[] = [{ place: "", value: body }];
  while (level.length > 0) {
    const found: NamedValue[] = [];
    const next: typeof level = [];
    for (const { place, value } of level) {
      if (Array.isArray(value)) {
        for (const [at, element] of value.entries()) next.push({ place: `${place}[${at}]`, value: element });
      } else if (isRecord(value)) {
        const own = Object.hasOwn(value, name) ? value[name] : undefined;
        if (typeof own === "string" || typeof own === "number") found.push({ place, value: String(own) });
        // A list of thousands is not searched further than necessary.
        if (found.length > 0) continue;
        for (const [key, inner] of Object.entries(value)) {
          const isObject = typeof inner === "object" && inner !== null;
          if (isObject) next.push({ place: place === "" ? key : `${place}.${key}`, value: inner });
        }
      }
    }
    if (found.length > 0) return found;
    level = next;
  }
  return [];
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
