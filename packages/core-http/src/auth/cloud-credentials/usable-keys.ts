import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import type { CloudCredentials } from "./credential-source.ts";

/** Keys as they are found, before anybody knows whether they are complete. */
export interface FoundKeys {
  readonly secretId?: string | undefined;
  readonly secretKey?: string | undefined;
  readonly token?: string | undefined;
}

/** What the user calls each key, for messages. */
export interface KeyNames {
  readonly secretId: string;
  readonly secretKey: string;
  readonly token: string;
}

/**
 * Complete credentials from the keys that were found. An empty string counts as not set.
 *
 * @throws {@link NoCredentialsError} when no key is set, {@link CredentialsError} when they are incomplete or
 * contain characters that a header must not contain. Neither shows a value.
 */
export function usableKeys(source: string, found: FoundKeys, names: KeyNames): CloudCredentials {
  const { secretId = "", secretKey = "", token = "" } = found;
  if (secretId === "" && secretKey === "" && token === "") {
    throw new NoCredentialsError([{ source, reason: `neither ${names.secretId} nor ${names.secretKey} is set` }]);
  }
  if (secretId === "" || secretKey === "") throw new CredentialsError(source, incomplete(found, names));
  if (!headerText.test(secretId))
    throw new CredentialsError(source, `${names.secretId} contains spaces or other invalid characters`);
  if (token === "") return { secretId, secretKey };
  if (!headerText.test(token))
    throw new CredentialsError(source, `${names.token} contains spaces or other invalid characters`);
  return { secretId, secretKey, token };
}

function incomplete(found: FoundKeys, names: KeyNames): string {
  const isSet = (key: keyof KeyNames) => found[key] !== undefined && found[key] !== "";
  const given = (["secretId", "secretKey", "token"] as const).filter(isSet).map((key) => names[key]);
  const missing = (["secretId", "secretKey"] as const).filter((key) => !isSet(key)).map((key) => names[key]);
  return `${given.join(" and ")} is set, but not ${missing.join(" and ")}`;
}

/** The characters that a header may contain. */
const headerText = /^[\x21-\x7e]+$/;
