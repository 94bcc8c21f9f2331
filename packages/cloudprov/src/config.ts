import {
  type Args,
  allOrNone,
  type Field,
  type Fields,
  field,
  isUnknown,
  oneOfNames,
  type Rule,
  requiredWith,
} from "@org/core-provider";

/** The environment variables for a property: this package's own name first, then the platform's. */
export function variables(name: string): readonly [string, string] {
  return [`CLOUDPROV_${name}`, `TENCENTCLOUD_${name}`];
}

/** The environment of the process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The name and value of the first of a pair of variables that is set and not empty. */
export function fromEnvironment(env: Env, name: string): { readonly name: string; readonly value: string } | undefined {
  return variables(name)
    .map((full) => ({ name: full, value: env[full] ?? "" }))
    .find(({ value }) => value !== "");
}

/** An empty text in the configuration counts as unset. */
const unset = { emptyIsUnset: true } as const;

const roleArn = field.string({
  ...unset,
  env: variables("ASSUME_ROLE_ARN"),
  pattern: {
    match: /^qcs::cam::uin\/\d+:(roleName\/.+|role\/\d+)$/,
    says: "have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}",
  },
  docs: "The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`.",
});

const sessionName = field.string({
  ...unset,
  env: variables("ASSUME_ROLE_SESSION_NAME"),
  pattern: {
    match: /^[A-Za-z0-9=,.@_-]{2,128}$/,
    says: "have 2 to 128 characters: letters, digits and = , . @ _ -",
  },
  docs: "Name of the session in the platform's audit log.",
});

const sessionDuration = field.integer({
  env: variables("ASSUME_ROLE_SESSION_DURATION"),
  default: 7200,
  min: 0,
  max: 43_200,
  docs: "Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible.",
});

/** The serial number of an MFA device, with its environment variable. */
function mfaDevice(variable: string): Field<string, string, "optional"> {
  return field.string({
    ...unset,
    env: variables(variable),
    docs: "The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`.",
  });
}

/** The code that an MFA device shows. */
function mfaCode(variable: string): Field<string, string, "optional"> {
  return field.string({
    ...unset,
    secret: true,
    env: variables(variable),
    docs: "The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes.",
  });
}

/** A block of the configuration, which may occur once. */
function block<F extends Fields>(members: F, docs: string) {
  return field.list(field.object(members, { docs }), { max: 1, docs });
}

