import { randomBytes } from "node:crypto";
import type { Clock } from "@org/simulator";

/** An issued token. */
export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Issues and verifies the platform's tokens. */
export class Tokens {
  readonly #clock: Clock;
  readonly #issued = new Map<string, IssuedToken>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Issues a token that is valid for a number of seconds. */
  issue(seconds: number): IssuedToken {
    const issued = { token: randomBytes(48).toString("base64url"), expiresAt: this.#clock.now() + seconds * 1000 };
    this.#issued.set(issued.token, issued);
    return issued;
  }

  /** Whether a token was issued here and is neither expired nor revoked. */
  isGood(token: string): boolean {
    return (this.#issued.get(token)?.expiresAt ?? 0) > this.#clock.now();
  }

  /** Revokes one token, or all. */
  revoke(token?: string): void {
    for (const issued of this.#issued.values()) {
      if (token === undefined || issued.token === token) this.#issued.set(issued.token, { ...issued, expiresAt: 0 });
    }
  }

  /** Replaces all tokens by saved ones. */
  load(saved: readonly IssuedToken[]): void {
    this.#issued.clear();
    for (const issued of saved) this.#issued.set(issued.token, issued);
  }

  /** All tokens issued since the start. */
  all(): IssuedToken[] {
    return [...this.#issued.values()];
  }
}
