import { processRedactor } from "../../redaction/redactor.ts";
import { ServerClock } from "../server-clock.ts";
import { tc3Signing, tc3Unsigned } from "../tc3-signing.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { CredentialSource } from "./credential-source.ts";
import { StsClient, type StsOptions } from "./sts-client.ts";
import { TemporaryCredentials } from "./temporary-credentials.ts";

/** The default lifetime of a role's session, in seconds. */
export const defaultSessionSeconds = 7200;

/** Parameters of an action. Those that are undefined or empty are omitted. */
export type StsParameters = Readonly<Record<string, string | number | undefined>>;

/** A credential source that calls one action of the token service. */
export interface StsSourceOptions {
  /** The name of the source in messages, such as `assume role`. */
  readonly source: string;
  /** What to do if the credentials are rejected and cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** Whether the action can be called again: false if it works only once. */
  readonly renewable: boolean;
  readonly action: string;
  /** Called for each request. Throws NoCredentialsError if the source is not configured. */
  readonly parameters: () => StsParameters | Promise<StsParameters>;
  /** The credentials that sign. Without them, the action is not signed: its parameters prove the caller's identity. */
  readonly base?: CredentialSource | undefined;
  /** The secrets that the user configured for this source. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
}

/**
 * A source whose credentials come from the token service.
 *
 * @throws ConfigurationError if the token service's address is invalid, or not safe to send a secret to.
 */
export function stsCredentials(options: StsSourceOptions): CredentialSource {
  const { source, action, base, sts = {}, parameters } = options;
  const serverClock = sts.serverClock ?? new ServerClock(sts.clock);
  const auth =
    base === undefined
      ? tc3Unsigned({ name: `the request of ${source}`, serverClock })
      : tc3Signing({ service: "sts", credentials: base, serverClock });
  const client = new StsClient(sts, auth);
  const credentials = new TemporaryCredentials({
    ...options,
    clock: sts.clock,
    fetch: async (operation) => {
      const body = await parameters();
      try {
        return await client.credentials(action, body, operation);
      } catch (error) {
        throw asCredentialsError(source, error);
      }
    },
  });
  credentials.registerSecrets(sts.redactor ?? processRedactor);
  return credentials;
}
