// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/any-action.ts";
import * as utilities from "./utilities.ts";

/**
 * A call of any action that runs once: when the resource is created, and again when the call or one of its triggers changes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const flush = new cloudprov.ActionCall("flush", {
 *     service: "tdmq",
 *     version: "2020-02-17",
 *     action: "ClearCmqQueue",
 *     parameters: { QueueName: "orders" },
 *     triggers: { release: "2026-11-22" },
 *     repeatable: true,
 * });
 * ```
 *
 * ## Import
 *
 * It cannot be imported, because a call leaves no object to read; declare it in your program, which calls the action.
 */
export class ActionCall extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/actionCall:ActionCall";

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
    state?: ActionCallState,
    opts?: pulumi.CustomResourceOptions,
  ): ActionCall {
    return new ActionCall(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ActionCall, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ActionCall {
    return utilities.isInstance(obj, ActionCall.__pulumiType);
  }

  /** The service: the first label of its host, such as `vpc`. */
  declare public readonly service: pulumi.Output<string>;

  /** Version of the service's API, such as `2017-03-12`. */
  declare public readonly version: pulumi.Output<string>;

  /** Region of the request. Defaults to the provider's region. */
  declare public readonly region: pulumi.Output<string | undefined>;

  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** The action, such as `StartInstances`. */
  declare public readonly action: pulumi.Output<string>;

  /** Parameters of the action, with the platform's names. */
  declare public readonly parameters: pulumi.Output<{ [key: string]: any } | undefined>;

  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). */
  declare public readonly secretParameters: pulumi.Output<{ [key: string]: any } | undefined>;

  /** Values that trigger another call when they change, such as the ID of the affected object. */
  declare public readonly triggers: pulumi.Output<{ [key: string]: any } | undefined>;

  /** Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a call whose response was lost. */
  declare public readonly clientToken: pulumi.Output<boolean | undefined>;

  /** Whether the action may be called again when its response was lost, because calling it twice has the same effect as calling it once. */
  declare public readonly repeatable: pulumi.Output<boolean | undefined>;

  /** A task that does the work. The provider waits for it. */
  declare public readonly task: pulumi.Output<types.output.ActionTask | undefined>;

  /** Action to call before the resource is deleted or its action is called again. By default, nothing is undone. */
  declare public readonly undo: pulumi.Output<types.output.ActionUndo | undefined>;

  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  declare public readonly retryCodes: pulumi.Output<string[] | undefined>;

  /** Dotted paths in the response of the values to return in `values`. */
  declare public readonly outputs: pulumi.Output<string[] | undefined>;

  /** Dotted paths in the response of the values to return in `secretValues`. */
  declare public readonly secretOutputs: pulumi.Output<string[] | undefined>;

  /** The values that `outputs` lists, by path. */
  declare public readonly values: pulumi.Output<{ [key: string]: any }>;

  /** The values that `secretOutputs` lists, by path. */
  declare public readonly secretValues: pulumi.Output<{ [key: string]: any }>;

  /** ID of the request, for the platform's support. */
  declare public readonly requestId: pulumi.Output<string>;

  /** ID of the task that does the work, while the provider waits for it. */
  declare public readonly pendingTask: pulumi.Output<string | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ActionCallArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ActionCallArgs | ActionCallState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ActionCallState | undefined;
      inputs["service"] = state?.service;
      inputs["version"] = state?.version;
      inputs["region"] = state?.region;
      inputs["domain"] = state?.domain;
      inputs["action"] = state?.action;
      inputs["parameters"] = state?.parameters;
      inputs["secretParameters"] = state?.secretParameters;
      inputs["triggers"] = state?.triggers;
      inputs["clientToken"] = state?.clientToken;
      inputs["repeatable"] = state?.repeatable;
      inputs["task"] = state?.task;
      inputs["undo"] = state?.undo;
      inputs["retryCodes"] = state?.retryCodes;
      inputs["outputs"] = state?.outputs;
      inputs["secretOutputs"] = state?.secretOutputs;
      inputs["values"] = state?.values;
      inputs["secretValues"] = state?.secretValues;
      inputs["requestId"] = state?.requestId;
      inputs["pendingTask"] = state?.pendingTask;
    } else {
      const args = argsOrState as ActionCallArgs | undefined;
      inputs["service"] = args?.service;
      inputs["version"] = args?.version;
      inputs["region"] = args?.region;
      inputs["domain"] = args?.domain;
      inputs["action"] = args?.action;
      inputs["parameters"] = args?.parameters;
      inputs["secretParameters"] = utilities.secret(args?.secretParameters);
      inputs["triggers"] = args?.triggers;
      inputs["clientToken"] = args?.clientToken;
      inputs["repeatable"] = args?.repeatable;
      inputs["task"] = args?.task;
      inputs["undo"] = args?.undo;
      inputs["retryCodes"] = args?.retryCodes;
      inputs["outputs"] = args?.outputs;
      inputs["secretOutputs"] = args?.secretOutputs;
      inputs["values"] = undefined;
      inputs["secretValues"] = undefined;
      inputs["requestId"] = undefined;
      inputs["pendingTask"] = undefined;
      utilities.requireArguments("ActionCall", name, inputs, args, opts, ["service", "version", "action"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ActionCall.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretParameters", "secretValues"] }));
  }
}

/** State that `ActionCall.get` uses to look up an object. */
export interface ActionCallState {
  /** The service: the first label of its host, such as `vpc`. */
  service?: pulumi.Input<string | undefined>;
  /** Version of the service's API, such as `2017-03-12`. */
  version?: pulumi.Input<string | undefined>;
  /** Region of the request. Defaults to the provider's region. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. */
  domain?: pulumi.Input<string | undefined>;
  /** The action, such as `StartInstances`. */
  action?: pulumi.Input<string | undefined>;
  /** Parameters of the action, with the platform's names. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). */
  secretParameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Values that trigger another call when they change, such as the ID of the affected object. */
  triggers?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a call whose response was lost. */
  clientToken?: pulumi.Input<boolean | undefined>;
  /** Whether the action may be called again when its response was lost, because calling it twice has the same effect as calling it once. */
  repeatable?: pulumi.Input<boolean | undefined>;
  /** A task that does the work. The provider waits for it. */
  task?: pulumi.Input<types.input.ActionTask | undefined>;
  /** Action to call before the resource is deleted or its action is called again. By default, nothing is undone. */
  undo?: pulumi.Input<types.input.ActionUndo | undefined>;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the response of the values to return in `values`. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the response of the values to return in `secretValues`. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The values that `outputs` lists, by path. */
  values?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** The values that `secretOutputs` lists, by path. */
  secretValues?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** ID of the request, for the platform's support. */
  requestId?: pulumi.Input<string | undefined>;
  /** ID of the task that does the work, while the provider waits for it. */
  pendingTask?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ActionCall}. */
export interface ActionCallArgs {
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. A change replaces the resource. */
  service: pulumi.Input<string>;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: pulumi.Input<string>;
  /** Region of the request. Defaults to the provider's region. A change replaces the resource. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. Must be a domain without a scheme, such as intl.tencentcloudapi.com. A change replaces the resource. */
  domain?: pulumi.Input<string | undefined>;
  /** The action, such as `StartInstances`. Must be the name of an action, such as DescribeInstances. A change replaces the resource. */
  action: pulumi.Input<string>;
  /** Parameters of the action, with the platform's names. A change replaces the resource. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). A change replaces the resource. */
  secretParameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Values that trigger another call when they change, such as the ID of the affected object. A change replaces the resource. */
  triggers?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a call whose response was lost. At most one of `clientToken` or `repeatable` can be set. */
  clientToken?: pulumi.Input<boolean | undefined>;
  /** Whether the action may be called again when its response was lost, because calling it twice has the same effect as calling it once. At most one of `clientToken` or `repeatable` can be set. */
  repeatable?: pulumi.Input<boolean | undefined>;
  /** A task that does the work. The provider waits for it. */
  task?: pulumi.Input<types.input.ActionTask | undefined>;
  /** Action to call before the resource is deleted or its action is called again. By default, nothing is undone. */
  undo?: pulumi.Input<types.input.ActionUndo | undefined>;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the response of the values to return in `values`. A change replaces the resource. */
  outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dotted paths in the response of the values to return in `secretValues`. A change replaces the resource. */
  secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}
