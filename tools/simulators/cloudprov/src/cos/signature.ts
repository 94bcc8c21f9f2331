import { createHmac, hash } from "node:crypto";

/** The parts of a well-formed `Authorization` header of object storage. */
export interface CosAuthorization {
  readonly secretId: string;
  /** Unix seconds. */
  readonly from: number;
  readonly until: number;
  readonly keyTime: string;
  /** Names in lower case. */
  readonly headers: readonly string[];
  readonly parameters: readonly string[];
  readonly signature: string;
}

/** Takes an `Authorization` header apart; undefined when it does not have the documented form. */
export function parseCosAuthorization(header: string): CosAuthorization | undefined {
  const parts = Object.fromEntries(
    header.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const time = /^(\d{1,12});(\d{1,12})$/.exec(parts["q-sign-time"] ?? "");
  const { "q-ak": secretId, "q-key-time": keyTime, "q-signature": signature } = parts;
  if (parts["q-sign-algorithm"] !== "sha1" || time === null || !secretId || !keyTime) return undefined;
  if (!/^[0-9a-f]{40}$/.test(signature ?? "")) return undefined;
  const listOf = (name: string) => (parts[name] ?? "").split(";").filter((one) => one !== "");
  return {
    secretId,
    from: Number(time[1]),
    until: Number(time[2]),
    keyTime,
    headers: listOf("q-header-list"),
    parameters: listOf("q-url-param-list"),
    signature: signature ?? "",
  };
}

/** A request as it is signed. */
export interface SignedCosRequest {
  readonly method: string;
  /** Without percent-encoding. */
  readonly path: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly headers: ReadonlyMap<string, string>;
}

/** The signature that the platform expects, in lower-case hexadecimal digits. */
export function cosSignatureOf(secretKey: string, request: SignedCosRequest, given: CosAuthorization): string {
  const signKey = hmac(secretKey, given.keyTime);
  const valuesOf = (names: readonly string[], values: ReadonlyMap<string, string>) =>
    names.map((name) => `${name}=${encoded(values.get(name) ?? "")}`).join("&");
  const format = [
    request.method.toLowerCase(),
    request.path,
    valuesOf(given.parameters, request.parameters),
    valuesOf(given.headers, request.headers),
    "",
  ].join("\n");
  return hmac(signKey, ["sha1", `${given.from};${given.until}`, hash("sha1", format), ""].join("\n"));
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string, text: string): string {
  return createHmac("sha1", key).update(text).digest("hex");
}
