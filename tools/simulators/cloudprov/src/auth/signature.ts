import { createHash, createHmac } from "node:crypto";

/** The name of the way of signing. */
export const algorithm = "TC3-HMAC-SHA256";

/** The signed parts of a request. */
export interface Signed {
  /** The `Content-Type` header as sent. */
  readonly contentType: string;
  /** The `Host` header as sent. */
  readonly host: string;
  /** The service in the credential scope: `vpc`. */
  readonly service: string;
  /** The UTC date in the credential scope: `2023-11-14`. */
  readonly date: string;
  /** Unix seconds, as sent. */
  readonly timestamp: string;
  /** The bytes of the body. */
  readonly payload: Buffer;
}

/** The parts of a well-formed `Authorization` header. */
export interface Authorization {
  readonly secretId: string;
  readonly date: string;
  readonly service: string;
  readonly signedHeaders: string;
  readonly signature: string;
}

/** Takes an `Authorization` header apart; undefined when it does not have the documented form. */
export function parseAuthorization(header: string): Authorization | undefined {
  const form =
    /^TC3-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{4}-\d{2}-\d{2})\/([a-z]+)\/tc3_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, secretId, date, service, signedHeaders, signature] = form.exec(header) ?? [];
  if (!secretId || !date || !service || !signedHeaders || !signature) return undefined;
  return { secretId, date, service, signedHeaders, signature };
}

/** The UTC date of a time in Unix seconds: `2023-11-14`. */
export function utcDate(timestamp: string): string {
  return new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
}

/** The signature that the platform expects, in lower-case hexadecimal digits. */
export function signatureOf(secretKey: string, signed: Signed): string {
  const scope = `${signed.date}/${signed.service}/tc3_request`;
  const text = [algorithm, signed.timestamp, scope, sha256(canonicalRequest(signed))].join("\n");
  const dateKey = hmac(`TC3${secretKey}`, signed.date);
  const serviceKey = hmac(dateKey, signed.service);
  return hmac(hmac(serviceKey, "tc3_request"), text).toString("hex");
}

/** The request in the form that is hashed. The path is always `/` and the query always empty. */
export function canonicalRequest({ contentType, host, payload }: Signed): string {
  const headers = `content-type:${normalised(contentType)}\nhost:${normalised(host)}\n`;
  return ["POST", "/", "", headers, "content-type;host", sha256(payload)].join("\n");
}

function normalised(value: string): string {
  return value.trim().toLowerCase();
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
