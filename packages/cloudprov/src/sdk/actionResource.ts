// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/any-action.ts";
import * as utilities from "./utilities.ts";

/**
 * An object of any service of the platform, including services without a resource in this package. Your program defines the actions that create, read, change and delete it.
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
 * The ID has the form `<ID>`. Declare the resource with the object's current values and the resource option below: the provider reads the object in the same run. The command `pulumi import` is rejected, because it does not run the program.
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
   * @param state State used to look up the object.
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

  /** Returns true if the value is an instance of ActionResource, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ActionResource {
    return utilities.isInstance(obj, ActionResource.__pulumiType);
  }

  /** The service: the first label of its host, such as `vpc`. */
  declare public readonly service: pulumi.Output<string>;

  /** Version of the service's API, such as `2017-03-12`. */
  declare public readonly version: pulumi.Output<string>;

  /** Region of the request. Defaults to the provider's region. */
  declare public readonly region: pulumi.Output<string | undefined>;

  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** The object, with the platform's names. Only the members that your program gives are compared with the platform. Null, an empty string, an empty list and a missing member are equal, and a number equals its text. A change replaces the object unless an entry of `update` covers it. */
  declare public readonly properties: pulumi.Output<{ [key: string]: any } | undefined>;

  /** Secret members, which are merged into `properties` recursively. They are never compared with the platform; changes are sent. */
  declare public readonly secretProperties: pulumi.Output<{ [key: string]: any } | undefined>;

  /** How to create the object. */
  declare public readonly create: pulumi.Output<types.output.ActionCreate>;

  /** How to read the object. */
  declare public readonly read: pulumi.Output<types.output.ActionRead>;

  /** How to change members. If several entries cover a member, the first is used. By default, every change replaces the object. */
  declare public readonly update: pulumi.Output<types.output.ActionUpdate[] | undefined>;

  /** How to delete the object. */
  declare public readonly delete: pulumi.Output<types.output.ActionDelete>;

  /** Tags of the object, by key, which the tag service manages. They are changed in place. Tags that others add are removed by the next `pulumi up`; keys that begin with `qcs:`, `tencentcloud:` or `project` are reserved for the platform and ignored. Defaults to tags that the provider neither reads nor changes. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Name of the object for the tag service, in the platform's form of six segments, such as `qcs::vpc:{region}:uin/:vpc/{id}`. `{region}` is the region of the resource; objects without a region have an empty segment. The service may differ from the service of the actions: a security group is `qcs::cvm:{region}:uin/:sg/{id}`. */
  declare public readonly tagResource: pulumi.Output<string | undefined>;

  /** When a new or changed object is ready, according to `read`. */
  declare public readonly ready: pulumi.Output<types.output.ActionReady | undefined>;

  /** Dotted paths of members that others may change: a refresh ignores their values. */
  declare public readonly ignoreDrift: pulumi.Output<string[] | undefined>;

  /** Lists whose order does not matter, by dotted path: the member that identifies their elements, or `""` if the elements are texts or numbers. */
  declare public readonly listKeys: pulumi.Output<{ [key: string]: string } | undefined>;

  /** How to compare members that the platform normalizes, by dotted path, such as `{ PublicKey: "public-key" }`. Values that the comparison treats as equal are neither a change nor drift. `case-insensitive` ignores upper and lower case. `domain` also ignores a final dot, and treats international domain names as equal to their ASCII form. `json` compares JSON texts by their values, also with an object or list. `public-key` compares the type and the key, and ignores the comment. `whitespace` ignores spaces and line breaks. For other members, write the value as the platform returns it, or use `ignoreDrift`. */
  declare public readonly compareAs: pulumi.Output<{ [key: string]: enums.ActionResourceCompareA } | undefined>;

  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  declare public readonly retryCodes: pulumi.Output<string[] | undefined>;

  /** Dotted paths in the object of the values to return in `values`. */
  declare public readonly outputs: pulumi.Output<string[] | undefined>;

  /** Dotted paths in the object of the values to return in `secretValues`. */
  declare public readonly secretOutputs: pulumi.Output<string[] | undefined>;

  /** The values that `outputs` lists, by path. */
  declare public readonly values: pulumi.Output<{ [key: string]: any }>;

  /** The values that `secretOutputs` lists, by path. */
  declare public readonly secretValues: pulumi.Output<{ [key: string]: any }>;

  /** ID of the object on the platform. */
  declare public readonly objectId: pulumi.Output<string>;

  /** The platform's response to the creation, while no ID is found in it. */
  declare public readonly createAnswer: pulumi.Output<any | undefined>;

  /** ID of the task that creates the object, while the provider waits for it. */
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
      inputs["tags"] = state?.tags;
      inputs["tagResource"] = state?.tagResource;
      inputs["ready"] = state?.ready;
      inputs["ignoreDrift"] = state?.ignoreDrift;
      inputs["listKeys"] = state?.listKeys;
      inputs["compareAs"] = state?.compareAs;
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
      inputs["tags"] = args?.tags;
      inputs["tagResource"] = args?.tagResource;
      inputs["ready"] = args?.ready;
      inputs["ignoreDrift"] = args?.ignoreDrift;
      inputs["listKeys"] = args?.listKeys;
      inputs["compareAs"] = args?.compareAs;
      inputs["retryCodes"] = args?.retryCodes;
      inputs["outputs"] = args?.outputs;
      inputs["secretOutputs"] = args?.secretOutputs;
      inputs["values"] = undefined;
      inputs["secretValues"] = undefined;
      inputs["objectId"] = undefined;
      inputs["createAnswer"] = undefined;
      inputs["pendingTask"] = undefined;
      utilities.requireArguments("ActionResource", name, inputs, args, opts, ["service", "version", "create", "read", "delete"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ActionResource.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretProperties", "secretValues", "createAnswer"] }));
  }
}

