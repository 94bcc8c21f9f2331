// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * An Anti-DDoS package that protects IP addresses of one region. Creating the resource buys the package, and the account is charged at once. The platform has no action to change or delete a package, so set the resource option `protect`, and set `retainOnDelete` before you remove the resource from your program. `pulumi up --replace` buys another package. A purchase whose response was lost is never repeated: the provider searches for a new package with the same configuration, and fails with instructions if it finds none.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.AntiddosBgpInstance("shop", {
 *     instanceChargeType: "PREPAID",
 *     packageType: "Standard",
 *     instanceChargePrepaid: { period: 1, renewFlag: "NOTIFY_AND_MANUAL_RENEW" },
 *     standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
 * }, { protect: true });
 * ```
 *
 * ## Deletion
 *
 * The platform cannot delete it, because the platform has no action that returns a package. Ask Tencent Cloud support to take the package back. A change that would replace the object is rejected, and a delete fails. To keep the object on the platform and remove the resource from the program, set the resource option `retainOnDelete` first, or run `pulumi state delete`.
 *
 * ## Import
 *
 * The import ID has the form `<resourceId>#<region of the package>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosBgpInstance:AntiddosBgpInstance example 'bgp-00000fyi#ap-guangzhou'
 * ```
 */
export class AntiddosBgpInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosBgpInstance:AntiddosBgpInstance";

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
    state?: AntiddosBgpInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosBgpInstance {
    return new AntiddosBgpInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosBgpInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosBgpInstance {
    return utilities.isInstance(obj, AntiddosBgpInstance.__pulumiType);
  }

  /** How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month. */
  declare public readonly instanceChargeType: pulumi.Output<enums.AntiddosBgpInstanceInstanceChargeType>;

  /** Type of the package. Each type has its own configuration property. */
  declare public readonly packageType: pulumi.Output<enums.AntiddosBgpInstancePackageType>;

  /** The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect. */
  declare public readonly instanceChargePrepaid: pulumi.Output<types.output.AntiddosBgpInstanceInstanceChargePrepaid | undefined>;

  /** Configuration of an Enterprise package. */
  declare public readonly enterprisePackageConfig: pulumi.Output<types.output.AntiddosBgpInstanceEnterprisePackageConfig | undefined>;

  /** Configuration of a Standard package. */
  declare public readonly standardPackageConfig: pulumi.Output<types.output.AntiddosBgpInstanceStandardPackageConfig | undefined>;

  /** Configuration of a StandardPlus package. */
  declare public readonly standardPlusPackageConfig: pulumi.Output<types.output.AntiddosBgpInstanceStandardPlusPackageConfig | undefined>;

  /** Tags of the package. */
  declare public readonly tagInfoLists: pulumi.Output<types.output.AntiddosBgpInstanceTagInfoList[] | undefined>;

  /** ID of the package, such as `bgp-00000fyi`. */
  declare public readonly resourceId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly antiddosBgpInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosBgpInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosBgpInstanceArgs | AntiddosBgpInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosBgpInstanceState | undefined;
      inputs["instanceChargeType"] = state?.instanceChargeType;
      inputs["packageType"] = state?.packageType;
      inputs["instanceChargePrepaid"] = state?.instanceChargePrepaid;
      inputs["enterprisePackageConfig"] = state?.enterprisePackageConfig;
      inputs["standardPackageConfig"] = state?.standardPackageConfig;
      inputs["standardPlusPackageConfig"] = state?.standardPlusPackageConfig;
      inputs["tagInfoLists"] = state?.tagInfoLists;
      inputs["resourceId"] = state?.resourceId;
      inputs["antiddosBgpInstanceId"] = state?.antiddosBgpInstanceId;
    } else {
      const args = argsOrState as AntiddosBgpInstanceArgs | undefined;
      inputs["instanceChargeType"] = args?.instanceChargeType;
      inputs["packageType"] = args?.packageType;
      inputs["instanceChargePrepaid"] = args?.instanceChargePrepaid;
      inputs["enterprisePackageConfig"] = args?.enterprisePackageConfig;
      inputs["standardPackageConfig"] = args?.standardPackageConfig;
      inputs["standardPlusPackageConfig"] = args?.standardPlusPackageConfig;
      inputs["tagInfoLists"] = args?.tagInfoLists;
      inputs["antiddosBgpInstanceId"] = args?.antiddosBgpInstanceId;
      inputs["resourceId"] = undefined;
      utilities.requireArguments("AntiddosBgpInstance", name, inputs, args, opts, ["instanceChargeType", "packageType"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosBgpInstance.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosBgpInstance.get` uses to look up an object. */
