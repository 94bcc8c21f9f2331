// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * A service of the API gateway: a host with APIs, and three environments (`test`, `prepub`, `release`) to which they are released. Delete its APIs before you delete the service. The provider takes the service offline first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ApiGatewayService("shop", {
 *     serviceName: "shop",
 *     protocol: "http&https",
 *     netTypes: ["OUTER"],
 *     releaseLimit: 500,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<service ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayService:ApiGatewayService example service-pg6ud8pa
 * ```
 */
export class ApiGatewayService extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayService:ApiGatewayService";

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
    state?: ApiGatewayServiceState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayService {
    return new ApiGatewayService(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayService, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayService {
    return utilities.isInstance(obj, ApiGatewayService.__pulumiType);
  }

  /** Name of the service. */
  declare public readonly serviceName: pulumi.Output<string>;

  /** Protocols of calls to the service. */
  declare public readonly protocol: pulumi.Output<enums.ApiGatewayServiceProtocol>;

  /** Description of the service. */
  declare public readonly serviceDesc: pulumi.Output<string | undefined>;

  /** Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed. */
  declare public readonly netTypes: pulumi.Output<enums.ApiGatewayServiceNetType[]>;

  /** IP version of the service's addresses. */
  declare public readonly ipVersion: pulumi.Output<enums.ApiGatewayServiceIpVersion>;

  /** The dedicated instance that runs the service. Defaults to a shared instance. */
  declare public readonly instanceId: pulumi.Output<string | undefined>;

  /** The VPC of the service, `vpc-...`. It can be set later, but not changed once it is set. */
  declare public readonly uniqVpcId: pulumi.Output<string | undefined>;

  /**
   * Name of a dedicated cluster.
   *
   * @deprecated This property has no effect: use instanceId.
   */
  declare public readonly exclusiveSetName: pulumi.Output<string | undefined>;

  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly releaseLimit: pulumi.Output<number>;

  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly preLimit: pulumi.Output<number>;

  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  declare public readonly testLimit: pulumi.Output<number>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Host of the service inside the cloud. Empty if the service cannot be called from there. */
  declare public readonly internalSubDomain: pulumi.Output<string>;

  /** Host of the service on the internet. Empty if the service cannot be called from there. */
  declare public readonly outerSubDomain: pulumi.Output<string>;

  /** Port for HTTP inside the cloud. */
  declare public readonly innerHttpPort: pulumi.Output<number>;

  /** Port for HTTPS inside the cloud. */
  declare public readonly innerHttpsPort: pulumi.Output<number>;

  /** Time of the last change, in UTC. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** APIs of the service. */
  declare public readonly apiLists: pulumi.Output<types.output.ApiGatewayServiceApiList[]>;

  /** The usage plans of the service: those of the whole service, each once, then those of its APIs. */
  declare public readonly usagePlanLists: pulumi.Output<types.output.ApiGatewayServiceUsagePlanList[]>;

  /** The resource's ID. */
  declare public readonly apiGatewayServiceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayServiceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayServiceArgs | ApiGatewayServiceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayServiceState | undefined;
      inputs["serviceName"] = state?.serviceName;
      inputs["protocol"] = state?.protocol;
      inputs["serviceDesc"] = state?.serviceDesc;
      inputs["netTypes"] = state?.netTypes;
      inputs["ipVersion"] = state?.ipVersion;
      inputs["instanceId"] = state?.instanceId;
      inputs["uniqVpcId"] = state?.uniqVpcId;
      inputs["exclusiveSetName"] = state?.exclusiveSetName;
      inputs["releaseLimit"] = state?.releaseLimit;
      inputs["preLimit"] = state?.preLimit;
      inputs["testLimit"] = state?.testLimit;
      inputs["tags"] = state?.tags;
      inputs["internalSubDomain"] = state?.internalSubDomain;
      inputs["outerSubDomain"] = state?.outerSubDomain;
      inputs["innerHttpPort"] = state?.innerHttpPort;
      inputs["innerHttpsPort"] = state?.innerHttpsPort;
      inputs["modifyTime"] = state?.modifyTime;
      inputs["createTime"] = state?.createTime;
      inputs["apiLists"] = state?.apiLists;
      inputs["usagePlanLists"] = state?.usagePlanLists;
      inputs["apiGatewayServiceId"] = state?.apiGatewayServiceId;
    } else {
      const args = argsOrState as ApiGatewayServiceArgs | undefined;
      inputs["serviceName"] = args?.serviceName;
      inputs["protocol"] = args?.protocol;
      inputs["serviceDesc"] = args?.serviceDesc;
      inputs["netTypes"] = args?.netTypes;
      inputs["ipVersion"] = args?.ipVersion;
      inputs["instanceId"] = args?.instanceId;
      inputs["uniqVpcId"] = args?.uniqVpcId;
      inputs["exclusiveSetName"] = args?.exclusiveSetName;
      inputs["releaseLimit"] = args?.releaseLimit;
      inputs["preLimit"] = args?.preLimit;
      inputs["testLimit"] = args?.testLimit;
      inputs["tags"] = args?.tags;
      inputs["apiGatewayServiceId"] = args?.apiGatewayServiceId;
      inputs["internalSubDomain"] = undefined;
      inputs["outerSubDomain"] = undefined;
      inputs["innerHttpPort"] = undefined;
      inputs["innerHttpsPort"] = undefined;
      inputs["modifyTime"] = undefined;
      inputs["createTime"] = undefined;
      inputs["apiLists"] = undefined;
      inputs["usagePlanLists"] = undefined;
      utilities.requireArguments("ApiGatewayService", name, inputs, args, opts, ["serviceName", "protocol", "netTypes"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayService.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayService.get` uses to look up an object. */
