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

/** Which accounts the configuration allows to be worked on. */
export class AccountFilter {
  readonly #allowed: readonly string[];
  readonly #forbidden: readonly string[];
  #checked: Promise<void> | undefined;

  constructor(allowed: readonly string[], forbidden: readonly string[]) {
    this.#allowed = allowed;
    this.#forbidden = forbidden;
  }

  /**
   * Asks once whose credentials these are.
   *
   * @param sts - The token service, bound to whoever asks first.
   * @throws {@link ConfigurationError} when the account is not allowed.
   */
  async check(sts: () => TokenService): Promise<void> {
    if (this.#allowed.length === 0 && this.#forbidden.length === 0) return;
    const asked = this.#checked;
    if (asked === undefined) {
      this.#checked = this.#ask(sts());
      await this.#checked.catch((error: unknown) => {
        // Who asks next is not bound by what became of this operation.
        this.#checked = undefined;
        throw error;
      });
      return;
    }
    try {
      await asked;
    } catch (error) {
      // Nor is who waits with it.
      if (!(error instanceof CancelledError || error instanceof DeadlineError)) throw error;
      await this.check(sts);
    }
  }

  async #ask(sts: TokenService): Promise<void> {
    const account = accountOf(await sts.read("GetCallerIdentity", {}, { expects }));
    const refused = this.#forbidden.includes(account) || (this.#allowed.length > 0 && !this.#allowed.includes(account));
    if (!refused) return;
    throw new ConfigurationError(`account ID not allowed: ${account}`, {
      hint: "Use credentials of another account, or change allowedAccountIds or forbiddenAccountIds of the provider.",
    });
  }
}