export interface AntiddosBgpInstanceState {
  /** How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month. */
  instanceChargeType?: pulumi.Input<enums.AntiddosBgpInstanceInstanceChargeType | (string & {}) | undefined>;
  /** Type of the package. Each type has its own configuration property. */
  packageType?: pulumi.Input<enums.AntiddosBgpInstancePackageType | (string & {}) | undefined>;
  /** The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect. */
  instanceChargePrepaid?: pulumi.Input<types.input.AntiddosBgpInstanceInstanceChargePrepaid | undefined>;
  /** Configuration of an Enterprise package. */
  enterprisePackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceEnterprisePackageConfig | undefined>;
  /** Configuration of a Standard package. */
  standardPackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceStandardPackageConfig | undefined>;
  /** Configuration of a StandardPlus package. */
  standardPlusPackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceStandardPlusPackageConfig | undefined>;
  /** Tags of the package. */
  tagInfoLists?: pulumi.Input<pulumi.Input<types.input.AntiddosBgpInstanceTagInfoList>[] | undefined>;
  /** ID of the package, such as `bgp-00000fyi`. */
  resourceId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  antiddosBgpInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosBgpInstance}. */
export interface AntiddosBgpInstanceArgs {
  /** How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month. One of `PREPAID` or `POSTPAID_BY_MONTH`. A change replaces the resource. `instanceChargePrepaid.period` is required when `instanceChargeType` is PREPAID. */
  instanceChargeType: pulumi.Input<enums.AntiddosBgpInstanceInstanceChargeType | (string & {})>;
  /** Type of the package. Each type has its own configuration property. One of `Enterprise`, `Standard` or `StandardPlus`. A change replaces the resource. `enterprisePackageConfig` is required when `packageType` is Enterprise. `standardPackageConfig` is required when `packageType` is Standard. `standardPlusPackageConfig` is required when `packageType` is StandardPlus. */
  packageType: pulumi.Input<enums.AntiddosBgpInstancePackageType | (string & {})>;
  /** The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect. A change replaces the resource. `instanceChargePrepaid.period` is required when `instanceChargeType` is PREPAID. */
  instanceChargePrepaid?: pulumi.Input<types.input.AntiddosBgpInstanceInstanceChargePrepaid | undefined>;
  /** Configuration of an Enterprise package. A change replaces the resource. Exactly one of `enterprisePackageConfig`, `standardPackageConfig` or `standardPlusPackageConfig` must be set. `enterprisePackageConfig` is required when `packageType` is Enterprise. */
  enterprisePackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceEnterprisePackageConfig | undefined>;
  /** Configuration of a Standard package. A change replaces the resource. Exactly one of `enterprisePackageConfig`, `standardPackageConfig` or `standardPlusPackageConfig` must be set. `standardPackageConfig` is required when `packageType` is Standard. */
  standardPackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceStandardPackageConfig | undefined>;
  /** Configuration of a StandardPlus package. A change replaces the resource. Exactly one of `enterprisePackageConfig`, `standardPackageConfig` or `standardPlusPackageConfig` must be set. `standardPlusPackageConfig` is required when `packageType` is StandardPlus. */
  standardPlusPackageConfig?: pulumi.Input<types.input.AntiddosBgpInstanceStandardPlusPackageConfig | undefined>;
  /** Tags of the package. A change replaces the resource. */
  tagInfoLists?: pulumi.Input<pulumi.Input<types.input.AntiddosBgpInstanceTagInfoList>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosBgpInstanceId?: pulumi.Input<string | undefined>;
}
