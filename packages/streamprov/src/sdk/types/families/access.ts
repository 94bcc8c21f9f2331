// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
    export interface ApiKeyManagedResource {
      /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID without spaces and slashes. `id`, `kind` and `apiVersion` must belong to the same service. */
      id: pulumi.Input<string>;
      /** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` must belong to the same service. */
      kind: pulumi.Input<enums.ApiKeyManagedResourceKind | (string & {})>;
      /** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` must belong to the same service. */
      apiVersion: pulumi.Input<enums.ApiKeyManagedResourceApiVersion | (string & {})>;
      /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
      environment?: pulumi.Input<types.input.ApiKeyManagedResourceEnvironment | undefined>;
    }

    /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
    export interface ApiKeyManagedResourceEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
    export interface ApiKeyOwner {
      /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
      id: pulumi.Input<string>;
      /** Kind of the owner: `ServiceAccount` or `User`. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
      kind: pulumi.Input<enums.ApiKeyOwnerKind | (string & {})>;
      /** API version of the owner. Must be `iam/v2`. */
      apiVersion: pulumi.Input<enums.ApiKeyOwnerApiVersion | (string & {})>;
    }

    /** Certificate authority whose certificates the pool accepts. */
    export interface CertificatePoolCertificateAuthority {
      /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Identity provider whose tokens the pool accepts. */
    export interface IdentityPoolIdentityProvider {
      /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** The inviting user. */
    export interface InvitationCreator {
      /** ID of the inviting user, `u-...`, or empty. */
      id: pulumi.Input<string>;
    }

    /** The invited user. */
    export interface InvitationUser {
      /** ID of the invited user, `u-...`, or empty. */
      id: pulumi.Input<string>;
    }

    /** Certificate authority whose certificates the pool accepts. */
    export interface GetCertificatePoolCertificateAuthority {
      /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Certificate authority whose certificates the pool accepts. */
    export interface GetCertificatePoolCertificateAuthorityArgs {
      /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Identity provider that the pool belongs to. */
    export interface GetIdentityPoolIdentityProvider {
      /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Identity provider that the pool belongs to. */
    export interface GetIdentityPoolIdentityProviderArgs {
      /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
    export interface ApiKeyManagedResource {
      /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID without spaces and slashes. `id`, `kind` and `apiVersion` must belong to the same service. */
      id: string;
      /** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` must belong to the same service. */
      kind: enums.ApiKeyManagedResourceKind;
      /** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` must belong to the same service. */
      apiVersion: enums.ApiKeyManagedResourceApiVersion;
      /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
      environment?: types.output.ApiKeyManagedResourceEnvironment;
    }

    /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
    export interface ApiKeyManagedResourceEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
    export interface ApiKeyOwner {
      /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
      id: string;
      /** Kind of the owner: `ServiceAccount` or `User`. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
      kind: enums.ApiKeyOwnerKind;
      /** API version of the owner. Must be `iam/v2`. */
      apiVersion: enums.ApiKeyOwnerApiVersion;
    }

    /** Certificate authority whose certificates the pool accepts. */
    export interface CertificatePoolCertificateAuthority {
      /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Identity provider whose tokens the pool accepts. */
    export interface IdentityPoolIdentityProvider {
      /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** The inviting user. */
    export interface InvitationCreator {
      /** ID of the inviting user, `u-...`, or empty. */
      id: string;
    }

    /** The invited user. */
    export interface InvitationUser {
      /** ID of the invited user, `u-...`, or empty. */
      id: string;
    }

    /** Certificate authority whose certificates the pool accepts. */
    export interface GetCertificatePoolCertificateAuthority {
      /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Identity provider that the pool belongs to. */
    export interface GetIdentityPoolIdentityProvider {
      /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** The inviting user. */
    export interface GetInvitationCreator {
      /** ID of the inviting user, `u-...`, or empty. */
      id: string;
    }

    /** The invited user. */
    export interface GetInvitationUser {
      /** ID of the invited user, `u-...`, or empty. */
      id: string;
    }
  }
}
