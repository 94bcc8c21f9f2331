import { isRecord, textOf } from "../base/json-value.ts";
import type { HelpCode } from "../errors/help-code.ts";
import type { Classification, ResponseHead } from "../origin/client-options.ts";
import type { PlatformError } from "../wire/platform-text.ts";

/**
 * Reads the errors of an action API that signs with TC3-HMAC-SHA256: `{Response: {Error: {Code, Message}, RequestId}}`,
 * which comes with status 200 too, and the old form `{code, message, codeDesc}`. For a client's `readErrorBody`.
 *
 * @param body - The parsed body, or its text when it is not JSON.
 * @returns Undefined if the body is not an error.
 */
export function readTc3Error(body: unknown): PlatformError | undefined {
  if (!isRecord(body)) return undefined;
  const response = body["Response"];
  if (isRecord(response) && isRecord(response["Error"])) {
    const code = textOf(response["Error"]["Code"]);
    return {
      code,
      message: textOf(response["Error"]["Message"]),
      requestId: textOf(response["RequestId"]),
      hint: code === undefined ? undefined : hintOf(code),
      helpCode: code === undefined ? undefined : helpCodeOf(code),
    };
  }
  const { code, codeDesc, message } = body;
  if (typeof code !== "number" || code === 0) return undefined;
  return { code: textOf(codeDesc) ?? String(code), message: textOf(message) };
}

/**
 * Decides what a response of such an API means: rate limited, credential rejected, or another error. For a client's
 * `classify`.
 *
 * @returns Undefined if the body is not an error: then the status decides.
 */
export function classifyTc3(response: ResponseHead & { readonly body: unknown }): Classification {
  const error = readTc3Error(response.body);
  if (error === undefined) return undefined;
  return classifyCode(error.code ?? "");
}

function classifyCode(code: string): "limited" | "credentialRejected" | "error" {
  if (/^(LimitExceeded\.)?RequestLimitExceeded(\.|$)/.test(code)) return "limited";
  return rejections.has(code) ? "credentialRejected" : "error";
}

/** The time of the signature is too far from the platform's. */
export const signatureExpired = "AuthFailure.SignatureExpire";

/** The token of temporary credentials is wrong or expired. */
export const tokenRejected = "AuthFailure.TokenFailure";

/** Codes about the credential itself, without missing permissions. */
const rejections: ReadonlySet<string> = new Set([
  signatureExpired,
  tokenRejected,
  "AuthFailure.SecretIdNotFound",
  "AuthFailure.SignatureFailure",
]);

/** What to do about a code, or about the class before its first dot. */
function hintOf(code: string): string | undefined {
  if (classifyCode(code) === "limited") return undefined;
  return hints.get(code) ?? hints.get(code.replace(/\..*$/, ""));
}

/** The entry in the troubleshooting pages: errors come with status 200. */
function helpCodeOf(code: string): HelpCode {
  if (classifyCode(code) === "limited") return "rate-limited";
  if (/(^|\.)UnauthorizedOperation/.test(code)) return "no-permission";
  if (code.startsWith("AuthFailure")) return "credentials-rejected";
  if (/LimitExceeded|QuotaExceeded/.test(code)) return "quota-exceeded";
  if (/ResourceNotFound/.test(code)) return "not-found";
  if (/^Resource(InUse|Busy)/.test(code)) return "conflict";
  return code.startsWith("InternalError") ? "platform-unavailable" : "request-rejected";
}

const hints: ReadonlyMap<string, string> = new Map([
  [signatureExpired, "The clock of this machine differs from the platform's by more than 5 minutes: correct it."],
  ["AuthFailure.SecretIdNotFound", "Check secretId; temporary keys need their security token too."],
  ["AuthFailure.SignatureFailure", "Check secretKey: it does not belong to secretId."],
  ["UnsupportedRegion", "Check region: its name, and that it has this service."],
  ["LimitExceeded", "Delete unused objects, or request a higher quota."],
  ["AuthFailure.MFAFailure", "The account requires MFA: sign in with an MFA device and its code."],
]);
