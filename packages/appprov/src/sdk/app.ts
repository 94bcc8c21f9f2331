// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * An app: services that run the processes of one image. A change is made by the least disruptive operations: another image or registry credential deploys, another `config` restarts the app with it, and scaling touches nothing but the service that is scaled.
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

  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Handle of the app. */
  declare public readonly handle: pulumi.Output<string>;

  /** Configuration: environment variables of the app's containers. Variables that are not given here are removed; an empty value removes one too. Use secret values for what is secret. `APTIBLE_DOCKER_IMAGE` is no variable: it names the image, as `dockerImage` does. */
  declare public readonly config: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Image that is deployed. Without one the app is created undeployed, to be pushed to `gitRepo`, and has no services yet. */
  declare public readonly dockerImage: pulumi.Output<string | undefined>;

  /** Any value, such as a build number or the image's digest. When it changes, the image is deployed again, also under the same tag. */
  declare public readonly redeployTrigger: pulumi.Output<any | undefined>;

  /** User name at the image's registry. */
  declare public readonly privateRegistryUsername: pulumi.Output<string | undefined>;

  /** Password at the image's registry. */
  declare public readonly privateRegistryPassword: pulumi.Output<string | undefined>;

  /** Services that the image defines, by their process types. A service that is not named here is left as it is. */
  declare public readonly services: pulumi.Output<output.AppService[]>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  declare public readonly timeouts: pulumi.Output<output.AppTimeouts | undefined>;

  /** ID of the app, as a number. */
  declare public readonly appId: pulumi.Output<number>;

  /** ID of the app, as a text. */
  declare public readonly aptibleAppId: pulumi.Output<string>;

  /** Git remote that the app can be pushed to. */
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
      utilities.requireArguments("App", name, args, opts, ["envId", "handle"]);
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
    }
    super(App.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["privateRegistryUsername", "privateRegistryPassword"] }));
  }
}

/** State that `App.get` uses to look up an object. */
export interface AppState {
  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Handle of the app. */
  handle?: pulumi.Input<string | undefined>;
  /** Configuration: environment variables of the app's containers. Variables that are not given here are removed; an empty value removes one too. Use secret values for what is secret. `APTIBLE_DOCKER_IMAGE` is no variable: it names the image, as `dockerImage` does. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Image that is deployed. Without one the app is created undeployed, to be pushed to `gitRepo`, and has no services yet. */
  dockerImage?: pulumi.Input<string | undefined>;
  /** Any value, such as a build number or the image's digest. When it changes, the image is deployed again, also under the same tag. */
  redeployTrigger?: pulumi.Input<any | undefined>;
  /** User name at the image's registry. */
  privateRegistryUsername?: pulumi.Input<string | undefined>;
  /** Password at the image's registry. */
  privateRegistryPassword?: pulumi.Input<string | undefined>;
  /** Services that the image defines, by their process types. A service that is not named here is left as it is. */
  services?: pulumi.Input<pulumi.Input<input.AppService>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  timeouts?: pulumi.Input<input.AppTimeouts | undefined>;
  /** ID of the app, as a number. */
  appId?: pulumi.Input<number | undefined>;
  /** ID of the app, as a text. */
  aptibleAppId?: pulumi.Input<string | undefined>;
  /** Git remote that the app can be pushed to. */
  gitRepo?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link App}. */
export interface AppArgs {
  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Handle of the app. It is renamed in place. Must hold lower case letters, digits, hyphens, underscores and dots only. */
  handle: pulumi.Input<string>;
  /** Configuration: environment variables of the app's containers. Variables that are not given here are removed; an empty value removes one too. Use secret values for what is secret. `APTIBLE_DOCKER_IMAGE` is no variable: it names the image, as `dockerImage` does. `privateRegistryUsername` and `privateRegistryPassword` are for a `dockerImage`, which must be given with them. An image is named in `dockerImage`, or by APTIBLE_DOCKER_IMAGE in `config`; not another one in each. `redeployTrigger` deploys an image, which must be given with it. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Image that is deployed. Without one the app is created undeployed, to be pushed to `gitRepo`, and has no services yet. `privateRegistryUsername` and `privateRegistryPassword` are for a `dockerImage`, which must be given with them. An image is named in `dockerImage`, or by APTIBLE_DOCKER_IMAGE in `config`; not another one in each. `redeployTrigger` deploys an image, which must be given with it. */
  dockerImage?: pulumi.Input<string | undefined>;
  /** Any value, such as a build number or the image's digest. When it changes, the image is deployed again, also under the same tag. The platform never returns it, so it is compared with the previous input. `redeployTrigger` deploys an image, which must be given with it. */
  redeployTrigger?: pulumi.Input<any | undefined>;
  /** User name at the image's registry. `privateRegistryUsername` and `privateRegistryPassword` must be set together or not at all. `privateRegistryUsername` and `privateRegistryPassword` are for a `dockerImage`, which must be given with them. */
  privateRegistryUsername?: pulumi.Input<string | undefined>;
  /** Password at the image's registry. `privateRegistryUsername` and `privateRegistryPassword` must be set together or not at all. `privateRegistryUsername` and `privateRegistryPassword` are for a `dockerImage`, which must be given with them. */
  privateRegistryPassword?: pulumi.Input<string | undefined>;
  /** Services that the image defines, by their process types. A service that is not named here is left as it is. If omitted, the platform chooses a value. Each processType may be named once in `services`. */
  services?: pulumi.Input<pulumi.Input<input.AppService>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. A change of it alone shows no difference, and holds from the next operation on. */
  timeouts?: pulumi.Input<input.AppTimeouts | undefined>;
  /** ID of the app, as a text. Accepted for compatibility; it has no effect. */
  aptibleAppId?: pulumi.Input<string | undefined>;
}
