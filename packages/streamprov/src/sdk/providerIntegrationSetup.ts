// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * The first step of an integration with Azure or Google Cloud. ProviderIntegrationAuthorization is the second step.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const setup = new streamprov.ProviderIntegrationSetup("storage", {
 *     displayName: "storage",
 *     cloud: "AZURE",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<provider integration ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/providerIntegrationSetup:ProviderIntegrationSetup example env-abc123/cspi-4xg0q
 * ```
 */
export class ProviderIntegrationSetup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/providerIntegrationSetup:ProviderIntegrationSetup";

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
    state?: ProviderIntegrationSetupState,
    opts?: pulumi.CustomResourceOptions,
  ): ProviderIntegrationSetup {
    return new ProviderIntegrationSetup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ProviderIntegrationSetup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ProviderIntegrationSetup {
    return utilities.isInstance(obj, ProviderIntegrationSetup.__pulumiType);
  }

  /** Display name, unique within the environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. */
  declare public readonly cloud: pulumi.Output<enums.ProviderIntegrationSetupCloud>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.ProviderIntegrationSetupEnvironment>;

  /** `DRAFT` until a ProviderIntegrationAuthorization configures the integration, then `CREATED`, and `ACTIVE` while an object uses it. */
  declare public readonly status: pulumi.Output<string>;

  /** Confluent Resource Names of the objects that use the integration. */
  declare public readonly usages: pulumi.Output<string[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ProviderIntegrationSetupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ProviderIntegrationSetupArgs | ProviderIntegrationSetupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ProviderIntegrationSetupState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["environment"] = state?.environment;
      inputs["status"] = state?.status;
      inputs["usages"] = state?.usages;
    } else {
      const args = argsOrState as ProviderIntegrationSetupArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["environment"] = args?.environment;
      inputs["status"] = undefined;
      inputs["usages"] = undefined;
      utilities.requireArguments("ProviderIntegrationSetup", name, inputs, args, opts, ["displayName", "cloud", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ProviderIntegrationSetup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ProviderIntegrationSetup.get` uses to look up an object. */
export interface ProviderIntegrationSetupState {
  /** Display name, unique within the environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. */
  cloud?: pulumi.Input<enums.ProviderIntegrationSetupCloud | (string & {}) | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.ProviderIntegrationSetupEnvironment | undefined>;
  /** `DRAFT` until a ProviderIntegrationAuthorization configures the integration, then `CREATED`, and `ACTIVE` while an object uses it. */
  status?: pulumi.Input<string | undefined>;
  /** Confluent Resource Names of the objects that use the integration. */
  usages?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link ProviderIntegrationSetup}. */
export interface ProviderIntegrationSetupArgs {
  /** Display name, unique within the environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.ProviderIntegrationSetupCloud | (string & {})>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.ProviderIntegrationSetupEnvironment>;
}
