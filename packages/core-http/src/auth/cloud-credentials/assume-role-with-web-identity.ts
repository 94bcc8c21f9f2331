import { processRedactor } from "../../redaction/redactor.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { RoleSession } from "./assume-role.ts";
import type { CredentialSource } from "./credential-source.ts";
import { readFileField } from "./json-file.ts";
import { requireTexts } from "./required-texts.ts";
import type { StsOptions } from "./sts-client.ts";
import { defaultSessionSeconds, stsCredentials } from "./sts-credentials.ts";

/** Options of {@link assumeRoleWithWebIdentity}; an empty string counts as not set. */
export interface AssumeRoleWithWebIdentityOptions extends Omit<RoleSession, "roleArn"> {
  /** The identity provider as the platform knows it. Default `OIDC`. */
  readonly providerId?: string | undefined;
  /** The token. It wins over the file; credentials by it cannot be renewed. */
  readonly webIdentityToken?: string | undefined;
  /** A file `{"web_identity_token": "..."}`, read again for each renewal; a leading `~` is the home directory. */
  readonly webIdentityTokenFile?: string | undefined;
  /** The role. It wins over the file. */
  readonly roleArn?: string | undefined;
  /** A file `{"role_arn": "..."}`; a leading `~` is the home directory. */
  readonly roleArnFile?: string | undefined;
  /** Options for requests to the token service. */
  readonly sts?: StsOptions | undefined;
  /** The name of the source in messages. Defaults to `OIDC`. */
  readonly source?: string | undefined;
}

/**
 * Credentials of a role for an identity that an OpenID Connect token proves (`AssumeRoleWithWebIdentity`). The request
 * is not signed.
 *
 * @throws ConfigurationError when a part is given neither itself nor by a file, or the token service's address is invalid.
 */
export function assumeRoleWithWebIdentity(options: AssumeRoleWithWebIdentityOptions): CredentialSource {
  const { webIdentityToken = "", webIdentityTokenFile = "", roleArn = "", roleArnFile = "" } = options;
  const { sessionName, sts, source = "OIDC" } = options;
  requireTexts(source, {
    "webIdentityToken or webIdentityTokenFile": webIdentityToken || webIdentityTokenFile,
    "roleArn or roleArnFile": roleArn || roleArnFile,
    sessionName,
  });
  const literal = webIdentityToken !== "";
  const readField = (file: string, field: string) =>
    readFileField(file, field).catch((error: unknown) => {
      throw asCredentialsError(source, error);
    });
  return stsCredentials({
    source,
    advice: literal
      ? "They were obtained with a web identity token and cannot be renewed: set a new token."
      : undefined,
    renewable: !literal,
    secrets: [webIdentityToken],
    sts,
    action: "AssumeRoleWithWebIdentity",
    parameters: async () => {
      const token = literal ? webIdentityToken : await readField(webIdentityTokenFile, "web_identity_token");
      (sts?.redactor ?? processRedactor).add(token);
      return {
        ProviderId: options.providerId || "OIDC",
        WebIdentityToken: token,
        RoleArn: roleArn || (await readField(roleArnFile, "role_arn")),
        RoleSessionName: sessionName,
        DurationSeconds: options.durationSeconds || defaultSessionSeconds,
      };
    },
  });
}
