// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { Config } from "@pulumi/pulumi";
import type * as enums from "../types/enums.ts";
import type { types } from "../types/shared.ts";

const values = new Config("cloudprov");

/** The stack's configuration of cloudprov: the values set with `pulumi config set cloudprov:<name>`, undefined if not set. */
export const config = {
  /** ID of the API key. Defaults to the environment variable `CLOUDPROV_SECRET_ID`, else `TENCENTCLOUD_SECRET_ID`. `secretId` and `secretKey` must be set together or not at all. `secretId` and `secretKey` must be set with `securityToken`. */
  get secretId(): string | undefined {
    return values.get("secretId");
  },
  /** Secret of the API key. Defaults to the environment variable `CLOUDPROV_SECRET_KEY`, else `TENCENTCLOUD_SECRET_KEY`. `secretId` and `secretKey` must be set together or not at all. `secretId` and `secretKey` must be set with `securityToken`. */
  get secretKey(): string | undefined {
    return values.get("secretKey");
  },
  /** Token of temporary credentials. Requires `secretId` and `secretKey`. Defaults to the environment variable `CLOUDPROV_SECURITY_TOKEN`, else `TENCENTCLOUD_SECURITY_TOKEN`. `secretId` and `secretKey` must be set with `securityToken`. */
  get securityToken(): string | undefined {
    return values.get("securityToken");
  },
  /** Region of everything the provider creates and reads, such as `ap-guangzhou`. Defaults to the region of the shared profile if the credentials come from there, otherwise to `ap-guangzhou`. Changing the region deletes everything that the provider created and recreates it in the new region. A change through the environment alone is not detected. A preview warns about a region that the platform does not list. Defaults to the environment variable `CLOUDPROV_REGION`, else `TENCENTCLOUD_REGION`. A change replaces the resource when it was set to another region. */
  get region(): string | undefined {
    return values.get("region");
  },
  /** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. One of `HTTP` or `HTTPS`. Defaults to the environment variable `CLOUDPROV_PROTOCOL`, else `TENCENTCLOUD_PROTOCOL`, or to `HTTPS` if it is not set. */
  get protocol(): enums.ConfigProtocol | undefined {
    return values.get<enums.ConfigProtocol>("protocol");
  },
  /** Root domain of the API; each service has a host below it. Finance regions need their own domain, such as `ap-shanghai-fsi.tencentcloudapi.com`. Must be a domain without a scheme, such as intl.tencentcloudapi.com. Defaults to the environment variable `CLOUDPROV_DOMAIN`, else `TENCENTCLOUD_DOMAIN`, or to `tencentcloudapi.com` if it is not set. */
  get domain(): string | undefined {
    return values.get("domain");
  },
  /** URL of object storage, with its scheme, in place of `https://cos.<region>.myqcloud.com`. Each bucket has a host below its host. Must be a URL with its scheme, such as https://cos.ap-guangzhou.myqcloud.com. Defaults to the environment variable `CLOUDPROV_COS_DOMAIN`, else `TENCENTCLOUD_COS_DOMAIN`. */
  get cosDomain(): string | undefined {
    return values.get("cosDomain");
  },
  /** Profile of the platform's command line to read credentials from, if no key is given otherwise. Must be a name, not a path. Defaults to the environment variable `CLOUDPROV_PROFILE`, else `TENCENTCLOUD_PROFILE`, or to `default` if it is not set. */
  get profile(): string | undefined {
    return values.get("profile");
  },
  /** Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Defaults to `~/.tccli`. Defaults to the environment variable `CLOUDPROV_SHARED_CREDENTIALS_DIR`, else `TENCENTCLOUD_SHARED_CREDENTIALS_DIR`. */
  get sharedCredentialsDir(): string | undefined {
    return values.get("sharedCredentialsDir");
  },
  /** Role of the instance that runs this program. Its credentials come from the instance's metadata service. Defaults to the environment variable `CLOUDPROV_CAM_ROLE_NAME`, else `TENCENTCLOUD_CAM_ROLE_NAME`. */
  get camRoleName(): string | undefined {
    return values.get("camRoleName");
  },
  /** Whether to sign in with the identity of the pod that runs this program. The platform provides it in the variables `TKE_REGION`, `TKE_PROVIDER_ID`, `TKE_WEB_IDENTITY_TOKEN_FILE` and `TKE_ROLE_ARN`. */
  get enablePodOidc(): boolean | undefined {
    return values.getBoolean("enablePodOidc");
  },
  /** IDs of the accounts that may be used. With any other account, every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as unset. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. */
  get allowedAccountIds(): string[] | undefined {
    return values.getObject<string[]>("allowedAccountIds");
  },
  /** IDs of the accounts that must not be used. With one of them, every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. */
  get forbiddenAccountIds(): string[] | undefined {
    return values.getObject<string[]>("forbiddenAccountIds");
  },
  /** Assume a role, with the credentials that are given otherwise. At most 1 element. `assumeRoles` needs roleArn and sessionName, in itself or from the environment. */
  get assumeRoles(): types.output.config.AssumeRoles[] | undefined {
    return values.getObject<types.output.config.AssumeRoles[]>("assumeRoles");
  },
  /** Assume a role with an assertion of a SAML identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` needs samlAssertion, principalArn, roleArn and sessionName, in itself or from the environment. */
  get assumeRoleWithSamls(): types.output.config.AssumeRoleWithSamls[] | undefined {
    return values.getObject<types.output.config.AssumeRoleWithSamls[]>("assumeRoleWithSamls");
  },
  /** Assume a role with a token of an OpenID Connect identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithWebIdentities` needs webIdentityToken or webIdentityTokenFile, roleArn or roleArnFile and sessionName, in itself or from the environment. */
  get assumeRoleWithWebIdentities(): types.output.config.AssumeRoleWithWebIdentities[] | undefined {
    return values.getObject<types.output.config.AssumeRoleWithWebIdentities[]>("assumeRoleWithWebIdentities");
  },
  /** Authenticate with an MFA device, for accounts that require it. At most 1 element. `mfaCertifications` needs serialNumber and tokenCode, in itself or from the environment. */
  get mfaCertifications(): types.output.config.MfaCertifications[] | undefined {
    return values.getObject<types.output.config.MfaCertifications[]>("mfaCertifications");
  },
};
