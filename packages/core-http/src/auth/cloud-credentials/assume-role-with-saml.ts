import type { RoleSession } from "./assume-role.ts";
import type { CredentialSource } from "./credential-source.ts";
import { requireTexts } from "./required-texts.ts";
import type { StsOptions } from "./sts-client.ts";
import { defaultSessionSeconds, stsCredentials } from "./sts-credentials.ts";

/** Options of {@link assumeRoleWithSaml}. */
export interface AssumeRoleWithSamlOptions extends RoleSession {
  /** The identity provider's assertion, in base64. It works for a short time, so the credentials cannot be renewed. */
  readonly samlAssertion: string;
  /** The identity provider as the platform knows it. */
  readonly principalArn: string;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
  /** The name of the source in messages. Defaults to `SAML`. */
  readonly source?: string | undefined;
}

/**
 * Credentials of a role for an identity that SAML proves (`AssumeRoleWithSAML`). The request is not signed.
 *
 * @throws ConfigurationError when a part is empty, or the token service's address is invalid.
 */
export function assumeRoleWithSaml(options: AssumeRoleWithSamlOptions): CredentialSource {
  const { samlAssertion, principalArn, roleArn, sessionName, sts, source = "SAML" } = options;
  requireTexts(source, { samlAssertion, principalArn, roleArn, sessionName });
  return stsCredentials({
    source,
    advice: "They were obtained with a SAML assertion and cannot be renewed: set a new assertion.",
    renewable: false,
    secrets: [samlAssertion],
    sts,
    action: "AssumeRoleWithSAML",
    parameters: () => ({
      SAMLAssertion: samlAssertion,
      PrincipalArn: principalArn,
      RoleArn: roleArn,
      RoleSessionName: sessionName,
      DurationSeconds: options.durationSeconds || defaultSessionSeconds,
    }),
  });
}
