// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { ProviderResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import * as utilities from "./utilities.ts";

/** Settings of Tencent Cloud for the resources that are given this provider. Without one, resources use the stack's configuration, `cloudprov:<name>`. */
export class Provider extends ProviderResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov";

  /** True when the value is of the class Provider, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is Provider {
    return utilities.isInstance(obj, "pulumi:providers:cloudprov");
  }

  /** ID of the API key. */
  declare public readonly secretId: pulumi.Output<string | undefined>;

  /** Secret of the API key. */
  declare public readonly secretKey: pulumi.Output<string | undefined>;

  /** Token of temporary credentials, which goes with their ID and secret. */
  declare public readonly securityToken: pulumi.Output<string | undefined>;

  /** Region of everything this provider makes and reads, such as `ap-guangzhou`. When nothing else is given: the region of the shared profile (if the credentials come from there), else `ap-guangzhou`. When one region takes the place of another, everything that the provider has made is made anew there and removed here; a change in the environment alone is not noticed. */
  declare public readonly region: pulumi.Output<string | undefined>;

  /** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
  declare public readonly protocol: pulumi.Output<enums.ProviderProtocol | undefined>;

  /** Root domain of the API; each service is a host below it. Finance regions need their own, such as `ap-shanghai-fsi.tencentcloudapi.com`. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** URL of object storage, with its scheme. Nothing in this package uses object storage yet. */
  declare public readonly cosDomain: pulumi.Output<string | undefined>;

  /** Profile of the platform's command line whose files hold the credentials, when no key is given otherwise. */
  declare public readonly profile: pulumi.Output<string | undefined>;

  /** Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Default `~/.tccli`. */
  declare public readonly sharedCredentialsDir: pulumi.Output<string | undefined>;

  /** Role that is bound to the instance this program runs on; its credentials come from the instance's metadata service. */
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
    super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretKey", "securityToken"] }));
  }
}