/** State that `ActionResource.get` uses to look up an object. */
export interface ActionResourceState {
  /** The service: the first label of its host, such as `vpc`. */
  service?: pulumi.Input<string | undefined>;
  /** Version of the service's API, such as `2017-03-12`. */
  version?: pulumi.Input<string | undefined>;
  /** Region of the request. Defaults to the provider's region. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. */
  domain?: pulumi.Input<string | undefined>;
  /** The object, with the platform's names. Only the members that your program gives are compared with the platform. Null, an empty string, an empty list and a missing member are equal, and a number equals its text. A change replaces the object unless an entry of `update` covers it. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Secret members, which are merged into `properties` recursively. They are never compared with the platform; changes are sent. */
  secretProperties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How to create the object. */
  create?: pulumi.Input<types.input.ActionCreate | undefined>;
  /** How to read the object. */
  read?: pulumi.Input<types.input.ActionRead | undefined>;
  /** How to change members. If several entries cover a member, the first is used. By default, every change replaces the object. */
  update?: pulumi.Input<pulumi.Input<types.input.ActionUpdate>[] | undefined>;
  /** How to delete the object. */
  delete?: pulumi.Input<types.input.ActionDelete | undefined>;
  /** Tags of the object, by key, which the tag service manages. They are changed in place. Tags that others add are removed by the next `pulumi up`; keys that begin with `qcs:`, `tencentcloud:` or `project` are reserved for the platform and ignored. Defaults to tags that the provider neither reads nor changes. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Name of the object for the tag service, in the platform's form of six segments, such as `qcs::vpc:{region}:uin/:vpc/{id}`. `{region}` is the region of the resource; objects without a region have an empty segment. The service may differ from the service of the actions: a security group is `qcs::cvm:{region}:uin/:sg/{id}`. */
  tagResource?: pulumi.Input<string | undefined>;
  /** When a new or changed object is ready, according to `read`. */
  ready?: pulumi.Input<types.input.ActionReady | undefined>;
  /** Dotted paths of members that others may change: a refresh ignores their values. */
  ignoreDrift?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Lists whose order does not matter, by dotted path: the member that identifies their elements, or `""` if the elements are texts or numbers. */
  listKeys?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** How to compare members that the platform normalizes, by dotted path, such as `{ PublicKey: "public-key" }`. Values that the comparison treats as equal are neither a change nor drift. `case-insensitive` ignores upper and lower case. `domain` also ignores a final dot, and treats international domain names as equal to their ASCII form. `json` compares JSON texts by their values, also with an object or list. `public-key` compares the type and the key, and ignores the comment. `whitespace` ignores spaces and line breaks. For other members, write the value as the platform returns it, or use `ignoreDrift`. */
  compareAs?: pulumi.Input<{ [key: string]: pulumi.Input<enums.ActionResourceCompareA | (string & {})> } | undefined>;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the object of the values to return in `values`. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the object of the values to return in `secretValues`. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The values that `outputs` lists, by path. */
  values?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** The values that `secretOutputs` lists, by path. */
  secretValues?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** ID of the object on the platform. */
  objectId?: pulumi.Input<string | undefined>;
  /** The platform's response to the creation, while no ID is found in it. */
  createAnswer?: pulumi.Input<any | undefined>;
  /** ID of the task that creates the object, while the provider waits for it. */
  pendingTask?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ActionResource}. */
