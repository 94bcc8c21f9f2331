// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { ProviderResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/shared.ts";
import * as utilities from "./utilities.ts";

/** Settings of Tencent Cloud for the resources that use this provider. Resources without an explicit provider use the stack's configuration, `cloudprov:<name>`. */
export class Provider extends ProviderResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov";

  /** Returns true if the value is an instance of Provider, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Provider {
    return utilities.isInstance(obj, "pulumi:providers:cloudprov");
  }

  /** ID of the API key. */
  declare public readonly secretId: pulumi.Output<string | undefined>;

  /** Secret of the API key. */
  declare public readonly secretKey: pulumi.Output<string | undefined>;

  /** Token of temporary credentials. Requires `secretId` and `secretKey`. */
  declare public readonly securityToken: pulumi.Output<string | undefined>;

  /** Region of everything the provider creates and reads, such as `ap-guangzhou`. Defaults to the region of the shared profile if the credentials come from there, otherwise to `ap-guangzhou`. Changing the region deletes everything that the provider created and recreates it in the new region. A change through the environment alone is not detected. A preview warns about a region that the platform does not list. */
  declare public readonly region: pulumi.Output<string | undefined>;

  /** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. */
  declare public readonly protocol: pulumi.Output<enums.ProviderProtocol | undefined>;

  /** Root domain of the API; each service has a host below it. Finance regions need their own domain, such as `ap-shanghai-fsi.tencentcloudapi.com`. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** URL of object storage, with its scheme, in place of `https://cos.<region>.myqcloud.com`. Each bucket has a host below its host. */
  declare public readonly cosDomain: pulumi.Output<string | undefined>;

  /** Profile of the platform's command line to read credentials from, if no key is given otherwise. */
  declare public readonly profile: pulumi.Output<string | undefined>;

  /** Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Defaults to `~/.tccli`. */
  declare public readonly sharedCredentialsDir: pulumi.Output<string | undefined>;

  /** Role of the instance that runs this program. Its credentials come from the instance's metadata service. */
  declare public readonly camRoleName: pulumi.Output<string | undefined>;

  /**
   * Declares a provider.
   *
   * @param name Unique name of the provider in the program.
   * @param args Its settings.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ProviderArgs, opts: pulumi.ResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    inputs["secretId"] = args?.secretId;
    inputs["secretKey"] = utilities.secret(args?.secretKey);
    inputs["securityToken"] = utilities.secret(args?.securityToken);
    inputs["region"] = args?.region;
    inputs["protocol"] = args?.protocol;
    inputs["domain"] = args?.domain;
    inputs["cosDomain"] = args?.cosDomain;
    inputs["profile"] = args?.profile;
    inputs["sharedCredentialsDir"] = args?.sharedCredentialsDir;
    inputs["camRoleName"] = args?.camRoleName;
    inputs["enablePodOidc"] = utilities.json(args?.enablePodOidc);
    inputs["allowedAccountIds"] = utilities.json(args?.allowedAccountIds);
    inputs["forbiddenAccountIds"] = utilities.json(args?.forbiddenAccountIds);
    inputs["assumeRoles"] = utilities.json(utilities.secret(args?.assumeRoles));
    inputs["assumeRoleWithSamls"] = utilities.json(utilities.secret(args?.assumeRoleWithSamls));
    inputs["assumeRoleWithWebIdentities"] = utilities.json(utilities.secret(args?.assumeRoleWithWebIdentities));
    inputs["mfaCertifications"] = utilities.json(utilities.secret(args?.mfaCertifications));
    utilities.forwardUnknown(inputs, args);
    super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretKey", "securityToken"] }));
  }
}

/** Arguments of {@link Provider}. */
export interface ProviderArgs {
  /** ID of the API key. Defaults to the environment variable `CLOUDPROV_SECRET_ID`, else `TENCENTCLOUD_SECRET_ID`. `secretId` and `secretKey` must be set together or not at all. `secretId` and `secretKey` must be set with `securityToken`. */
  secretId?: pulumi.Input<string | undefined>;
  /** Secret of the API key. Defaults to the environment variable `CLOUDPROV_SECRET_KEY`, else `TENCENTCLOUD_SECRET_KEY`. `secretId` and `secretKey` must be set together or not at all. `secretId` and `secretKey` must be set with `securityToken`. */
  secretKey?: pulumi.Input<string | undefined>;
  /** Token of temporary credentials. Requires `secretId` and `secretKey`. Defaults to the environment variable `CLOUDPROV_SECURITY_TOKEN`, else `TENCENTCLOUD_SECURITY_TOKEN`. `secretId` and `secretKey` must be set with `securityToken`. */
  securityToken?: pulumi.Input<string | undefined>;
  /** Region of everything the provider creates and reads, such as `ap-guangzhou`. Defaults to the region of the shared profile if the credentials come from there, otherwise to `ap-guangzhou`. Changing the region deletes everything that the provider created and recreates it in the new region. A change through the environment alone is not detected. A preview warns about a region that the platform does not list. Defaults to the environment variable `CLOUDPROV_REGION`, else `TENCENTCLOUD_REGION`. A change replaces the resource when it was set to another region. */
  region?: pulumi.Input<string | undefined>;
  /** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. One of `HTTP` or `HTTPS`. Defaults to the environment variable `CLOUDPROV_PROTOCOL`, else `TENCENTCLOUD_PROTOCOL`, or to `HTTPS` if it is not set. */
  protocol?: pulumi.Input<enums.ProviderProtocol | (string & {}) | undefined>;
  /** Root domain of the API; each service has a host below it. Finance regions need their own domain, such as `ap-shanghai-fsi.tencentcloudapi.com`. Must be a domain without a scheme, such as intl.tencentcloudapi.com. Defaults to the environment variable `CLOUDPROV_DOMAIN`, else `TENCENTCLOUD_DOMAIN`, or to `tencentcloudapi.com` if it is not set. */
  domain?: pulumi.Input<string | undefined>;
  /** URL of object storage, with its scheme, in place of `https://cos.<region>.myqcloud.com`. Each bucket has a host below its host. Must be a URL with its scheme, such as https://cos.ap-guangzhou.myqcloud.com. Defaults to the environment variable `CLOUDPROV_COS_DOMAIN`, else `TENCENTCLOUD_COS_DOMAIN`. */
  cosDomain?: pulumi.Input<string | undefined>;
  /** Profile of the platform's command line to read credentials from, if no key is given otherwise. Must be a name, not a path. Defaults to the environment variable `CLOUDPROV_PROFILE`, else `TENCENTCLOUD_PROFILE`, or to `default` if it is not set. */
  profile?: pulumi.Input<string | undefined>;
  /** Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Defaults to `~/.tccli`. Defaults to the environment variable `CLOUDPROV_SHARED_CREDENTIALS_DIR`, else `TENCENTCLOUD_SHARED_CREDENTIALS_DIR`. */
  sharedCredentialsDir?: pulumi.Input<string | undefined>;
  /** Role of the instance that runs this program. Its credentials come from the instance's metadata service. Defaults to the environment variable `CLOUDPROV_CAM_ROLE_NAME`, else `TENCENTCLOUD_CAM_ROLE_NAME`. */
  camRoleName?: pulumi.Input<string | undefined>;
  /** Whether to sign in with the identity of the pod that runs this program. The platform provides it in the variables `TKE_REGION`, `TKE_PROVIDER_ID`, `TKE_WEB_IDENTITY_TOKEN_FILE` and `TKE_ROLE_ARN`. */
  enablePodOidc?: pulumi.Input<boolean | undefined>;
  /** IDs of the accounts that may be used. With any other account, every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as unset. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. */
  allowedAccountIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IDs of the accounts that must not be used. With one of them, every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. */
  forbiddenAccountIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Assume a role, with the credentials that are given otherwise. At most 1 element. `assumeRoles` needs roleArn and sessionName, in itself or from the environment. */
  assumeRoles?: pulumi.Input<pulumi.Input<types.input.ProviderAssumeRole>[] | undefined>;
  /** Assume a role with an assertion of a SAML identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` needs samlAssertion, principalArn, roleArn and sessionName, in itself or from the environment. */
  assumeRoleWithSamls?: pulumi.Input<pulumi.Input<types.input.ProviderAssumeRoleWithSaml>[] | undefined>;
  /** Assume a role with a token of an OpenID Connect identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as unset. `assumeRoleWithWebIdentities` needs webIdentityToken or webIdentityTokenFile, roleArn or roleArnFile and sessionName, in itself or from the environment. */
  assumeRoleWithWebIdentities?: pulumi.Input<pulumi.Input<types.input.ProviderAssumeRoleWithWebIdentity>[] | undefined>;
  /** Authenticate with an MFA device, for accounts that require it. At most 1 element. `mfaCertifications` needs serialNumber and tokenCode, in itself or from the environment. */
  mfaCertifications?: pulumi.Input<pulumi.Input<types.input.ProviderMfaCertification>[] | undefined>;
}
