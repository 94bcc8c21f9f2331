import type { Answer } from "./answer.ts";
import { type Differences, differencesOf } from "./differences.ts";
import type { Parameters, Query } from "./query.ts";
import type { Shape } from "./shape.ts";

/** A request that was found in order, as a route's handler gets it. */
export interface Call<Body, Caller> {
  /** The parts of the path that the pattern names, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** The body as it came: its numbers have all their digits. */
  readonly text: string;
  /** Who calls. */
  readonly caller: Caller;
  /** The host's own URL, without a slash at the end. */
  readonly host: string;
  /** The path as it came, without the query. */
  readonly path: string;
}

/** One operation of a host. */
export interface Route<Caller> extends Differences {
  readonly method: string;
  /** The path with `{name}` for a segment that varies, as `/iam/v2/service-accounts/{id}`. */
  readonly path: string;
  /** The query parameters it knows. */
  readonly query: Parameters;
  /** The body it wants; undefined when it takes none. */
  readonly body: Shape<unknown> | undefined;
  /** The media types it takes. */
  readonly contentTypes: readonly string[];
  handle(call: Call<unknown, Caller>): Answer | Promise<Answer>;
}

/** The description of a route. Defaults may be omitted. */
export interface RouteSpec<Body, Caller> extends Differences {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly query?: Parameters;
  readonly body?: Shape<Body>;
  /** Default: `application/json`. */
  readonly contentTypes?: readonly string[];
  handle(call: Call<Body, Caller>): Answer | Promise<Answer>;
}

/** Completes a route. The body's shape was checked before the handler runs, so its type holds. */
export function defineRoute<Body, Caller>(spec: RouteSpec<Body, Caller>): Route<Caller> {
  return {
    method: spec.method,
    path: spec.path,
    query: spec.query ?? {},
    body: spec.body,
    contentTypes: spec.contentTypes ?? ["application/json"],
    ...differencesOf(spec),
    handle: (call) => spec.handle(call as Call<Body, Caller>),
  };
}

/** A route found for a path. */
export interface Match<Caller> {
  readonly route: Route<Caller>;
  readonly params: Readonly<Record<string, string>>;
}

/** A route with the segments of its path. */
interface Candidate<Caller> {
  readonly route: Route<Caller>;
  readonly segments: readonly string[];
  /** How many segments are named, not literal. */
  readonly named: number;
}

/** Finds routes by method and path. A literal segment wins over a named one. */
export class Router<Caller> {
  readonly #byShape = new Map<string, Candidate<Caller>[]>();

  constructor(routes: readonly Route<Caller>[]) {
    for (const route of routes) {
      const segments = route.path.split("/");
      const key = `${route.method} ${segments.length}`;
      const alike = this.#byShape.get(key) ?? [];
      alike.push({ route, segments, named: segments.filter((segment) => segment.startsWith("{")).length });
      this.#byShape.set(key, alike);
    }
    for (const alike of this.#byShape.values()) alike.sort((a, b) => a.named - b.named);
  }

  /** The route of a path; undefined when no route matches, or when a segment is not encoded correctly. */
  find(method: string, path: string): Match<Caller> | undefined {
    const segments = path.split("/");
    for (const candidate of this.#byShape.get(`${method} ${segments.length}`) ?? []) {
      const params = match(candidate.segments, segments);
      if (params !== undefined) return { route: candidate.route, params };
    }
    return undefined;
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!wanted.startsWith("{")) {
      if (segment !== wanted) return undefined;
      continue;
    }
    if (segment === "") return undefined;
    try {
      params[wanted.slice(1, -1)] = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
  }
  return params;
}
