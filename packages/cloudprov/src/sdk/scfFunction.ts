// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/functions.ts";
import * as utilities from "./utilities.ts";

/**
 * A function of Serverless Cloud Function. Its code is a `.zip` file of this machine, an object in COS, or an image of a container. The state contains only a hash of the code. A function costs money when it runs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const orders = new cloudprov.ScfFunction("orders", {
 *     handler: "index.main_handler",
 *     runtime: "Nodejs18.15",
 *     zipFile: "build/orders.zip",
 *     enablePublicNet: true,
 *     environment: { STAGE: "test" },
 *     triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<namespace>+<function name>`.
 * Also required: The code as `zipFile` or with `cosBucketName`, `cosObjectName` and `cosBucketRegion`, unless it is an image. It is assumed to be the deployed code, and later changes are a diff.
 *
 * ```sh
 * pulumi import cloudprov:index/scfFunction:ScfFunction example default+orders
 * ```
 */
export class ScfFunction extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/scfFunction:ScfFunction";

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
    state?: ScfFunctionState,
    opts?: pulumi.CustomResourceOptions,
  ): ScfFunction {
    return new ScfFunction(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ScfFunction, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ScfFunction {
    return utilities.isInstance(obj, ScfFunction.__pulumiType);
  }

  /** Name of the function, unique in the namespace. */
  declare public readonly name: pulumi.Output<string>;

  /** Namespace of the function. */
  declare public readonly namespace: pulumi.Output<string>;

  /** Entry point of the code, such as `index.main_handler`. Required for Event functions that are not an image. */
  declare public readonly handler: pulumi.Output<string>;

  /** Description of the function. */
  declare public readonly description: pulumi.Output<string>;

  /** Memory, in MB: 64 or a multiple of 128. */
  declare public readonly memSize: pulumi.Output<number>;

  /** Longest run of the function, in seconds. */
  declare public readonly timeout: pulumi.Output<number>;

  /** Environment variables. Use secrets for confidential values: they are encrypted in the state. */
  declare public readonly environment: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image. */
  declare public readonly runtime: pulumi.Output<string>;

  /** ID of the private network of the function. */
  declare public readonly vpcId: pulumi.Output<string | undefined>;

  /** ID of its subnet. */
  declare public readonly subnetId: pulumi.Output<string | undefined>;

  /** Name of the role that the function assumes: the output `name` of `CamRole`. */
  declare public readonly role: pulumi.Output<string | undefined>;

  /** ID of the log set for its logs. Defaults to the platform's choice. */
  declare public readonly clsLogsetId: pulumi.Output<string>;

  /** ID of the log topic for its logs. Defaults to the platform's choice. */
  declare public readonly clsTopicId: pulumi.Output<string>;

  /** `Event` for a function that triggers call, or `HTTP` for a web server. */
  declare public readonly funcType: pulumi.Output<enums.ScfFunctionFuncType>;

  /** Whether the function can use L5, the platform's name service. */
  declare public readonly l5Enable: pulumi.Output<boolean>;

  /** Layers that the code uses. If two layers contain a file with the same path, the later layer takes precedence. */
  declare public readonly layers: pulumi.Output<types.output.ScfFunctionLayer[] | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. */
  declare public readonly asyncRunEnable: pulumi.Output<enums.ScfFunctionAsyncRunEnable>;

  /** Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network. */
  declare public readonly enablePublicNet: pulumi.Output<boolean>;

  /** Whether it has fixed public addresses. Requires `enablePublicNet`. */
  declare public readonly enableEipConfig: pulumi.Output<boolean>;

  /** Bucket that contains the code, with the account number: `code-1250000000`. */
  declare public readonly cosBucketName: pulumi.Output<string | undefined>;

  /** Path of the code in the bucket, which ends with `.zip` or `.jar`. To deploy a changed object with the same path, change `codeHash`. */
  declare public readonly cosObjectName: pulumi.Output<string | undefined>;

  /** Region of the bucket. */
  declare public readonly cosBucketRegion: pulumi.Output<string | undefined>;

  /** Path of a `.zip` or `.jar` file on this machine that contains the code, at most 7.5 MB. Only a change of its content is a diff, not a change of the path. */
  declare public readonly zipFile: pulumi.Output<string>;

  /** Image of a container with the code. Replacing other code with an image, or an image with other code, replaces the function. At most one element. */
  declare public readonly imageConfigs: pulumi.Output<types.output.ScfFunctionImageConfig[] | undefined>;

  /** Triggers of the function. Other triggers, which something else has created, remain and are shown only in `triggerInfos`. */
  declare public readonly triggers: pulumi.Output<types.output.ScfFunctionTrigger[] | undefined>;

  /** File systems that the function mounts. Requires a private network. */
  declare public readonly cfsConfigs: pulumi.Output<types.output.ScfFunctionCfsConfig[] | undefined>;

  /** Whether the function caches DNS responses. Only for Event functions. */
  declare public readonly dnsCache: pulumi.Output<boolean>;

  /** Fixed addresses in the private network. Defaults to the platform's value. */
  declare public readonly intranetConfig: pulumi.Output<types.output.ScfFunctionIntranetConfig>;

  /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
  declare public readonly instanceConcurrencyConfig: pulumi.Output<types.output.ScfFunctionInstanceConcurrencyConfig | undefined>;

  /** The platform's ID of the function. */
  declare public readonly functionId: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** Size of the code, in bytes. */
  declare public readonly codeSize: pulumi.Output<number>;

  /** Whether the code is valid: `success` or `failed`. */
  declare public readonly codeResult: pulumi.Output<string>;

  /** Error in the code, if there is one. */
  declare public readonly codeError: pulumi.Output<string>;

  /** Error code of the platform for the code. */
  declare public readonly errNo: pulumi.Output<number>;

  /** Whether the platform installs the dependencies of the code. */
  declare public readonly installDependency: pulumi.Output<boolean>;

  /** Status, such as `Active`. */
  declare public readonly status: pulumi.Output<string>;

  /** Description of the status. */
  declare public readonly statusDesc: pulumi.Output<string>;

  /** Whether its public addresses are fixed. */
  declare public readonly eipFixed: pulumi.Output<boolean>;

  /** Its public addresses. */
  declare public readonly eips: pulumi.Output<string[]>;

  /** Domain of the function. */
  declare public readonly host: pulumi.Output<string>;

  /** Virtual address of the function. */
  declare public readonly vip: pulumi.Output<string>;

  /** All triggers of the function. */
  declare public readonly triggerInfos: pulumi.Output<types.output.ScfFunctionTriggerInfo[]>;

  /** SHA-256 of the content of `zipFile`, or the text that the program sets. A change deploys the code again. */
  declare public readonly codeHash: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly scfFunctionId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ScfFunctionArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ScfFunctionArgs | ScfFunctionState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ScfFunctionState | undefined;
      inputs["name"] = state?.name;
      inputs["namespace"] = state?.namespace;
      inputs["handler"] = state?.handler;
      inputs["description"] = state?.description;
      inputs["memSize"] = state?.memSize;
      inputs["timeout"] = state?.timeout;
      inputs["environment"] = state?.environment;
      inputs["runtime"] = state?.runtime;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["role"] = state?.role;
      inputs["clsLogsetId"] = state?.clsLogsetId;
      inputs["clsTopicId"] = state?.clsTopicId;
      inputs["funcType"] = state?.funcType;
      inputs["l5Enable"] = state?.l5Enable;
      inputs["layers"] = state?.layers;
      inputs["tags"] = state?.tags;
      inputs["asyncRunEnable"] = state?.asyncRunEnable;
      inputs["enablePublicNet"] = state?.enablePublicNet;
      inputs["enableEipConfig"] = state?.enableEipConfig;
      inputs["cosBucketName"] = state?.cosBucketName;
      inputs["cosObjectName"] = state?.cosObjectName;
      inputs["cosBucketRegion"] = state?.cosBucketRegion;
      inputs["zipFile"] = state?.zipFile;
      inputs["imageConfigs"] = state?.imageConfigs;
      inputs["triggers"] = state?.triggers;
      inputs["cfsConfigs"] = state?.cfsConfigs;
      inputs["dnsCache"] = state?.dnsCache;
      inputs["intranetConfig"] = state?.intranetConfig;
      inputs["instanceConcurrencyConfig"] = state?.instanceConcurrencyConfig;
      inputs["functionId"] = state?.functionId;
      inputs["modifyTime"] = state?.modifyTime;
      inputs["codeSize"] = state?.codeSize;
      inputs["codeResult"] = state?.codeResult;
      inputs["codeError"] = state?.codeError;
      inputs["errNo"] = state?.errNo;
      inputs["installDependency"] = state?.installDependency;
      inputs["status"] = state?.status;
      inputs["statusDesc"] = state?.statusDesc;
      inputs["eipFixed"] = state?.eipFixed;
      inputs["eips"] = state?.eips;
      inputs["host"] = state?.host;
      inputs["vip"] = state?.vip;
      inputs["triggerInfos"] = state?.triggerInfos;
      inputs["codeHash"] = state?.codeHash;
      inputs["scfFunctionId"] = state?.scfFunctionId;
    } else {
      const args = argsOrState as ScfFunctionArgs | undefined;
      inputs["name"] = args?.name;
      inputs["namespace"] = args?.namespace;
      inputs["handler"] = args?.handler;
      inputs["description"] = args?.description;
      inputs["memSize"] = args?.memSize;
      inputs["timeout"] = args?.timeout;
      inputs["environment"] = args?.environment;
      inputs["runtime"] = args?.runtime;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["role"] = args?.role;
      inputs["clsLogsetId"] = args?.clsLogsetId;
      inputs["clsTopicId"] = args?.clsTopicId;
      inputs["funcType"] = args?.funcType;
      inputs["l5Enable"] = args?.l5Enable;
      inputs["layers"] = args?.layers;
      inputs["tags"] = args?.tags;
      inputs["asyncRunEnable"] = args?.asyncRunEnable;
      inputs["enablePublicNet"] = args?.enablePublicNet;
      inputs["enableEipConfig"] = args?.enableEipConfig;
      inputs["cosBucketName"] = args?.cosBucketName;
      inputs["cosObjectName"] = args?.cosObjectName;
      inputs["cosBucketRegion"] = args?.cosBucketRegion;
      inputs["zipFile"] = args?.zipFile;
      inputs["imageConfigs"] = args?.imageConfigs;
      inputs["triggers"] = args?.triggers;
      inputs["cfsConfigs"] = args?.cfsConfigs;
      inputs["dnsCache"] = args?.dnsCache;
      inputs["intranetConfig"] = args?.intranetConfig;
      inputs["instanceConcurrencyConfig"] = args?.instanceConcurrencyConfig;
      inputs["codeHash"] = args?.codeHash;
      inputs["scfFunctionId"] = args?.scfFunctionId;
      inputs["functionId"] = undefined;
      inputs["modifyTime"] = undefined;
      inputs["codeSize"] = undefined;
      inputs["codeResult"] = undefined;
      inputs["codeError"] = undefined;
      inputs["errNo"] = undefined;
      inputs["installDependency"] = undefined;
      inputs["status"] = undefined;
      inputs["statusDesc"] = undefined;
      inputs["eipFixed"] = undefined;
      inputs["eips"] = undefined;
      inputs["host"] = undefined;
      inputs["vip"] = undefined;
      inputs["triggerInfos"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(ScfFunction.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ScfFunction.get` uses to look up an object. */
export interface ScfFunctionState {
  /** Name of the function, unique in the namespace. */
  name?: pulumi.Input<string | undefined>;
  /** Namespace of the function. */
  namespace?: pulumi.Input<string | undefined>;
  /** Entry point of the code, such as `index.main_handler`. Required for Event functions that are not an image. */
  handler?: pulumi.Input<string | undefined>;
  /** Description of the function. */
  description?: pulumi.Input<string | undefined>;
  /** Memory, in MB: 64 or a multiple of 128. */
  memSize?: pulumi.Input<number | undefined>;
  /** Longest run of the function, in seconds. */
  timeout?: pulumi.Input<number | undefined>;
  /** Environment variables. Use secrets for confidential values: they are encrypted in the state. */
  environment?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image. */
  runtime?: pulumi.Input<string | undefined>;
  /** ID of the private network of the function. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of its subnet. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Name of the role that the function assumes: the output `name` of `CamRole`. */
  role?: pulumi.Input<string | undefined>;
  /** ID of the log set for its logs. Defaults to the platform's choice. */
  clsLogsetId?: pulumi.Input<string | undefined>;
  /** ID of the log topic for its logs. Defaults to the platform's choice. */
  clsTopicId?: pulumi.Input<string | undefined>;
  /** `Event` for a function that triggers call, or `HTTP` for a web server. */
  funcType?: pulumi.Input<enums.ScfFunctionFuncType | (string & {}) | undefined>;
  /** Whether the function can use L5, the platform's name service. */
  l5Enable?: pulumi.Input<boolean | undefined>;
  /** Layers that the code uses. If two layers contain a file with the same path, the later layer takes precedence. */
  layers?: pulumi.Input<pulumi.Input<types.input.ScfFunctionLayer>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. */
  asyncRunEnable?: pulumi.Input<enums.ScfFunctionAsyncRunEnable | (string & {}) | undefined>;
  /** Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network. */
  enablePublicNet?: pulumi.Input<boolean | undefined>;
  /** Whether it has fixed public addresses. Requires `enablePublicNet`. */
  enableEipConfig?: pulumi.Input<boolean | undefined>;
  /** Bucket that contains the code, with the account number: `code-1250000000`. */
  cosBucketName?: pulumi.Input<string | undefined>;
  /** Path of the code in the bucket, which ends with `.zip` or `.jar`. To deploy a changed object with the same path, change `codeHash`. */
  cosObjectName?: pulumi.Input<string | undefined>;
  /** Region of the bucket. */
  cosBucketRegion?: pulumi.Input<string | undefined>;
  /** Path of a `.zip` or `.jar` file on this machine that contains the code, at most 7.5 MB. Only a change of its content is a diff, not a change of the path. */
  zipFile?: pulumi.Input<string | undefined>;
  /** Image of a container with the code. Replacing other code with an image, or an image with other code, replaces the function. At most one element. */
  imageConfigs?: pulumi.Input<pulumi.Input<types.input.ScfFunctionImageConfig>[] | undefined>;
  /** Triggers of the function. Other triggers, which something else has created, remain and are shown only in `triggerInfos`. */
  triggers?: pulumi.Input<pulumi.Input<types.input.ScfFunctionTrigger>[] | undefined>;
  /** File systems that the function mounts. Requires a private network. */
  cfsConfigs?: pulumi.Input<pulumi.Input<types.input.ScfFunctionCfsConfig>[] | undefined>;
  /** Whether the function caches DNS responses. Only for Event functions. */
  dnsCache?: pulumi.Input<boolean | undefined>;
  /** Fixed addresses in the private network. Defaults to the platform's value. */
  intranetConfig?: pulumi.Input<types.input.ScfFunctionIntranetConfig | undefined>;
  /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
  instanceConcurrencyConfig?: pulumi.Input<types.input.ScfFunctionInstanceConcurrencyConfig | undefined>;
  /** The platform's ID of the function. */
  functionId?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** Size of the code, in bytes. */
  codeSize?: pulumi.Input<number | undefined>;
  /** Whether the code is valid: `success` or `failed`. */
  codeResult?: pulumi.Input<string | undefined>;
  /** Error in the code, if there is one. */
  codeError?: pulumi.Input<string | undefined>;
  /** Error code of the platform for the code. */
  errNo?: pulumi.Input<number | undefined>;
  /** Whether the platform installs the dependencies of the code. */
  installDependency?: pulumi.Input<boolean | undefined>;
  /** Status, such as `Active`. */
  status?: pulumi.Input<string | undefined>;
  /** Description of the status. */
  statusDesc?: pulumi.Input<string | undefined>;
  /** Whether its public addresses are fixed. */
  eipFixed?: pulumi.Input<boolean | undefined>;
  /** Its public addresses. */
  eips?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Domain of the function. */
  host?: pulumi.Input<string | undefined>;
  /** Virtual address of the function. */
  vip?: pulumi.Input<string | undefined>;
  /** All triggers of the function. */
  triggerInfos?: pulumi.Input<pulumi.Input<types.input.ScfFunctionTriggerInfo>[] | undefined>;
  /** SHA-256 of the content of `zipFile`, or the text that the program sets. A change deploys the code again. */
  codeHash?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  scfFunctionId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ScfFunction}. */
export interface ScfFunctionArgs {
  /** Name of the function, unique in the namespace. Between 2 and 60 characters. Must begin with a letter, contain only letters, digits, hyphens, underscores and colons, and not end with a hyphen or an underscore. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Namespace of the function. Must not be empty. Defaults to `default`. A change replaces the resource. */
  namespace?: pulumi.Input<string | undefined>;
  /** Entry point of the code, such as `index.main_handler`. Required for Event functions that are not an image. Between 2 and 60 characters. Must begin with a letter, contain only letters, digits, hyphens, underscores, colons and dots, and not end with a hyphen or an underscore. If omitted, the platform chooses a value. `handler` is required when `funcType` is Event and `imageConfigs` is not set. */
  handler?: pulumi.Input<string | undefined>;
  /** Description of the function. At most 1000 characters. Defaults to an empty string. */
  description?: pulumi.Input<string | undefined>;
  /** Memory, in MB: 64 or a multiple of 128. Defaults to `128`. `memSize` is 64 or a multiple of 128. */
  memSize?: pulumi.Input<number | undefined>;
  /** Longest run of the function, in seconds. Between 1 and 900. Defaults to `3`. */
  timeout?: pulumi.Input<number | undefined>;
  /** Environment variables. Use secrets for confidential values: they are encrypted in the state. */
  environment?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image. If omitted, the platform chooses a value. A change replaces the resource. */
  runtime?: pulumi.Input<string | undefined>;
  /** ID of the private network of the function. Must be the ID of a private network, such as vpc-8vazrwjv. `vpcId` and `subnetId` must be set together or not at all. `vpcId` must be set with `cfsConfigs`. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of its subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. `vpcId` and `subnetId` must be set together or not at all. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Name of the role that the function assumes: the output `name` of `CamRole`. */
  role?: pulumi.Input<string | undefined>;
  /** ID of the log set for its logs. Defaults to the platform's choice. Must be the ID of a log set, such as 5cd3a17e-fb0b-418c-afd7-77b365397426. If omitted, the platform chooses a value. `clsLogsetId` and `clsTopicId` must be set together or not at all. */
  clsLogsetId?: pulumi.Input<string | undefined>;
  /** ID of the log topic for its logs. Defaults to the platform's choice. Must be the ID of a log topic, such as 2f5764c1-c833-44c5-84c7-950979b2a278. If omitted, the platform chooses a value. `clsLogsetId` and `clsTopicId` must be set together or not at all. */
  clsTopicId?: pulumi.Input<string | undefined>;
  /** `Event` for a function that triggers call, or `HTTP` for a web server. One of `Event` or `HTTP`. Defaults to `Event`. A change replaces the resource. `handler` is required when `funcType` is Event and `imageConfigs` is not set. `dnsCache` requires an Event function. `instanceConcurrencyConfig` can be set only when `funcType` is HTTP. */
  funcType?: pulumi.Input<enums.ScfFunctionFuncType | (string & {}) | undefined>;
  /** Whether the function can use L5, the platform's name service. Defaults to `false`. */
  l5Enable?: pulumi.Input<boolean | undefined>;
  /** Layers that the code uses. If two layers contain a file with the same path, the later layer takes precedence. */
  layers?: pulumi.Input<pulumi.Input<types.input.ScfFunctionLayer>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. A change replaces the resource. */
  asyncRunEnable?: pulumi.Input<enums.ScfFunctionAsyncRunEnable | (string & {}) | undefined>;
  /** Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network. Defaults to `false`. `enableEipConfig` requires `enablePublicNet`. */
  enablePublicNet?: pulumi.Input<boolean | undefined>;
  /** Whether it has fixed public addresses. Requires `enablePublicNet`. Defaults to `false`. `enableEipConfig` requires `enablePublicNet`. */
  enableEipConfig?: pulumi.Input<boolean | undefined>;
  /** Bucket that contains the code, with the account number: `code-1250000000`. Must be the complete name of a bucket, with the account number: code-1250000000. The platform never returns it, so it is compared with the previous input. `cosBucketName`, `cosObjectName` and `cosBucketRegion` must be set together or not at all. */
  cosBucketName?: pulumi.Input<string | undefined>;
  /** Path of the code in the bucket, which ends with `.zip` or `.jar`. To deploy a changed object with the same path, change `codeHash`. Must end with .zip or .jar. The platform never returns it, so it is compared with the previous input. At most one of `cosObjectName`, `zipFile` or `imageConfigs` can be set. `cosBucketName`, `cosObjectName` and `cosBucketRegion` must be set together or not at all. */
  cosObjectName?: pulumi.Input<string | undefined>;
  /** Region of the bucket. The platform never returns it, so it is compared with the previous input. `cosBucketName`, `cosObjectName` and `cosBucketRegion` must be set together or not at all. */
  cosBucketRegion?: pulumi.Input<string | undefined>;
  /** Path of a `.zip` or `.jar` file on this machine that contains the code, at most 7.5 MB. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. A missing file only causes a warning if the function was just imported, or if it exists and the path is unchanged. Must name a .zip or .jar file. If omitted, the platform chooses a value. At most one of `cosObjectName`, `zipFile` or `imageConfigs` can be set. */
  zipFile?: pulumi.Input<string | undefined>;
  /** Image of a container with the code. Replacing other code with an image, or an image with other code, replaces the function. At most 1 element. At most one of `cosObjectName`, `zipFile` or `imageConfigs` can be set. `handler` is required when `funcType` is Event and `imageConfigs` is not set. */
  imageConfigs?: pulumi.Input<pulumi.Input<types.input.ScfFunctionImageConfig>[] | undefined>;
  /** Triggers of the function. Other triggers, which something else has created, remain and are shown only in `triggerInfos`. Triggers of one type must have different names. */
  triggers?: pulumi.Input<pulumi.Input<types.input.ScfFunctionTrigger>[] | undefined>;
  /** File systems that the function mounts. Requires a private network. `vpcId` must be set with `cfsConfigs`. */
  cfsConfigs?: pulumi.Input<pulumi.Input<types.input.ScfFunctionCfsConfig>[] | undefined>;
  /** Whether the function caches DNS responses. Only for Event functions. Defaults to `false`. `dnsCache` requires an Event function. */
  dnsCache?: pulumi.Input<boolean | undefined>;
  /** Fixed addresses in the private network. Defaults to the platform's value. If omitted, the platform chooses a value. */
  intranetConfig?: pulumi.Input<types.input.ScfFunctionIntranetConfig | undefined>;
  /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. `instanceConcurrencyConfig` can be set only when `funcType` is HTTP. */
  instanceConcurrencyConfig?: pulumi.Input<types.input.ScfFunctionInstanceConcurrencyConfig | undefined>;
  /** SHA-256 of the content of `zipFile`, or the text that the program sets. A change deploys the code again. Set a text of your own to deploy an object in COS or an image that changed under the same name, or if builds of the same sources differ: then only this text is compared. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  codeHash?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  scfFunctionId?: pulumi.Input<string | undefined>;
}
