import { randomBytes } from "node:crypto";
import type { Clock } from "@org/simulator";

/** A token that was given out. */
export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Gives out the platform's tokens and knows them again. */
export class Tokens {
  readonly #clock: Clock;
  readonly #issued = new Map<string, IssuedToken>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A token that is good for a number of seconds. */
  issue(seconds: number): IssuedToken {
    const issued = { token: randomBytes(48).toString("base64url"), expiresAt: this.#clock.now() + seconds * 1000 };
    this.#issued.set(issued.token, issued);
    return issued;
  }

  /** Whether a token was given out here and has neither expired nor been revoked. */
  isGood(token: string): boolean {
    return (this.#issued.get(token)?.expiresAt ?? 0) > this.#clock.now();
  }

  /** Ends one token, or all, before their time. */
  revoke(token?: string): void {
    for (const issued of this.#issued.values()) {
      if (token === undefined || issued.token === token) this.#issued.set(issued.token, { ...issued, expiresAt: 0 });
    }
  }

  /** All tokens given out since the start. */
  all(): IssuedToken[] {
    return [...this.#issued.values()];
  }
}
