import { ConfigurationError } from "../errors/configuration-error.ts";

/** Query parameters. A list is repeated (`?a=1&a=2`); `undefined` is omitted. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/**
 * Builds a path. Each inserted value is percent-encoded as one path segment.
 *
 * @example
 * ```ts
 * url`/kafka/v3/clusters/${"lkc-1"}/topics/${"a/b"}`; // "/kafka/v3/clusters/lkc-1/topics/a%2Fb"
 * ```
 * @throws {@link ConfigurationError} if a value is empty, `.` or `..`: the path would then name another object, such as
 * the whole collection.
 */
export function url(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let path = strings[0] ?? "";
  for (const [index, value] of values.entries()) {
    const text = String(value);
    if (text === "" || text === "." || text === "..") {
      const before = `${path.slice(-60)}…`;
      throw new ConfigurationError(
        `The value after ${before} in a request path is ${text === "" ? "empty" : `"${text}"`}`,
      );
    }
    path += encodeSegment(text) + (strings[index + 1] ?? "");
  }
  return path;
}

/** Host names of this machine: `localhost`, names below it (RFC 6761), and loopback addresses. */
const thisMachine = String.raw`(?:(?:[a-z0-9_-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])`;
const loopbackHost = new RegExp(`^${thisMachine}$`, "i");

/**
 * Matches addresses that credentials may be sent to: `https:`, or `http:` to this machine. Use it for early checks; clients
 * reject other addresses themselves.
 */
export const safeAddress = new RegExp(
  String.raw`^(?:https://[^/?#\s]+|http://${thisMachine}(?::\d+)?)(?:[/?#]\S*)?$`,
  "i",
);

/** Where plain `http:` is allowed. */
export type PlainHttp = "this-machine" | "anywhere";

/**
 * Parses a base URL: `https:`, or `http:` where it is allowed, without query, fragment or credentials.
 *
 * @param plainHttp - Defaults to `"this-machine"`.
 * @throws {@link ConfigurationError} for anything else.
 */
export function parseBaseUrl(text: string, plainHttp: PlainHttp = "this-machine"): URL {
  if (!URL.canParse(text)) {
    throw new ConfigurationError(`The base URL "${withoutUserInfo(text)}" is not a URL`, {
      hint: "Include the scheme, as in https://api.example.com.",
    });
  }
  const base = new URL(text);
  if (base.username !== "" || base.password !== "") {
    throw new ConfigurationError(`The base URL of ${base.host} contains credentials`, {
      hint: "Pass them as the client's auth instead.",
    });
  }
  if (plainHttp !== "anywhere" || base.protocol !== "http:") requireSafeScheme(base);
  base.search = "";
  base.hash = "";
  return base;
}

/**
 * @throws {@link ConfigurationError} unless the URL is `https:`, or `http:` to this machine.
 */
export function requireSafeScheme(target: URL): void {
  if (target.protocol === "https:") return;
  if (target.protocol === "http:") {
    if (isLoopback(target.hostname)) return;
    throw new ConfigurationError(`${target.origin} would send credentials unencrypted`, {
      hint: "Use https://; plain http:// is accepted for localhost only.",
    });
  }
  throw new ConfigurationError(`${target.protocol}//${target.host} has the scheme "${target.protocol}"`, {
    hint: "Use https://.",
  });
}

/** Resolves a path, or an absolute URL of the same origin, and adds the query. */
export function resolveUrl(base: URL, path: string, query?: Query): URL {
  const target = /^[a-z][a-z0-9+.-]*:/i.test(path)
    ? new URL(path)
    : new URL(joinPath(base.origin, base.pathname, path));
  if (target.origin !== base.origin) {
    throw new ConfigurationError(`${target.origin} is not the client's own origin ${base.origin}`, {
      hint: "Create a separate client for it, so that credentials are not sent to another origin.",
    });
  }
  const added = encodeQuery(query);
  if (added !== "") target.search = target.search === "" ? added : `${target.search}&${added}`;
  return target;
}

/** Whether a host name is this machine. */
export function isLoopback(hostname: string): boolean {
  return loopbackHost.test(hostname);
}

function encodeQuery(query: Query | undefined): string {
  if (query === undefined) return "";
  const pairs: string[] = [];
  for (const name in query) {
    const value = query[name];
    if (value === undefined) continue;
    const key = encodeURIComponent(name);
    if (Array.isArray(value)) {
      for (const one of value as readonly string[]) pairs.push(`${key}=${encodeURIComponent(one)}`);
    } else {
      pairs.push(`${key}=${encodeURIComponent(String(value))}`);
    }
  }
  return pairs.join("&");
}

function joinPath(origin: string, prefix: string, path: string): string {
  const start = prefix.endsWith("/") ? prefix.slice(0, -1) : prefix;
  return `${origin}${start}${path.startsWith("/") ? "" : "/"}${path}`;
}

/** Percent-encodes a text as one path segment (RFC 3986). */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function withoutUserInfo(text: string): string {
  return text.replace(/\/\/[^/]*@/, "//");
}
