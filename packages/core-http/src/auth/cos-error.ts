import { CodedError } from "../errors/coded-error.ts";
import type { HelpCode } from "../errors/help-code.ts";
import type { Classification, ErrorResponse, ResponseHead } from "../origin/client-options.ts";
import type { PlatformError } from "../wire/platform-text.ts";
import { readStorageError } from "../wire/storage-error.ts";

/** The time of the signature is too far from the platform's. */
export const timeSkewed = "RequestTimeTooSkewed";

/** The ID of a request, which every response of the platform contains. */
const requestIdHeader = "x-cos-request-id";

/**
 * Reads the errors of Cloud Object Storage: XML with a code. For a client's `readErrorBody`. The response to a HEAD has
 * no body, so it has neither code nor message.
 */
export function readCosError(body: unknown): PlatformError | undefined {
  const error = readStorageError(body);
  if (error?.code === undefined) return error;
  return { ...error, hint: hints.get(error.code), helpCode: helpCodeOf(error.code) };
}

/**
 * Decides what a response of Cloud Object Storage means. For a client's `classify`.
 *
 * @throws CodedError for a success without the platform's ID of the request: it comes from a proxy or a captive portal.
 */
export function classifyCos({ status, headers, body }: ResponseHead & { readonly body: unknown }): Classification {
  if (status < 300) {
    if (headers[requestIdHeader] !== undefined) return undefined;
    throw new CodedError("invalid-response", `it lacks the header ${requestIdHeader}, which the platform always sends`);
  }
  const code = readStorageError(body)?.code ?? "";
  if (limits.has(code)) return "limited";
  if (failures.has(code)) return "failed";
  return rejections.has(code) ? "credentialRejected" : undefined;
}

/**
 * Whether an error comes from Cloud Object Storage. For a client's `isPlatformError`. The response to a HEAD has no
 * body, so the ID of the request is the only sign.
 */
export function isCosError({ headers, body }: ErrorResponse): boolean {
  if (body === "") return headers[requestIdHeader] !== undefined;
  return /^[A-Z]\w+$/i.test(readStorageError(body)?.code ?? "");
}

/** Too many requests. */
const limits: ReadonlySet<string> = new Set(["SlowDown", "RequestLimitExceeded", "QpsLimitExceeded"]);

/** Temporary failures. Some of them have the status 400. */
const failures: ReadonlySet<string> = new Set([
  "InternalError",
  "KmsInternalException",
  "RequestTimeout",
  "ServiceUnavailable",
]);

/** Codes about the credential itself, without missing permissions. */
const rejections: ReadonlySet<string> = new Set([
  timeSkewed,
  "ExpiredToken",
  "InvalidAccessKeyId",
  "InvalidToken",
  "RequestIsExpired",
  "SignatureDoesNotMatch",
]);

const hints: ReadonlyMap<string, string> = new Map([
  [timeSkewed, "The clock of this machine differs too much from the platform's: correct it."],
  ["InvalidAccessKeyId", "Check secretId; temporary keys need their security token too."],
  ["SignatureDoesNotMatch", "Check secretKey: it does not belong to secretId."],
]);

function helpCodeOf(code: string): HelpCode {
  if (limits.has(code)) return "rate-limited";
  if (failures.has(code)) return "platform-unavailable";
  if (rejections.has(code)) return "credentials-rejected";
  if (code === "AccessDenied") return "no-permission";
  if (code.startsWith("NoSuch")) return "not-found";
  if (code.startsWith("BucketAlready")) return "object-exists";
  return code.startsWith("TooMany") ? "quota-exceeded" : "request-rejected";
}
