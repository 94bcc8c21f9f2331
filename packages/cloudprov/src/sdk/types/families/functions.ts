// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A file system. */
    export interface ScfFunctionCfsConfig {
      /** ID of the user. */
      userId: pulumi.Input<string>;
      /** ID of the user's group. */
      userGroupId: pulumi.Input<string>;
      /** ID of the file system. */
      cfsId: pulumi.Input<string>;
      /** ID of the mount target. */
      mountInsId: pulumi.Input<string>;
      /** Directory in the function. */
      localMountDir: pulumi.Input<string>;
      /** Directory in the file system. */
      remoteMountDir: pulumi.Input<string>;
      /** Address of the file system. Only the platform sets it. */
      ipAddress?: pulumi.Input<string | undefined>;
      /** ID of its private network. Only the platform sets it. */
      mountVpcId?: pulumi.Input<string | undefined>;
      /** ID of its subnet. Only the platform sets it. */
      mountSubnetId?: pulumi.Input<string | undefined>;
    }

    /** The image. */
    export interface ScfFunctionImageConfig {
      /** Edition of the registry: `personal` or `enterprise`. One of `personal` or `enterprise`. `registryId` is required when `imageType` is enterprise. */
      imageType: pulumi.Input<enums.ScfFunctionImageConfigImageType | (string & {})>;
      /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. Must not be empty. */
      imageUri: pulumi.Input<string>;
      /** ID of the registry. Required for the enterprise edition. `registryId` is required when `imageType` is enterprise. */
      registryId?: pulumi.Input<string | undefined>;
      /** Entry point, instead of the image's. The platform will remove this setting. */
      entryPoint?: pulumi.Input<string | undefined>;
      /** Command to start, instead of the image's entry point. */
      command?: pulumi.Input<string | undefined>;
      /** Arguments, separated by blanks, instead of the image's. */
      args?: pulumi.Input<string | undefined>;
      /** Whether the platform accelerates the start. Defaults to `false`. */
      containerImageAccelerate?: pulumi.Input<boolean | undefined>;
      /** Port of the web server in the image; -1 for an image without one. Between -1 and 65535. Defaults to `9000`. */
      imagePort?: pulumi.Input<number | undefined>;
    }

    /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
    export interface ScfFunctionInstanceConcurrencyConfig {
      /** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
      dynamicEnabled?: pulumi.Input<enums.ScfFunctionInstanceConcurrencyConfigDynamicEnabled | (string & {}) | undefined>;
      /** Most concurrent requests. Between 1 and 100. If omitted, the platform chooses a value. */
      maxConcurrency?: pulumi.Input<number | undefined>;
      /** Whether instances are isolated: `TRUE` or `FALSE`. One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
      instanceIsolationEnabled?: pulumi.Input<enums.ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled | (string & {}) | undefined>;
      /** `Session-Based` or `Request-Based`. Known values are `Session-Based` and `Request-Based`; the platform may accept others. If omitted, the platform chooses a value. */
      type?: pulumi.Input<string | undefined>;
      /** Concurrency by type of GPU machine. If omitted, the platform chooses a value. */
      mixNodeConfigs?: pulumi.Input<pulumi.Input<types.input.ScfFunctionInstanceConcurrencyConfigMixNodeConfig>[] | undefined>;
      /** Sessions, for the type `Session-Based`. If omitted, the platform chooses a value. */
      sessionConfig?: pulumi.Input<types.input.ScfFunctionInstanceConcurrencyConfigSessionConfig | undefined>;
    }

    /** The concurrency on one type of machine. */
    export interface ScfFunctionInstanceConcurrencyConfigMixNodeConfig {
      /** Type of the GPU machine. If omitted, the platform chooses a value. */
      nodeSpec?: pulumi.Input<string | undefined>;
      /** Number of concurrent requests. If omitted, the platform chooses a value. */
      num?: pulumi.Input<number | undefined>;
    }

    /** Sessions, for the type `Session-Based`. */
    export interface ScfFunctionInstanceConcurrencyConfigSessionConfig {
      /** Where a request names its session. Known values are `HEADER`, `COOKIE` and `QUERY_STRING`; the platform may accept others. If omitted, the platform chooses a value. */
      sessionSource?: pulumi.Input<string | undefined>;
      /** Name of the header, cookie or parameter. If omitted, the platform chooses a value. */
      sessionName?: pulumi.Input<string | undefined>;
      /** Most sessions of an instance. If omitted, the platform chooses a value. */
      maximumConcurrencySessionPerInstance?: pulumi.Input<number | undefined>;
      /** Longest session, in seconds. If omitted, the platform chooses a value. */
      maximumTtlInSeconds?: pulumi.Input<number | undefined>;
      /** Longest idle time, in seconds. If omitted, the platform chooses a value. */
      maximumIdleTimeInSeconds?: pulumi.Input<number | undefined>;
      /** Path of the session. If omitted, the platform chooses a value. */
      sessionPath?: pulumi.Input<string | undefined>;
      /** What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances. Known values are `FATAL` and `PAUSE`; the platform may accept others. If omitted, the platform chooses a value. */
      idleTimeoutStrategy?: pulumi.Input<string | undefined>;
    }

    /** Fixed addresses in the private network. Defaults to the platform's value. */
    export interface ScfFunctionIntranetConfig {
      /** `ENABLE` or `DISABLE`. One of `ENABLE` or `DISABLE`. */
      ipFixed: pulumi.Input<enums.ScfFunctionIntranetConfigIpFixed | (string & {})>;
      /** The addresses. Only the platform sets it. */
      ipAddresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** A layer. */
    export interface ScfFunctionLayer {
      /** Name of the layer. Must not be empty. */
      layerName: pulumi.Input<string>;
      /** Version of the layer. At least 1. */
      layerVersion: pulumi.Input<number>;
    }

    /** A trigger. */
    export interface ScfFunctionTrigger {
      /** Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket. Between 1 and 100 characters. */
      name: pulumi.Input<string>;
      /** Region of the bucket. Required for `cos`. `cosRegion` is required when `type` is cos. */
      cosRegion?: pulumi.Input<string | undefined>;
      /** Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`. Known values are `timer`, `cos`, `ckafka`, `cls` and `http`; the platform may accept others. `cosRegion` is required when `type` is cos. */
      type: pulumi.Input<string>;
      /** Cron expression with seven fields for `timer`, such as `0 *\/5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change. Must not be empty. Compared as JSON: white space and the order of keys do not matter. */
      triggerDesc: pulumi.Input<string>;
    }

    /** A trigger. */
    export interface ScfFunctionTriggerInfo {
      /** Name. */
      name: pulumi.Input<string>;
      /** Type. */
      type: pulumi.Input<string>;
      /** Cron expression of a `timer`; JSON for the other types. */
      triggerDesc: pulumi.Input<string>;
      /** Whether it is enabled. */
      enable: pulumi.Input<boolean>;
      /** Creation time, in the platform's time zone. */
      createTime: pulumi.Input<string>;
      /** Time of the last change. */
      modifyTime: pulumi.Input<string>;
      /** Argument that it passes. */
      customArgument: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** A file system. */
    export interface ScfFunctionCfsConfig {
      /** ID of the user. */
      userId: string;
      /** ID of the user's group. */
      userGroupId: string;
      /** ID of the file system. */
      cfsId: string;
      /** ID of the mount target. */
      mountInsId: string;
      /** Directory in the function. */
      localMountDir: string;
      /** Directory in the file system. */
      remoteMountDir: string;
      /** Address of the file system. Only the platform sets it. */
      ipAddress: string;
      /** ID of its private network. Only the platform sets it. */
      mountVpcId: string;
      /** ID of its subnet. Only the platform sets it. */
      mountSubnetId: string;
    }

    /** The image. */
    export interface ScfFunctionImageConfig {
      /** Edition of the registry: `personal` or `enterprise`. One of `personal` or `enterprise`. `registryId` is required when `imageType` is enterprise. */
      imageType: enums.ScfFunctionImageConfigImageType;
      /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. Must not be empty. */
      imageUri: string;
      /** ID of the registry. Required for the enterprise edition. `registryId` is required when `imageType` is enterprise. */
      registryId?: string;
      /** Entry point, instead of the image's. The platform will remove this setting. */
      entryPoint?: string;
      /** Command to start, instead of the image's entry point. */
      command?: string;
      /** Arguments, separated by blanks, instead of the image's. */
      args?: string;
      /** Whether the platform accelerates the start. Defaults to `false`. */
      containerImageAccelerate: boolean;
      /** Port of the web server in the image; -1 for an image without one. Between -1 and 65535. Defaults to `9000`. */
      imagePort: number;
    }

    /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
    export interface ScfFunctionInstanceConcurrencyConfig {
      /** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
      dynamicEnabled: enums.ScfFunctionInstanceConcurrencyConfigDynamicEnabled;
      /** Most concurrent requests. Between 1 and 100. If omitted, the platform chooses a value. */
      maxConcurrency: number;
      /** Whether instances are isolated: `TRUE` or `FALSE`. One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
      instanceIsolationEnabled: enums.ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled;
      /** `Session-Based` or `Request-Based`. Known values are `Session-Based` and `Request-Based`; the platform may accept others. If omitted, the platform chooses a value. */
      type: string;
      /** Concurrency by type of GPU machine. If omitted, the platform chooses a value. */
      mixNodeConfigs: types.output.ScfFunctionInstanceConcurrencyConfigMixNodeConfig[];
      /** Sessions, for the type `Session-Based`. If omitted, the platform chooses a value. */
      sessionConfig: types.output.ScfFunctionInstanceConcurrencyConfigSessionConfig;
    }

    /** The concurrency on one type of machine. */
    export interface ScfFunctionInstanceConcurrencyConfigMixNodeConfig {
      /** Type of the GPU machine. If omitted, the platform chooses a value. */
      nodeSpec: string;
      /** Number of concurrent requests. If omitted, the platform chooses a value. */
      num: number;
    }

    /** Sessions, for the type `Session-Based`. */
    export interface ScfFunctionInstanceConcurrencyConfigSessionConfig {
      /** Where a request names its session. Known values are `HEADER`, `COOKIE` and `QUERY_STRING`; the platform may accept others. If omitted, the platform chooses a value. */
      sessionSource: string;
      /** Name of the header, cookie or parameter. If omitted, the platform chooses a value. */
      sessionName: string;
      /** Most sessions of an instance. If omitted, the platform chooses a value. */
      maximumConcurrencySessionPerInstance: number;
      /** Longest session, in seconds. If omitted, the platform chooses a value. */
      maximumTtlInSeconds: number;
      /** Longest idle time, in seconds. If omitted, the platform chooses a value. */
      maximumIdleTimeInSeconds: number;
      /** Path of the session. If omitted, the platform chooses a value. */
      sessionPath: string;
      /** What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances. Known values are `FATAL` and `PAUSE`; the platform may accept others. If omitted, the platform chooses a value. */
      idleTimeoutStrategy: string;
    }

    /** Fixed addresses in the private network. Defaults to the platform's value. */
    export interface ScfFunctionIntranetConfig {
      /** `ENABLE` or `DISABLE`. One of `ENABLE` or `DISABLE`. */
      ipFixed: enums.ScfFunctionIntranetConfigIpFixed;
      /** The addresses. Only the platform sets it. */
      ipAddresses: string[];
    }

    /** A layer. */
    export interface ScfFunctionLayer {
      /** Name of the layer. Must not be empty. */
      layerName: string;
      /** Version of the layer. At least 1. */
      layerVersion: number;
    }

    /** A trigger. */
    export interface ScfFunctionTrigger {
      /** Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket. Between 1 and 100 characters. */
      name: string;
      /** Region of the bucket. Required for `cos`. `cosRegion` is required when `type` is cos. */
      cosRegion?: string;
      /** Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`. Known values are `timer`, `cos`, `ckafka`, `cls` and `http`; the platform may accept others. `cosRegion` is required when `type` is cos. */
      type: string;
      /** Cron expression with seven fields for `timer`, such as `0 *\/5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change. Must not be empty. Compared as JSON: white space and the order of keys do not matter. */
      triggerDesc: string;
    }

    /** A trigger. */
    export interface ScfFunctionTriggerInfo {
      /** Name. */
      name: string;
      /** Type. */
      type: string;
      /** Cron expression of a `timer`; JSON for the other types. */
      triggerDesc: string;
      /** Whether it is enabled. */
      enable: boolean;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Time of the last change. */
      modifyTime: string;
      /** Argument that it passes. */
      customArgument: string;
    }

    /** An element. */
    export interface GetScfFunctionsFunction {
      /** Name of the function, unique in the namespace. */
      name: string;
      /** Namespace of the function. */
      namespace: string;
      /** Entry point of the code, such as `index.main_handler`. Required for Event functions that are not an image. */
      handler: string;
      /** Description of the function. */
      description: string;
      /** Memory, in MB: 64 or a multiple of 128. */
      memSize: number;
      /** Longest run of the function, in seconds. */
      timeout: number;
      /** Environment variables, which may be confidential. */
      environment: { [key: string]: string };
      /** Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image. */
      runtime: string;
      /** ID of the private network of the function. */
      vpcId: string;
      /** ID of its subnet. */
      subnetId: string;
      /** Name of the role that the function assumes: the output `name` of `CamRole`. */
      role: string;
      /** ID of the log set for its logs. Defaults to the platform's choice. */
      clsLogsetId: string;
      /** ID of the log topic for its logs. Defaults to the platform's choice. */
      clsTopicId: string;
      /** Whether the function can use L5, the platform's name service. */
      l5Enable: boolean;
      /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
      tags: { [key: string]: string };
      /** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. Known values are `TRUE` and `FALSE`; there may be others. */
      asyncRunEnable: string;
      /** Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network. */
      enablePublicNet: boolean;
      /** Whether it has fixed public addresses. Requires `enablePublicNet`. */
      enableEipConfig: boolean;
      /** Image of a container with the code. Replacing other code with an image, or an image with other code, replaces the function. At most one element. */
      imageConfigs: types.output.GetScfFunctionsFunctionImageConfig[];
      /** Whether the function caches DNS responses. Only for Event functions. */
      dnsCache: boolean;
      /** Fixed addresses in the private network. Defaults to the platform's value. Always one element. */
      intranetConfigs: types.output.GetScfFunctionsFunctionIntranetConfig[];
      /** Time of the last change, in the platform's time zone. */
      modifyTime: string;
      /** Size of the code, in bytes. */
      codeSize: number;
      /** Whether the code is valid: `success` or `failed`. */
      codeResult: string;
      /** Error in the code, if there is one. */
      codeError: string;
      /** Error code of the platform for the code. */
      errNo: number;
      /** Whether the platform installs the dependencies of the code. */
      installDependency: boolean;
      /** Status, such as `Active`. */
      status: string;
      /** Description of the status. */
      statusDesc: string;
      /** Whether its public addresses are fixed. */
      eipFixed: boolean;
      /** Its public addresses. */
      eips: string[];
      /** Domain of the function. */
      host: string;
      /** Virtual address of the function. */
      vip: string;
      /** All triggers of the function. */
      triggerInfos: types.output.GetScfFunctionsFunctionTriggerInfo[];
      /** Creation time, in the platform's time zone. */
      createTime: string;
    }

    /** The image. */
    export interface GetScfFunctionsFunctionImageConfig {
      /** Edition of the registry: `personal` or `enterprise`. Known values are `personal` and `enterprise`; there may be others. */
      imageType: string;
      /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. */
      imageUri: string;
      /** ID of the registry. Required for the enterprise edition. */
      registryId: string;
      /** Entry point, instead of the image's. The platform will remove this setting. */
      entryPoint: string;
      /** Command to start, instead of the image's entry point. */
      command: string;
      /** Arguments, separated by blanks, instead of the image's. */
      args: string;
      /** Whether the platform accelerates the start. */
      containerImageAccelerate: boolean;
      /** Port of the web server in the image; -1 for an image without one. */
      imagePort: number;
    }

    /** Fixed addresses in the private network. Defaults to the platform's value. */
    export interface GetScfFunctionsFunctionIntranetConfig {
      /** `ENABLE` or `DISABLE`. Known values are `ENABLE` and `DISABLE`; there may be others. */
      ipFixed: string;
      /** The addresses. */
      ipAddresses: string[];
    }

    /** A trigger. */
    export interface GetScfFunctionsFunctionTriggerInfo {
      /** Name. */
      name: string;
      /** Type. */
      type: string;
      /** Cron expression of a `timer`; JSON for the other types. */
      triggerDesc: string;
      /** Whether it is enabled. */
      enable: boolean;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Time of the last change. */
      modifyTime: string;
      /** Argument that it passes. */
      customArgument: string;
    }
  }
}
