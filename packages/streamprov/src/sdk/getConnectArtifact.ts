// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an artifact for connectors by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const masking = streamprov.getConnectArtifactOutput({
 *     id: "cca-abc123",
 *     cloud: "AWS",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getConnectArtifact(args: GetConnectArtifactArgs, opts?: pulumi.InvokeOptions): Promise<GetConnectArtifactResult> {
  return runtime.invoke("streamprov:index/getConnectArtifact:getConnectArtifact", {
    id: args.id,
    cloud: args.cloud,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up an artifact for connectors by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const masking = streamprov.getConnectArtifactOutput({
 *     id: "cca-abc123",
 *     cloud: "AWS",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getConnectArtifactOutput(args: GetConnectArtifactOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetConnectArtifactResult> {
  return runtime.invokeOutput<GetConnectArtifactResult>("streamprov:index/getConnectArtifact:getConnectArtifact", {
    id: args.id,
    cloud: args.cloud,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/** Arguments of getConnectArtifact. */
export interface GetConnectArtifactArgs {
  /** ID of the artifact, `cca-...`. Must not be empty. */
  id: string;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. */
  cloud: enums.GetConnectArtifactCloud | (string & {});
  /** Environment that it belongs to. */
  environment: input.GetConnectArtifactEnvironment;
}

/** Arguments of getConnectArtifactOutput. */
export interface GetConnectArtifactOutputArgs {
  /** ID of the artifact, `cca-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. */
  cloud: pulumi.Input<enums.GetConnectArtifactCloud | (string & {})>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetConnectArtifactEnvironmentArgs>;
}

/** Result of getConnectArtifact. */
export interface GetConnectArtifactResult {
  /** ID of the artifact, `cca-...`. */
  id: string;
  /** Cloud that it is in. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Environment that it belongs to. */
  environment: output.GetConnectArtifactEnvironment;
  /** Name for people, unique within the cloud and environment. */
  displayName: string;
  /** Format of the archive. Known values are `JAR` and `ZIP`; there may be others. */
  contentFormat: string;
  /** What it is for. */
  description: string;
  /** Phase of the artifact: `READY` when connectors can use it. */
  status: string;
}