export interface ActionResourceArgs {
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. A change replaces the resource. */
  service: pulumi.Input<string>;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: pulumi.Input<string>;
  /** Region of the request. Defaults to the provider's region. A change replaces the resource. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. Must be a domain without a scheme, such as intl.tencentcloudapi.com. A change replaces the resource. */
  domain?: pulumi.Input<string | undefined>;
  /** The object, with the platform's names. Only the members that your program gives are compared with the platform. Null, an empty string, an empty list and a missing member are equal, and a number equals its text. A change replaces the object unless an entry of `update` covers it. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Secret members, which are merged into `properties` recursively. They are never compared with the platform; changes are sent. The platform never returns it, so it is compared with the previous input. */
  secretProperties?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How to create the object. */
  create: pulumi.Input<types.input.ActionCreate>;
  /** How to read the object. */
  read: pulumi.Input<types.input.ActionRead>;
  /** How to change members. If several entries cover a member, the first is used. By default, every change replaces the object. */
  update?: pulumi.Input<pulumi.Input<types.input.ActionUpdate>[] | undefined>;
  /** How to delete the object. */
  delete: pulumi.Input<types.input.ActionDelete>;
  /** Tags of the object, by key, which the tag service manages. They are changed in place. Tags that others add are removed by the next `pulumi up`; keys that begin with `qcs:`, `tencentcloud:` or `project` are reserved for the platform and ignored. Defaults to tags that the provider neither reads nor changes. `tagResource` must be set with `tags`. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Name of the object for the tag service, in the platform's form of six segments, such as `qcs::vpc:{region}:uin/:vpc/{id}`. `{region}` is the region of the resource; objects without a region have an empty segment. The service may differ from the service of the actions: a security group is `qcs::cvm:{region}:uin/:sg/{id}`. Must be a resource name of six segments, such as qcs::vpc:{region}:uin/:vpc/{id}. `tagResource` must be set with `tags`. */
  tagResource?: pulumi.Input<string | undefined>;
  /** When a new or changed object is ready, according to `read`. */
  ready?: pulumi.Input<types.input.ActionReady | undefined>;
  /** Dotted paths of members that others may change: a refresh ignores their values. */
  ignoreDrift?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Lists whose order does not matter, by dotted path: the member that identifies their elements, or `""` if the elements are texts or numbers. */
  listKeys?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** How to compare members that the platform normalizes, by dotted path, such as `{ PublicKey: "public-key" }`. Values that the comparison treats as equal are neither a change nor drift. `case-insensitive` ignores upper and lower case. `domain` also ignores a final dot, and treats international domain names as equal to their ASCII form. `json` compares JSON texts by their values, also with an object or list. `public-key` compares the type and the key, and ignores the comment. `whitespace` ignores spaces and line breaks. For other members, write the value as the platform returns it, or use `ignoreDrift`. One of `case-insensitive`, `domain`, `json`, `public-key` or `whitespace`. */
  compareAs?: pulumi.Input<{ [key: string]: pulumi.Input<enums.ActionResourceCompareA | (string & {})> } | undefined>;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the object of the values to return in `values`. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the object of the values to return in `secretValues`. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}
