// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An identity for an application that uses the platform. Deleting a service account deletes its API keys.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = new streamprov.ServiceAccount("orders", {
 *     displayName: "orders-service",
 *     description: "Writes and reads the orders topic",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<service account ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/serviceAccount:ServiceAccount example sa-abc123
 * ```
 */
export class ServiceAccount extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/serviceAccount:ServiceAccount";

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
    state?: ServiceAccountState,
    opts?: pulumi.CustomResourceOptions,
  ): ServiceAccount {
    return new ServiceAccount(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ServiceAccount, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ServiceAccount {
    return utilities.isInstance(obj, ServiceAccount.__pulumiType);
  }

  /** Display name, unique within the organization. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** API version of the object. Pass it to `ApiKey.owner`. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. Pass it to `ApiKey.owner`. */
  declare public readonly kind: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ServiceAccountArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ServiceAccountArgs | ServiceAccountState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ServiceAccountState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as ServiceAccountArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(ServiceAccount.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ServiceAccount.get` uses to look up an object. */
export interface ServiceAccountState {
  /** Display name, unique within the organization. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** API version of the object. Pass it to `ApiKey.owner`. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. Pass it to `ApiKey.owner`. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ServiceAccount}. */
export interface ServiceAccountArgs {
  /** Display name, unique within the organization. Between 1 and 64 characters. Defaults to a name generated from the resource's name in the program. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. If unset, the current text is kept; an empty string clears it. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
}
