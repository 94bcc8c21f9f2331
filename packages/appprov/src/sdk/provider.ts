// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { ProviderResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/** Settings of Aptible for the resources that are given this provider. Without one, resources use the stack's configuration, `appprov:<name>`. */
export class Provider extends ProviderResource {
  /** @internal */
  public static readonly __pulumiType = "appprov";

  /** True when the value is of the class Provider, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is Provider {
    return utilities.isInstance(obj, "pulumi:providers:appprov");
  }

  /**
   * Declares a provider.
   *
   * @param name Unique name of the provider in the program.
   * @param _args Its settings.
   * @param opts Options of the resource.
   */
  public constructor(name: string, _args?: ProviderArgs, opts: pulumi.ResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};

    super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** Arguments of {@link Provider}. */
export interface ProviderArgs {}
