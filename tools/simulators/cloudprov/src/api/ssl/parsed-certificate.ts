import { createPrivateKey, X509Certificate } from "node:crypto";
import { PlatformError } from "../../errors.ts";

/** In place of the private key in the copy of an account, which does not have it. */
export const notCopied = "-----BEGIN PRIVATE KEY-----\nnot_copied\n-----END PRIVATE KEY-----";

/** @throws {PlatformError} if the text is not a certificate, or if a private key does not belong to it. */
export function parsedCertificate(publicKey: string, privateKey?: string): X509Certificate {
  const certificate = parsedOr("FailedOperation.CertificateParseError", () => new X509Certificate(publicKey));
  if (privateKey !== undefined && privateKey !== notCopied) {
    const key = parsedOr("FailedOperation.CertificateInvalid", () => createPrivateKey(privateKey));
    if (!certificate.checkPrivateKey(key)) {
      throw new PlatformError(
        "FailedOperation.CertificateMatchError",
        "The private key is that of another certificate.",
      );
    }
  }
  return certificate;
}

/** The names of the hosts that a certificate is for, starting with the main one. */
export function hostsOf({ subject, subjectAltName = "" }: X509Certificate): string[] {
  const main = /^CN=(.*)$/m.exec(subject)?.[1] ?? "";
  const others = [...subjectAltName.matchAll(/DNS:([^,]+)/g)].map(([, name = ""]) => name);
  return [...new Set([main, ...others])].filter((name) => name !== "");
}

function parsedOr<T>(code: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new PlatformError(code, "The text is not valid PEM.");
  }
}
