// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * A service of the API gateway: a host with APIs, and three environments (test, prepub, release) that they are released to. To delete one, its APIs must be gone; it is taken off line first.
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
   * @param state What is known of it beforehand.
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

  /** True when the value is of the class ApiGatewayService, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is ApiGatewayService {
    return utilities.isInstance(obj, ApiGatewayService.__pulumiType);
  }

  /** Name of the service. */
  declare public readonly serviceName: pulumi.Output<string>;

  /** How the service can be called. */
  declare public readonly protocol: pulumi.Output<enums.ApiGatewayServiceProtocol>;

  /** What the service is for. */
  declare public readonly serviceDesc: pulumi.Output<string | undefined>;

  /** From where the service can be called: inside the cloud (INNER), the internet (OUTER) or both. One can be added later, but not taken away. */
  declare public readonly netTypes: pulumi.Output<enums.ApiGatewayServiceNetType[]>;

  /** Version of the addresses that it is called at. */
  declare public readonly ipVersion: pulumi.Output<enums.ApiGatewayServiceIpVersion>;

  /** The dedicated instance that the service runs on. Without one it is shared. */
  declare public readonly instanceId: pulumi.Output<string | undefined>;

  /** The VPC that the service belongs to, `vpc-...`. It can be set later, but not changed once it is set. */
  declare public readonly uniqVpcId: pulumi.Output<string | undefined>;

  /**
   * Name of an exclusive set.
   *
   * @deprecated It has no effect: use instanceId.
   */
  declare public readonly exclusiveSetName: pulumi.Output<string | undefined>;

  /** How many calls a second the environment release lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  declare public readonly releaseLimit: pulumi.Output<number>;

  /** How many calls a second the environment prepub lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  declare public readonly preLimit: pulumi.Output<number>;

  /** How many calls a second the environment test lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  declare public readonly testLimit: pulumi.Output<number>;

  /** Tags by their keys. Keys that begin with `qcs:` or `project` belong to the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Its host inside the cloud; empty when it cannot be called from there. */
  declare public readonly internalSubDomain: pulumi.Output<string>;

  /** Its host on the internet; empty when it cannot be called from there. */
  declare public readonly outerSubDomain: pulumi.Output<string>;

  /** Its port for HTTP inside the cloud. */
  declare public readonly innerHttpPort: pulumi.Output<number>;

  /** Its port for HTTPS inside the cloud. */
  declare public readonly innerHttpsPort: pulumi.Output<number>;

  /** When it was last changed, in UTC. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** When it was made, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Its APIs. */
  declare public readonly apiLists: pulumi.Output<output.ApiGatewayServiceApiList[]>;

  /** The usage plans in force: those of the whole service, each once, then those of its APIs. */
  declare public readonly usagePlanLists: pulumi.Output<output.ApiGatewayServiceUsagePlanList[]>;

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
      utilities.requireArguments("ApiGatewayService", name, args, opts, ["serviceName", "protocol", "netTypes"]);
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
    }
    super(ApiGatewayService.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** What is known of the object that `ApiGatewayService.get` looks up. */
export interface ApiGatewayServiceState {
  /** Name of the service. */
  serviceName?: pulumi.Input<string | undefined>;
  /** How the service can be called. */
  protocol?: pulumi.Input<enums.ApiGatewayServiceProtocol | (string & {}) | undefined>;
  /** What the service is for. */
  serviceDesc?: pulumi.Input<string | undefined>;
  /** From where the service can be called: inside the cloud (INNER), the internet (OUTER) or both. One can be added later, but not taken away. */
  netTypes?: pulumi.Input<pulumi.Input<enums.ApiGatewayServiceNetType | (string & {})>[] | undefined>;
  /** Version of the addresses that it is called at. */
  ipVersion?: pulumi.Input<enums.ApiGatewayServiceIpVersion | (string & {}) | undefined>;
  /** The dedicated instance that the service runs on. Without one it is shared. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The VPC that the service belongs to, `vpc-...`. It can be set later, but not changed once it is set. */
  uniqVpcId?: pulumi.Input<string | undefined>;
  /**
   * Name of an exclusive set.
   *
   * @deprecated It has no effect: use instanceId.
   */
  exclusiveSetName?: pulumi.Input<string | undefined>;
  /** How many calls a second the environment release lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** How many calls a second the environment prepub lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  preLimit?: pulumi.Input<number | undefined>;
  /** How many calls a second the environment test lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. */
  testLimit?: pulumi.Input<number | undefined>;
  /** Tags by their keys. Keys that begin with `qcs:` or `project` belong to the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Its host inside the cloud; empty when it cannot be called from there. */
  internalSubDomain?: pulumi.Input<string | undefined>;
  /** Its host on the internet; empty when it cannot be called from there. */
  outerSubDomain?: pulumi.Input<string | undefined>;
  /** Its port for HTTP inside the cloud. */
  innerHttpPort?: pulumi.Input<number | undefined>;
  /** Its port for HTTPS inside the cloud. */
  innerHttpsPort?: pulumi.Input<number | undefined>;
  /** When it was last changed, in UTC. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** When it was made, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** Its APIs. */
  apiLists?: pulumi.Input<pulumi.Input<input.ApiGatewayServiceApiList>[] | undefined>;
  /** The usage plans in force: those of the whole service, each once, then those of its APIs. */
  usagePlanLists?: pulumi.Input<pulumi.Input<input.ApiGatewayServiceUsagePlanList>[] | undefined>;
  /** The resource's ID. */
  apiGatewayServiceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayService}. */
export interface ApiGatewayServiceArgs {
  /** Name of the service. Must not be empty. */
  serviceName: pulumi.Input<string>;
  /** How the service can be called. One of `http`, `https` or `http&https`. */
  protocol: pulumi.Input<enums.ApiGatewayServiceProtocol | (string & {})>;
  /** What the service is for. */
  serviceDesc?: pulumi.Input<string | undefined>;
  /** From where the service can be called: inside the cloud (INNER), the internet (OUTER) or both. One can be added later, but not taken away. One of `INNER` or `OUTER`. At least 1 element. */
  netTypes: pulumi.Input<pulumi.Input<enums.ApiGatewayServiceNetType | (string & {})>[]>;
  /** Version of the addresses that it is called at. One of `IPv4` or `IPv6`. Defaults to `IPv4`. A change replaces the resource. */
  ipVersion?: pulumi.Input<enums.ApiGatewayServiceIpVersion | (string & {}) | undefined>;
  /** The dedicated instance that the service runs on. Without one it is shared. A change replaces the resource. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The VPC that the service belongs to, `vpc-...`. It can be set later, but not changed once it is set. A change replaces the resource when it was set before. */
  uniqVpcId?: pulumi.Input<string | undefined>;
  /**
   * Name of an exclusive set. A change replaces the resource.
   *
   * @deprecated It has no effect: use instanceId.
   */
  exclusiveSetName?: pulumi.Input<string | undefined>;
  /** How many calls a second the environment release lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. At least -1. When left out, the platform chooses. */
  releaseLimit?: pulumi.Input<number | undefined>;
  /** How many calls a second the environment prepub lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. At least -1. When left out, the platform chooses. */
  preLimit?: pulumi.Input<number | undefined>;
  /** How many calls a second the environment test lets in; -1 for no limit, which is shown as 5000. One that is taken out of the program stays as it is. At least -1. When left out, the platform chooses. */
  testLimit?: pulumi.Input<number | undefined>;
  /** Tags by their keys. Keys that begin with `qcs:` or `project` belong to the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayServiceId?: pulumi.Input<string | undefined>;
}
