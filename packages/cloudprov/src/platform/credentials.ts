import {
  assumeRole,
  assumeRoleWithSaml,
  assumeRoleWithWebIdentity,
  ConfigurationError,
  type CredentialSource,
  type CredentialStep,
  credentialChain,
  instanceRole,
  podOidc,
  profileCredentials,
  profileRole,
  type SharedProfile,
  type StsOptions,
  sessionToken,
  staticCredentials,
} from "@org/core-http";
import { type Config, type Env, fromEnvironment, variables } from "../config.ts";

/** What {@link credentialsFor} needs in addition to the configuration. */
export interface CredentialsOptions {
  /** The profile files of the platform's command line; undefined if keys are given otherwise. */
  readonly profile: SharedProfile | undefined;
  /** How to send requests to the token service. */
  readonly sts: StsOptions;
  /** Address of the instance's metadata service. Defaults to the platform's. */
  readonly metadataService: string | undefined;
}

/**
 * The credentials of a configuration. If several ways are configured, the last one wins: keys, instance role, the
 * profile's role, a role from environment variables alone, a role from the configuration, MFA, the pod's identity. A
 * block of the configuration replaces a role from the variables of its kind, which also provide missing members of the
 * block.
 *
 * @throws {@link ConfigurationError} if the environment variables contradict each other.
 */
export function credentialsFor(config: Config, env: Env, options: CredentialsOptions): CredentialSource {
  const { profile, sts } = options;
  const steps: readonly (CredentialStep | undefined)[] = [
    profile && profileCredentials(profile),
    keys(config),
    instance(config, options),
    profile && ((base) => profileRole({ profile, base, sts })),
    roleByEnvironment(config, env, sts),
    ...rolesByConfiguration(config, sts),
    mfa(config, env, sts),
    config.enablePodOidc ? podOidc({ environment: env, sts }) : undefined,
  ];
  return credentialChain(steps.filter((step) => step !== undefined));
}

/**
 * The keys that every other source needs, or undefined if a source without keys is configured: an instance role, the pod's
 * identity, or a token of an identity provider. Reading them sends no request.
 */
export function requiredKeys(
  config: Config,
  env: Env,
  profile: SharedProfile | undefined,
): CredentialSource | undefined {
  const needsNoKeys =
    config.camRoleName !== undefined ||
    config.enablePodOidc === true ||
    isGiven(config.assumeRoleWithSamls) ||
    isGiven(config.assumeRoleWithWebIdentities) ||
    ["SAML_ASSERTION", "WEB_IDENTITY_TOKEN"].some((name) => fromEnvironment(env, `ASSUME_ROLE_${name}`) !== undefined);
  return needsNoKeys
    ? undefined
    : credentialChain([profile && profileCredentials(profile), keys(config)].filter((step) => step !== undefined));
}

function keys({ secretId, secretKey, securityToken }: Config): CredentialStep {
  const name = (property: string, variable: string) => `${property} (${variables(variable).join(" or ")})`;
  return staticCredentials({
    secretId,
    secretKey,
    token: securityToken,
    names: {
      secretId: name("secretId", "SECRET_ID"),
      secretKey: name("secretKey", "SECRET_KEY"),
      token: name("securityToken", "SECURITY_TOKEN"),
    },
  });
}

function instance(config: Config, { sts, metadataService }: CredentialsOptions): CredentialStep | undefined {
  const { userAgent, logger } = sts;
  if (config.camRoleName === undefined) return undefined;
  return instanceRole({ role: config.camRoleName, endpoint: metadataService, userAgent, logger });
}

