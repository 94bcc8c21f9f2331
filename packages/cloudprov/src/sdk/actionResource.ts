// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * An object of any service of the platform, also of those that this package does not model: the program says by which actions it is made, read, changed and removed.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const web = new cloudprov.ActionResource("web", {
 *     service: "vpc",
 *     version: "2017-03-12",
 *     properties: {
 *         GroupName: "web",
 *         GroupDescription: "Web servers",
 *     },
 *     create: {
 *         action: "CreateSecurityGroup",
 *         id: ["SecurityGroup.SecurityGroupId"],
 *         find: {
 *             parameters: { Filters: [{ Name: "security-group-name", Values: ["{properties.GroupName}"] }] },
 *             by: ["GroupName"],
 *             map: { GroupName: "SecurityGroupName" },
 *             id: ["SecurityGroupId"],
 *             createdAt: "CreatedTime",
 *         },
 *     },
 *     read: {
 *         action: "DescribeSecurityGroups",
 *         parameters: { SecurityGroupIds: ["{id}"] },
 *         at: "SecurityGroupSet",
 *         map: { GroupName: "SecurityGroupName", GroupDescription: "SecurityGroupDesc" },
 *     },
 *     update: [{
 *         members: ["GroupName", "GroupDescription"],
 *         action: "ModifySecurityGroupAttribute",
 *         parameters: { SecurityGroupId: "{id}" },
 *     }],
 *     delete: {
 *         action: "DeleteSecurityGroup",
 *         parameters: { SecurityGroupId: "{id}" },
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The ID has the form `<ID>`. Declare the resource as the object is, with the resource option that imports it: the object is read as the program says, in the same run. The command `pulumi import` knows no program, and is refused.
 *
 * ```ts
 * { import: "sg-1a2b3c4d" }
 * ```
 */
export class ActionResource extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/actionResource:ActionResource";

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
    state?: ActionResourceState,
    opts?: pulumi.CustomResourceOptions,
  ): ActionResource {
    return new ActionResource(name, state as any, { ...opts, id });
  }

  /** True when the value is of the class ActionResource, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is ActionResource {
    return utilities.isInstance(obj, ActionResource.__pulumiType);
  }

  /** The service: the first label of its host, such as `vpc`. */
  declare public readonly service: pulumi.Output<string>;

  /** Version of the service's API, such as `2017-03-12`. */
  declare public readonly version: pulumi.Output<string>;

  /** Region that is asked. Default: the provider's. */
  declare public readonly region: pulumi.Output<string | undefined>;

  /** Root domain of the API, below which the service is a host. Default: the provider's. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** The object, by the platform's own names. Only what is given is compared with what there is: null, an empty text, an empty list and nothing are the same, and numbers equal numeric texts. A change replaces the object unless an entry of `update` is for it. */
  declare public readonly properties: pulumi.Output<{ [key: string]: any } | undefined>;

  /** Members that nobody may see, merged into `properties` member by member. They are never compared with what there is; a change is sent. */
  declare public readonly secretProperties: pulumi.Output<{ [key: string]: any } | undefined>;

  /** How the object is made. */
  declare public readonly create: pulumi.Output<output.ActionCreate>;

  /** How the object is read. */
  declare public readonly read: pulumi.Output<output.ActionRead>;

  /** How members are changed: of several entries that are for one, the first is used. Left out, every change replaces the object. */
  declare public readonly update: pulumi.Output<output.ActionUpdate[] | undefined>;

  /** How the object is removed. */
  declare public readonly delete: pulumi.Output<output.ActionDelete>;

  /** When a new or changed object can be used, by what `read` tells. */
  declare public readonly ready: pulumi.Output<output.ActionReady | undefined>;

  /** Dotted paths of members that others may change: what is read of them does not count. */
  declare public readonly ignoreDrift: pulumi.Output<string[] | undefined>;

  /** Lists whose order means nothing, by their dotted paths: the member that tells their elements apart, or `""` where they are texts or numbers. */
  declare public readonly listKeys: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  declare public readonly retryCodes: pulumi.Output<string[] | undefined>;

  /** Dotted paths of what `read` tells of the object that `values` holds. */
  declare public readonly outputs: pulumi.Output<string[] | undefined>;

  /** The same for `secretValues`, which nobody may see. */
  declare public readonly secretOutputs: pulumi.Output<string[] | undefined>;

  /** What `outputs` names of the object, by its paths. */
  declare public readonly values: pulumi.Output<{ [key: string]: any }>;

  /** What `secretOutputs` names of the object, by its paths. */
  declare public readonly secretValues: pulumi.Output<{ [key: string]: any }>;

  /** ID of the object on the platform. */
  declare public readonly objectId: pulumi.Output<string>;

  /** What the platform answered when it made the object, while no ID is found in it. */
  declare public readonly createAnswer: pulumi.Output<any | undefined>;

  /** ID of the task that makes the object, while it is waited for. */
  declare public readonly pendingTask: pulumi.Output<string | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ActionResourceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ActionResourceArgs | ActionResourceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ActionResourceState | undefined;
      inputs["service"] = state?.service;
      inputs["version"] = state?.version;
      inputs["region"] = state?.region;
      inputs["domain"] = state?.domain;
      inputs["properties"] = state?.properties;
      inputs["secretProperties"] = state?.secretProperties;
      inputs["create"] = state?.create;
      inputs["read"] = state?.read;
      inputs["update"] = state?.update;
      inputs["delete"] = state?.delete;
      inputs["ready"] = state?.ready;
      inputs["ignoreDrift"] = state?.ignoreDrift;
      inputs["listKeys"] = state?.listKeys;
      inputs["retryCodes"] = state?.retryCodes;
      inputs["outputs"] = state?.outputs;
      inputs["secretOutputs"] = state?.secretOutputs;
      inputs["values"] = state?.values;
      inputs["secretValues"] = state?.secretValues;
      inputs["objectId"] = state?.objectId;
      inputs["createAnswer"] = state?.createAnswer;
      inputs["pendingTask"] = state?.pendingTask;
    } else {
      const args = argsOrState as ActionResourceArgs | undefined;
      utilities.requireArguments("ActionResource", name, args, opts, ["service", "version", "create", "read", "delete"]);
      inputs["service"] = args?.service;
      inputs["version"] = args?.version;
      inputs["region"] = args?.region;
      inputs["domain"] = args?.domain;
      inputs["properties"] = args?.properties;
      inputs["secretProperties"] = utilities.secret(args?.secretProperties);
      inputs["create"] = args?.create;
      inputs["read"] = args?.read;
      inputs["update"] = args?.update;
      inputs["delete"] = args?.delete;
      inputs["ready"] = args?.ready;
      inputs["ignoreDrift"] = args?.ignoreDrift;
      inputs["listKeys"] = args?.listKeys;
      inputs["retryCodes"] = args?.retryCodes;
      inputs["outputs"] = args?.outputs;
      inputs["secretOutputs"] = args?.secretOutputs;
      inputs["values"] = undefined;
      inputs["secretValues"] = undefined;
      inputs["objectId"] = undefined;
      inputs["createAnswer"] = undefined;
      inputs["pendingTask"] = undefined;
    }
    super(ActionResource.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretProperties", "secretValues", "createAnswer"] }));
  }
}

