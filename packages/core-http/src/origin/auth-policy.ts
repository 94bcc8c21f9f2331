import type { Operation } from "../operation/operation.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A request that is about to be sent, as an {@link AuthPolicy} sees it: complete but for what the policy adds. */
export interface OutgoingRequest {
  readonly method: string;
  /** The final URL. Its `host` is what goes into the Host header. */
  readonly url: URL;
  /** The final headers, names in lower case. The policy adds its own here. */
  readonly headers: Record<string, string>;
  /** The bytes of the body, as they are sent; for a signature. */
  readonly body: Uint8Array | undefined;
  /** The operation the request belongs to: a policy that must fetch something does it within this. */
  readonly operation: Operation;
}

/** An answer by which the platform refused a request's credential. */
export interface RejectedResponse {
  readonly status: number;
  /** Names in lower case. `date` tells the server's clock. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body, or its text when it is not JSON. */
  readonly body: unknown;
  /** The refused request, with the headers the policy had set. */
  readonly request: OutgoingRequest;
}

/**
 * How requests are authenticated. `authorize` is called right before every attempt (also before a retry), so that what
 * it adds is fresh.
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
 *   async refused({ headers }) {
 *     return clock.correctBy(headers["date"]) ? "retry" : "give-up";
 *   },
 * };
 * ```
 */
export interface AuthPolicy {
  /** What the user calls the credential, such as `cloudApiKey/cloudApiSecret`; named when the platform refuses it. */
  readonly name: string;
  /** What to do when the platform refuses it, as a sentence. Default: to check it. */
  readonly advice?: string;
  /** Policies of one identity see the same answers: equal GETs of theirs may share one. Default: the object itself. */
  readonly identity?: string;
  /** Sets the request's credential. What it throws is thrown to the caller. */
  authorize(request: OutgoingRequest): void | Promise<void>;
  /** The platform refused the credential (401). Answers whether one more attempt is worth it, after a refresh. */
  refused?(response: RejectedResponse): Promise<"retry" | "give-up">;
  /** Called once by each client: registers the policy's secrets to be kept out of every text. */
  registerSecrets?(redactor: Redactor): void;
}
