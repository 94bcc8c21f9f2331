// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** Act as a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
    /** Policy that narrows the session, as JSON text without a principal element. */
    policy?: pulumi.Input<string | undefined>;
    /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
    externalId?: pulumi.Input<string | undefined>;
    /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
    sourceIdentity?: pulumi.Input<string | undefined>;
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
    tokenCode?: pulumi.Input<string | undefined>;
  }

  /** Act as a role, by an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
    samlAssertion?: pulumi.Input<string | undefined>;
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
    principalArn?: pulumi.Input<string | undefined>;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Act as a role, by a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
    providerId?: pulumi.Input<string | undefined>;
    /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
    webIdentityToken?: pulumi.Input<string | undefined>;
    /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
    webIdentityTokenFile?: pulumi.Input<string | undefined>;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
    roleArnFile?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Prove an MFA device, for accounts that demand it. */
  export interface ProviderMfaCertification {
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
    tokenCode?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
    durationSeconds?: pulumi.Input<number | undefined>;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTag {
    /** Key of the tag. */
    tagKey?: string | undefined;
    /** Its value. */
    tagValue?: string | undefined;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTagArgs {
    /** Key of the tag. */
    tagKey?: pulumi.Input<string | undefined>;
    /** Its value. */
    tagValue?: pulumi.Input<string | undefined>;
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilter {
    /** What is looked at; KeyWord matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {});
    /** Values, of which one must match. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilterArgs {
    /** What is looked at; KeyWord matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: pulumi.Input<enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {})>;
    /** Values, of which one must match. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }
}