/** What is known of the object that `ActionResource.get` looks up. */
export interface ActionResourceState {
  /** The service: the first label of its host, such as `vpc`. */
  service?: pulumi.Input<string | undefined>;
  /** Version of the service's API, such as `2017-03-12`. */
  version?: pulumi.Input<string | undefined>;
  /** Region that is asked. Default: the provider's. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API, below which the service is a host. Default: the provider's. */
  domain?: pulumi.Input<string | undefined>;
  /** The object, by the platform's own names. Only what is given is compared with what there is: null, an empty text, an empty list and nothing are the same, and numbers equal numeric texts. A change replaces the object unless an entry of `update` is for it. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Members that nobody may see, merged into `properties` member by member. They are never compared with what there is; a change is sent. */
  secretProperties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How the object is made. */
  create?: pulumi.Input<input.ActionCreate | undefined>;
  /** How the object is read. */
  read?: pulumi.Input<input.ActionRead | undefined>;
  /** How members are changed: of several entries that are for one, the first is used. Left out, every change replaces the object. */
  update?: pulumi.Input<pulumi.Input<input.ActionUpdate>[] | undefined>;
  /** How the object is removed. */
  delete?: pulumi.Input<input.ActionDelete | undefined>;
  /** When a new or changed object can be used, by what `read` tells. */
  ready?: pulumi.Input<input.ActionReady | undefined>;
  /** Dotted paths of members that others may change: what is read of them does not count. */
  ignoreDrift?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Lists whose order means nothing, by their dotted paths: the member that tells their elements apart, or `""` where they are texts or numbers. */
  listKeys?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths of what `read` tells of the object that `values` holds. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The same for `secretValues`, which nobody may see. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** What `outputs` names of the object, by its paths. */
  values?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** What `secretOutputs` names of the object, by its paths. */
  secretValues?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** ID of the object on the platform. */
  objectId?: pulumi.Input<string | undefined>;
  /** What the platform answered when it made the object, while no ID is found in it. */
  createAnswer?: pulumi.Input<any | undefined>;
  /** ID of the task that makes the object, while it is waited for. */
  pendingTask?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ActionResource}. */
export interface ActionResourceArgs {
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. A change replaces the resource. */
  service: pulumi.Input<string>;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: pulumi.Input<string>;
  /** Region that is asked. Default: the provider's. A change replaces the resource. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API, below which the service is a host. Default: the provider's. Must be a domain without a scheme, such as intl.tencentcloudapi.com. A change replaces the resource. */
  domain?: pulumi.Input<string | undefined>;
  /** The object, by the platform's own names. Only what is given is compared with what there is: null, an empty text, an empty list and nothing are the same, and numbers equal numeric texts. A change replaces the object unless an entry of `update` is for it. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Members that nobody may see, merged into `properties` member by member. They are never compared with what there is; a change is sent. The platform never tells it: it is compared with what was given before. */
  secretProperties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How the object is made. */
  create: pulumi.Input<input.ActionCreate>;
  /** How the object is read. */
  read: pulumi.Input<input.ActionRead>;
  /** How members are changed: of several entries that are for one, the first is used. Left out, every change replaces the object. */
  update?: pulumi.Input<pulumi.Input<input.ActionUpdate>[] | undefined>;
  /** How the object is removed. */
  delete: pulumi.Input<input.ActionDelete>;
  /** When a new or changed object can be used, by what `read` tells. */
  ready?: pulumi.Input<input.ActionReady | undefined>;
  /** Dotted paths of members that others may change: what is read of them does not count. */
  ignoreDrift?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Lists whose order means nothing, by their dotted paths: the member that tells their elements apart, or `""` where they are texts or numbers. */
  listKeys?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths of what `read` tells of the object that `values` holds. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The same for `secretValues`, which nobody may see. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}
