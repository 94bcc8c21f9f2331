import type { Redactor } from "../../redaction/redactor.ts";
import type { CredentialSource } from "./credential-source.ts";
import { type FoundKeys, type KeyNames, usableKeys } from "./usable-keys.ts";

/** The names of the variables of each key; the first that is set and not empty counts. */
export interface CredentialVariables {
  readonly secretId: readonly string[];
  readonly secretKey: readonly string[];
  readonly token: readonly string[];
}

/** Options of {@link environmentCredentials}. */
export interface EnvironmentCredentialsOptions {
  /** Default `TENCENTCLOUD_SECRET_ID`, `TENCENTCLOUD_SECRET_KEY`, `TENCENTCLOUD_SECURITY_TOKEN`. */
  readonly variables?: CredentialVariables | undefined;
  /** Default: the environment of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Keys from variables of the environment, read for each request. */
export function environmentCredentials(options: EnvironmentCredentialsOptions = {}): CredentialSource {
  const { variables = defaultVariables, environment = process.env } = options;
  const source = "environment";
  const names: KeyNames = {
    secretId: variables.secretId.join(" or "),
    secretKey: variables.secretKey.join(" or "),
    token: variables.token.join(" or "),
  };
  const redactors = new Set<Redactor>();
  const find = (): FoundKeys => ({
    secretId: firstSet(environment, variables.secretId),
    secretKey: firstSet(environment, variables.secretKey),
    token: firstSet(environment, variables.token),
  });
  return {
    source,
    async credentials() {
      const found = find();
      for (const redactor of redactors) redactor.add(found.secretKey, found.token);
      return usableKeys(source, found, names);
    },
    invalidate: () => false,
    registerSecrets(redactor) {
      redactors.add(redactor);
      const { secretKey, token } = find();
      redactor.add(secretKey, token);
    },
  };
}

const defaultVariables: CredentialVariables = {
  secretId: ["TENCENTCLOUD_SECRET_ID"],
  secretKey: ["TENCENTCLOUD_SECRET_KEY"],
  token: ["TENCENTCLOUD_SECURITY_TOKEN"],
};

function firstSet(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string | undefined {
  return names.map((name) => environment[name]).find((value) => value !== undefined && value !== "");
}
