import { CancelledError, ConfigurationError, DeadlineError, type HttpClient } from "@org/core-http";
import { expectation } from "@org/core-provider";
import { type Body, textAt } from "./answers.ts";

const accountOf = textAt("Response.AccountId");
const expects = expectation(accountOf);

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
   * @param client - The token service, bound to whoever asks first.
   * @throws {@link ConfigurationError} when the account is not allowed.
   */
  async check(client: () => HttpClient, path: string): Promise<void> {
    if (this.#allowed.length === 0 && this.#forbidden.length === 0) return;
    const asked = this.#checked;
    if (asked === undefined) {
      this.#checked = this.#ask(client(), path);
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
      await this.check(client, path);
    }
  }

  async #ask(client: HttpClient, path: string): Promise<void> {
    const action = "GetCallerIdentity";
    const answer = await client.post<Body>(path, {
      title: action,
      headers: { "X-TC-Action": action },
      body: {},
      expects,
      idempotent: true,
      safe: true,
    });
    const account = accountOf(answer);
    const refused = this.#forbidden.includes(account) || (this.#allowed.length > 0 && !this.#allowed.includes(account));
    if (!refused) return;
    throw new ConfigurationError(`account ID not allowed: ${account}`, {
      hint: "Use credentials of another account, or change allowedAccountIds or forbiddenAccountIds of the provider.",
    });
  }
}
