// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * A group of backend nodes in a VPC. The gateway distributes the calls of APIs over the nodes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const stock = new cloudprov.ApiGatewayUpstream("stock", {
 *     scheme: "HTTP",
 *     algorithm: "ROUND-ROBIN",
 *     uniqVpcId: config.require("vpcId"),
 *     upstreamName: "stock",
 *     upstreamType: "IP_PORT",
 *     nodes: [{ host: "10.0.0.8", port: 8080, weight: 10 }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<upstream ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayUpstream:ApiGatewayUpstream example upstream-4n5bfklc
 * ```
 */
export class ApiGatewayUpstream extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayUpstream:ApiGatewayUpstream";

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
    state?: ApiGatewayUpstreamState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayUpstream {
    return new ApiGatewayUpstream(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayUpstream, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayUpstream {
    return utilities.isInstance(obj, ApiGatewayUpstream.__pulumiType);
  }

  /** Protocol of calls to the backend. */
  declare public readonly scheme: pulumi.Output<enums.ApiGatewayUpstreamScheme>;

  /** How calls are distributed over the nodes: `ROUND-ROBIN`. */
  declare public readonly algorithm: pulumi.Output<string>;

  /** The VPC of the nodes, `vpc-...`. */
  declare public readonly uniqVpcId: pulumi.Output<string>;

  /** Name of the upstream. */
  declare public readonly upstreamName: pulumi.Output<string>;

  /** Description of the upstream. */
  declare public readonly upstreamDescription: pulumi.Output<string>;

  /** Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`). */
  declare public readonly upstreamType: pulumi.Output<enums.ApiGatewayUpstreamUpstreamType>;

  /** Number of retries of a failed call. The platform's default is 3. */
  declare public readonly retries: pulumi.Output<number>;

  /** `Host` header of forwarded calls. */
  declare public readonly upstreamHost: pulumi.Output<string>;

  /** The nodes of the upstream. With the `upstreamType` `K8S`, the provider sends `host`, `port`, `weight`, `serviceName`, `nameSpace`, `clusterId`, `source` and `uniqueServiceName`; otherwise it sends `host`, `port`, `weight`, `vmInstanceId` and `tags`. */
  declare public readonly nodes: pulumi.Output<types.output.ApiGatewayUpstreamNode[]>;

  /** How the health of the nodes is checked. */
  declare public readonly healthChecker: pulumi.Output<types.output.ApiGatewayUpstreamHealthChecker>;

  /** Services of Kubernetes clusters behind the upstream. */
  declare public readonly k8sServices: pulumi.Output<types.output.ApiGatewayUpstreamK8sService[]>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly apiGatewayUpstreamId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayUpstreamArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayUpstreamArgs | ApiGatewayUpstreamState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayUpstreamState | undefined;
      inputs["scheme"] = state?.scheme;
      inputs["algorithm"] = state?.algorithm;
      inputs["uniqVpcId"] = state?.uniqVpcId;
      inputs["upstreamName"] = state?.upstreamName;
      inputs["upstreamDescription"] = state?.upstreamDescription;
      inputs["upstreamType"] = state?.upstreamType;
      inputs["retries"] = state?.retries;
      inputs["upstreamHost"] = state?.upstreamHost;
      inputs["nodes"] = state?.nodes;
      inputs["healthChecker"] = state?.healthChecker;
      inputs["k8sServices"] = state?.k8sServices;
      inputs["tags"] = state?.tags;
      inputs["apiGatewayUpstreamId"] = state?.apiGatewayUpstreamId;
    } else {
      const args = argsOrState as ApiGatewayUpstreamArgs | undefined;
      inputs["scheme"] = args?.scheme;
      inputs["algorithm"] = args?.algorithm;
      inputs["uniqVpcId"] = args?.uniqVpcId;
      inputs["upstreamName"] = args?.upstreamName;
      inputs["upstreamDescription"] = args?.upstreamDescription;
      inputs["upstreamType"] = args?.upstreamType;
      inputs["retries"] = args?.retries;
      inputs["upstreamHost"] = args?.upstreamHost;
      inputs["nodes"] = args?.nodes;
      inputs["healthChecker"] = args?.healthChecker;
      inputs["k8sServices"] = args?.k8sServices;
      inputs["tags"] = args?.tags;
      inputs["apiGatewayUpstreamId"] = args?.apiGatewayUpstreamId;
      utilities.requireArguments("ApiGatewayUpstream", name, inputs, args, opts, ["scheme", "algorithm", "uniqVpcId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayUpstream.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayUpstream.get` uses to look up an object. */
export interface ApiGatewayUpstreamState {
  /** Protocol of calls to the backend. */
  scheme?: pulumi.Input<enums.ApiGatewayUpstreamScheme | (string & {}) | undefined>;
  /** How calls are distributed over the nodes: `ROUND-ROBIN`. */
  algorithm?: pulumi.Input<string | undefined>;
  /** The VPC of the nodes, `vpc-...`. */
  uniqVpcId?: pulumi.Input<string | undefined>;
  /** Name of the upstream. */
  upstreamName?: pulumi.Input<string | undefined>;
  /** Description of the upstream. */
  upstreamDescription?: pulumi.Input<string | undefined>;
  /** Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`). */
  upstreamType?: pulumi.Input<enums.ApiGatewayUpstreamUpstreamType | (string & {}) | undefined>;
  /** Number of retries of a failed call. The platform's default is 3. */
  retries?: pulumi.Input<number | undefined>;
  /** `Host` header of forwarded calls. */
  upstreamHost?: pulumi.Input<string | undefined>;
  /** The nodes of the upstream. With the `upstreamType` `K8S`, the provider sends `host`, `port`, `weight`, `serviceName`, `nameSpace`, `clusterId`, `source` and `uniqueServiceName`; otherwise it sends `host`, `port`, `weight`, `vmInstanceId` and `tags`. */
  nodes?: pulumi.Input<pulumi.Input<types.input.ApiGatewayUpstreamNode>[] | undefined>;
  /** How the health of the nodes is checked. */
  healthChecker?: pulumi.Input<types.input.ApiGatewayUpstreamHealthChecker | undefined>;
  /** Services of Kubernetes clusters behind the upstream. */
  k8sServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayUpstreamK8sService>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  apiGatewayUpstreamId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUpstream}. */
export interface ApiGatewayUpstreamArgs {
  /** Protocol of calls to the backend. One of `HTTP`, `HTTPS`, `gRPC` or `gRPCs`. */
  scheme: pulumi.Input<enums.ApiGatewayUpstreamScheme | (string & {})>;
  /** How calls are distributed over the nodes: `ROUND-ROBIN`. Known values are `ROUND-ROBIN` and `ROUND_ROBIN`; the platform may accept others. Must not be empty. */
  algorithm: pulumi.Input<string>;
  /** The VPC of the nodes, `vpc-...`. Must not be empty. */
  uniqVpcId: pulumi.Input<string>;
  /** Name of the upstream. If omitted, the platform chooses a value. */
  upstreamName?: pulumi.Input<string | undefined>;
  /** Description of the upstream. If omitted, the platform chooses a value. */
  upstreamDescription?: pulumi.Input<string | undefined>;
  /** Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`). One of `IP_PORT` or `K8S`. If omitted, the platform chooses a value. */
  upstreamType?: pulumi.Input<enums.ApiGatewayUpstreamUpstreamType | (string & {}) | undefined>;
  /** Number of retries of a failed call. The platform's default is 3. If omitted, the platform chooses a value. */
  retries?: pulumi.Input<number | undefined>;
  /** `Host` header of forwarded calls. If omitted, the platform chooses a value. */
  upstreamHost?: pulumi.Input<string | undefined>;
  /** The nodes of the upstream. With the `upstreamType` `K8S`, the provider sends `host`, `port`, `weight`, `serviceName`, `nameSpace`, `clusterId`, `source` and `uniqueServiceName`; otherwise it sends `host`, `port`, `weight`, `vmInstanceId` and `tags`. If omitted, the platform chooses a value. */
  nodes?: pulumi.Input<pulumi.Input<types.input.ApiGatewayUpstreamNode>[] | undefined>;
  /** How the health of the nodes is checked. If omitted, the platform chooses a value. */
  healthChecker?: pulumi.Input<types.input.ApiGatewayUpstreamHealthChecker | undefined>;
  /** Services of Kubernetes clusters behind the upstream. If omitted, the platform chooses a value. */
  k8sServices?: pulumi.Input<pulumi.Input<types.input.ApiGatewayUpstreamK8sService>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUpstreamId?: pulumi.Input<string | undefined>;
}
