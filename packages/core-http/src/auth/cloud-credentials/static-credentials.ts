import type { CredentialSource } from "./credential-source.ts";
import { type FoundKeys, type KeyNames, usableKeys } from "./usable-keys.ts";

/** Options of {@link staticCredentials}: the keys as they are configured; an empty string counts as not set. */
export interface StaticCredentialsOptions extends FoundKeys {
  /** What the user calls the keys. Default `secretId`, `secretKey`, `securityToken`. */
  readonly names?: KeyNames | undefined;
  /** The name of the source in messages. Defaults to `configured keys`. */
  readonly source?: string | undefined;
}

/**
 * Keys that are given and never renewed.
 *
 * @example
 * ```ts
 * staticCredentials({ secretId: "AKID…", secretKey: "…" });
 * ```
 */
export function staticCredentials(options: StaticCredentialsOptions): CredentialSource {
  const { names = defaultNames, source = "configured keys" } = options;
  return {
    source,
    async credentials() {
      return usableKeys(source, options, names);
    },
    invalidate: () => false,
    registerSecrets: (redactor) => redactor.add(options.secretKey, options.token),
  };
}

const defaultNames: KeyNames = { secretId: "secretId", secretKey: "secretKey", token: "securityToken" };
