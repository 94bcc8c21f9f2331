import { CancelledError, ConfigurationError, DeadlineError } from "@org/core-http";
import { type Expectation, expectation } from "@org/core-provider";
import { type Body, textAt } from "./responses.ts";

const accountOf = textAt("AccountId");
const expects = expectation(accountOf);

/** The service that returns the account of the credentials. */
export interface TokenService {
  read(
    action: string,
    parameters: Readonly<Record<string, unknown>>,
    form: { readonly expects: Expectation },
  ): Promise<Body>;
}

/** Determines the account of the credentials, and checks that the configuration allows it. */
export class AccountFilter {
  readonly #allowed: readonly string[];
  readonly #forbidden: readonly string[];
  #request: Promise<string> | undefined;

  constructor(allowed: readonly string[], forbidden: readonly string[]) {
    this.#allowed = allowed;
    this.#forbidden = forbidden;
  }

  /**
   * Fails if the configuration does not allow the account of the credentials. The account is requested once.
   *
   * @param sts - The token service, bound to the first caller.
   * @throws {@link ConfigurationError} if the account is not allowed.
   */
  async check(sts: () => TokenService): Promise<void> {
    if (this.#allowed.length === 0 && this.#forbidden.length === 0) return;
    const account = await this.accountId(sts);
    const refused = this.#forbidden.includes(account) || (this.#allowed.length > 0 && !this.#allowed.includes(account));
    if (!refused) return;
    throw new ConfigurationError(`account ID not allowed: ${account}`, {
      helpCode: "wrong-account",
      hint: "Use credentials of another account, or change allowedAccountIds or forbiddenAccountIds of the provider.",
    });
  }

  /** The account of the credentials. It is requested once; after a failure, the next caller requests it again. */
  async accountId(sts: () => TokenService): Promise<string> {
    const request = this.#request;
    if (request === undefined) {
      const mine = sts().read("GetCallerIdentity", {}, { expects }).then(accountOf);
      this.#request = mine;
      return mine.catch((error: unknown) => {
        // The failure of this operation must not affect later callers.
        this.#request = undefined;
        throw error;
      });
    }
    try {
      return await request;
    } catch (error) {
      // The same holds for callers that wait for this request.
      if (!(error instanceof CancelledError || error instanceof DeadlineError)) throw error;
      return this.accountId(sts);
    }
  }
}
