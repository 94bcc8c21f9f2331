import { Redactor } from "./redactor.ts";
import { redacted } from "./secret-places.ts";

/** Shorter values of a query or a form are ordinary words such as `host`. */
const shortestValue = 8;

/**
 * Keeps a presigned address secret, in addition to the secrets of another redactor. The query grants access under any
 * names of its parameters, and responses of storage services quote parts of it.
 */
export class PresignedRedactor extends Redactor {
  readonly #other: Redactor;

  /** @param fields - Of the form that goes to the address: they hold a signature, too. */
  constructor(address: URL, fields: Readonly<Record<string, string>>, other: Redactor) {
    super();
    this.#other = other;
    const values = [...address.searchParams.values(), ...Object.values(fields)];
    this.add(address.search.slice(1), ...values.filter((value) => value.length >= shortestValue));
  }

  override text(text: string): string {
    return this.#other.text(super.text(text));
  }

  override url(url: URL | string): string {
    const shown = new URL(url);
    const query = shown.search === "" ? "" : `?${redacted}`;
    shown.search = "";
    return `${this.text(shown.href)}${query}`;
  }
}
