import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto";

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
  return createHmac("sha256", signingKey(secretKey, signed)).update(text).digest("hex");
}

/** The keys of recent signatures: deriving one takes longer than the rest of a signature. */
const recentKeys = new Map<string, KeyObject>();

function signingKey(secretKey: string, { date, service }: Signed): KeyObject {
  const name = `${date} ${service} ${secretKey}`;
  const recent = recentKeys.get(name);
  if (recent !== undefined) return recent;
  const dateKey = hmac(`TC3${secretKey}`, date);
  const key = createSecretKey(hmac(hmac(dateKey, service), "tc3_request"));
  if (recentKeys.size >= 100) recentKeys.clear();
  recentKeys.set(name, key);
  return key;
}

/** The request in the form that is hashed. The path is always `/` and the query always empty. */
export function canonicalRequest({ contentType, host, payload }: Signed): string {
  const headers = `content-type:${normalized(contentType)}\nhost:${normalized(host)}\n`;
  return ["POST", "/", "", headers, "content-type;host", sha256(payload)].join("\n");
}

function normalized(value: string): string {
  return value.trim().toLowerCase();
}

function sha256(data: string | Buffer): string {
  return hash("sha256", data, "hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
