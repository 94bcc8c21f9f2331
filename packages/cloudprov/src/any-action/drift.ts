import { UnexpectedResponse } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { type Equivalence, isEmpty, isEquivalent, pairElements } from "./equivalence.ts";
import { mappedValue } from "./mapped-value.ts";
import { memberOf, within } from "./member-path.ts";
import type { Known } from "./placeholders.ts";

/** How members of an object are read. */
export interface Reading extends Equivalence {
  /** Dotted paths of members that keep the given value. */
  readonly ignoreDrift?: readonly string[] | undefined;
  /** Members that have another name in the response: their paths in the object, or placeholders, by dotted path. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** The values of placeholders. */
  readonly known?: Known;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * The members that the program gives, with the platform's values. A value that is equal to the given one keeps the
 * given form. A member that the response does not contain keeps its given value, because the platform does not return
 * it.
 *
 * @throws UnexpectedResponse if a member has a type that could not have been given.
 */
export function asGiven(given: Members, object: unknown, reading: Reading = {}): Record<string, unknown> {
  return new Reader(object, reading).members(given, object, "");
}

class Reader {
  readonly #object: unknown;
  readonly #reading: Reading;

  constructor(object: unknown, reading: Reading) {
    this.#object = object;
    this.#reading = reading;
  }

  members(given: Members, found: unknown, path: string): Record<string, unknown> {
    const all = Object.entries(given).map(([name, value]) => {
      const at = within(path, name);
      return [name, this.#value(value, this.#found(at, found, name), at)] as const;
    });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }

  /** The value of a member in the response. */
  #found(path: string, object: unknown, name: string): unknown {
    const { map = {}, known = {} } = this.#reading;
    const elsewhere = Object.hasOwn(map, path) ? map[path] : undefined;
    if (elsewhere === undefined) return memberOf(object, name);
    return mappedValue(this.#object, elsewhere, known);
  }

  #value(given: unknown, found: unknown, path: string): unknown {
    const { ignoreDrift = [] } = this.#reading;
    if (found === undefined || ignoreDrift.includes(path) || isEquivalent(given, found, this.#reading, path))
      return given;
    if (found === null) return undefined;
    if (Array.isArray(given)) return this.#list(given, found, path);
    const members = recordOf(given);
    if (members !== undefined) {
      if (recordOf(found) === undefined) throw UnexpectedResponse.kind(found, "an object").within(path);
      return this.members(members, found, path);
    }
    if (typeof found === "object" && !isEmpty(given)) throw UnexpectedResponse.kind(found, "a value").within(path);
    return narrowed(found, []);
  }

  #list(given: readonly unknown[], found: unknown, path: string): unknown {
    if (!Array.isArray(found)) throw UnexpectedResponse.kind(found, "a list").within(path);
    return pairElements(given, found, this.#reading, path).flatMap(([one, other]) => {
      if (other === undefined) return [];
      return [one === undefined ? narrowed(other, given) : this.#value(one, other, path)];
    });
  }
}

/** A value that the program did not give, reduced to the members that the given elements have. */
function narrowed(value: unknown, given: readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((one) => narrowed(one, given.flat()));
  const members = recordOf(value);
  if (members === undefined) return value;
  const samples = given.map(recordOf).filter((sample) => sample !== undefined);
  const names = Object.keys(members).filter((name) => samples.some((sample) => name in sample));
  return Object.fromEntries(
    names.map((name) => [
      name,
      narrowed(
        members[name],
        samples.flatMap((sample) => (name in sample ? [sample[name]] : [])),
      ),
    ]),
  );
}
