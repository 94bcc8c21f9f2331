// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * All rules of a security group, in their order. A group can have one rule set: a group that has rules already must be imported, and other rules are removed by the next update. Deleting the rule set removes all rules, so that the group rejects all traffic.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const web = new cloudprov.SecurityGroup("web", { description: "Web servers" });
 * const rules = new cloudprov.SecurityGroupRuleSet("web", {
 *     securityGroupId: web.id,
 *     ingresses: [
 *         { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "80,443" },
 *         { action: "ACCEPT", cidrBlock: "10.0.0.0/8", protocol: "TCP", port: "22", description: "Offices" },
 *         { action: "DROP", cidrBlock: "0.0.0.0/0" },
 *     ],
 *     egresses: [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<security group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/securityGroupRuleSet:SecurityGroupRuleSet example sg-ey3wmiz1
 * ```
 */
export class SecurityGroupRuleSet extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/securityGroupRuleSet:SecurityGroupRuleSet";

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
    state?: SecurityGroupRuleSetState,
    opts?: pulumi.CustomResourceOptions,
  ): SecurityGroupRuleSet {
    return new SecurityGroupRuleSet(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SecurityGroupRuleSet, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SecurityGroupRuleSet {
    return utilities.isInstance(obj, SecurityGroupRuleSet.__pulumiType);
  }

  /** ID of the security group, `sg-...`. */
  declare public readonly securityGroupId: pulumi.Output<string>;

  /** Rules for incoming traffic. The first rule that matches decides. */
  declare public readonly ingresses: pulumi.Output<types.output.SecurityGroupRuleSetIngress[] | undefined>;

  /** Rules for outgoing traffic. The first rule that matches decides. */
  declare public readonly egresses: pulumi.Output<types.output.SecurityGroupRuleSetEgress[] | undefined>;

  /** Version of the rules. Every change of the rules increases it by one. */
  declare public readonly version: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly securityGroupRuleSetId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SecurityGroupRuleSetArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SecurityGroupRuleSetArgs | SecurityGroupRuleSetState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SecurityGroupRuleSetState | undefined;
      inputs["securityGroupId"] = state?.securityGroupId;
      inputs["ingresses"] = state?.ingresses;
      inputs["egresses"] = state?.egresses;
      inputs["version"] = state?.version;
      inputs["securityGroupRuleSetId"] = state?.securityGroupRuleSetId;
    } else {
      const args = argsOrState as SecurityGroupRuleSetArgs | undefined;
      inputs["securityGroupId"] = args?.securityGroupId;
      inputs["ingresses"] = args?.ingresses;
      inputs["egresses"] = args?.egresses;
      inputs["securityGroupRuleSetId"] = args?.securityGroupRuleSetId;
      inputs["version"] = undefined;
      utilities.requireArguments("SecurityGroupRuleSet", name, inputs, args, opts, ["securityGroupId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SecurityGroupRuleSet.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `SecurityGroupRuleSet.get` uses to look up an object. */
export interface SecurityGroupRuleSetState {
  /** ID of the security group, `sg-...`. */
  securityGroupId?: pulumi.Input<string | undefined>;
  /** Rules for incoming traffic. The first rule that matches decides. */
  ingresses?: pulumi.Input<pulumi.Input<types.input.SecurityGroupRuleSetIngress>[] | undefined>;
  /** Rules for outgoing traffic. The first rule that matches decides. */
  egresses?: pulumi.Input<pulumi.Input<types.input.SecurityGroupRuleSetEgress>[] | undefined>;
  /** Version of the rules. Every change of the rules increases it by one. */
  version?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  securityGroupRuleSetId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link SecurityGroupRuleSet}. */
export interface SecurityGroupRuleSetArgs {
  /** ID of the security group, `sg-...`. Must be the ID of a security group, such as sg-ey3wmiz1. A change replaces the resource. */
  securityGroupId: pulumi.Input<string>;
  /** Rules for incoming traffic. The first rule that matches decides. The rules of `ingresses` must be unique. */
  ingresses?: pulumi.Input<pulumi.Input<types.input.SecurityGroupRuleSetIngress>[] | undefined>;
  /** Rules for outgoing traffic. The first rule that matches decides. The rules of `egresses` must be unique. */
  egresses?: pulumi.Input<pulumi.Input<types.input.SecurityGroupRuleSetEgress>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  securityGroupRuleSetId?: pulumi.Input<string | undefined>;
}
