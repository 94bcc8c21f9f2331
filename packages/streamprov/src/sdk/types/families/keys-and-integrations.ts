// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** A key in AWS. */
    export interface ByokKeyAws {
      /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
      keyArn: pulumi.Input<string>;
      /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. Only the platform sets it. */
      roles?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** A key in Azure. */
    export interface ByokKeyAzure {
      /** URL of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
      keyIdentifier: pulumi.Input<string>;
      /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
      keyVaultId: pulumi.Input<string>;
      /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
      tenantId: pulumi.Input<string>;
      /** ID of the platform's application. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
      applicationId?: pulumi.Input<string | undefined>;
    }

    /** A key in Google Cloud. */
    export interface ByokKeyGcp {
      /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
      keyId: pulumi.Input<string>;
      /** The platform's Google group. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
      securityGroup?: pulumi.Input<string | undefined>;
    }

    /** A tenant in Azure. */
    export interface ProviderIntegrationAuthorizationAzure {
      /** ID of your Azure tenant. Must not be empty. */
      customerAzureTenantId: pulumi.Input<string>;
      /** ID of the platform's application. Create a service principal for it in your tenant. Only the platform sets it. */
      confluentMultiTenantAppId?: pulumi.Input<string | undefined>;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationAuthorizationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** A service account in Google Cloud. */
    export interface ProviderIntegrationAuthorizationGcp {
      /** Your service account in Google Cloud, which the platform impersonates. Must not be empty. */
      customerGoogleServiceAccount: pulumi.Input<string>;
      /** The platform's service account. Allow it to impersonate yours. Only the platform sets it. */
      googleServiceAccount?: pulumi.Input<string | undefined>;
    }

    /** A role in AWS. */
    export interface ProviderIntegrationAws {
      /** ARN of the role in your account that the platform assumes. Between 20 and 2048 characters. A change replaces the resource. */
      customerRoleArn: pulumi.Input<string>;
      /** ARN of the platform's role. Your role must trust it. Only the platform sets it. */
      iamRoleArn?: pulumi.Input<string | undefined>;
      /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. Only the platform sets it. */
      externalId?: pulumi.Input<string | undefined>;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationSetupEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationAuthorizationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationAuthorizationEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationSetupEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationSetupEnvironmentArgs {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** A key in AWS. */
    export interface ByokKeyAws {
      /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
      keyArn: string;
      /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. Only the platform sets it. */
      roles: string[];
    }

    /** A key in Azure. */
    export interface ByokKeyAzure {
      /** URL of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
      keyIdentifier: string;
      /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
      keyVaultId: string;
      /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
      tenantId: string;
      /** ID of the platform's application. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
      applicationId: string;
    }

    /** A key in Google Cloud. */
    export interface ByokKeyGcp {
      /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
      keyId: string;
      /** The platform's Google group. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
      securityGroup: string;
    }

    /** A tenant in Azure. */
    export interface ProviderIntegrationAuthorizationAzure {
      /** ID of your Azure tenant. Must not be empty. */
      customerAzureTenantId: string;
      /** ID of the platform's application. Create a service principal for it in your tenant. Only the platform sets it. */
      confluentMultiTenantAppId: string;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationAuthorizationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A service account in Google Cloud. */
    export interface ProviderIntegrationAuthorizationGcp {
      /** Your service account in Google Cloud, which the platform impersonates. Must not be empty. */
      customerGoogleServiceAccount: string;
      /** The platform's service account. Allow it to impersonate yours. Only the platform sets it. */
      googleServiceAccount: string;
    }

    /** A role in AWS. */
    export interface ProviderIntegrationAws {
      /** ARN of the role in your account that the platform assumes. Between 20 and 2048 characters. A change replaces the resource. */
      customerRoleArn: string;
      /** ARN of the platform's role. Your role must trust it. Only the platform sets it. */
      iamRoleArn: string;
      /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. Only the platform sets it. */
      externalId: string;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface ProviderIntegrationSetupEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A key in AWS. */
    export interface GetByokKeyAw {
      /** ARN of the key in AWS KMS. */
      keyArn: string;
      /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. */
      roles: string[];
    }

    /** A key in Azure. */
    export interface GetByokKeyAzure {
      /** URL of the key in Azure Key Vault. */
      keyIdentifier: string;
      /** Resource ID of the key vault. */
      keyVaultId: string;
      /** ID of the Azure tenant that the vault belongs to. */
      tenantId: string;
      /** ID of the platform's application. Allow it to use the key before you create a cluster with it. */
      applicationId: string;
    }

    /** A key in Google Cloud. */
    export interface GetByokKeyGcp {
      /** Resource name of the key in Cloud KMS. */
      keyId: string;
      /** The platform's Google group. Allow it to use the key before you create a cluster with it. */
      securityGroup: string;
    }

    /** A tenant in Azure. */
    export interface GetProviderIntegrationAuthorizationAzure {
      /** ID of your Azure tenant. */
      customerAzureTenantId: string;
      /** ID of the platform's application. Create a service principal for it in your tenant. */
      confluentMultiTenantAppId: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationAuthorizationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** A service account in Google Cloud. */
    export interface GetProviderIntegrationAuthorizationGcp {
      /** Your service account in Google Cloud, which the platform impersonates. */
      customerGoogleServiceAccount: string;
      /** The platform's service account. Allow it to impersonate yours. */
      googleServiceAccount: string;
    }

    /** A role in AWS. */
    export interface GetProviderIntegrationAw {
      /** ARN of the role in your account that the platform assumes. */
      customerRoleArn: string;
      /** ARN of the platform's role. Your role must trust it. */
      iamRoleArn: string;
      /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. */
      externalId: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }

    /** Environment that contains this object. */
    export interface GetProviderIntegrationSetupEnvironment {
      /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
      id: string;
    }
  }
}
