// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** Assume a role, with the credentials that are given otherwise. */
    export interface ProviderAssumeRole {
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: pulumi.Input<string | undefined>;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: pulumi.Input<string | undefined>;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: pulumi.Input<number | undefined>;
      /** Policy that restricts the session, as JSON without a principal element. */
      policy?: pulumi.Input<string | undefined>;
      /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
      externalId?: pulumi.Input<string | undefined>;
      /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
      sourceIdentity?: pulumi.Input<string | undefined>;
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
      serialNumber?: pulumi.Input<string | undefined>;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
      tokenCode?: pulumi.Input<string | undefined>;
    }

    /** Assume a role with an assertion of a SAML identity provider. */
    export interface ProviderAssumeRoleWithSaml {
      /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
      samlAssertion?: pulumi.Input<string | undefined>;
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
      principalArn?: pulumi.Input<string | undefined>;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: pulumi.Input<string | undefined>;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: pulumi.Input<string | undefined>;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: pulumi.Input<number | undefined>;
    }

    /** Assume a role with a token of an OpenID Connect identity provider. */
    export interface ProviderAssumeRoleWithWebIdentity {
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
      providerId?: pulumi.Input<string | undefined>;
      /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
      webIdentityToken?: pulumi.Input<string | undefined>;
      /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
      webIdentityTokenFile?: pulumi.Input<string | undefined>;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: pulumi.Input<string | undefined>;
      /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
      roleArnFile?: pulumi.Input<string | undefined>;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: pulumi.Input<string | undefined>;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: pulumi.Input<number | undefined>;
    }

    /** Authenticate with an MFA device, for accounts that require it. */
    export interface ProviderMfaCertification {
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
      serialNumber?: pulumi.Input<string | undefined>;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
      tokenCode?: pulumi.Input<string | undefined>;
      /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
      durationSeconds?: pulumi.Input<number | undefined>;
    }
  }

  export namespace output {
    export namespace config {
      /** Assume a role with an assertion of a SAML identity provider. */
      export interface AssumeRoleWithSamls {
        /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
        samlAssertion?: string;
        /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
        principalArn?: string;
        /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
        roleArn?: string;
        /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
        sessionName?: string;
        /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
        sessionDuration?: number;
      }

      /** Assume a role with a token of an OpenID Connect identity provider. */
      export interface AssumeRoleWithWebIdentities {
        /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
        providerId?: string;
        /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
        webIdentityToken?: string;
        /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
        webIdentityTokenFile?: string;
        /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
        roleArn?: string;
        /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
        roleArnFile?: string;
        /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
        sessionName?: string;
        /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
        sessionDuration?: number;
      }

      /** Assume a role, with the credentials that are given otherwise. */
      export interface AssumeRoles {
        /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
        roleArn?: string;
        /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
        sessionName?: string;
        /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
        sessionDuration?: number;
        /** Policy that restricts the session, as JSON without a principal element. */
        policy?: string;
        /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
        externalId?: string;
        /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
        sourceIdentity?: string;
        /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
        serialNumber?: string;
        /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
        tokenCode?: string;
      }

      /** Authenticate with an MFA device, for accounts that require it. */
      export interface MfaCertifications {
        /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
        serialNumber?: string;
        /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
        tokenCode?: string;
        /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
        durationSeconds?: number;
      }
    }

    /** Assume a role, with the credentials that are given otherwise. */
    export interface ProviderAssumeRole {
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration: number;
      /** Policy that restricts the session, as JSON without a principal element. */
      policy?: string;
      /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
      externalId?: string;
      /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
      sourceIdentity?: string;
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
      tokenCode?: string;
    }

    /** Assume a role with an assertion of a SAML identity provider. */
    export interface ProviderAssumeRoleWithSaml {
      /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
      samlAssertion?: string;
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
      principalArn?: string;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration: number;
    }

    /** Assume a role with a token of an OpenID Connect identity provider. */
    export interface ProviderAssumeRoleWithWebIdentity {
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
      providerId: string;
      /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
      webIdentityToken?: string;
      /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
      webIdentityTokenFile?: string;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
      roleArnFile?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration: number;
    }

    /** Authenticate with an MFA device, for accounts that require it. */
    export interface ProviderMfaCertification {
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
      tokenCode?: string;
      /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
      durationSeconds: number;
    }
  }
}