const fields = {
  secretId: field.string({ ...unset, env: variables("SECRET_ID"), docs: "ID of the API key." }),
  secretKey: field.string({ ...unset, secret: true, env: variables("SECRET_KEY"), docs: "Secret of the API key." }),
  securityToken: field.string({
    ...unset,
    secret: true,
    env: variables("SECURITY_TOKEN"),
    docs: "Token of temporary credentials. Requires `secretId` and `secretKey`.",
  }),
  region: field.string({
    ...unset,
    env: variables("REGION"),
    // Objects of the old region do not exist in the new one. If either region comes from the environment or the
    // profile, it is unknown whether they differ.
    replaceOnChange: {
      when: "it was set to another region",
      test: (before, after) => before !== undefined && after !== undefined && before !== after,
    },
    docs: "Region of everything the provider creates and reads, such as `ap-guangzhou`. Defaults to the region of the shared profile if the credentials come from there, otherwise to `ap-guangzhou`. Changing the region deletes everything that the provider created and recreates it in the new region. A change through the environment alone is not detected. A preview warns about a region that the platform does not list.",
  }),
  protocol: field.string({
    ...unset,
    env: variables("PROTOCOL"),
    default: "HTTPS",
    values: ["HTTP", "HTTPS"],
    docs: "Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only.",
  }),
  domain: field.string({
    ...unset,
    env: variables("DOMAIN"),
    default: "tencentcloudapi.com",
    pattern: {
      match: /^[A-Za-z0-9.-]+(:\d+)?(\/[^?#\s]*)?$/,
      says: "be a domain without a scheme, such as intl.tencentcloudapi.com",
    },
    docs: "Root domain of the API; each service has a host below it. Finance regions need their own domain, such as `ap-shanghai-fsi.tencentcloudapi.com`.",
  }),
  cosDomain: field.string({
    ...unset,
    env: variables("COS_DOMAIN"),
    pattern: {
      match: /^https?:\/\/[^/?#\s]+\/?$/,
      says: "be a URL with its scheme, such as https://cos.ap-guangzhou.myqcloud.com",
    },
    docs: "URL of object storage, with its scheme, in place of `https://cos.<region>.myqcloud.com`. Each bucket has a host below its host.",
  }),
  profile: field.string({
    ...unset,
    env: variables("PROFILE"),
    default: "default",
    pattern: { match: /^[^/\\]+$/, says: "be a name, not a path" },
    docs: "Profile of the platform's command line to read credentials from, if no key is given otherwise.",
  }),
  sharedCredentialsDir: field.string({
    ...unset,
    env: variables("SHARED_CREDENTIALS_DIR"),
    docs: "Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Defaults to `~/.tccli`.",
  }),
  camRoleName: field.string({
    ...unset,
    env: variables("CAM_ROLE_NAME"),
    docs: "Role of the instance that runs this program. Its credentials come from the instance's metadata service.",
  }),
  enablePodOidc: field.boolean({
    docs: "Whether to sign in with the identity of the pod that runs this program. The platform provides it in the variables `TKE_REGION`, `TKE_PROVIDER_ID`, `TKE_WEB_IDENTITY_TOKEN_FILE` and `TKE_ROLE_ARN`.",
  }),
  allowedAccountIds: field.set(field.string({ docs: "ID of an account." }), {
    docs: "IDs of the accounts that may be used. With any other account, every operation fails before it begins.",
  }),
  forbiddenAccountIds: field.set(field.string({ docs: "ID of an account." }), {
    docs: "IDs of the accounts that must not be used. With one of them, every operation fails before it begins.",
  }),
  assumeRoles: block(
    {
      roleArn,
      sessionName,
      sessionDuration,
      policy: field.string({
        ...unset,
        docs: "Policy that restricts the session, as JSON without a principal element.",
      }),
      externalId: field.string({
        ...unset,
        env: variables("ASSUME_ROLE_EXTERNAL_ID"),
        pattern: {
          match: /^[A-Za-z0-9=,.@:/-]{2,128}$/,
          says: "have 2 to 128 characters: letters, digits and = , . @ : / -",
        },
        docs: "External ID that the role requires.",
      }),
      sourceIdentity: field.string({
        ...unset,
        env: variables("ASSUME_ROLE_SOURCE_IDENTITY"),
        docs: "Account number of the caller.",
      }),
      serialNumber: mfaDevice("ASSUME_ROLE_SERIAL_NUMBER"),
      tokenCode: mfaCode("ASSUME_ROLE_TOKEN_CODE"),
    },
    "Assume a role, with the credentials that are given otherwise.",
  ),
  assumeRoleWithSamls: block(
    {
      samlAssertion: field.string({
        ...unset,
        secret: true,
        env: variables("ASSUME_ROLE_SAML_ASSERTION"),
        docs: "Assertion of the identity provider, in base64.",
      }),
      principalArn: field.string({
        ...unset,
        env: variables("ASSUME_ROLE_PRINCIPAL_ARN"),
        docs: "Identifier of the identity provider on the platform.",
      }),
      roleArn,
      sessionName,
      sessionDuration,
    },
    "Assume a role with an assertion of a SAML identity provider.",
  ),
  assumeRoleWithWebIdentities: block(
    {
      providerId: field.string({
        ...unset,
        env: variables("ASSUME_ROLE_PROVIDER_ID"),
        default: "OIDC",
        docs: "Identifier of the identity provider on the platform.",
      }),
      webIdentityToken: field.string({
        ...unset,
        secret: true,
        env: variables("ASSUME_ROLE_WEB_IDENTITY_TOKEN"),
        docs: "The token. It takes precedence over `webIdentityTokenFile`.",
      }),
      webIdentityTokenFile: field.string({
        ...unset,
        env: variables("ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE"),
        docs: 'JSON file that contains the token: `{"web_identity_token": "..."}`.',
      }),
      roleArn: field.string({
        ...roleArn.facts,
        docs: `${roleArn.facts.docs} It takes precedence over \`roleArnFile\`.`,
      }),
      roleArnFile: field.string({
        ...unset,
        // The platform's own tools read the misspelled name.
        env: [...variables("ASSUME_ROLE_ARN_FILE"), "TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE"],
        docs: 'JSON file that contains the role: `{"role_arn": "..."}`.',
      }),
      sessionName,
      sessionDuration,
    },
    "Assume a role with a token of an OpenID Connect identity provider.",
  ),
  mfaCertifications: block(
    {
      serialNumber: mfaDevice("MFA_CERTIFICATION_SERIAL_NUMBER"),
      tokenCode: mfaCode("MFA_CERTIFICATION_TOKEN_CODE"),
      durationSeconds: field.integer({
        env: variables("MFA_CERTIFICATION_DURATION_SECONDS"),
        default: 1800,
        min: 0,
        max: 129_600,
        docs: "Duration of the session, in seconds. The maximum for a main account is 7200.",
      }),
    },
    "Authenticate with an MFA device, for accounts that require it.",
  ),
};

type Values = Readonly<Record<string, unknown>>;

/** The members that each block must get from the configuration or the environment: at least one of each group. */
const needed: readonly (readonly [block: string, ...members: (readonly string[])[]])[] = [
  ["assumeRoles", ["roleArn"], ["sessionName"]],
  ["assumeRoleWithSamls", ["samlAssertion"], ["principalArn"], ["roleArn"], ["sessionName"]],
  [
    "assumeRoleWithWebIdentities",
    ["webIdentityToken", "webIdentityTokenFile"],
    ["roleArn", "roleArnFile"],
    ["sessionName"],
  ],
  ["mfaCertifications", ["serialNumber"], ["tokenCode"]],
];

/** Checked configuration. */
export type Config = Args<typeof fields>;

/** The provider's configuration. */
export const config = {
  fields,
  rules: [
    allOrNone("secretId", "secretKey"),
    requiredWith("securityToken", "secretId", "secretKey"),
    notBoth("allowedAccountIds", "forbiddenAccountIds"),
    notBoth("allowedAccountIds", "assumeRoleWithSamls"),
    notBoth("allowedAccountIds", "assumeRoleWithWebIdentities"),
    notBoth("forbiddenAccountIds", "assumeRoleWithSamls"),
    notBoth("forbiddenAccountIds", "assumeRoleWithWebIdentities"),
    notBoth("assumeRoleWithSamls", "assumeRoleWithWebIdentities"),
    ...needed.map(([block, ...groups]) => complete(block, groups)),
  ],
};

/** Two lists of which at least one must be empty or absent. */
function notBoth(one: string, other: string): Rule {
  return {
    says: `${one} and ${other} exclude each other; an empty list counts as unset.`,
    fields: [one, other],
    test: (values) =>
      [one, other].every((name) => listOf(values[name]).length > 0)
        ? [{ path: other, message: `cannot be combined with ${one}; remove one of the two` }]
        : [],
  };
}

function complete(block: string, groups: readonly (readonly string[])[]): Rule {
  return {
    says: `${block} needs ${oneOfNames(
      groups.map((names) => names.join(" or ")),
      "and",
    )}, in itself or from the environment.`,
    fields: [block],
    test: (values) => {
      const [given] = listOf(values[block]);
      if (given === undefined || isUnknown(given)) return [];
      return groups
        .filter((names) => names.every((member) => given[member] === undefined))
        .map(([first = "", other]) => ({
          path: `${block}[0].${first}`,
          message: other === undefined ? "is required" : `or ${other} is required; set one of them`,
        }));
    },
  };
}

function listOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
