import { systemClock } from "../../base/clock.ts";
import { HttpClient } from "../../client/client.ts";
import { ConnectionError } from "../../errors/connection-error.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { NotFoundError } from "../../errors/status-error.ts";
import type { HttpClientOptions } from "../../origin/client-options.ts";
import { processRedactor } from "../../redaction/redactor.ts";
import { url } from "../../wire/url.ts";
import type { CredentialSource } from "./credential-source.ts";
import { localTimeOf } from "./local-time.ts";
import { requireTexts } from "./required-texts.ts";
import { TemporaryCredentials } from "./temporary-credentials.ts";

/** Options of {@link instanceRole}. */
export interface InstanceRoleOptions extends Pick<HttpClientOptions, "clock" | "logger" | "redactor" | "userAgent"> {
  /** The name of the role that is bound to the instance. */
  readonly role: string;
  /** The metadata service. Default `http://metadata.tencentyun.com`. */
  readonly endpoint?: string | undefined;
  /** The timeout for the connection and for the response, in milliseconds. Defaults to 2,000. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Credentials of the role that is bound to the instance this process runs on, from its metadata service. The request
 * never uses a proxy, because the service identifies the instance by the connection.
 *
 * @throws ConfigurationError if the name of the role is empty.
 */
export function instanceRole(options: InstanceRoleOptions): CredentialSource {
  const { role, endpoint = "http://metadata.tencentyun.com", timeoutMs = 2000, ...rest } = options;
  const source = "instance role";
  requireTexts(source, { "the role's name": role });
  const clock = options.clock ?? systemClock;
  const redactor = options.redactor ?? processRedactor;
  const client = new HttpClient({
    ...rest,
    baseUrl: endpoint,
    plainHttp: "anywhere",
    proxy: "none",
    timeouts: { connectMs: timeoutMs, headersMs: timeoutMs, bodyMs: timeoutMs },
    retry: { maxRetries: 1 },
  });
  const credentials = new TemporaryCredentials({
    source,
    renewable: true,
    clock,
    fetch: async (operation) => {
      const { body, headers } = await client
        .with(operation)
        .request<Metadata | null>({ method: "GET", path: url`/latest/meta-data/cam/security-credentials/${role}` })
        .catch((error: unknown) => {
          throw explained(source, role, error);
        });
      const { Code, TmpSecretId, TmpSecretKey, Token, ExpiredTime } = body ?? {};
      redactor.add(text(TmpSecretKey), text(Token));
      if (Code !== "Success") {
        const said = redactor.text(text(Code)) || "no code";
        throw new CredentialsError(source, `the metadata service returned ${said} for the role ${role}`);
      }
      const complete = text(TmpSecretId) && text(TmpSecretKey) && text(Token) && typeof ExpiredTime === "number";
      if (!complete) {
        throw new CredentialsError(source, `the metadata service's response for the role ${role} is incomplete`);
      }
      const expiresAt = localTimeOf(ExpiredTime * 1000, { date: headers["date"], clock });
      return { secretId: text(TmpSecretId), secretKey: text(TmpSecretKey), token: text(Token), expiresAt };
    },
  });
  credentials.registerSecrets(redactor);
  return credentials;
}

interface Metadata {
  readonly Code?: unknown;
  readonly TmpSecretId?: unknown;
  readonly TmpSecretKey?: unknown;
  readonly Token?: unknown;
  /** Unix time in seconds. */
  readonly ExpiredTime?: unknown;
}

function explained(source: string, role: string, error: unknown): unknown {
  if (error instanceof NotFoundError) {
    return new CredentialsError(source, `the role ${role} is not bound to this instance`, error, error);
  }
  if (error instanceof ConnectionError) {
    const hint = "The metadata service is only reachable from an instance of the platform.";
    return new CredentialsError(source, error.summary, { ...error, hint }, error);
  }
  return error;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
