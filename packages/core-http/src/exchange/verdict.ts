import { textOfThrown } from "../base/hooks.ts";
import type { RateHeaders } from "../limits/rate-headers.ts";
import type { ClientCore } from "../origin/client-core.ts";
import type { Classification } from "../origin/client-options.ts";
import type { ResponseFault } from "../origin/expectation.ts";
import { isTemporaryStatus } from "../origin/retry.ts";
import { GuardedSink, type SinkResult } from "../wire/body-sink.ts";
import { isSuccess, type PreparedRequest } from "./prepared-request.ts";
import type { ReceivedResponse } from "./received-response.ts";

/** The meaning of a response. `unjudged` says why the client's `classify` failed on a success: it may not be one. */
export type Verdict = Exclude<Classification, undefined> | "success" | "foreign" | { readonly unjudged: string };

/** Statuses from which callers conclude something about the object: it was deleted, or may not be seen. */
const conclusiveStatuses: ReadonlySet<number> = new Set([403, 404, 410]);

/** Decides what a response means. */
export function judge(core: ClientCore, request: PreparedRequest, response: ReceivedResponse): Verdict {
  const { classify } = core;
  if (isForeign(core, request, response)) return "foreign";
  const byStatus = verdictOf(response.status, isSuccess(request, response.status));
  if (classify === undefined) return byStatus;
  try {
    const { status, headers } = response;
    return classify({ status, headers, body: response.body.asError() }) ?? byStatus;
  } catch (error) {
    // An error status remains an error; a success status may hide one.
    return byStatus === "success" ? { unjudged: `cannot be classified: ${textOfThrown(error)}` } : byStatus;
  }
}

/** The time to wait that a rate limit announces; undefined if the response is not about a rate limit. */
export function limitOf(verdict: Verdict, rate: RateHeaders): { readonly waitMs: number | undefined } | undefined {
  if (!isLimit(verdict)) return undefined;
  return { waitMs: typeof verdict === "object" ? verdict.limitedForMs : (rate.retryAfterMs ?? rate.resetMs) };
}

/** Whether the response says that the rate limit was exceeded. */
export function isLimit(verdict: Verdict): verdict is "limited" | { readonly limitedForMs: number } {
  return verdict === "limited" || (typeof verdict === "object" && "limitedForMs" in verdict);
}

/** The body of a success in the requested form, or the reason why it cannot be read. */
export function readBody({ sink, responseType }: PreparedRequest, response: ReceivedResponse): SinkResult {
  if (response.sink !== undefined) return response.sink.end();
  if (sink === undefined) return response.body.as(responseType);
  const late = new GuardedSink(sink);
  if (response.body.bytes.length > 0) late.add(response.body.bytes);
  return late.end();
}

/** Checks a body against what the request expects. A response that `accept` allows may have any form. */
export function faultOf(
  { expects, identifies }: PreparedRequest,
  status: number,
  body: unknown,
): ResponseFault | undefined {
  if ((expects === undefined && identifies === undefined) || status >= 300) return undefined;
  if (body === undefined) return { member: "", problem: "is empty" };
  try {
    const fault = expects?.(body);
    if (fault !== undefined) return fault;
    const other = identifies?.(body);
    return other && { member: other.member, problem: other.problem, isOtherObject: true };
  } catch (error) {
    return { member: "", problem: `cannot be read: ${textOfThrown(error)}` };
  }
}

/** Whether a conclusive status comes without the platform's own error body. */
function isForeign(
  { isPlatformError, base }: ClientCore,
  { url: requested, accept }: PreparedRequest,
  { status, headers, body, url }: ReceivedResponse,
): boolean {
  // Another origin, which the caller allowed, has its own error bodies.
  if (isPlatformError === undefined || url.origin !== base.origin) return false;
  if (!conclusiveStatuses.has(status) && !(status >= 400 && accept.includes(status))) return false;
  try {
    return !isPlatformError({ status, headers, path: requested.pathname, body: body.asError() });
  } catch {
    return true;
  }
}

function verdictOf(status: number, success: boolean): Exclude<Classification, undefined> | "success" {
  if (success) return "success";
  if (status === 429) return "limited";
  if (status === 401) return "credentialRejected";
  return isTemporaryStatus(status) ? "failed" : "error";
}
