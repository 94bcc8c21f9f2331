import { CodedError } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";

/** The variable with the secret of an imported key. Each key has its own, so that no key gets the secret of another. */
export function secretVariable(id: string): string {
  return `API_KEY_SECRET_${id}`;
}

/** The variable for the import of a single key. */
const plainVariable = "API_KEY_SECRET";

/** The secret of a key that is imported, from its environment variable. */
export function importedSecret({ id, platform }: Clients & { readonly id: string }): string {
  const name = secretVariable(id);
  const own = platform.env[name];
  if (own) return own;
  const plain = platform.env[plainVariable];
  if (!plain) {
    throw new CodedError(
      "invalid-import",
      `the platform does not return the secret of an API key: set the environment variable ${name} to the secret and import again`,
    );
  }
  platform.keyOfPlainSecret ??= id;
  if (platform.keyOfPlainSecret !== id) {
    throw new CodedError(
      "invalid-import",
      `${plainVariable} is for the import of a single API key, but this run also imports ${platform.keyOfPlainSecret}: set ${secretVariable(platform.keyOfPlainSecret)} and ${name} instead`,
    );
  }
  return plain;
}
