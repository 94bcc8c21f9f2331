import type { PlatformName, RecordedRequest } from "./exchange.ts";

/** How the exchanges of a platform are read. */
export interface PlatformProtocol {
  /**
   * The operation, such as `GET /apps/{id}`.
   *
   * @param isParameter - whether a segment of the path is the name or ID of an object
   */
  routeOf(request: RecordedRequest, isParameter: (segment: string) => boolean): string;
  /** The object that a request is about. Its exchanges have an order. */
  objectOf(request: RecordedRequest): string;
  /** Whether a request changes nothing. */
  isRead(request: RecordedRequest): boolean;
  /** The host name under which a request is repeated, from the origin that was recorded. */
  hostOf(origin: string): string;
}

const rest: PlatformProtocol = {
  routeOf: ({ method, path }, isParameter) =>
    `${method} ${path
      .split("/")
      .map((segment) => (isParameter(decodeURIComponent(segment)) ? "{id}" : segment))
      .join("/")}`,
  objectOf: ({ origin, path }) => `${origin}${path}`,
  isRead: ({ method }) => method === "GET" || method === "HEAD",
  hostOf: (origin) => new URL(origin).host.replace(/\W/g, "-"),
};

/** All requests go to one path. A header names the action, and the host the service. */
const actions: PlatformProtocol = {
  routeOf: (request, isParameter) => {
    const action = request.headers["x-tc-action"];
    return action === undefined ? rest.routeOf(request, isParameter) : `${serviceOf(request.origin)} ${action}`;
  },
  objectOf: (request) =>
    request.headers["x-tc-action"] === undefined
      ? rest.objectOf(request)
      : `${serviceOf(request.origin)} ${firstId(request.body) ?? ""}`,
  isRead: (request) => {
    const action = request.headers["x-tc-action"];
    return action === undefined ? rest.isRead(request) : /^(?:Describe|Get|List|Check|Query)/.test(action);
  },
  hostOf: serviceOf,
};

/** The protocols by platform. */
export const protocols: Readonly<Record<PlatformName, PlatformProtocol>> = {
  streamprov: rest,
  appprov: rest,
  cloudprov: actions,
};

function serviceOf(origin: string): string {
  return new URL(origin).hostname.split(".")[0] ?? "";
}

/** The first text in a body that looks like the ID of an object. */
function firstId(value: unknown): string | undefined {
  if (typeof value === "string") return /^[A-Za-z]{2,}-[a-z0-9]{6,}$/.test(value) ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const one of Object.values(value)) {
    const id = firstId(one);
    if (id !== undefined) return id;
  }
  return undefined;
}