/** Arguments of {@link Provider}. */
export interface ProviderArgs {
  /** ID of the API key. When left out, the environment variable `CLOUDPROV_SECRET_ID`, else `TENCENTCLOUD_SECRET_ID` is used. `secretId` and `secretKey` must be given together or not at all. `secretId` and `secretKey` must be given with `securityToken`. */
  secretId?: pulumi.Input<string | undefined>;
  /** Secret of the API key. When left out, the environment variable `CLOUDPROV_SECRET_KEY`, else `TENCENTCLOUD_SECRET_KEY` is used. `secretId` and `secretKey` must be given together or not at all. `secretId` and `secretKey` must be given with `securityToken`. */
  secretKey?: pulumi.Input<string | undefined>;
  /** Token of temporary credentials, which goes with their ID and secret. When left out, the environment variable `CLOUDPROV_SECURITY_TOKEN`, else `TENCENTCLOUD_SECURITY_TOKEN` is used. `secretId` and `secretKey` must be given with `securityToken`. */
  securityToken?: pulumi.Input<string | undefined>;
  /** Region of everything this provider makes and reads, such as `ap-guangzhou`. When nothing else is given: the region of the shared profile (if the credentials come from there), else `ap-guangzhou`. When one region takes the place of another, everything that the provider has made is made anew there and removed here; a change in the environment alone is not noticed. When left out, the environment variable `CLOUDPROV_REGION`, else `TENCENTCLOUD_REGION` is used. A change replaces the resource when it was another one. */
  region?: pulumi.Input<string | undefined>;
  /** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. One of `HTTP` or `HTTPS`. When left out, the environment variable `CLOUDPROV_PROTOCOL`, else `TENCENTCLOUD_PROTOCOL` is used, else `HTTPS`. */
  protocol?: pulumi.Input<enums.ProviderProtocol | (string & {}) | undefined>;
  /** Root domain of the API; each service is a host below it. Finance regions need their own, such as `ap-shanghai-fsi.tencentcloudapi.com`. Must be a domain without a scheme, such as intl.tencentcloudapi.com. When left out, the environment variable `CLOUDPROV_DOMAIN`, else `TENCENTCLOUD_DOMAIN` is used, else `tencentcloudapi.com`. */
  domain?: pulumi.Input<string | undefined>;
  /** URL of object storage, with its scheme. Nothing in this package uses object storage yet. Must be a URL with its scheme, such as https://cos.ap-guangzhou.myqcloud.com. When left out, the environment variable `CLOUDPROV_COS_DOMAIN`, else `TENCENTCLOUD_COS_DOMAIN` is used. */
  cosDomain?: pulumi.Input<string | undefined>;
  /** Profile of the platform's command line whose files hold the credentials, when no key is given otherwise. Must be a name, not a path. When left out, the environment variable `CLOUDPROV_PROFILE`, else `TENCENTCLOUD_PROFILE` is used, else `default`. */
  profile?: pulumi.Input<string | undefined>;
  /** Folder of the profile files `{profile}.credential` and `{profile}.configure`. A leading `~` is the home directory. Default `~/.tccli`. When left out, the environment variable `CLOUDPROV_SHARED_CREDENTIALS_DIR`, else `TENCENTCLOUD_SHARED_CREDENTIALS_DIR` is used. */
  sharedCredentialsDir?: pulumi.Input<string | undefined>;
  /** Role that is bound to the instance this program runs on; its credentials come from the instance's metadata service. When left out, the environment variable `CLOUDPROV_CAM_ROLE_NAME`, else `TENCENTCLOUD_CAM_ROLE_NAME` is used. */
  camRoleName?: pulumi.Input<string | undefined>;
  /** Sign in by the identity that the platform gives to the pod this program runs in: by the variables `TKE_REGION`, `TKE_PROVIDER_ID`, `TKE_WEB_IDENTITY_TOKEN_FILE` and `TKE_ROLE_ARN`. */
  enablePodOidc?: pulumi.Input<boolean | undefined>;
  /** Accounts that may be worked on. With any other account every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as not given. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as not given. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. */
  allowedAccountIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Accounts that must not be worked on. With one of them every operation fails before it begins. `allowedAccountIds` and `forbiddenAccountIds` exclude each other; an empty list counts as not given. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as not given. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. */
  forbiddenAccountIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Act as a role, with the credentials that are given otherwise. At most 1 element. `assumeRoles` needs roleArn and sessionName, in itself or from the environment. */
  assumeRoles?: pulumi.Input<pulumi.Input<input.ProviderAssumeRole>[] | undefined>;
  /** Act as a role, by an assertion of a SAML identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as not given. `forbiddenAccountIds` and `assumeRoleWithSamls` exclude each other; an empty list counts as not given. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. `assumeRoleWithSamls` needs samlAssertion, principalArn, roleArn and sessionName, in itself or from the environment. */
  assumeRoleWithSamls?: pulumi.Input<pulumi.Input<input.ProviderAssumeRoleWithSaml>[] | undefined>;
  /** Act as a role, by a token of an OpenID Connect identity provider. At most 1 element. `allowedAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. `forbiddenAccountIds` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. `assumeRoleWithSamls` and `assumeRoleWithWebIdentities` exclude each other; an empty list counts as not given. `assumeRoleWithWebIdentities` needs webIdentityToken or webIdentityTokenFile, roleArn or roleArnFile and sessionName, in itself or from the environment. */
  assumeRoleWithWebIdentities?: pulumi.Input<pulumi.Input<input.ProviderAssumeRoleWithWebIdentity>[] | undefined>;
  /** Prove an MFA device, for accounts that demand it. At most 1 element. `mfaCertifications` needs serialNumber and tokenCode, in itself or from the environment. */
  mfaCertifications?: pulumi.Input<pulumi.Input<input.ProviderMfaCertification>[] | undefined>;
}
