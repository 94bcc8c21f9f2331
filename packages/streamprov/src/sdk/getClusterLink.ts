// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a cluster link of a Kafka cluster by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const link = streamprov.getClusterLinkOutput({
 *     linkName: "disaster-recovery",
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 * });
 * ```
 */
export function getClusterLink(args: GetClusterLinkArgs, opts?: pulumi.InvokeOptions): Promise<GetClusterLinkResult> {
  return runtime.invoke("streamprov:index/getClusterLink:getClusterLink", utilities.forwardUnknown({
    linkName: args.linkName,
    kafkaCluster: args.kafkaCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a cluster link of a Kafka cluster by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const link = streamprov.getClusterLinkOutput({
 *     linkName: "disaster-recovery",
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 * });
 * ```
 */
export function getClusterLinkOutput(args: GetClusterLinkOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetClusterLinkResult> {
  return runtime.invokeOutput<GetClusterLinkResult>("streamprov:index/getClusterLink:getClusterLink", utilities.forwardUnknown({
    linkName: args.linkName,
    kafkaCluster: args.kafkaCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getClusterLink. */
export interface GetClusterLinkArgs {
  /** Name of the link. Must not be empty. */
  linkName: string;
  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: types.input.GetClusterLinkKafkaCluster | undefined;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: types.input.GetClusterLinkCredentials | undefined;
}

/** Arguments of getClusterLinkOutput. */
export interface GetClusterLinkOutputArgs {
  /** Name of the link. Must not be empty. */
  linkName: pulumi.Input<string>;
  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: pulumi.Input<types.input.GetClusterLinkKafkaClusterArgs | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetClusterLinkCredentialsArgs | undefined>;
}

/** Result of getClusterLink. */
export interface GetClusterLinkResult {
  /** Name of the link. */
  linkName: string;
  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: types.output.GetClusterLinkKafkaCluster;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: types.output.GetClusterLinkCredentials;
  /** `<Kafka cluster ID>/<link name>`. */
  id: string;
  /** Settings that are set on the link, such as `consumer.offset.sync.enable`. Settings with the platform's defaults are not included. */
  config: { [key: string]: string };
  /** The platform's ID of the link. */
  clusterLinkId: string;
  /** State of the link: `ACTIVE`, `FAILED`, `UNAVAILABLE`, `PAUSED` or `UNKNOWN`. */
  linkState: string;
}
