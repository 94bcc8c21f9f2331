// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a connector artifact by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const masking = streamprov.getConnectArtifactOutput({
 *     id: config.require("artifactId"),
 *     cloud: "AWS",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getConnectArtifact(args: GetConnectArtifactArgs, opts?: pulumi.InvokeOptions): Promise<GetConnectArtifactResult> {
  return runtime.invoke("streamprov:index/getConnectArtifact:getConnectArtifact", utilities.forwardUnknown({
    id: args.id,
    cloud: args.cloud,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a connector artifact by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const masking = streamprov.getConnectArtifactOutput({
 *     id: config.require("artifactId"),
 *     cloud: "AWS",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getConnectArtifactOutput(args: GetConnectArtifactOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetConnectArtifactResult> {
  return runtime.invokeOutput<GetConnectArtifactResult>("streamprov:index/getConnectArtifact:getConnectArtifact", utilities.forwardUnknown({
    id: args.id,
    cloud: args.cloud,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getConnectArtifact. */
export interface GetConnectArtifactArgs {
  /** ID of the artifact, `cca-...`. Must not be empty. */
  id: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: enums.GetConnectArtifactCloud | (string & {});
  /** Environment that contains this object. */
  environment: types.input.GetConnectArtifactEnvironment;
}

/** Arguments of getConnectArtifactOutput. */
export interface GetConnectArtifactOutputArgs {
  /** ID of the artifact, `cca-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: pulumi.Input<enums.GetConnectArtifactCloud | (string & {})>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetConnectArtifactEnvironmentArgs>;
}

/** Result of getConnectArtifact. */
export interface GetConnectArtifactResult {
  /** ID of the artifact, `cca-...`. */
  id: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Environment that contains this object. */
  environment: types.output.GetConnectArtifactEnvironment;
  /** Display name, unique within the cloud and environment. */
  displayName: string;
  /** Format of the archive: `JAR` or `ZIP`. Known values are `JAR` and `ZIP`; there may be others. */
  contentFormat: string;
  /** Description. */
  description: string;
  /** Phase of the artifact: `READY` once connectors can use it. */
  status: string;
}
