import type { CredentialSource } from "./credential-source.ts";
import { requireTexts } from "./required-texts.ts";
import type { StsOptions } from "./sts-client.ts";
import { defaultSessionSeconds, stsCredentials } from "./sts-credentials.ts";

/** The role and how long each session of it lasts. */
export interface RoleSession {
  /** `qcs::cam::uin/{accountId}:roleName/{name}` or `qcs::cam::uin/{accountId}:role/{roleId}`. */
  readonly roleArn: string;
  readonly sessionName: string;
  /** In seconds. Default, and when 0: 7200. */
  readonly durationSeconds?: number | undefined;
}

/** Options of {@link assumeRole}; an empty string counts as not set. */
export interface AssumeRoleOptions extends RoleSession {
  /** The credentials that sign the request. They need permission to assume the role. */
  readonly base: CredentialSource;
  /** JSON text of a policy that narrows the session. */
  readonly policy?: string | undefined;
  readonly externalId?: string | undefined;
  /** Account number of the caller. */
  readonly sourceIdentity?: string | undefined;
  /** The MFA device, if the role requires one. */
  readonly serialNumber?: string | undefined;
  /** The device's code. It works only once, so the credentials cannot be renewed. */
  readonly tokenCode?: string | undefined;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
  /** The name of the source in messages. Defaults to `assume role`. */
  readonly source?: string | undefined;
}

/**
 * Credentials of a role (`AssumeRole`), requested with the keys of another source.
 *
 * @example
 * ```ts
 * assumeRole({ base: instanceRole({ role: "builder" }), roleArn, sessionName: "deploy" });
 * ```
 * @throws ConfigurationError if the role or the session's name is empty, or the token service's address is invalid.
 */
export function assumeRole(options: AssumeRoleOptions): CredentialSource {
  const { base, roleArn, sessionName, tokenCode = "", sts, source = "assume role" } = options;
  requireTexts(source, { roleArn, sessionName });
  const once = tokenCode !== "";
  return stsCredentials({
    source,
    advice: once ? "They were obtained with an MFA code, which works only once: set a new one." : undefined,
    renewable: !once,
    base,
    secrets: [tokenCode],
    sts,
    action: "AssumeRole",
    parameters: () => ({
      RoleArn: roleArn,
      RoleSessionName: sessionName,
      DurationSeconds: options.durationSeconds || defaultSessionSeconds,
      Policy: formEncoded(options.policy ?? ""),
      ExternalId: options.externalId,
      SourceIdentity: options.sourceIdentity,
      SerialNumber: options.serialNumber,
      TokenCode: tokenCode,
    }),
  });
}

/** The platform wants the policy encoded as in a form, within the JSON. */
function formEncoded(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}
