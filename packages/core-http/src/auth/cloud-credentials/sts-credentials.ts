import { processRedactor } from "../../redaction/redactor.ts";
import { ServerClock } from "../server-clock.ts";
import { tc3Signing, tc3Unsigned } from "../tc3-signing.ts";
import type { CredentialSource } from "./credential-source.ts";
import { failedWay } from "./failed-way.ts";
import { StsClient, type StsOptions } from "./sts-client.ts";
import { TemporaryCredentials } from "./temporary-credentials.ts";

/** The default lifetime of a role's session, in seconds. */
export const defaultSessionSeconds = 7200;

/** Parameters of an action; those that are undefined or empty are left out. */
export type StsParameters = Readonly<Record<string, string | number | undefined>>;

/** A way to credentials by one action of the token service. */
export interface StsWay {
  /** The name of the source in messages, such as `assume role`. */
  readonly way: string;
  /** What to do if the credentials are rejected and cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** Whether the action can be called again: false for what works once. */
  readonly renewable: boolean;
  readonly action: string;
  /** Built for each call. It throws NoCredentialsError when the way is not set up. */
  readonly parameters: () => StsParameters | Promise<StsParameters>;
  /** Whose keys sign; without it the action is not signed, because its parameters prove who asks. */
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
export function stsCredentials(options: StsWay): CredentialSource {
  const { way, action, base, sts = {}, parameters } = options;
  const serverClock = sts.serverClock ?? new ServerClock(sts.clock);
  const auth =
    base === undefined
      ? tc3Unsigned({ name: `the request of ${way}`, serverClock })
      : tc3Signing({ service: "sts", credentials: base, serverClock });
  const client = new StsClient(sts, auth);
  const source = new TemporaryCredentials({
    ...options,
    clock: sts.clock,
    fetch: async (operation) => {
      const body = await parameters();
      try {
        return await client.credentials(action, body, operation);
      } catch (error) {
        throw failedWay(way, error);
      }
    },
  });
  source.registerSecrets(sts.redactor ?? processRedactor);
  return source;
}
