// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an artifact of a region and environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const artifact = streamprov.getFlinkArtifactOutput({
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getFlinkArtifact(args: GetFlinkArtifactArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkArtifactResult> {
  return runtime.invoke("streamprov:index/getFlinkArtifact:getFlinkArtifact", {
    id: args.id,
    displayName: args.displayName,
    cloud: args.cloud,
    region: args.region,
    environment: args.environment,
    class: args.class,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up an artifact of a region and environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const artifact = streamprov.getFlinkArtifactOutput({
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getFlinkArtifactOutput(args: GetFlinkArtifactOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkArtifactResult> {
  return runtime.invokeOutput<GetFlinkArtifactResult>("streamprov:index/getFlinkArtifact:getFlinkArtifact", {
    id: args.id,
    displayName: args.displayName,
    cloud: args.cloud,
    region: args.region,
    environment: args.environment,
    class: args.class,
  }, utilities.withDefaults(opts));
}

/** Arguments of getFlinkArtifact. */
export interface GetFlinkArtifactArgs {
  /** ID of the artifact, `cfa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the artifact; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. */
  cloud: enums.GetFlinkArtifactCloud | (string & {});
  /** Region of the cloud, such as `us-east-2`. Between 1 and 60 characters. */
  region: string;
  /** Environment that it belongs to. */
  environment: input.GetFlinkArtifactEnvironment;
  /**
   * Java class of the artifact. Accepted for compatibility; it has no effect.
   *
   * @deprecated Artifacts are not looked for by their class.
   */
  class?: string | undefined;
}

/** Arguments of getFlinkArtifactOutput. */
export interface GetFlinkArtifactOutputArgs {
  /** ID of the artifact, `cfa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the artifact; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. */
  cloud: pulumi.Input<enums.GetFlinkArtifactCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Between 1 and 60 characters. */
  region: pulumi.Input<string>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetFlinkArtifactEnvironmentArgs>;
  /**
   * Java class of the artifact. Accepted for compatibility; it has no effect.
   *
   * @deprecated Artifacts are not looked for by their class.
   */
  class?: pulumi.Input<string | undefined>;
}

/** Result of getFlinkArtifact. */
export interface GetFlinkArtifactResult {
  /** ID of the artifact, `cfa-...`. */
  id: string;
  /** Cloud that it is in. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Environment that it belongs to. */
  environment: output.GetFlinkArtifactEnvironment;
  /**
   * Java class of the artifact.
   *
   * @deprecated A statement that creates a function names its class.
   */
  class: string;
  /** Name for people, unique within the cloud, region and environment. */
  displayName: string;
  /** Format of the archive. Known values are `JAR` and `ZIP`; there may be others. */
  contentFormat: string;
  /** Language of the functions in the archive: `JAVA` or `PYTHON`. Upper and lower case are the same. */
  runtimeLanguage: string;
  /** What it is for. */
  description: string;
  /** Address of its documentation. */
  documentationLink: string;
  /** Versions of the artifact. */
  versions: output.GetFlinkArtifactVersion[];
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
}
