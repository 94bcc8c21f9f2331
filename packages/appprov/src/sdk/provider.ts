// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { ProviderResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/** Settings of Aptible for the resources that use this provider. Resources without an explicit provider use the stack's configuration, `appprov:<name>`. */
export class Provider extends ProviderResource {
  /** @internal */
  public static readonly __pulumiType = "appprov";

  /** Returns true if the value is an instance of Provider, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Provider {
    return utilities.isInstance(obj, "pulumi:providers:appprov");
  }

  /**
   * Declares a provider.
   *
   * @param name Unique name of the provider in the program.
   * @param args Its settings.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ProviderArgs, opts: pulumi.ResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    utilities.forwardUnknown(inputs, args);
    super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** Arguments of {@link Provider}. */
export interface ProviderArgs {}
