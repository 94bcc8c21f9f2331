import { CancelledError, ConfigurationError, DeadlineError } from "@org/core-http";
import { type Expectation, expectation } from "@org/core-provider";
import { type Body, textAt } from "./answers.ts";

const accountOf = textAt("AccountId");
const expects = expectation(accountOf);

/** The service that knows whose credentials these are. */
export interface TokenService {
  read(
    action: string,
    parameters: Readonly<Record<string, unknown>>,
    form: { readonly expects: Expectation },
  ): Promise<Body>;
}

/** The account that the credentials belong to, and which accounts the configuration allows. */
export class AccountFilter {
  readonly #allowed: readonly string[];
  readonly #forbidden: readonly string[];
  #asked: Promise<string> | undefined;

  constructor(allowed: readonly string[], forbidden: readonly string[]) {
    this.#allowed = allowed;
    this.#forbidden = forbidden;
  }

  /**
   * Fails when the configuration does not allow the account of the credentials. Asks once.
   *
   * @param sts - The token service, bound to whoever asks first.
   * @throws {@link ConfigurationError} when the account is not allowed.
   */
  async check(sts: () => TokenService): Promise<void> {
    if (this.#allowed.length === 0 && this.#forbidden.length === 0) return;
    const account = await this.accountId(sts);
    const refused = this.#forbidden.includes(account) || (this.#allowed.length > 0 && !this.#allowed.includes(account));
    if (!refused) return;
    throw new ConfigurationError(`account ID not allowed: ${account}`, {
      hint: "Use credentials of another account, or change allowedAccountIds or forbiddenAccountIds of the provider.",
    });
  }

  /** The account that the credentials belong to. Asks once; a failure is asked for again. */
  async accountId(sts: () => TokenService): Promise<string> {
    const asked = this.#asked;
    if (asked === undefined) {
      const mine = sts().read("GetCallerIdentity", {}, { expects }).then(accountOf);
      this.#asked = mine;
      return mine.catch((error: unknown) => {
        // A later caller is not bound by what became of this operation.
        this.#asked = undefined;
        throw error;
      });
    }
    try {
      return await asked;
    } catch (error) {
      // Nor is a caller that waits with it.
      if (!(error instanceof CancelledError || error instanceof DeadlineError)) throw error;
      return this.accountId(sts);
    }
  }
}
