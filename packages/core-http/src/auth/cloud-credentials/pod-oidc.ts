import { type Clock, systemClock } from "../../base/clock.ts";
import { CredentialsError } from "../../errors/credentials-error.ts";
import { processRedactor } from "../../redaction/redactor.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { CredentialSource } from "./credential-source.ts";
import { readTextFile } from "./json-file.ts";
import type { StsOptions } from "./sts-client.ts";
import { defaultSessionSeconds, stsCredentials } from "./sts-credentials.ts";

/** Options of {@link podOidc}. */
export interface PodOidcOptions {
  /** Default: the environment of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Options for requests to the token service. The region is the pod's own. */
  readonly sts?: Omit<StsOptions, "region"> | undefined;
}

/**
 * Credentials of the role that the platform gave to a pod: by the variables and the token file that it puts there. The
 * file is read again for each renewal.
 *
 * @throws ConfigurationError if the token service's address is invalid.
 */
export function podOidc({ environment = process.env, sts = {} }: PodOidcOptions = {}): CredentialSource {
  const source = "pod OIDC";
  const clock = sts.clock ?? systemClock;
  return stsCredentials({
    source,
    renewable: true,
    sts: { ...sts, region: environment["TKE_REGION"] },
    action: "AssumeRoleWithWebIdentity",
    parameters: async () => {
      const [, providerId, tokenFile, roleArn] = requireVariables(source, environment);
      const token = await readToken(source, tokenFile);
      (sts.redactor ?? processRedactor).add(token);
      return {
        ProviderId: providerId,
        WebIdentityToken: token,
        RoleArn: roleArn,
        RoleSessionName: sessionName(clock),
        DurationSeconds: defaultSessionSeconds,
      };
    },
  });
}

type Four = readonly [string, string, string, string];

function requireVariables(source: string, environment: Readonly<Record<string, string | undefined>>): Four {
  const values = variables.map((name) => environment[name] ?? "");
  const missing = variables.filter((_name, index) => values[index] === "");
  if (missing.length === 0) return values as unknown as Four;
  throw new CredentialsError(source, `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not set`, {
    hint: "The platform sets them in a pod whose service account is bound to a role: this pod has no such account.",
  });
}

const variables = ["TKE_REGION", "TKE_PROVIDER_ID", "TKE_WEB_IDENTITY_TOKEN_FILE", "TKE_ROLE_ARN"] as const;

async function readToken(source: string, file: string): Promise<string> {
  const text = await readTextFile(file).catch((error: unknown) => {
    throw asCredentialsError(source, error);
  });
  const token = text?.trim() ?? "";
  if (token !== "") return token;
  const problem = text === undefined ? "does not exist" : "is empty";
  throw new CredentialsError(source, `the token file ${file} (TKE_WEB_IDENTITY_TOKEN_FILE) ${problem}`);
}

/** Unique, to distinguish sessions. */
function sessionName(clock: Clock): string {
  return `pod-oidc-${Math.floor(clock.now() * 1000)}`;
}
