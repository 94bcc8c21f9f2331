import { requireSafeScheme } from "../wire/url.ts";

/** The maximum number of redirects that a request follows. */
export const maxRedirects = 5;

/** The address that a response redirects to; undefined if it is not a redirect. */
export function redirectLocation(
  from: URL,
  response: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): URL | undefined {
  if (!redirects.has(response.status)) return undefined;
  const location = response.headers["location"];
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const target = new URL(location, from);
  target.username = "";
  target.password = "";
  target.hash = "";
  return target;
}

/**
 * The address to follow, if any. Only GET and HEAD follow redirects.
 *
 * @throws {@link ConfigurationError} if the new address is not safe (plain HTTP to another machine).
 */
export function redirectTarget(method: string, location: URL | undefined): URL | undefined {
  if (location === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
  requireSafeScheme(location);
  return location;
}

/** The headers that may be sent to another origin: none of those that a client or an auth policy added. */
export function harmlessHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ["accept", "accept-encoding", "user-agent"]) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

const redirects = new Set([301, 302, 303, 307, 308]);
