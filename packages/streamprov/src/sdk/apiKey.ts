// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * An API key of a service account or user. It gives access to a Kafka, Schema Registry or ksqlDB cluster, a Flink region, Tableflow, or the control plane.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const key = new streamprov.ApiKey("orders", {
 *     owner: { id: config.require("serviceAccountId"), kind: "ServiceAccount", apiVersion: "iam/v2" },
 *     managedResource: {
 *         id: config.require("kafkaClusterId"),
 *         kind: "Cluster",
 *         apiVersion: "cmk/v2",
 *         environment: { id: config.require("environmentId") },
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `[<environment ID>/]<API key>`.
 * Also required: `API_KEY_SECRET_<API key>`, an environment variable with the key's secret, such as `API_KEY_SECRET_EGWX3S4BVNQIRBMJ`. When only one key is imported, `API_KEY_SECRET` also works. The platform does not return the secret again. Cloud, Tableflow and Global keys do not belong to an environment: their import ID is the key alone.
 *
 * ```sh
 * pulumi import streamprov:index/apiKey:ApiKey example env-abc123/EGWX3S4BVNQIRBMJ
 * ```
 */
export class ApiKey extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/apiKey:ApiKey";

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
    state?: ApiKeyState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiKey {
    return new ApiKey(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiKey, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiKey {
    return utilities.isInstance(obj, ApiKey.__pulumiType);
  }

  /** Display name. It does not have to be unique. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description of the key. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
  declare public readonly owner: pulumi.Output<types.output.ApiKeyOwner>;

  /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
  declare public readonly managedResource: pulumi.Output<types.output.ApiKeyManagedResource | undefined>;

  /** Skips the wait until the service accepts the new key. Needed for Kafka clusters on private networks that this machine cannot reach. A change takes effect without a request to the platform. */
  declare public readonly disableWaitForReady: pulumi.Output<boolean>;

  /** Secret of the key. The platform returns it only once, when the key is created. */
  declare public readonly secret: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiKeyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiKeyArgs | ApiKeyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiKeyState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["owner"] = state?.owner;
      inputs["managedResource"] = state?.managedResource;
      inputs["disableWaitForReady"] = state?.disableWaitForReady;
      inputs["secret"] = state?.secret;
    } else {
      const args = argsOrState as ApiKeyArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["owner"] = args?.owner;
      inputs["managedResource"] = args?.managedResource;
      inputs["disableWaitForReady"] = args?.disableWaitForReady;
      inputs["secret"] = undefined;
      utilities.requireArguments("ApiKey", name, inputs, args, opts, ["owner"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiKey.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secret"] }));
  }
}

/** State that `ApiKey.get` uses to look up an object. */
export interface ApiKeyState {
  /** Display name. It does not have to be unique. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description of the key. */
  description?: pulumi.Input<string | undefined>;
  /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
  owner?: pulumi.Input<types.input.ApiKeyOwner | undefined>;
  /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
  managedResource?: pulumi.Input<types.input.ApiKeyManagedResource | undefined>;
  /** Skips the wait until the service accepts the new key. Needed for Kafka clusters on private networks that this machine cannot reach. A change takes effect without a request to the platform. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
  /** Secret of the key. The platform returns it only once, when the key is created. */
  secret?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiKey}. */
export interface ApiKeyArgs {
  /** Display name. It does not have to be unique. Must not be empty. Defaults to a name generated from the resource's name in the program. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description of the key. Must not be empty. */
  description?: pulumi.Input<string | undefined>;
  /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. A change replaces the resource. */
  owner: pulumi.Input<types.input.ApiKeyOwner>;
  /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. A change replaces the resource. */
  managedResource?: pulumi.Input<types.input.ApiKeyManagedResource | undefined>;
  /** Skips the wait until the service accepts the new key. Needed for Kafka clusters on private networks that this machine cannot reach. A change takes effect without a request to the platform. Defaults to `false`. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
}
