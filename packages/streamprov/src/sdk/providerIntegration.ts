// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * An integration that lets connectors and tables assume a role in an AWS account. For Azure and Google Cloud, use ProviderIntegrationSetup.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const integration = new streamprov.ProviderIntegration("s3", {
 *     displayName: "s3",
 *     environment: { id: config.require("environmentId") },
 *     aws: { customerRoleArn: "arn:aws:iam::012345678901:role/orders" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<provider integration ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/providerIntegration:ProviderIntegration example env-abc123/cspi-4xg0q
 * ```
 */
export class ProviderIntegration extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/providerIntegration:ProviderIntegration";

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
    state?: ProviderIntegrationState,
    opts?: pulumi.CustomResourceOptions,
  ): ProviderIntegration {
    return new ProviderIntegration(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ProviderIntegration, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ProviderIntegration {
    return utilities.isInstance(obj, ProviderIntegration.__pulumiType);
  }

  /** Display name, unique within the environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.ProviderIntegrationEnvironment>;

  /** A role in AWS. */
  declare public readonly aws: pulumi.Output<types.output.ProviderIntegrationAws | undefined>;

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
  public constructor(name: string, args: ProviderIntegrationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ProviderIntegrationArgs | ProviderIntegrationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ProviderIntegrationState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
      inputs["usages"] = state?.usages;
    } else {
      const args = argsOrState as ProviderIntegrationArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      inputs["usages"] = undefined;
      utilities.requireArguments("ProviderIntegration", name, inputs, args, opts, ["displayName", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ProviderIntegration.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ProviderIntegration.get` uses to look up an object. */
export interface ProviderIntegrationState {
  /** Display name, unique within the environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.ProviderIntegrationEnvironment | undefined>;
  /** A role in AWS. */
  aws?: pulumi.Input<types.input.ProviderIntegrationAws | undefined>;
  /** Confluent Resource Names of the objects that use the integration. */
  usages?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link ProviderIntegration}. */
export interface ProviderIntegrationArgs {
  /** Display name, unique within the environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.ProviderIntegrationEnvironment>;
  /** A role in AWS. A change replaces the resource. `aws` must be set. */
  aws?: pulumi.Input<types.input.ProviderIntegrationAws | undefined>;
}
