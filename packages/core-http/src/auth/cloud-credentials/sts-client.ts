import { type Clock, systemClock } from "../../base/clock.ts";
import { textOf } from "../../base/json-value.ts";
import { HttpClient } from "../../client/client.ts";
import { InvalidResponseError } from "../../errors/invalid-response-error.ts";
import type { Operation } from "../../operation/operation.ts";
import type { AuthPolicy } from "../../origin/auth-policy.ts";
import type { HttpClientOptions, HttpResponse } from "../../origin/client-options.ts";
import { processRedactor, type Redactor } from "../../redaction/redactor.ts";
import type { PlatformError } from "../../wire/platform-text.ts";
import type { ServerClock } from "../server-clock.ts";
import { classifyTc3, readTc3Error } from "../tc3-error.ts";
import type { CloudCredentials } from "./credential-source.ts";
import { localTimeOf } from "./local-time.ts";

/** Options for requests to the platform's token service (STS). */
export interface StsOptions extends Omit<HttpClientOptions, "baseUrl" | "auth" | "limits" | "readErrorBody"> {
  /** The service's address. Default `https://sts.tencentcloudapi.com`. */
  readonly endpoint?: string | undefined;
  /** Sent as `X-TC-Region` when it is not empty. */
  readonly region?: string | undefined;
  /** The platform's clock; clients of one platform should share one. Defaults to a separate one. */
  readonly serverClock?: ServerClock | undefined;
}

/** Requests temporary credentials from the token service. */
export class StsClient {
  readonly #client: HttpClient;
  /** The URL of all requests: the endpoint, which may have a path. */
  readonly #url: string;
  readonly #clock: Clock;
  readonly #redactor: Redactor;

  /** @throws ConfigurationError if the endpoint is invalid or not safe to send a secret to. */
  constructor(options: StsOptions, auth: AuthPolicy) {
    const { endpoint = "https://sts.tencentcloudapi.com", region = "", serverClock: _, headers, ...rest } = options;
    this.#clock = options.clock ?? systemClock;
    this.#redactor = options.redactor ?? processRedactor;
    this.#client = new HttpClient({
      ...rest,
      baseUrl: endpoint,
      auth,
      headers: {
        "X-TC-Version": "2018-08-13",
        "X-TC-Language": "en-US",
        ...(region === "" ? {} : { "X-TC-Region": region }),
        ...headers,
      },
      // Requests that wait for credentials occupy slots of the origin: this request must not wait for those.
      limits: { key: "credentials" },
      classify: rest.classify ?? classifyTc3,
      readErrorBody: readStsError,
    });
    this.#url = new URL(endpoint).href;
  }

  /**
   * Calls an action that returns credentials. Omits parameters that are undefined or empty.
   *
   * @throws StatusError and others if it is rejected, InvalidResponseError if the response is incomplete.
   */
  async credentials(
    action: string,
    parameters: Readonly<Record<string, string | number | undefined>>,
    operation: Operation,
  ): Promise<CloudCredentials> {
    const body = Object.fromEntries(
      Object.entries(parameters).filter(([, value]) => value !== undefined && value !== ""),
    );
    const response = await this.#client.with(operation).request<StsResponse | null>({
      title: action,
      method: "POST",
      path: this.#url,
      headers: { "X-TC-Action": action },
      body,
      // Unused credentials do no harm and appear in no listing.
      idempotent: true,
      safe: true,
    });
    const content = response.body?.Response;
    const secretId = textOf(content?.Credentials?.TmpSecretId);
    const secretKey = textOf(content?.Credentials?.TmpSecretKey);
    const token = textOf(content?.Credentials?.Token);
    this.#redactor.add(secretKey, token);
    const end = content?.ExpiredTime;
    const expiredTime = typeof end === "number" && end > 0 ? end : undefined;
    if (secretId === undefined) throw incomplete(action, "Credentials.TmpSecretId", response);
    if (secretKey === undefined) throw incomplete(action, "Credentials.TmpSecretKey", response);
    if (token === undefined) throw incomplete(action, "Credentials.Token", response);
    if (expiredTime === undefined) throw incomplete(action, "ExpiredTime", response);
    const expiresAt = localTimeOf(expiredTime * 1000, { date: response.headers["date"], clock: this.#clock });
    return { secretId, secretKey, token, expiresAt };
  }
}

interface StsResponse {
  readonly Response?: {
    readonly Credentials?: {
      readonly TmpSecretId?: unknown;
      readonly TmpSecretKey?: unknown;
      readonly Token?: unknown;
    };
    readonly ExpiredTime?: unknown;
    readonly RequestId?: unknown;
  };
}

function incomplete(action: string, member: string, response: HttpResponse<StsResponse | null>): InvalidResponseError {
  return new InvalidResponseError(`The response to ${action} has no ${member}`, {
    method: "POST",
    url: response.url,
    status: response.status,
    requestId: textOf(response.body?.Response?.RequestId) ?? response.requestId,
    attempts: response.attempts,
    hint: "Check that the address is the platform's token service.",
  });
}

function readStsError(body: unknown): PlatformError | undefined {
  const error = readTc3Error(body);
  const hint = error?.code === undefined ? undefined : hints.get(error.code);
  return hint === undefined ? error : { ...error, hint };
}

const hints: ReadonlyMap<string, string> = new Map([
  ["ResourceNotFound.RoleNotFound", "Check the role's ARN."],
  ["UnauthorizedOperation", "Check that the role's trust policy names the caller."],
  ["FailedOperation.CheckMFAError", "The code is wrong or was used before: enter the code that the device shows now."],
  [
    "FailedOperation.TempKeyNotAllowed",
    "Sign in with long-term keys: the platform does not accept temporary keys here.",
  ],
  [
    "InvalidParameter.WebIdentityTokenError",
    "Check that the token is still valid and was issued by the configured identity provider.",
  ],
  ["InvalidParameter.OverLimit", "Configure a shorter session (sessionDuration)."],
  ["InvalidParameter.OverTimeError", "Configure a shorter session (sessionDuration)."],
]);
