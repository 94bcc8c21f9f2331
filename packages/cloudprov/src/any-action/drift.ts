import { UnexpectedResponse } from "@org/core-provider";
import { recordOf } from "../platform/answers.ts";
import { isEmpty, isEquivalent, type ListKeys, pairElements } from "./equivalence.ts";
import { memberAt, memberOf, within } from "./member-path.ts";
import { filled, isPlaceholder, type Known } from "./placeholders.ts";

/** How members of an object are read. */
export interface Reading {
  readonly listKeys?: ListKeys | undefined;
  /** Dotted paths of members that are left as they were given. */
  readonly ignoreDrift?: readonly string[] | undefined;
  /** Where the answer names members otherwise: paths in the object, or placeholders, by their dotted paths. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** What placeholders stand for. */
  readonly known?: Known;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Members as an object of the platform has them, of those that the program gives and no others. What is like the given is
 * in the form in which it was given, and what the answer does not have at all is as it was given: the platform does not
 * tell it.
 *
 * @throws UnexpectedResponse when a member is something else than could have been given.
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

  /** What the answer has for a member. */
  #found(path: string, object: unknown, name: string): unknown {
    const { map = {}, known = {} } = this.#reading;
    const elsewhere = Object.hasOwn(map, path) ? map[path] : undefined;
    if (elsewhere === undefined) return memberOf(object, name);
    return isPlaceholder(elsewhere) ? filled(elsewhere, known) : memberAt(this.#object, elsewhere);
  }

  #value(given: unknown, found: unknown, path: string): unknown {
    const { listKeys = {}, ignoreDrift = [] } = this.#reading;
    if (found === undefined || ignoreDrift.includes(path) || isEquivalent(given, found, listKeys, path)) return given;
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
    return pairElements(given, found, this.#reading.listKeys ?? {}, path).flatMap(([one, other]) => {
      if (other === undefined) return [];
      return [one === undefined ? narrowed(other, given) : this.#value(one, other, path)];
    });
  }
}

/** What nobody gave, with the members alone that what was given in its place has: no others of an answer show. */
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
