import type { IncomingHttpHeaders } from "node:http";

/** The credential that a request carries. */
export type Authorization =
  | { readonly kind: "none" }
  | { readonly kind: "basic"; readonly key: string; readonly secret: string }
  | { readonly kind: "bearer"; readonly token: string }
  | { readonly kind: "other"; readonly scheme: string };

/** Reads the `Authorization` header. */
export function readAuthorization(headers: IncomingHttpHeaders): Authorization {
  const header = headers.authorization;
  if (header === undefined) return { kind: "none" };
  const [scheme = "", value = ""] = header.split(" ", 2);
  if (scheme.toLowerCase() === "bearer") return { kind: "bearer", token: value };
  if (scheme.toLowerCase() !== "basic") return { kind: "other", scheme };
  const decoded = Buffer.from(value, "base64").toString();
  const colon = decoded.indexOf(":");
  if (colon === -1) return { kind: "other", scheme };
  return { kind: "basic", key: decoded.slice(0, colon), secret: decoded.slice(colon + 1) };
}
