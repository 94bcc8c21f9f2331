import { EncodedSecret } from "./encoded-secret.ts";
import { SecretIndex } from "./secret-index.ts";
import { isSecretHeader, isSecretName } from "./secret-names.ts";
import { redacted, redactTellingPlaces } from "./secret-places.ts";

/** Registered secrets shorter than this are not searched for: they would blot out ordinary words. */
const shortestSecret = 4;

/**
 * Keeps secrets out of every text that people read: errors, logs, traces. It finds secrets in two ways. A secret that was
 * registered with {@link Redactor.add} is found anywhere and in any encoding (percent-encoded, in JSON, in HTML, in
 * base64 also as part of `user:password`). Other secrets are found by their place: the value of a header, a JSON key, a
 * form field or a query parameter with the name of a secret, user info and signed queries in URLs, authorization
 * schemes, JSON web tokens, private keys.
 *
 * One redactor is meant for a whole process: what one client learns is then kept out of all texts.
 *
 * @example
 * ```ts
 * const redactor = new Redactor();
 * redactor.add("s3cr3t/value");
 * redactor.text("POST failed: password=hunter2, token s3cr3t%2Fvalue"); // "POST failed: password=[redacted], token [redacted]"
 * ```
 */
export class Redactor {
  readonly #known = new Set<string>();
  readonly #index = new SecretIndex();

  /**
   * Registers secrets to be kept out of every text. Values of fewer than 4 characters are ignored: they would blot out
   * ordinary words.
   */
  add(...secrets: readonly (string | undefined)[]): void {
    for (const secret of secrets) {
      if (secret === undefined || secret.length < shortestSecret || this.#known.has(secret)) continue;
      this.#known.add(secret);
      this.#index.add(new EncodedSecret(secret));
    }
  }

  /** The text without secrets. */
  text(text: string): string {
    let clean = text;
    for (const secret of this.#index.candidatesIn(text)) clean = secret.redact(clean);
    return redactTellingPlaces(clean);
  }

  /** The URL without user info, secret query values and, where it is presigned, without its query. */
  url(url: URL | string): string {
    return this.text(typeof url === "string" ? url : url.href);
  }

  /** The headers with the values of secret ones replaced. */
  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    const clean: Record<string, string> = {};
    for (const name in headers) {
      clean[name] = isSecretHeader(name) ? redacted : this.text(headers[name] ?? "");
    }
    return clean;
  }

  /** Returns a copy of a JSON value in which the values of secret keys are replaced and all texts are redacted. */
  json(value: unknown): unknown {
    if (typeof value === "string") return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.json(item));
    if (value === null || typeof value !== "object") return value;
    const clean: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      clean[this.text(key)] = isSecretName(key) && item !== null ? redacted : this.json(item);
    }
    return clean;
  }
}

/** The redactor of clients that are given none: all of the process share it. */
export const processRedactor = new Redactor();
