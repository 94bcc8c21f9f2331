import type { EncodedSecret } from "./encoded-secret.ts";
import { folded, foldedBase64, hasEscapes } from "./folded-text.ts";

/** The characters of a form that the index looks up. No form is shorter. */
const stemLength = 4;

/** A form of a secret in texts. */
interface Form {
  readonly text: string;
  /** The position of its secret among all secrets. */
  readonly at: number;
}

/** Finds the secrets that a text may hold. The time depends on the length of the text, not on the number of secrets. */
export class SecretIndex {
  readonly #secrets: EncodedSecret[] = [];
  readonly #literals = new Stems();
  readonly #plain = new Stems();
  readonly #base64 = new Stems();
  /** Positions of the secrets that only their patterns can find in texts with escapes. */
  readonly #unfolded: number[] = [];

  add(secret: EncodedSecret): void {
    const at = this.#secrets.push(secret) - 1;
    for (const text of secret.literals) this.#literals.add({ text, at });
    if (secret.middles === undefined) {
      this.#unfolded.push(at);
      return;
    }
    this.#plain.add({ text: secret.middles.plain, at });
    for (const text of secret.middles.base64) this.#base64.add({ text, at });
  }

  /** The secrets that a text may hold, in the order in which they were added. */
  candidatesIn(text: string): EncodedSecret[] {
    const found = hasEscapes(text) ? this.#inEscaped(folded(text)) : this.#literals.in(text);
    return [...found].sort((a, b) => a - b).flatMap((at) => this.#secrets[at] ?? []);
  }

  #inEscaped(text: string): Set<number> {
    return new Set([...this.#unfolded, ...this.#plain.in(text), ...this.#base64.in(foldedBase64(text))]);
  }
}

/** Forms by their first characters. */
class Stems {
  readonly #forms = new Map<string, Form[]>();
  /** Marks the first two characters of each form, so that most positions skip the slower lookup of a stem. */
  readonly #mayBegin = new Uint8Array(pairs);

  add(form: Form): void {
    const stem = form.text.slice(0, stemLength);
    this.#mayBegin[pairAt(stem, 0)] = 1;
    const same = this.#forms.get(stem);
    if (same) same.push(form);
    else this.#forms.set(stem, [form]);
  }

  /** The positions of the secrets that have a form in a text. */
  in(text: string): Set<number> {
    const found = new Set<number>();
    for (let start = 0; start <= text.length - stemLength; start++) {
      if (this.#mayBegin[pairAt(text, start)] === 0) continue;
      for (const form of this.#forms.get(text.slice(start, start + stemLength)) ?? []) {
        if (text.startsWith(form.text, start)) found.add(form.at);
      }
    }
    return found;
  }
}

/** The number of different results of {@link pairAt}. */
const pairs = 4096;

/** A hash of the two characters at a position. */
function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 64 + text.charCodeAt(at + 1)) % pairs;
}
