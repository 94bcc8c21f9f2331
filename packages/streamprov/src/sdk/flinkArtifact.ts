// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * An archive with functions for Flink statements, uploaded from a local file. A change of the file's content replaces the artifact.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const artifact = new streamprov.FlinkArtifact("orders", {
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 *     artifactFile: "build/orders-functions.jar",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<region>/<cloud>/<artifact ID>`.
 * Also required: The archive as `artifactFile` in the program. It is assumed to be the uploaded archive, and later changes of its content are a diff. If the environment variable `IMPORT_ARTIFACT_FILENAME` is set, the program that the import writes contains it.
 *
 * ```sh
 * pulumi import streamprov:index/flinkArtifact:FlinkArtifact example env-abc123/us-east-2/AWS/cfa-abc123
 * ```
 */
export class FlinkArtifact extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkArtifact:FlinkArtifact";

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
    state?: FlinkArtifactState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkArtifact {
    return new FlinkArtifact(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkArtifact, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkArtifact {
    return utilities.isInstance(obj, FlinkArtifact.__pulumiType);
  }

  /** Display name, unique within the cloud, region and environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.FlinkArtifactCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.FlinkArtifactEnvironment>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  declare public readonly artifactFile: pulumi.Output<string>;

  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** Format of the archive: `JAR` or `ZIP`. */
  declare public readonly contentFormat: pulumi.Output<enums.FlinkArtifactContentFormat>;

  /** Programming language of the functions: `JAVA` or `PYTHON`, case-insensitive. */
  declare public readonly runtimeLanguage: pulumi.Output<string>;

  /**
   * Java class of the artifact.
   *
   * @deprecated Name the class in the statement that creates the function.
   */
  declare public readonly class: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** URL of the documentation. */
  declare public readonly documentationLink: pulumi.Output<string | undefined>;

  /** Versions of the artifact. */
  declare public readonly versions: pulumi.Output<types.output.FlinkArtifactVersion[]>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: FlinkArtifactArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkArtifactArgs | FlinkArtifactState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkArtifactState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["environment"] = state?.environment;
      inputs["artifactFile"] = state?.artifactFile;
      inputs["contentHash"] = state?.contentHash;
      inputs["contentFormat"] = state?.contentFormat;
      inputs["runtimeLanguage"] = state?.runtimeLanguage;
      inputs["class"] = state?.class;
      inputs["description"] = state?.description;
      inputs["documentationLink"] = state?.documentationLink;
      inputs["versions"] = state?.versions;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as FlinkArtifactArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["environment"] = args?.environment;
      inputs["artifactFile"] = args?.artifactFile;
      inputs["contentHash"] = args?.contentHash;
      inputs["contentFormat"] = args?.contentFormat;
      inputs["runtimeLanguage"] = args?.runtimeLanguage;
      inputs["class"] = args?.class;
      inputs["description"] = args?.description;
      inputs["documentationLink"] = args?.documentationLink;
      inputs["versions"] = undefined;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.requireArguments("FlinkArtifact", name, inputs, args, opts, ["displayName", "cloud", "region", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkArtifact.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `FlinkArtifact.get` uses to look up an object. */
export interface FlinkArtifactState {
  /** Display name, unique within the cloud, region and environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.FlinkArtifactCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.FlinkArtifactEnvironment | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Format of the archive: `JAR` or `ZIP`. */
  contentFormat?: pulumi.Input<enums.FlinkArtifactContentFormat | (string & {}) | undefined>;
  /** Programming language of the functions: `JAVA` or `PYTHON`, case-insensitive. */
  runtimeLanguage?: pulumi.Input<string | undefined>;
  /**
   * Java class of the artifact.
   *
   * @deprecated Name the class in the statement that creates the function.
   */
  class?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** URL of the documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Versions of the artifact. */
  versions?: pulumi.Input<pulumi.Input<types.input.FlinkArtifactVersion>[] | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkArtifact}. */
export interface FlinkArtifactArgs {
  /** Display name, unique within the cloud, region and environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.FlinkArtifactCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.FlinkArtifactEnvironment>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. Required to create the object, and optional after an import. A missing file only causes a warning if the object was just imported, or if it exists and the path is unchanged. Must name a .jar or .zip file. If omitted, the platform chooses a value. A change replaces the resource. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. Defaults to the hash of the archive. If builds of the same sources differ, set a text of your own, such as a hash of the sources: then only this text is compared, and the archive does not have to exist while it is unchanged. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Format of the archive: `JAR` or `ZIP`. Defaults to the extension of the file's name. One of `JAR` or `ZIP`. If omitted, the platform chooses a value. A change replaces the resource. */
  contentFormat?: pulumi.Input<enums.FlinkArtifactContentFormat | (string & {}) | undefined>;
  /** Programming language of the functions: `JAVA` or `PYTHON`, case-insensitive. Defaults to `JAVA`. Must be JAVA or PYTHON. Case is ignored in comparisons. If omitted, the platform chooses a value. A change replaces the resource. */
  runtimeLanguage?: pulumi.Input<string | undefined>;
  /**
   * Java class of the artifact. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. If omitted, the platform chooses a value. A change replaces the resource.
   *
   * @deprecated Name the class in the statement that creates the function.
   */
  class?: pulumi.Input<string | undefined>;
  /** Description. At most 256 characters. A change replaces the resource. */
  description?: pulumi.Input<string | undefined>;
  /** URL of the documentation. At most 512 characters. Must begin with http:// or https://. A change replaces the resource. */
  documentationLink?: pulumi.Input<string | undefined>;
}
