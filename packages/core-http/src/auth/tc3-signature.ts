import { createHmac, hash } from "node:crypto";
import { Tc3SigningKeys } from "./tc3-signing-keys.ts";

/** The input of a TC3-HMAC-SHA256 signature. */
export interface Tc3SignatureInput {
  readonly secretId: string;
  readonly secretKey: string;
  /** The service that is called, such as `vpc`. */
  readonly service: string;
  /** Unix time in whole seconds, as it goes into `X-TC-Timestamp`. */
  readonly timestamp: number;
  readonly method: string;
  /** The query as it is sent, without its question mark. */
  readonly query: string;
  /** The value of `Content-Type` as it is sent. */
  readonly contentType: string;
  /** The value of `Host` as it is sent, with the port where there is one. */
  readonly host: string;
  /** The bytes of the body. */
  readonly body: Uint8Array | undefined;
}

/**
 * The value of the `Authorization` header by TC3-HMAC-SHA256. The signed path is always `/`, even if the URL has another
 * one, and the signed headers are `content-type` and `host`.
 *
 * @param keys - The keys of a client that signs many requests. Default: the key is derived for this signature.
 *
 * @example
 * ```ts
 * tc3Signature({ secretId: "AKIDEXAMPLE", service: "vpc", timestamp: 1_700_000_000, ...rest });
 * // "TC3-HMAC-SHA256 Credential=AKIDEXAMPLE/2023-11-14/vpc/tc3_request, SignedHeaders=content-type;host, Signature=…"
 * ```
 */
export function tc3Signature(input: Tc3SignatureInput, keys: Tc3SigningKeys = new Tc3SigningKeys()): string {
  const { secretId, secretKey, service, timestamp } = input;
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const toSign = [algorithm, timestamp, scope, sha256(canonicalRequest(input))].join("\n");
  const signature = createHmac("sha256", keys.of(secretKey, date, service))
    .update(toSign)
    .digest("hex");
  return `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

const algorithm = "TC3-HMAC-SHA256";
const signedHeaders = "content-type;host";

function canonicalRequest({ method, query, contentType, host, body }: Tc3SignatureInput): string {
  return [
    method,
    "/",
    query,
    `content-type:${contentType.trim().toLowerCase()}`,
    `host:${host.trim().toLowerCase()}`,
    "",
    signedHeaders,
    sha256(body ?? ""),
  ].join("\n");
}

function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}
