// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * The second step of an integration with Azure or Google Cloud: it configures the account to access and checks the access. The outputs show what to allow in the cloud, so the same program can do that; until then, a warning says what is missing. The platform accepts the configuration only once and keeps it until the ProviderIntegrationSetup is deleted.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const authorization = new streamprov.ProviderIntegrationAuthorization("storage", {
 *     providerIntegrationId: config.require("providerIntegrationId"),
 *     environment: { id: config.require("environmentId") },
 *     azure: { customerAzureTenantId: config.require("azureTenantId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<provider integration ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/providerIntegrationAuthorization:ProviderIntegrationAuthorization example env-abc123/cspi-4xg0q
 * ```
 */
export class ProviderIntegrationAuthorization extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/providerIntegrationAuthorization:ProviderIntegrationAuthorization";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: ProviderIntegrationAuthorizationState,
    opts?: pulumi.CustomResourceOptions,
  ): ProviderIntegrationAuthorization {
    return new ProviderIntegrationAuthorization(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ProviderIntegrationAuthorization, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ProviderIntegrationAuthorization {
    return utilities.isInstance(obj, ProviderIntegrationAuthorization.__pulumiType);
  }

  /** ID of the ProviderIntegrationSetup to authorize, `cspi-...`. */
  declare public readonly providerIntegrationId: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.ProviderIntegrationAuthorizationEnvironment>;

  /** A tenant in Azure. */
  declare public readonly azure: pulumi.Output<types.output.ProviderIntegrationAuthorizationAzure | undefined>;

  /** A service account in Google Cloud. */
  declare public readonly gcp: pulumi.Output<types.output.ProviderIntegrationAuthorizationGcp | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ProviderIntegrationAuthorizationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ProviderIntegrationAuthorizationArgs | ProviderIntegrationAuthorizationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ProviderIntegrationAuthorizationState | undefined;
      inputs["providerIntegrationId"] = state?.providerIntegrationId;
      inputs["environment"] = state?.environment;
      inputs["azure"] = state?.azure;
      inputs["gcp"] = state?.gcp;
    } else {
      const args = argsOrState as ProviderIntegrationAuthorizationArgs | undefined;
      inputs["providerIntegrationId"] = args?.providerIntegrationId;
      inputs["environment"] = args?.environment;
      inputs["azure"] = args?.azure;
      inputs["gcp"] = args?.gcp;
      utilities.requireArguments("ProviderIntegrationAuthorization", name, inputs, args, opts, ["providerIntegrationId", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ProviderIntegrationAuthorization.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ProviderIntegrationAuthorization.get` uses to look up an object. */
export interface ProviderIntegrationAuthorizationState {
  /** ID of the ProviderIntegrationSetup to authorize, `cspi-...`. */
  providerIntegrationId?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.ProviderIntegrationAuthorizationEnvironment | undefined>;
  /** A tenant in Azure. */
  azure?: pulumi.Input<types.input.ProviderIntegrationAuthorizationAzure | undefined>;
  /** A service account in Google Cloud. */
  gcp?: pulumi.Input<types.input.ProviderIntegrationAuthorizationGcp | undefined>;
}

/** Arguments of {@link ProviderIntegrationAuthorization}. */
export interface ProviderIntegrationAuthorizationArgs {
  /** ID of the ProviderIntegrationSetup to authorize, `cspi-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
  providerIntegrationId: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.ProviderIntegrationAuthorizationEnvironment>;
  /** A tenant in Azure. Exactly one of `azure` or `gcp` must be set. */
  azure?: pulumi.Input<types.input.ProviderIntegrationAuthorizationAzure | undefined>;
  /** A service account in Google Cloud. Exactly one of `azure` or `gcp` must be set. */
  gcp?: pulumi.Input<types.input.ProviderIntegrationAuthorizationGcp | undefined>;
}
