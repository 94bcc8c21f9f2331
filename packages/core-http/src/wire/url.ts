import { ConfigurationError } from "../errors/configuration-error.ts";

/** Query parameters: a list is repeated (`?a=1&a=2`), `undefined` is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/**
 * A path whose inserted values are percent-encoded, each as one path segment.
 *
 * @example
 * ```ts
 * url`/kafka/v3/clusters/${"lkc-1"}/topics/${"a/b"}`; // "/kafka/v3/clusters/lkc-1/topics/a%2Fb"
 * ```
 * @throws {@link ConfigurationError} when a value is empty or would climb out of its segment (`.` or `..`): the path
 * would then name another object, such as the whole collection.
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

/** Host names that are this machine: `localhost` and what is below it (RFC 6761), and loopback addresses. */
const thisMachine = String.raw`(?:(?:[a-z0-9_-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])`;
const loopbackHost = new RegExp(`^${thisMachine}$`, "i");

/**
 * Addresses that credentials may go to, for checks before anything is sent: `https:`, or `http:` to this machine. Clients
 * refuse others by themselves.
 */
export const safeAddress = new RegExp(
  String.raw`^(?:https://[^/?#\s]+|http://${thisMachine}(?::\d+)?)(?:[/?#]\S*)?$`,
  "i",
);

/** Where requests may go by plain `http:`. */
export type PlainHttp = "this-machine" | "anywhere";

/**
 * The base of a client's requests: `https:`, or `http:` where it is allowed; no query, fragment or credentials.
 *
 * @param plainHttp - Default `"this-machine"`.
 * @throws {@link ConfigurationError} for anything else.
 */
export function parseBaseUrl(text: string, plainHttp: PlainHttp = "this-machine"): URL {
  if (!URL.canParse(text)) {
    throw new ConfigurationError(`The base URL "${withoutUserInfo(text)}" is not a URL`, {
      hint: "Give it with its scheme, such as https://api.example.com.",
    });
  }
  const base = new URL(text);
  if (base.username !== "" || base.password !== "") {
    throw new ConfigurationError(`The base URL of ${base.host} holds credentials`, {
      hint: "Give them as the client's auth instead.",
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

/** The full URL of a path (or of an absolute URL on the base's own origin) with its query. */
export function resolveUrl(base: URL, path: string, query?: Query): URL {
  const target = /^[a-z][a-z0-9+.-]*:/i.test(path)
    ? new URL(path)
    : new URL(joinPath(base.origin, base.pathname, path));
  if (target.origin !== base.origin) {
    throw new ConfigurationError(`${target.origin} is not the client's own origin ${base.origin}`, {
      hint: "Make a client of its own for it, so that credentials stay where they belong.",
    });
  }
  const added = encodeQuery(query);
  if (added !== "") target.search = target.search === "" ? added : `${target.search}&${added}`;
  return target;
}

/** Whether a URL's host name is this machine. */
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

function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function withoutUserInfo(text: string): string {
  return text.replace(/\/\/[^/]*@/, "//");
}
