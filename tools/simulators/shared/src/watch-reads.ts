import type { Journal } from "./journal.ts";
import { isObject, type Shape } from "./shape.ts";

/** Whose answers are read, and what the platform's documents say of them. */
export interface Documented {
  /** The host's name, as in the journal. */
  readonly service: string;
  /** The documented shape of a response body; undefined when it is not documented. */
  shapeOf(body: unknown, request: AskedRequest): Shape<unknown> | undefined;
}

/** A request as the client sent it. */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
}

/** Members that promises, comparisons and logs read from any object. */
const ofAnyObject = new Set(["then", "toJSON", "asymmetricMatch", "nodeType", "$$typeof", "inspect"]);

/**
 * A client whose answers may be read only as the platform's documents describe them. A member that they do not have
 * stands among the journal's violations when somebody asks for it, whether the simulator gives it or not: what relies
 * on it would fail on the platform.
 *
 * @param client An HTTP client of any kind: `with` gives another one, `request` a whole answer with its `body`, and
 * every other method the body itself.
 */
export function watchReads<C extends object>(client: C, journal: Journal, documented: Documented): C {
  const watchBody = (body: unknown, request: AskedRequest): unknown => {
    const shape = documented.shapeOf(body, request);
    if (shape === undefined) return body;
    const { service } = documented;
    return watched(body, shape, "", (at) => {
      const problems = [`${at} was read, which the platform's documents do not have`];
      journal.violations.push({ at: Date.now(), service, ...request, problems });
    });
  };
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given);
        if (name === "with") return watchReads(answer as object, journal, documented);
        if (!(answer instanceof Promise)) return answer;
        if (name !== "request")
          return answer.then((body) => watchBody(body, { method: String(name).toUpperCase(), path: String(given[0]) }));
        const { method, path, title } = given[0] as AskedRequest & { readonly title?: string };
        return answer.then((whole: { readonly body: unknown }) => ({
          ...whole,
          body: watchBody(whole.body, { method, path: title ?? path }),
        }));
      };
    },
  });
}

/**
 * An object whose properties and methods that give clients give watched ones.
 *
 * @param isClient Whether a value is a client.
 * @param watch Makes a watched client of one.
 */
export function watchClients<O extends object, C extends object>(
  owner: O,
  isClient: (value: unknown) => value is C,
  watch: (client: C) => C,
): O {
  const watchedIf = (value: unknown) => (isClient(value) ? watch(value) : value);
  return new Proxy(owner, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      // Called on the object itself: a proxy has none of its private members.
      if (typeof member === "function") return (...given: unknown[]) => watchedIf(member.apply(target, given));
      return watchedIf(member);
    },
  });
}

/** A value that reports reads of members that its shape does not have. */
function watched(value: unknown, shape: Shape<unknown>, at: string, report: (at: string) => void): unknown {
  const { inside } = shape;
  if (inside === undefined || !(isObject(value) || Array.isArray(value))) return value;
  return new Proxy(value, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof name === "symbol" || name in Object.prototype || ofAnyObject.has(name)) return member;
      // An array's own methods and its length; they ask for the elements one by one.
      if (Array.isArray(target) && !/^\d+$/.test(name)) return member;
      const here = `${at}/${name}`;
      const known = inside(name, target);
      if (known === undefined) report(here);
      return known === undefined ? member : watched(member, known, here, report);
    },
  });
}
