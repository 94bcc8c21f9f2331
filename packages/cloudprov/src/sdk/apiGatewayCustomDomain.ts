// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Your own domain for an API gateway service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const domain = new cloudprov.ApiGatewayCustomDomain("domain", {
 *     serviceId: config.require("serviceId"),
 *     subDomain: "api.example.com",
 *     protocol: "http",
 *     netType: "OUTER",
 *     defaultDomain: "service-ohxqslqe-1259649581.gz.apigw.example.com",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<serviceId>#<subDomain>`.
 * Also required: `defaultDomain` in your program. The platform does not return it: the next `pulumi up` adopts it.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayCustomDomain:ApiGatewayCustomDomain example 'service-ohxqslqe#api.example.com'
 * ```
 */
export class ApiGatewayCustomDomain extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayCustomDomain:ApiGatewayCustomDomain";

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
    state?: ApiGatewayCustomDomainState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayCustomDomain {
    return new ApiGatewayCustomDomain(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayCustomDomain, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayCustomDomain {
    return utilities.isInstance(obj, ApiGatewayCustomDomain.__pulumiType);
  }

  /** The service that the domain leads to, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Your domain, such as `api.example.com`. Its CNAME must be `defaultDomain`. */
  declare public readonly subDomain: pulumi.Output<string>;

  /** Protocols of calls to the domain. */
  declare public readonly protocol: pulumi.Output<string>;

  /** Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`). */
  declare public readonly netType: pulumi.Output<string>;

  /** Whether the environments have the default paths `/test`, `/prepub` and `/release`. */
  declare public readonly isDefaultMapping: pulumi.Output<boolean>;

  /** The service's own domain, which your domain points to. The platform does not return it: after an import, the state takes the value of your program. */
  declare public readonly defaultDomain: pulumi.Output<string>;

  /** ID of the domain's certificate, for HTTPS. */
  declare public readonly certificateId: pulumi.Output<string>;

  /** The environment of each path. Required when `isDefaultMapping` is false; otherwise it has no effect. */
  declare public readonly pathMappings: pulumi.Output<string[]>;

  /** Whether HTTP calls are redirected to HTTPS. Requires the protocol `https` or `http&https`. */
  declare public readonly isForcedHttps: pulumi.Output<boolean>;

  /** 1 if the domain resolves to the service, otherwise 0. */
  declare public readonly status: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly apiGatewayCustomDomainId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayCustomDomainArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayCustomDomainArgs | ApiGatewayCustomDomainState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayCustomDomainState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["subDomain"] = state?.subDomain;
      inputs["protocol"] = state?.protocol;
      inputs["netType"] = state?.netType;
      inputs["isDefaultMapping"] = state?.isDefaultMapping;
      inputs["defaultDomain"] = state?.defaultDomain;
      inputs["certificateId"] = state?.certificateId;
      inputs["pathMappings"] = state?.pathMappings;
      inputs["isForcedHttps"] = state?.isForcedHttps;
      inputs["status"] = state?.status;
      inputs["apiGatewayCustomDomainId"] = state?.apiGatewayCustomDomainId;
    } else {
      const args = argsOrState as ApiGatewayCustomDomainArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["subDomain"] = args?.subDomain;
      inputs["protocol"] = args?.protocol;
      inputs["netType"] = args?.netType;
      inputs["isDefaultMapping"] = args?.isDefaultMapping;
      inputs["defaultDomain"] = args?.defaultDomain;
      inputs["certificateId"] = args?.certificateId;
      inputs["pathMappings"] = args?.pathMappings;
      inputs["isForcedHttps"] = args?.isForcedHttps;
      inputs["apiGatewayCustomDomainId"] = args?.apiGatewayCustomDomainId;
      inputs["status"] = undefined;
      utilities.requireArguments("ApiGatewayCustomDomain", name, inputs, args, opts, ["serviceId", "subDomain", "protocol", "netType", "defaultDomain"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayCustomDomain.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayCustomDomain.get` uses to look up an object. */
export interface ApiGatewayCustomDomainState {
  /** The service that the domain leads to, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Your domain, such as `api.example.com`. Its CNAME must be `defaultDomain`. */
  subDomain?: pulumi.Input<string | undefined>;
  /** Protocols of calls to the domain. */
  protocol?: pulumi.Input<string | undefined>;
  /** Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`). */
  netType?: pulumi.Input<string | undefined>;
  /** Whether the environments have the default paths `/test`, `/prepub` and `/release`. */
  isDefaultMapping?: pulumi.Input<boolean | undefined>;
  /** The service's own domain, which your domain points to. The platform does not return it: after an import, the state takes the value of your program. */
  defaultDomain?: pulumi.Input<string | undefined>;
  /** ID of the domain's certificate, for HTTPS. */
  certificateId?: pulumi.Input<string | undefined>;
  /** The environment of each path. Required when `isDefaultMapping` is false; otherwise it has no effect. */
  pathMappings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether HTTP calls are redirected to HTTPS. Requires the protocol `https` or `http&https`. */
  isForcedHttps?: pulumi.Input<boolean | undefined>;
  /** 1 if the domain resolves to the service, otherwise 0. */
  status?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  apiGatewayCustomDomainId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayCustomDomain}. */
export interface ApiGatewayCustomDomainArgs {
  /** The service that the domain leads to, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** Your domain, such as `api.example.com`. Its CNAME must be `defaultDomain`. Must be a domain name, without a scheme, port or path. A change replaces the resource. */
  subDomain: pulumi.Input<string>;
  /** Protocols of calls to the domain. Known values are `http`, `https` and `http&https`; the platform may accept others. Must not be empty. `isForcedHttps` requires the `protocol` https or http&https. */
  protocol: pulumi.Input<string>;
  /** Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`). Known values are `OUTER` and `INNER`; the platform may accept others. Must not be empty. */
  netType: pulumi.Input<string>;
  /** Whether the environments have the default paths `/test`, `/prepub` and `/release`. Defaults to `true`. `pathMappings` is required when `isDefaultMapping` is false. */
  isDefaultMapping?: pulumi.Input<boolean | undefined>;
  /** The service's own domain, which your domain points to. The platform does not return it: after an import, the state takes the value of your program. Must not be empty. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  defaultDomain: pulumi.Input<string>;
  /** ID of the domain's certificate, for HTTPS. If omitted, the platform chooses a value. */
  certificateId?: pulumi.Input<string | undefined>;
  /** The environment of each path. Required when `isDefaultMapping` is false; otherwise it has no effect. At most 3 elements. If omitted, the platform chooses a value. `pathMappings` is required when `isDefaultMapping` is false. Elements of `pathMappings` must be unique. */
  pathMappings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether HTTP calls are redirected to HTTPS. Requires the protocol `https` or `http&https`. Defaults to `false`. `isForcedHttps` requires the `protocol` https or http&https. */
  isForcedHttps?: pulumi.Input<boolean | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayCustomDomainId?: pulumi.Input<string | undefined>;
}
