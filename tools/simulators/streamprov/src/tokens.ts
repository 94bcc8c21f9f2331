import { randomBytes } from "node:crypto";
import type { Clock } from "@org/simulator";

/** A token that was given out. */
export interface IssuedToken {
  readonly kind: "external" | "sts";
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The pool that an exchanged token acts for. */
  readonly identityPoolId?: string;
}

/** Gives out the tokens of the identity provider and of the exchange, and knows them again. */
export class Tokens {
  readonly #clock: Clock;
  readonly #issued = new Map<string, IssuedToken>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A token of the identity provider. Also usable as a ready token in a configuration. */
  issueExternal(seconds: number): IssuedToken {
    return this.#issue("external", seconds);
  }

  /** A token of the platform's own, exchanged for one of the identity provider. */
  issueSts(seconds: number, identityPoolId: string): IssuedToken {
    return this.#issue("sts", seconds, identityPoolId);
  }

  /** The token if it was given out here and has neither expired nor been revoked. */
  find(token: string): IssuedToken | undefined {
    const issued = this.#issued.get(token);
    return issued !== undefined && issued.expiresAt > this.#clock.now() ? issued : undefined;
  }

  /** The token even if it is no longer valid, to find out where a stray credential belongs. */
  known(token: string): IssuedToken | undefined {
    return this.#issued.get(token);
  }

  /** Ends all tokens of a kind, or all, before their time. */
  revoke(kind?: IssuedToken["kind"]): void {
    for (const issued of this.#issued.values()) {
      if (kind === undefined || issued.kind === kind) this.#issued.set(issued.token, { ...issued, expiresAt: 0 });
    }
  }

  /** Replaces all tokens by saved ones. */
  load(saved: readonly IssuedToken[]): void {
    this.#issued.clear();
    for (const issued of saved) this.#issued.set(issued.token, issued);
  }

  /** All tokens given out since the start. */
  all(): IssuedToken[] {
    return [...this.#issued.values()];
  }

  #issue(kind: IssuedToken["kind"], seconds: number, identityPoolId?: string): IssuedToken {
    const expiresAt = this.#clock.now() + seconds * 1000;
    const header = Buffer.from('{"alg":"RS256","typ":"JWT"}').toString("base64url");
    const claims = Buffer.from(JSON.stringify({ iss: kind, exp: Math.floor(expiresAt / 1000) })).toString("base64url");
    const token = `${header}.${claims}.${randomBytes(24).toString("base64url")}`;
    const issued = { kind, token, expiresAt, ...(identityPoolId === undefined ? {} : { identityPoolId }) };
    this.#issued.set(token, issued);
    return issued;
  }
}
