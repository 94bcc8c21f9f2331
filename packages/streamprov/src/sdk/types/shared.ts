// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
    export interface ProviderOauth {
      /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalTokenUrl?: pulumi.Input<string | undefined>;
      /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientId?: pulumi.Input<string | undefined>;
      /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientSecret?: pulumi.Input<string | undefined>;
      /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
      oauthExternalTokenScope?: pulumi.Input<string | undefined>;
      /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
      oauthExternalAccessToken?: pulumi.Input<string | undefined>;
      /** ID of the identity pool to use, `pool-...`. Must not be empty. */
      oauthIdentityPoolId: pulumi.Input<string>;
      /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
      oauthStsTokenExpiredInSeconds?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    export namespace config {
      /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
      export interface Oauth {
        /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
        oauthExternalTokenUrl?: string;
        /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
        oauthExternalClientId?: string;
        /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
        oauthExternalClientSecret?: string;
        /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
        oauthExternalTokenScope?: string;
        /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
        oauthExternalAccessToken?: string;
        /** ID of the identity pool to use, `pool-...`. Must not be empty. */
        oauthIdentityPoolId: string;
        /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
        oauthStsTokenExpiredInSeconds?: string;
      }
    }

    /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
    export interface ProviderOauth {
      /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalTokenUrl?: string;
      /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientId?: string;
      /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientSecret?: string;
      /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
      oauthExternalTokenScope?: string;
      /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
      oauthExternalAccessToken?: string;
      /** ID of the identity pool to use, `pool-...`. Must not be empty. */
      oauthIdentityPoolId: string;
      /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
      oauthStsTokenExpiredInSeconds?: string;
    }
  }
}
