// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A named list of protocols and ports for security groups. The first change deletes the descriptions that were given to single entries in the platform's console.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const web = new cloudprov.ProtocolTemplate("web", {
 *     protocols: ["tcp:80,443", "icmp"],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<template ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/protocolTemplate:ProtocolTemplate example ppm-nwrggd14
 * ```
 */
export class ProtocolTemplate extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/protocolTemplate:ProtocolTemplate";

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
    state?: ProtocolTemplateState,
    opts?: pulumi.CustomResourceOptions,
  ): ProtocolTemplate {
    return new ProtocolTemplate(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ProtocolTemplate, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ProtocolTemplate {
    return utilities.isInstance(obj, ProtocolTemplate.__pulumiType);
  }

  /** Display name. */
  declare public readonly name: pulumi.Output<string>;

  /** The protocols of the template with their ports, in lower case. */
  declare public readonly protocols: pulumi.Output<string[]>;

  /** The resource's ID. */
  declare public readonly protocolTemplateId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ProtocolTemplateArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ProtocolTemplateArgs | ProtocolTemplateState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ProtocolTemplateState | undefined;
      inputs["name"] = state?.name;
      inputs["protocols"] = state?.protocols;
      inputs["protocolTemplateId"] = state?.protocolTemplateId;
    } else {
      const args = argsOrState as ProtocolTemplateArgs | undefined;
      inputs["name"] = args?.name;
      inputs["protocols"] = args?.protocols;
      inputs["protocolTemplateId"] = args?.protocolTemplateId;
      utilities.requireArguments("ProtocolTemplate", name, inputs, args, opts, ["protocols"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ProtocolTemplate.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ProtocolTemplate.get` uses to look up an object. */
export interface ProtocolTemplateState {
  /** Display name. */
  name?: pulumi.Input<string | undefined>;
  /** The protocols of the template with their ports, in lower case. */
  protocols?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  protocolTemplateId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ProtocolTemplate}. */
export interface ProtocolTemplateArgs {
  /** Display name. Between 1 and 255 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** The protocols of the template with their ports, in lower case. At least 1 element. Each of `protocols` must be tcp or udp with ports from 1 to 65535, as in tcp:80, tcp:80,443, tcp:3306-20000 or tcp:all (at most 128 characters after the colon), or icmp or gre alone. Elements of `protocols` must be unique. */
  protocols: pulumi.Input<pulumi.Input<string>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  protocolTemplateId?: pulumi.Input<string | undefined>;
}
