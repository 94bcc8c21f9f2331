// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Flink artifact of a region and environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const artifact = streamprov.getFlinkArtifactOutput({
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getFlinkArtifact(args: GetFlinkArtifactArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkArtifactResult> {
  return runtime.invoke("streamprov:index/getFlinkArtifact:getFlinkArtifact", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    cloud: args.cloud,
    region: args.region,
    environment: args.environment,
    class: args.class,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Flink artifact of a region and environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const artifact = streamprov.getFlinkArtifactOutput({
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getFlinkArtifactOutput(args: GetFlinkArtifactOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkArtifactResult> {
  return runtime.invokeOutput<GetFlinkArtifactResult>("streamprov:index/getFlinkArtifact:getFlinkArtifact", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    cloud: args.cloud,
    region: args.region,
    environment: args.environment,
    class: args.class,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkArtifact. */
export interface GetFlinkArtifactArgs {
  /** ID of the artifact, `cfa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the artifact, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: enums.GetFlinkArtifactCloud | (string & {});
  /** Region of the cloud, such as `us-east-2`. Between 1 and 60 characters. */
  region: string;
  /** Environment that contains this object. */
  environment: types.input.GetFlinkArtifactEnvironment;
  /**
   * Java class of the artifact. Accepted for compatibility; it has no effect.
   *
   * @deprecated Artifacts are not looked up by class.
   */
  class?: string | undefined;
}

/** Arguments of getFlinkArtifactOutput. */
export interface GetFlinkArtifactOutputArgs {
  /** ID of the artifact, `cfa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the artifact, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. */
  cloud: pulumi.Input<enums.GetFlinkArtifactCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Between 1 and 60 characters. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetFlinkArtifactEnvironmentArgs>;
  /**
   * Java class of the artifact. Accepted for compatibility; it has no effect.
   *
   * @deprecated Artifacts are not looked up by class.
   */
  class?: pulumi.Input<string | undefined>;
}

/** Result of getFlinkArtifact. */
export interface GetFlinkArtifactResult {
  /** ID of the artifact, `cfa-...`. */
  id: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Environment that contains this object. */
  environment: types.output.GetFlinkArtifactEnvironment;
  /**
   * Java class of the artifact.
   *
   * @deprecated Name the class in the statement that creates the function.
   */
  class: string;
  /** Display name, unique within the cloud, region and environment. */
  displayName: string;
  /** Format of the archive: `JAR` or `ZIP`. Known values are `JAR` and `ZIP`; there may be others. */
  contentFormat: string;
  /** Programming language of the functions: `JAVA` or `PYTHON`, case-insensitive. */
  runtimeLanguage: string;
  /** Description. */
  description: string;
  /** URL of the documentation. */
  documentationLink: string;
  /** Versions of the artifact. */
  versions: types.output.GetFlinkArtifactVersion[];
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
}
