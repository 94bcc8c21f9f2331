import type { OutgoingRequest } from "../origin/auth-policy.ts";
import type { GuardedSink } from "../wire/body-sink.ts";
import { visible } from "../wire/platform-text.ts";
import type { ReceivedBody } from "../wire/response-body.ts";
import type { WireHead } from "../wire/transport.ts";

/** A complete response, unzipped, with the request that it answers. */
export interface ReceivedResponse extends WireHead {
  /** Empty if the body went to a sink as it arrived. */
  readonly body: ReceivedBody;
  /** The sink that received the body as it arrived, if any. */
  readonly sink: GuardedSink | undefined;
  /** The URL that responded: the last one after redirects. */
  readonly url: URL;
  readonly sentRequest: OutgoingRequest;
}

const requestIdHeaders = [
  "x-request-id",
  "request-id",
  "x-amzn-requestid",
  "x-correlation-id",
  "x-cos-request-id",
] as const;

/** The platform's identifier of a request; undefined if the response has none. */
export function requestIdOf(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name of requestIdHeaders) {
    const value = headers[name];
    if (value !== undefined && value !== "") return visible(value.slice(0, 200));
  }
  return undefined;
}
