// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A filter that allows requests only from the addresses of IP groups.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const office = new streamprov.IpFilter("office", {
 *     filterName: "Management from the office",
 *     resourceGroup: "management",
 *     ipGroups: [config.require("ipGroupId")],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<IP filter ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/ipFilter:IpFilter example ipf-abc123
 * ```
 */
export class IpFilter extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/ipFilter:IpFilter";

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
    state?: IpFilterState,
    opts?: pulumi.CustomResourceOptions,
  ): IpFilter {
    return new IpFilter(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of IpFilter, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is IpFilter {
    return utilities.isInstance(obj, IpFilter.__pulumiType);
  }

  /** Display name. */
  declare public readonly filterName: pulumi.Output<string>;

  /** Requests that the filter applies to: `management` for the control plane, or `multiple` for the operationGroups. */
  declare public readonly resourceGroup: pulumi.Output<string>;

  /** Confluent Resource Name of the organization or environment that the filter applies to. Defaults to the whole organization. */
  declare public readonly resourceScope: pulumi.Output<string>;

  /** Operations that the filter applies to, with resourceGroup `multiple`. If unset, the current groups are kept; an empty list clears them. */
  declare public readonly operationGroups: pulumi.Output<string[]>;

  /** IDs of the IP groups from which requests are allowed. At most 25. */
  declare public readonly ipGroups: pulumi.Output<string[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: IpFilterArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: IpFilterArgs | IpFilterState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as IpFilterState | undefined;
      inputs["filterName"] = state?.filterName;
      inputs["resourceGroup"] = state?.resourceGroup;
      inputs["resourceScope"] = state?.resourceScope;
      inputs["operationGroups"] = state?.operationGroups;
      inputs["ipGroups"] = state?.ipGroups;
    } else {
      const args = argsOrState as IpFilterArgs | undefined;
      inputs["filterName"] = args?.filterName;
      inputs["resourceGroup"] = args?.resourceGroup;
      inputs["resourceScope"] = args?.resourceScope;
      inputs["operationGroups"] = args?.operationGroups;
      inputs["ipGroups"] = args?.ipGroups;
      utilities.requireArguments("IpFilter", name, inputs, args, opts, ["filterName", "resourceGroup", "ipGroups"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(IpFilter.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `IpFilter.get` uses to look up an object. */
export interface IpFilterState {
  /** Display name. */
  filterName?: pulumi.Input<string | undefined>;
  /** Requests that the filter applies to: `management` for the control plane, or `multiple` for the operationGroups. */
  resourceGroup?: pulumi.Input<string | undefined>;
  /** Confluent Resource Name of the organization or environment that the filter applies to. Defaults to the whole organization. */
  resourceScope?: pulumi.Input<string | undefined>;
  /** Operations that the filter applies to, with resourceGroup `multiple`. If unset, the current groups are kept; an empty list clears them. */
  operationGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IDs of the IP groups from which requests are allowed. At most 25. */
  ipGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link IpFilter}. */
export interface IpFilterArgs {
  /** Display name. Between 1 and 64 characters. Must contain only letters, digits, spaces and the characters []|&+-_/.,. */
  filterName: pulumi.Input<string>;
  /** Requests that the filter applies to: `management` for the control plane, or `multiple` for the operationGroups. Known values are `management` and `multiple`; the platform may accept others. Must not be empty. `operationGroups` can be set only when `resourceGroup` is multiple. */
  resourceGroup: pulumi.Input<string>;
  /** Confluent Resource Name of the organization or environment that the filter applies to. Defaults to the whole organization. Must begin with crn://. If omitted, the platform chooses a value. It cannot be changed, because the platform cannot change the scope of a filter; create another filter for another scope. */
  resourceScope?: pulumi.Input<string | undefined>;
  /** Operations that the filter applies to, with resourceGroup `multiple`. If unset, the current groups are kept; an empty list clears them. Known values are `MANAGEMENT`, `SCHEMA` and `FLINK`; the platform may accept others. If omitted, the platform chooses a value. `operationGroups` can be set only when `resourceGroup` is multiple. */
  operationGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IDs of the IP groups from which requests are allowed. At most 25. Between 1 and 25 elements. */
  ipGroups: pulumi.Input<pulumi.Input<string>[]>;
}
