import type { AuthPolicy, OutgoingRequest, RejectedResponse } from "../origin/auth-policy.ts";
import { readStorageError } from "../wire/storage-error.ts";
import type { CredentialSource } from "./cloud-credentials/credential-source.ts";
import { timeSkewed } from "./cos-error.ts";
import { cosSignature } from "./cos-signature.ts";
import { ServerClock } from "./server-clock.ts";

/** Options of {@link cosSigning}. */
export interface CosSigningOptions {
  /** The credentials that sign. */
  readonly credentials: CredentialSource;
  /** The platform's clock; policies of one platform should share one. Defaults to a separate one. */
  readonly serverClock?: ServerClock | undefined;
}

/** How long before and after its time a signature is valid, in seconds. */
const validBefore = 60;
const validAfter = 900;

const tokenHeader = "x-cos-security-token";

/**
 * Signs requests to Cloud Object Storage. Each attempt gets a new signature of its method, path, query, host and all
 * headers that say something about the object. If a signature is rejected because of the clock, the request is signed
 * once more with the platform's time. Temporary credentials that are rejected are renewed once.
 *
 * Configure {@link classifyCos}, {@link isCosError} and {@link readCosError} for the client.
 *
 * @example
 * ```ts
 * const client = new HttpClient({
 *   baseUrl: "https://example-1250000000.cos.ap-guangzhou.myqcloud.com",
 *   auth: cosSigning({ credentials: staticCredentials({ secretId, secretKey }) }),
 *   classify: classifyCos,
 *   isPlatformError: isCosError,
 *   readErrorBody: readCosError,
 * });
 * await client.get("/?acl", { responseType: "text" });
 * ```
 */
export function cosSigning({ credentials, serverClock = new ServerClock() }: CosSigningOptions): AuthPolicy {
  return {
    // Computed on demand: only then is it known which source of a chain was used.
    get name() {
      return `the credentials from ${credentials.source}`;
    },
    get advice() {
      return credentials.advice ?? "Check that they are correct, not expired or revoked, and issued for this platform.";
    },
    registerSecrets: (redactor) => credentials.registerSecrets(redactor),
    async authorize({ method, url, headers, operation }) {
      const { secretId, secretKey, token } = await credentials.credentials(operation);
      if (token !== undefined && token !== "") headers[tokenHeader] = token;
      const now = Math.floor(serverClock.now() / 1000);
      headers["authorization"] = cosSignature({
        secretId,
        secretKey,
        from: now - validBefore,
        until: now + validAfter,
        method,
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        headers: signedHeaders({ url, headers }),
      });
    },
    async rejected(response: RejectedResponse) {
      const code = readStorageError(response.body)?.code;
      if (code === timeSkewed) return serverClock.correctBy(response.headers["date"]) ? "retry" : "give-up";
      const token = response.request.headers[tokenHeader];
      return token !== undefined && credentials.invalidate(token) ? "retry" : "give-up";
    },
  };
}

/** The host, and the headers that describe the content or are the platform's own. */
function signedHeaders({ url, headers }: Pick<OutgoingRequest, "url" | "headers">): Record<string, string> {
  const signed = Object.entries(headers).filter(([name]) => /^(cache-control|content-|x-cos-)/.test(name));
  return { host: url.host, ...Object.fromEntries(signed) };
}
