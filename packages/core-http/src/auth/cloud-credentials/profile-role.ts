import { NoCredentialsError } from "../../errors/credentials-error.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { CredentialSource } from "./credential-source.ts";
import type { SharedProfile } from "./shared-profile.ts";
import type { StsOptions } from "./sts-client.ts";
import { defaultSessionSeconds, stsCredentials } from "./sts-credentials.ts";

/** Options of {@link profileRole}. */
export interface ProfileRoleOptions {
  /** The profile whose files name the role. */
  readonly profile: SharedProfile;
  /** The credentials that sign the request. They need permission to assume the role. */
  readonly base: CredentialSource;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
}

/**
 * Credentials of the role that a shared profile names (`role-arn` and `role-session-name`), requested with the keys of
 * another source. A profile without a role is not an error in a chain: this source is then not configured.
 *
 * @throws ConfigurationError if the token service's address is invalid.
 */
export function profileRole({ profile, base, sts }: ProfileRoleOptions): CredentialSource {
  const source = "assume role by profile";
  return stsCredentials({
    source,
    renewable: true,
    base,
    sts,
    action: "AssumeRole",
    parameters: async () => {
      const content = await profile.content().catch((error: unknown) => {
        throw asCredentialsError(source, error);
      });
      if (content?.role === undefined) {
        const reason = `${profile.credentialFile} has no role-arn with a role-session-name`;
        throw new NoCredentialsError([{ source, reason }]);
      }
      return {
        RoleArn: content.role.roleArn,
        RoleSessionName: content.role.sessionName,
        DurationSeconds: defaultSessionSeconds,
      };
    },
  });
}
