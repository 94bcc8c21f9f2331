import { NoCredentialsError, type TriedSource } from "../../errors/credentials-error.ts";
import type { Operation } from "../../operation/operation.ts";
import type { Redactor } from "../../redaction/redactor.ts";
import type { CloudCredentials, CredentialSource } from "./credential-source.ts";

/**
 * One step of a chain: a source, or a function that returns one that signs with the credentials of the steps before it.
 */
export type CredentialStep = CredentialSource | ((before: CredentialSource) => CredentialSource);

/**
 * A chain of sources. The last configured one is used, and earlier ones only if it needs them to sign. Once a source has
 * been used, it stays in use. A configured source that fails ends the search, because the user wants that one.
 *
 * @example
 * ```ts
 * const credentials = credentialChain([
 *   profileCredentials(profile),
 *   environmentCredentials(),
 *   staticCredentials({ secretId, secretKey }),
 *   (before) => assumeRole({ base: before, roleArn, sessionName: "deploy" }),
 * ]);
 * ```
 */
export function credentialChain(steps: readonly CredentialStep[]): CredentialSource {
  const sources: CredentialSource[] = [];
  for (const step of steps) sources.push(typeof step === "function" ? step(new Chain([...sources])) : step);
  return new Chain(sources);
}

class Chain implements CredentialSource {
  readonly #sources: readonly CredentialSource[];
  #serving: CredentialSource | undefined;

  constructor(sources: readonly CredentialSource[]) {
    this.#sources = sources;
  }

  get source(): string {
    return this.#serving?.source ?? (this.#sources.map(({ source }) => source).join(" or ") || "no source");
  }

  get advice(): string | undefined {
    return this.#serving?.advice;
  }

  async credentials(operation: Operation): Promise<CloudCredentials> {
    if (this.#serving !== undefined) return this.#serving.credentials(operation);
    const tried: TriedSource[] = [];
    for (const source of this.#sources.toReversed()) {
      try {
        const credentials = await source.credentials(operation);
        this.#serving = source;
        return credentials;
      } catch (error) {
        if (!(error instanceof NoCredentialsError)) throw error;
        tried.unshift(...error.tried);
      }
    }
    throw new NoCredentialsError(tried, { hint: "Configure one source of credentials." });
  }

  invalidate(token: string): boolean {
    return this.#serving?.invalidate(token) ?? false;
  }

  registerSecrets(redactor: Redactor): void {
    for (const source of this.#sources) source.registerSecrets(redactor);
  }
}
