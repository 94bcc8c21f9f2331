// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A page that documents APIs of a service for their callers. The platform rebuilds it after each change.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const manual = new cloudprov.ApiGatewayApiDoc("manual", {
 *     apiDocName: "manual",
 *     serviceId: config.require("serviceId"),
 *     environment: "release",
 *     apiIds: [config.require("apiId")],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<document ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApiDoc:ApiGatewayApiDoc example apidoc-a7ragqam
 * ```
 */
export class ApiGatewayApiDoc extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApiDoc:ApiGatewayApiDoc";

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
    state?: ApiGatewayApiDocState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApiDoc {
    return new ApiGatewayApiDoc(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApiDoc, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApiDoc {
    return utilities.isInstance(obj, ApiGatewayApiDoc.__pulumiType);
  }

  /** Name of the document. */
  declare public readonly apiDocName: pulumi.Output<string>;

  /** The service of the documented APIs, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Environment in which the APIs are documented. */
  declare public readonly environment: pulumi.Output<string>;

  /** IDs of the documented APIs, `api-...`. */
  declare public readonly apiIds: pulumi.Output<string[]>;

  /** ID of the document, `apidoc-...`. */
  declare public readonly apiDocId: pulumi.Output<string>;

  /** Status of the build: `PROCESSING`, `COMPLETED` or `FAIL`. */
  declare public readonly apiDocStatus: pulumi.Output<string>;

  /** Number of documented APIs. */
  declare public readonly apiCount: pulumi.Output<number>;

  /** Number of times the document was viewed. */
  declare public readonly viewCount: pulumi.Output<number>;

  /** Number of times the document was published. */
  declare public readonly releaseCount: pulumi.Output<number>;

  /** URI of the document. */
  declare public readonly apiDocUri: pulumi.Output<string>;

  /** Password for those with whom the document is shared. */
  declare public readonly sharePassword: pulumi.Output<string>;

  /** Time of the last change, in UTC. */
  declare public readonly updatedTime: pulumi.Output<string>;

  /** Name of the service. */
  declare public readonly serviceName: pulumi.Output<string>;

  /** Names of the APIs. */
  declare public readonly apiNames: pulumi.Output<string[]>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiDocId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiDocArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiDocArgs | ApiGatewayApiDocState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiDocState | undefined;
      inputs["apiDocName"] = state?.apiDocName;
      inputs["serviceId"] = state?.serviceId;
      inputs["environment"] = state?.environment;
      inputs["apiIds"] = state?.apiIds;
      inputs["apiDocId"] = state?.apiDocId;
      inputs["apiDocStatus"] = state?.apiDocStatus;
      inputs["apiCount"] = state?.apiCount;
      inputs["viewCount"] = state?.viewCount;
      inputs["releaseCount"] = state?.releaseCount;
      inputs["apiDocUri"] = state?.apiDocUri;
      inputs["sharePassword"] = state?.sharePassword;
      inputs["updatedTime"] = state?.updatedTime;
      inputs["serviceName"] = state?.serviceName;
      inputs["apiNames"] = state?.apiNames;
      inputs["apiGatewayApiDocId"] = state?.apiGatewayApiDocId;
    } else {
      const args = argsOrState as ApiGatewayApiDocArgs | undefined;
      inputs["apiDocName"] = args?.apiDocName;
      inputs["serviceId"] = args?.serviceId;
      inputs["environment"] = args?.environment;
      inputs["apiIds"] = args?.apiIds;
      inputs["apiGatewayApiDocId"] = args?.apiGatewayApiDocId;
      inputs["apiDocId"] = undefined;
      inputs["apiDocStatus"] = undefined;
      inputs["apiCount"] = undefined;
      inputs["viewCount"] = undefined;
      inputs["releaseCount"] = undefined;
      inputs["apiDocUri"] = undefined;
      inputs["sharePassword"] = undefined;
      inputs["updatedTime"] = undefined;
      inputs["serviceName"] = undefined;
      inputs["apiNames"] = undefined;
      utilities.requireArguments("ApiGatewayApiDoc", name, inputs, args, opts, ["apiDocName", "serviceId", "environment", "apiIds"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApiDoc.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["sharePassword"] }));
  }
}

/** State that `ApiGatewayApiDoc.get` uses to look up an object. */
export interface ApiGatewayApiDocState {
  /** Name of the document. */
  apiDocName?: pulumi.Input<string | undefined>;
  /** The service of the documented APIs, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Environment in which the APIs are documented. */
  environment?: pulumi.Input<string | undefined>;
  /** IDs of the documented APIs, `api-...`. */
  apiIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** ID of the document, `apidoc-...`. */
  apiDocId?: pulumi.Input<string | undefined>;
  /** Status of the build: `PROCESSING`, `COMPLETED` or `FAIL`. */
  apiDocStatus?: pulumi.Input<string | undefined>;
  /** Number of documented APIs. */
  apiCount?: pulumi.Input<number | undefined>;
  /** Number of times the document was viewed. */
  viewCount?: pulumi.Input<number | undefined>;
  /** Number of times the document was published. */
  releaseCount?: pulumi.Input<number | undefined>;
  /** URI of the document. */
  apiDocUri?: pulumi.Input<string | undefined>;
  /** Password for those with whom the document is shared. */
  sharePassword?: pulumi.Input<string | undefined>;
  /** Time of the last change, in UTC. */
  updatedTime?: pulumi.Input<string | undefined>;
  /** Name of the service. */
  serviceName?: pulumi.Input<string | undefined>;
  /** Names of the APIs. */
  apiNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  apiGatewayApiDocId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApiDoc}. */
export interface ApiGatewayApiDocArgs {
  /** Name of the document. Must not be empty. */
  apiDocName: pulumi.Input<string>;
  /** The service of the documented APIs, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Environment in which the APIs are documented. Known values are `test`, `prepub` and `release`; the platform may accept others. Must not be empty. */
  environment: pulumi.Input<string>;
  /** IDs of the documented APIs, `api-...`. At least 1 element. */
  apiIds: pulumi.Input<pulumi.Input<string>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiDocId?: pulumi.Input<string | undefined>;
}
