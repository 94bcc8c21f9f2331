// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a link of a Kafka cluster to another one.
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
 *     kafkaCluster: { id: "lkc-abc123" },
 *     restEndpoint: "https://pkc-00000.us-central1.gcp.confluent.cloud:443",
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 * });
 * ```
 */
export function getClusterLink(args: GetClusterLinkArgs, opts?: pulumi.InvokeOptions): Promise<GetClusterLinkResult> {
  return runtime.invoke("streamprov:index/getClusterLink:getClusterLink", {
    linkName: args.linkName,
    kafkaCluster: args.kafkaCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a link of a Kafka cluster to another one.
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
 *     kafkaCluster: { id: "lkc-abc123" },
 *     restEndpoint: "https://pkc-00000.us-central1.gcp.confluent.cloud:443",
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 * });
 * ```
 */
export function getClusterLinkOutput(args: GetClusterLinkOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetClusterLinkResult> {
  return runtime.invokeOutput<GetClusterLinkResult>("streamprov:index/getClusterLink:getClusterLink", {
    linkName: args.linkName,
    kafkaCluster: args.kafkaCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, utilities.withDefaults(opts));
}

/** Arguments of getClusterLink. */
export interface GetClusterLinkArgs {
  /** Name of the link. Must not be empty. */
  linkName: string;
  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  kafkaCluster?: input.GetClusterLinkKafkaCluster | undefined;
  /** REST endpoint of the Kafka cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Kafka cluster. Left out, the provider's is used. */
  credentials?: input.GetClusterLinkCredentials | undefined;
}

/** Arguments of getClusterLinkOutput. */
export interface GetClusterLinkOutputArgs {
  /** Name of the link. Must not be empty. */
  linkName: pulumi.Input<string>;
  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  kafkaCluster?: pulumi.Input<input.GetClusterLinkKafkaClusterArgs | undefined>;
  /** REST endpoint of the Kafka cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Left out, the provider's is used. */
  credentials?: pulumi.Input<input.GetClusterLinkCredentialsArgs | undefined>;
}

/** Result of getClusterLink. */
export interface GetClusterLinkResult {
  /** Name of the link. */
  linkName: string;
  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  kafkaCluster?: output.GetClusterLinkKafkaCluster;
  /** REST endpoint of the Kafka cluster. Left out, the provider's is used. */
  restEndpoint?: string;
  /** API key of the Kafka cluster. Left out, the provider's is used. */
  credentials?: output.GetClusterLinkCredentials;
  /** `<Kafka cluster ID>/<link name>`. */
  id: string;
  /** Settings that were set on the link, such as `consumer.offset.sync.enable`, as opposed to the platform's defaults. */
  config: { [key: string]: string };
  /** The platform's ID of the link. */
  clusterLinkId: string;
  /** How the link is: `ACTIVE`, `FAILED`, `UNAVAILABLE`, `PAUSED` or `UNKNOWN`. */
  linkState: string;
}
