import type { AuthPolicy, OutgoingRequest, RejectedResponse } from "../origin/auth-policy.ts";
import type { CredentialSource } from "./cloud-credentials/credential-source.ts";
import { ServerClock } from "./server-clock.ts";
import { readTc3Error, signatureExpired, tokenRejected } from "./tc3-error.ts";
import { tc3Signature } from "./tc3-signature.ts";
import { Tc3SigningKeys } from "./tc3-signing-keys.ts";

/** Options of {@link tc3Signing}. */
export interface Tc3SigningOptions {
  /** The service that is called, such as `vpc`: it is part of the signature. */
  readonly service: string;
  /** The credentials that sign. */
  readonly credentials: CredentialSource;
  /** Names of actions (`X-TC-Action`) that must not be signed, such as `AssumeRoleWithSAML`. Default: none. */
  readonly unsignedActions?: readonly string[] | undefined;
  /** What the user calls the credential. Defaults to the name of the source, such as `the credentials from assume role`. */
  readonly name?: string | undefined;
  /** The platform's clock; policies of one platform should share one. Defaults to a separate one. */
  readonly serverClock?: ServerClock | undefined;
}

/**
 * Signs requests by TC3-HMAC-SHA256. Each attempt gets a new signature. It sets `Authorization`, `X-TC-Timestamp` and, with
 * temporary credentials, `X-TC-Token`; action, version and region are headers of the client or the request.
 *
 * The platform rejects requests with status 200 and a code: configure {@link classifyTc3} and {@link readTc3Error} for the
 * client. If a signature is rejected as expired, the request is signed once more with the platform's time. Temporary
 * credentials whose token is rejected are renewed once.
 *
 * @example
 * ```ts
 * const client = new HttpClient({
 *   baseUrl: "https://vpc.tencentcloudapi.com",
 *   auth: tc3Signing({ service: "vpc", credentials: staticCredentials({ secretId, secretKey }) }),
 *   headers: { "X-TC-Version": "2017-03-12", "X-TC-Region": "ap-guangzhou" },
 *   classify: classifyTc3,
 *   readErrorBody: readTc3Error,
 * });
 * await client.post("/", { headers: { "X-TC-Action": "DescribeAddressTemplates" }, body: { Limit: "100" } });
 * ```
 */
export function tc3Signing(options: Tc3SigningOptions): AuthPolicy {
  return new Tc3Signing(options);
}

class Tc3Signing implements AuthPolicy {
  readonly registerSecrets: NonNullable<AuthPolicy["registerSecrets"]>;
  readonly #options: Tc3SigningOptions;
  readonly #unsigned: ReadonlySet<string>;
  readonly #clock: ServerClock;
  readonly #keys = new Tc3SigningKeys();

  constructor(options: Tc3SigningOptions) {
    this.#options = options;
    this.#unsigned = new Set(options.unsignedActions);
    this.#clock = options.serverClock ?? new ServerClock();
    this.registerSecrets = (redactor) => options.credentials.registerSecrets(redactor);
  }

  /** Computed on demand: only then is it known which source of a chain was used. */
  get name(): string {
    return this.#options.name ?? `the credentials from ${this.#options.credentials.source}`;
  }

  get advice(): string {
    return (
      this.#options.credentials.advice ??
      "Check that they are correct, not expired or revoked, and issued for this platform."
    );
  }

  async authorize(request: OutgoingRequest): Promise<void> {
    const { headers } = request;
    if (this.#unsigned.has(headers["x-tc-action"] ?? "")) {
      leaveUnsigned(request, this.#clock);
      return;
    }
    const { secretId, secretKey, token } = await this.#options.credentials.credentials(request.operation);
    // Sent as it is signed: the platform converts it to lower case before it checks the signature.
    const contentType = (headers["content-type"] ?? contentTypeOf(request.method)).trim().toLowerCase();
    headers["content-type"] = contentType;
    const timestamp = stampTime(headers, this.#clock);
    if (token !== undefined && token !== "") headers["x-tc-token"] = token;
    headers["authorization"] = tc3Signature(
      {
        secretId,
        secretKey,
        service: this.#options.service,
        timestamp,
        method: request.method,
        query: request.url.search.slice(1),
        contentType,
        host: request.url.host,
        body: request.body,
      },
      this.#keys,
    );
  }

  async rejected(response: RejectedResponse): Promise<"retry" | "give-up"> {
    const code = readTc3Error(response.body)?.code;
    if (code === signatureExpired) return correctClock(this.#clock, response);
    const token = response.request.headers["x-tc-token"];
    if (code !== tokenRejected || token === undefined) return "give-up";
    return this.#options.credentials.invalidate(token) ? "retry" : "give-up";
  }
}

/** Options of {@link tc3Unsigned}. */
export interface Tc3UnsignedOptions {
  /** What the user calls what the request proves itself with, such as `samlAssertion`. */
  readonly name: string;
  /** The platform's clock; policies of one platform should share one. Defaults to a separate one. */
  readonly serverClock?: ServerClock | undefined;
}

/**
 * The policy for unsigned actions, whose body proves the identity: `Authorization: SKIP`, no token, and
 * the time as in signed ones.
 */
export function tc3Unsigned({ name, serverClock = new ServerClock() }: Tc3UnsignedOptions): AuthPolicy {
  return {
    name,
    authorize: (request) => leaveUnsigned(request, serverClock),
    rejected: async (response) =>
      readTc3Error(response.body)?.code === signatureExpired ? correctClock(serverClock, response) : "give-up",
  };
}

function leaveUnsigned({ headers }: OutgoingRequest, clock: ServerClock): void {
  stampTime(headers, clock);
  delete headers["x-tc-token"];
  headers["authorization"] = "SKIP";
}

function stampTime(headers: Record<string, string>, clock: ServerClock): number {
  const timestamp = Math.floor(clock.now() / 1000);
  headers["x-tc-timestamp"] = String(timestamp);
  return timestamp;
}

function correctClock(clock: ServerClock, response: RejectedResponse): "retry" | "give-up" {
  return clock.correctBy(response.headers["date"]) ? "retry" : "give-up";
}

/** The platform takes a request without a body as a form. */
function contentTypeOf(method: string): string {
  return method === "GET" ? "application/x-www-form-urlencoded" : "application/json";
}