export interface ApiGatewayServiceState {
  /** Name of the service. */
  serviceName?: pulumi.Input<string | undefined>;
  /** Protocols of calls to the service. */
  protocol?: pulumi.Input<enums.ApiGatewayServiceProtocol | (string & {}) | undefined>;
  /** Description of the service. */
  serviceDesc?: pulumi.Input<string | undefined>;
  /** Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed. */
  netTypes?: pulumi.Input<pulumi.Input<enums.ApiGatewayServiceNetType | (string & {})>[] | undefined>;
  /** IP version of the service's addresses. */
  ipVersion?: pulumi.Input<enums.ApiGatewayServiceIpVersion | (string & {}) | undefined>;
  /** The dedicated instance that runs the service. Defaults to a shared instance. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The VPC of the service, `vpc-...`. It can be set later, but not changed once it is set. */
  uniqVpcId?: pulumi.Input<string | undefined>;
  /**
   * Name of a dedicated cluster.
   *
   * @deprecated This property has no effect: use instanceId.
   */
  exclusiveSetName?: pulumi.Input<string | undefined>;
  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  preLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. */
  testLimit?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Host of the service inside the cloud. Empty if the service cannot be called from there. */
  internalSubDomain?: pulumi.Input<string | undefined>;
  /** Host of the service on the internet. Empty if the service cannot be called from there. */
  outerSubDomain?: pulumi.Input<string | undefined>;
  /** Port for HTTP inside the cloud. */
  innerHttpPort?: pulumi.Input<number | undefined>;
  /** Port for HTTPS inside the cloud. */
  innerHttpsPort?: pulumi.Input<number | undefined>;
  /** Time of the last change, in UTC. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** APIs of the service. */
  apiLists?: pulumi.Input<pulumi.Input<types.input.ApiGatewayServiceApiList>[] | undefined>;
  /** The usage plans of the service: those of the whole service, each once, then those of its APIs. */
  usagePlanLists?: pulumi.Input<pulumi.Input<types.input.ApiGatewayServiceUsagePlanList>[] | undefined>;
  /** The resource's ID. */
  apiGatewayServiceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayService}. */
export interface ApiGatewayServiceArgs {
  /** Name of the service. Must not be empty. */
  serviceName: pulumi.Input<string>;
  /** Protocols of calls to the service. One of `http`, `https` or `http&https`. */
  protocol: pulumi.Input<enums.ApiGatewayServiceProtocol | (string & {})>;
  /** Description of the service. */
  serviceDesc?: pulumi.Input<string | undefined>;
  /** Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed. One of `INNER` or `OUTER`. At least 1 element. Some changes are rejected, because a network type cannot be removed from a service: restore it, or replace the service with `--replace`. */
  netTypes: pulumi.Input<pulumi.Input<enums.ApiGatewayServiceNetType | (string & {})>[]>;
  /** IP version of the service's addresses. One of `IPv4` or `IPv6`. Defaults to `IPv4`. A change replaces the resource. */
  ipVersion?: pulumi.Input<enums.ApiGatewayServiceIpVersion | (string & {}) | undefined>;
  /** The dedicated instance that runs the service. Defaults to a shared instance. A change replaces the resource. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The VPC of the service, `vpc-...`. It can be set later, but not changed once it is set. A change replaces the resource when it was set before. */
  uniqVpcId?: pulumi.Input<string | undefined>;
  /**
   * Name of a dedicated cluster. A change replaces the resource.
   *
   * @deprecated This property has no effect: use instanceId.
   */
  exclusiveSetName?: pulumi.Input<string | undefined>;
  /** Maximum number of calls per second in the environment `release`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `prepub`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  preLimit?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second in the environment `test`. -1 means no limit, which the platform shows as 5000. Removing it from your program keeps the old limit. At least -1. If omitted, the platform chooses a value. */
  testLimit?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayServiceId?: pulumi.Input<string | undefined>;
}