/** A role from environment variables, without a block in the configuration. */
function roleByEnvironment(config: Config, env: Env, sts: StsOptions): CredentialStep | undefined {
  const source = "assume role by environment";
  const value = (name: string) => fromEnvironment(env, `ASSUME_ROLE_${name}`)?.value ?? "";
  const roleArn = value("ARN");
  const sessionName = value("SESSION_NAME");
  if (roleArn === "" || sessionName === "") return undefined;
  const session = { sts, source, roleArn, sessionName, durationSeconds: duration(env) };
  const samlAssertion = value("SAML_ASSERTION");
  const principalArn = value("PRINCIPAL_ARN");
  const webIdentityToken = value("WEB_IDENTITY_TOKEN");
  const saml = samlAssertion !== "" && principalArn !== "";
  if (saml && webIdentityToken !== "") {
    throw new ConfigurationError(
      `The environment names a SAML assertion and a web identity token: unset ${names("SAML_ASSERTION")}, or ${names("WEB_IDENTITY_TOKEN")}`,
    );
  }
  if (webIdentityToken !== "") {
    const providerId = value("PROVIDER_ID");
    return isGiven(config.assumeRoleWithWebIdentities)
      ? undefined
      : assumeRoleWithWebIdentity({ ...session, webIdentityToken, providerId });
  }
  if (saml) {
    return isGiven(config.assumeRoleWithSamls)
      ? undefined
      : assumeRoleWithSaml({ ...session, samlAssertion, principalArn });
  }
  if (samlAssertion !== "" || principalArn !== "") {
    throw new ConfigurationError(
      `A SAML role needs both ${names("SAML_ASSERTION")} and ${names("PRINCIPAL_ARN")}, but only one of them is set`,
    );
  }
  if (isGiven(config.assumeRoles)) return undefined;
  const externalId = value("EXTERNAL_ID");
  const sourceIdentity = value("SOURCE_IDENTITY");
  const serialNumber = value("SERIAL_NUMBER");
  const tokenCode = value("TOKEN_CODE");
  return (base) => assumeRole({ base, ...session, externalId, sourceIdentity, serialNumber, tokenCode });
}

function rolesByConfiguration(config: Config, sts: StsOptions): (CredentialStep | undefined)[] {
  const [role] = config.assumeRoles ?? [];
  const [saml] = config.assumeRoleWithSamls ?? [];
  const [web] = config.assumeRoleWithWebIdentities ?? [];
  return [
    role && ((base) => assumeRole({ base, sts, ...role, ...sessionOf(role) })),
    saml &&
      assumeRoleWithSaml({
        sts,
        ...sessionOf(saml),
        samlAssertion: saml.samlAssertion ?? "",
        principalArn: saml.principalArn ?? "",
      }),
    web && assumeRoleWithWebIdentity({ sts, ...web, ...sessionOf(web) }),
  ];
}

function mfa(config: Config, env: Env, sts: StsOptions): CredentialStep | undefined {
  const [block] = config.mfaCertifications ?? [];
  const value = (name: string) => fromEnvironment(env, `MFA_CERTIFICATION_${name}`)?.value ?? "";
  const serialNumber = block?.serialNumber ?? value("SERIAL_NUMBER");
  const tokenCode = block?.tokenCode ?? value("TOKEN_CODE");
  if (serialNumber === "" || tokenCode === "") return undefined;
  const durationSeconds = block?.durationSeconds ?? whole(env, "MFA_CERTIFICATION_DURATION_SECONDS");
  return (base) => sessionToken({ base, sts, serialNumber, tokenCode, durationSeconds });
}

function sessionOf(block: {
  readonly roleArn?: string | undefined;
  readonly sessionName?: string | undefined;
  readonly sessionDuration: number;
}) {
  const { roleArn = "", sessionName = "", sessionDuration } = block;
  return { roleArn, sessionName, durationSeconds: sessionDuration };
}

function duration(env: Env): number | undefined {
  return whole(env, "ASSUME_ROLE_SESSION_DURATION");
}

/** A whole number from the environment; undefined if it is not set. */
function whole(env: Env, name: string): number | undefined {
  const found = fromEnvironment(env, name);
  if (found === undefined) return undefined;
  if (/^\d{1,6}$/.test(found.value)) return Number(found.value);
  throw new ConfigurationError(`The environment variable ${found.name} must be a whole number of seconds`);
}

function isGiven(block: readonly unknown[] | undefined): boolean {
  return block !== undefined && block.length > 0;
}

function names(name: string): string {
  return variables(`ASSUME_ROLE_${name}`).join(" or ");
}
