// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/apps.ts";
import * as utilities from "./utilities.ts";

/**
 * An app runs the processes of one image as services. A change uses the least disruptive operation: a new image or new registry credentials deploy, a new `config` restarts the app, and scaling affects only the scaled service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const web = new appprov.App("web", {
 *     envId: 123,
 *     handle: "web",
 *     dockerImage: "nginx:1.29",
 *     config: { LOG_LEVEL: "info" },
 *     services: [{ processType: "cmd", containerCount: 2, containerMemoryLimit: 1024 }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<App ID> or <environment handle>/<handle>`.
 *
 * ```sh
 * pulumi import appprov:index/app:App example production/web
 * ```
 */
export class App extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/app:App";

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
    state?: AppState,
    opts?: pulumi.CustomResourceOptions,
  ): App {
    return new App(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of App, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is App {
    return utilities.isInstance(obj, App.__pulumiType);
  }

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Handle of the app. */
  declare public readonly handle: pulumi.Output<string>;

  /** Environment variables of the app's containers. Variables that are missing here are removed, and so are variables with an empty value. A variable that somebody else has set is removed once a refresh has read it. Use secrets for confidential values. `APTIBLE_DOCKER_IMAGE` is not a variable: it sets the image, as `dockerImage` does. */
  declare public readonly config: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Image to deploy. Without an image the app is created but not deployed. You can then push to `gitRepo`, and the app has no services until you do. */
  declare public readonly dockerImage: pulumi.Output<string | undefined>;

  /** Any value, such as a build number or the image's digest. Changing it deploys the image again, even under the same tag. */
  declare public readonly redeployTrigger: pulumi.Output<any | undefined>;

  /** User name at the image's registry. */
  declare public readonly privateRegistryUsername: pulumi.Output<string | undefined>;

  /** Password at the image's registry. */
  declare public readonly privateRegistryPassword: pulumi.Output<string | undefined>;

  /** Services of the image, by process type. Services that are missing here stay as they are. */
  declare public readonly services: pulumi.Output<types.output.AppService[]>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.AppTimeouts | undefined>;

  /** ID of the app, as a number. */
  declare public readonly appId: pulumi.Output<number>;

  /** ID of the app, as a string. */
  declare public readonly aptibleAppId: pulumi.Output<string>;

  /** Git remote to push the app to. */
  declare public readonly gitRepo: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AppArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AppArgs | AppState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AppState | undefined;
      inputs["envId"] = state?.envId;
      inputs["handle"] = state?.handle;
      inputs["config"] = state?.config;
      inputs["dockerImage"] = state?.dockerImage;
      inputs["redeployTrigger"] = state?.redeployTrigger;
      inputs["privateRegistryUsername"] = state?.privateRegistryUsername;
      inputs["privateRegistryPassword"] = state?.privateRegistryPassword;
      inputs["services"] = state?.services;
      inputs["timeouts"] = state?.timeouts;
      inputs["appId"] = state?.appId;
      inputs["aptibleAppId"] = state?.aptibleAppId;
      inputs["gitRepo"] = state?.gitRepo;
    } else {
      const args = argsOrState as AppArgs | undefined;
      inputs["envId"] = args?.envId;
      inputs["handle"] = args?.handle;
      inputs["config"] = args?.config;
      inputs["dockerImage"] = args?.dockerImage;
      inputs["redeployTrigger"] = args?.redeployTrigger;
      inputs["privateRegistryUsername"] = utilities.secret(args?.privateRegistryUsername);
      inputs["privateRegistryPassword"] = utilities.secret(args?.privateRegistryPassword);
      inputs["services"] = args?.services;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleAppId"] = args?.aptibleAppId;
      inputs["appId"] = undefined;
      inputs["gitRepo"] = undefined;
      utilities.requireArguments("App", name, inputs, args, opts, ["envId", "handle"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(App.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["privateRegistryUsername", "privateRegistryPassword"] }));
  }
}

/** State that `App.get` uses to look up an object. */
export interface AppState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Handle of the app. */
  handle?: pulumi.Input<string | undefined>;
  /** Environment variables of the app's containers. Variables that are missing here are removed, and so are variables with an empty value. A variable that somebody else has set is removed once a refresh has read it. Use secrets for confidential values. `APTIBLE_DOCKER_IMAGE` is not a variable: it sets the image, as `dockerImage` does. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Image to deploy. Without an image the app is created but not deployed. You can then push to `gitRepo`, and the app has no services until you do. */
  dockerImage?: pulumi.Input<string | undefined>;
  /** Any value, such as a build number or the image's digest. Changing it deploys the image again, even under the same tag. */
  redeployTrigger?: pulumi.Input<any | undefined>;
  /** User name at the image's registry. */
  privateRegistryUsername?: pulumi.Input<string | undefined>;
  /** Password at the image's registry. */
  privateRegistryPassword?: pulumi.Input<string | undefined>;
  /** Services of the image, by process type. Services that are missing here stay as they are. */
  services?: pulumi.Input<pulumi.Input<types.input.AppService>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.AppTimeouts | undefined>;
  /** ID of the app, as a number. */
  appId?: pulumi.Input<number | undefined>;
  /** ID of the app, as a string. */
  aptibleAppId?: pulumi.Input<string | undefined>;
  /** Git remote to push the app to. */
  gitRepo?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link App}. */
export interface AppArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Handle of the app. Changing it renames the object in place. Must contain only lowercase letters, digits, hyphens, underscores and dots. */
  handle: pulumi.Input<string>;
  /** Environment variables of the app's containers. Variables that are missing here are removed, and so are variables with an empty value. A variable that somebody else has set is removed once a refresh has read it. Use secrets for confidential values. `APTIBLE_DOCKER_IMAGE` is not a variable: it sets the image, as `dockerImage` does. `privateRegistryUsername` and `privateRegistryPassword` require `dockerImage`. `dockerImage` and APTIBLE_DOCKER_IMAGE in `config` must not name different images. `redeployTrigger` requires `dockerImage`. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Image to deploy. Without an image the app is created but not deployed. You can then push to `gitRepo`, and the app has no services until you do. `privateRegistryUsername` and `privateRegistryPassword` require `dockerImage`. `dockerImage` and APTIBLE_DOCKER_IMAGE in `config` must not name different images. `redeployTrigger` requires `dockerImage`. */
  dockerImage?: pulumi.Input<string | undefined>;
  /** Any value, such as a build number or the image's digest. Changing it deploys the image again, even under the same tag. The platform never returns it, so it is compared with the previous input. `redeployTrigger` requires `dockerImage`. */
  redeployTrigger?: pulumi.Input<any | undefined>;
  /** User name at the image's registry. `privateRegistryUsername` and `privateRegistryPassword` must be set together or not at all. `privateRegistryUsername` and `privateRegistryPassword` require `dockerImage`. */
  privateRegistryUsername?: pulumi.Input<string | undefined>;
  /** Password at the image's registry. `privateRegistryUsername` and `privateRegistryPassword` must be set together or not at all. `privateRegistryUsername` and `privateRegistryPassword` require `dockerImage`. */
  privateRegistryPassword?: pulumi.Input<string | undefined>;
  /** Services of the image, by process type. Services that are missing here stay as they are. If omitted, the platform chooses a value. `services` must not contain a processType twice. */
  services?: pulumi.Input<pulumi.Input<types.input.AppService>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.AppTimeouts | undefined>;
  /** ID of the app, as a string. Accepted for compatibility; it has no effect. */
  aptibleAppId?: pulumi.Input<string | undefined>;
}
