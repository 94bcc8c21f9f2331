import type { Operation } from "../operation/operation.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A request about to be sent, complete except for what the {@link AuthPolicy} adds. */
export interface OutgoingRequest {
  readonly method: string;
  /** The final URL. Its `host` becomes the Host header. */
  readonly url: URL;
  /** The headers, names in lower case. The policy adds its own here. */
  readonly headers: Record<string, string>;
  /** The bytes of the body as they are sent, for a signature. */
  readonly body: Uint8Array | undefined;
  /** The operation of the request. A policy that fetches something passes it on. */
  readonly operation: Operation;
}

/** A response that rejected a request's credential. */
export interface RejectedResponse {
  readonly status: number;
  /** Names in lower case. `date` is the time at the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body, or its text if it is not JSON. */
  readonly body: unknown;
  /** The rejected request, with the headers that the policy set. */
  readonly request: OutgoingRequest;
}

/**
 * Authenticates requests. `authorize` is called right before every attempt, including retries.
 *
 * @example
 * A policy that signs:
 * ```ts
 * const signed: AuthPolicy = {
 *   name: "secretId/secretKey",
 *   authorize({ method, url, headers, body }) {
 *     headers["x-timestamp"] = String(clock.seconds());
 *     headers["authorization"] = sign(key, method, url.pathname, headers, body);
 *   },
 *   async rejected({ headers }) {
 *     return clock.correctBy(headers["date"]) ? "retry" : "give-up";
 *   },
 * };
 * ```
 */
export interface AuthPolicy {
  /** The credential's name for the user, such as `cloudApiKey/cloudApiSecret`. Used in messages. */
  readonly name: string;
  /** What to do when the platform rejects it, as a sentence. Defaults to advice to check it. */
  readonly advice?: string;
  /** Policies with the same identity see the same objects, so their identical GETs may share a response. Defaults to the policy itself. */
  readonly identity?: string;
  /** Adds the credential to the request. Exceptions go to the caller. */
  authorize(request: OutgoingRequest): void | Promise<void>;
  /** Called when the platform rejects the credential (401). May renew it, and returns whether to try once more. */
  rejected?(response: RejectedResponse): Promise<"retry" | "give-up">;
  /** Called once by each client to register the policy's secrets for redaction. */
  registerSecrets?(redactor: Redactor): void;
}
