import type { CredentialSource } from "./credential-source.ts";
import { requireTexts } from "./required-texts.ts";
import type { StsOptions } from "./sts-client.ts";
import { stsCredentials } from "./sts-credentials.ts";

/** Options of {@link sessionToken}. */
export interface SessionTokenOptions {
  /** The long-term credentials that sign the request. */
  readonly base: CredentialSource;
  /** The MFA device: `qcs::cam:uin/{ownerUin}::mfa/softToken`. */
  readonly serialNumber: string;
  /** The device's code. It works only once, so the credentials cannot be renewed. */
  readonly tokenCode: string;
  /** Life of the credentials in seconds. Default, and when 0: 1800. */
  readonly durationSeconds?: number | undefined;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
  /** The name of the source in messages. Defaults to `MFA`. */
  readonly source?: string | undefined;
}

/**
 * Credentials of the caller itself, proved by an MFA device (`GetSessionToken`).
 *
 * @throws ConfigurationError when a part is empty, or the token service's address is invalid.
 */
export function sessionToken(options: SessionTokenOptions): CredentialSource {
  const { base, serialNumber, tokenCode, sts, source = "MFA" } = options;
  requireTexts(source, { serialNumber, tokenCode });
  return stsCredentials({
    source,
    advice: "They were obtained with an MFA code, which works only once: set a new one.",
    renewable: false,
    base,
    secrets: [tokenCode],
    sts,
    action: "GetSessionToken",
    parameters: () => ({
      SerialNumber: serialNumber,
      TokenCode: tokenCode,
      DurationSeconds: options.durationSeconds || 1800,
    }),
  });
}
