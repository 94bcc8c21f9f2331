// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A named list of IP addresses for security groups and network ACLs. The first change deletes the descriptions that were given to single addresses in the platform's console.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const office = new cloudprov.AddressTemplate("office", {
 *     addresses: ["10.0.1.0/24", "10.0.8.1-10.0.8.20"],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<template ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/addressTemplate:AddressTemplate example ipm-makf7k9e
 * ```
 */
export class AddressTemplate extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/addressTemplate:AddressTemplate";

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
    state?: AddressTemplateState,
    opts?: pulumi.CustomResourceOptions,
  ): AddressTemplate {
    return new AddressTemplate(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AddressTemplate, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AddressTemplate {
    return utilities.isInstance(obj, AddressTemplate.__pulumiType);
  }

  /** Display name. */
  declare public readonly name: pulumi.Output<string>;

  /** The IP addresses, CIDR blocks and ranges of the template. */
  declare public readonly addresses: pulumi.Output<string[]>;

  /** The resource's ID. */
  declare public readonly addressTemplateId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AddressTemplateArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AddressTemplateArgs | AddressTemplateState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AddressTemplateState | undefined;
      inputs["name"] = state?.name;
      inputs["addresses"] = state?.addresses;
      inputs["addressTemplateId"] = state?.addressTemplateId;
    } else {
      const args = argsOrState as AddressTemplateArgs | undefined;
      inputs["name"] = args?.name;
      inputs["addresses"] = args?.addresses;
      inputs["addressTemplateId"] = args?.addressTemplateId;
      utilities.requireArguments("AddressTemplate", name, inputs, args, opts, ["addresses"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AddressTemplate.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AddressTemplate.get` uses to look up an object. */
export interface AddressTemplateState {
  /** Display name. */
  name?: pulumi.Input<string | undefined>;
  /** The IP addresses, CIDR blocks and ranges of the template. */
  addresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  addressTemplateId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AddressTemplate}. */
export interface AddressTemplateArgs {
  /** Display name. Between 1 and 255 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** The IP addresses, CIDR blocks and ranges of the template. At least 1 element. Each of `addresses` must be an IP address, a CIDR block, or a range in ascending order, such as 10.0.0.1, 10.0.1.0/24 or 10.0.0.1-10.0.0.100. Elements of `addresses` must be unique. */
  addresses: pulumi.Input<pulumi.Input<string>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  addressTemplateId?: pulumi.Input<string | undefined>;
}
