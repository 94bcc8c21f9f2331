import { requireSafeScheme } from "./url.ts";

/** Most redirects that one request follows. */
export const maxRedirects = 5;

/**
 * Where an answer sends a GET or HEAD on to; undefined when it is no redirect to follow.
 *
 * @throws {@link ConfigurationError} when the new address is not safe to ask (plain HTTP beyond this machine).
 */
export function redirectTarget(
  method: string,
  from: URL,
  answer: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): URL | undefined {
  if (!redirects.has(answer.status) || (method !== "GET" && method !== "HEAD")) return undefined;
  const location = answer.headers["location"];
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const target = new URL(location, from);
  target.username = "";
  target.password = "";
  target.hash = "";
  requireSafeScheme(target);
  return target;
}

/** The headers that may go to another origin: none that a client or an auth policy added. */
export function harmlessHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ["accept", "accept-encoding", "user-agent"]) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

const redirects = new Set([301, 302, 303, 307, 308]);
