// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * An archive of functions for Flink statements, uploaded from a file of this machine. A change of what is in the file makes the artifact anew.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const artifact = new streamprov.FlinkArtifact("orders", {
 *     displayName: "orders-functions",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: "env-abc123" },
 *     artifactFile: "build/orders-functions.jar",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<region>/<cloud>/<artifact ID>`.
 * Also required: The archive as `artifactFile` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable `IMPORT_ARTIFACT_FILENAME` it stands in the program that the import writes.
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

  /** Name for people, unique within the cloud, region and environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud that it is in. */
  declare public readonly cloud: pulumi.Output<enums.FlinkArtifactCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that it belongs to. */
  declare public readonly environment: pulumi.Output<output.FlinkArtifactEnvironment>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  declare public readonly artifactFile: pulumi.Output<string>;

  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** Format of the archive. */
  declare public readonly contentFormat: pulumi.Output<enums.FlinkArtifactContentFormat>;

  /** Language of the functions in the archive: `JAVA` or `PYTHON`. Upper and lower case are the same. */
  declare public readonly runtimeLanguage: pulumi.Output<string>;

  /**
   * Java class of the artifact.
   *
   * @deprecated A statement that creates a function names its class.
   */
  declare public readonly class: pulumi.Output<string>;

  /** What it is for. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Address of its documentation. */
  declare public readonly documentationLink: pulumi.Output<string | undefined>;

  /** Versions of the artifact. */
  declare public readonly versions: pulumi.Output<output.FlinkArtifactVersion[]>;

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
      utilities.requireArguments("FlinkArtifact", name, args, opts, ["displayName", "cloud", "region", "environment"]);
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
    }
    super(FlinkArtifact.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `FlinkArtifact.get` uses to look up an object. */
export interface FlinkArtifactState {
  /** Name for people, unique within the cloud, region and environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud that it is in. */
  cloud?: pulumi.Input<enums.FlinkArtifactCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment?: pulumi.Input<input.FlinkArtifactEnvironment | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Format of the archive. */
  contentFormat?: pulumi.Input<enums.FlinkArtifactContentFormat | (string & {}) | undefined>;
  /** Language of the functions in the archive: `JAVA` or `PYTHON`. Upper and lower case are the same. */
  runtimeLanguage?: pulumi.Input<string | undefined>;
  /**
   * Java class of the artifact.
   *
   * @deprecated A statement that creates a function names its class.
   */
  class?: pulumi.Input<string | undefined>;
  /** What it is for. */
  description?: pulumi.Input<string | undefined>;
  /** Address of its documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Versions of the artifact. */
  versions?: pulumi.Input<pulumi.Input<input.FlinkArtifactVersion>[] | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkArtifact}. */
export interface FlinkArtifactArgs {
  /** Name for people, unique within the cloud, region and environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.FlinkArtifactCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that it belongs to. A change replaces the resource. */
  environment: pulumi.Input<input.FlinkArtifactEnvironment>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. A relative path counts from the folder in which the program runs. It is needed to make the object, and may be left out for one that was imported. Must name a .jar or .zip file. If omitted, the platform chooses a value. A change replaces the resource. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Format of the archive. Left out, it follows from the archive's name. One of `JAR` or `ZIP`. If omitted, the platform chooses a value. A change replaces the resource. */
  contentFormat?: pulumi.Input<enums.FlinkArtifactContentFormat | (string & {}) | undefined>;
  /** Language of the functions in the archive: `JAVA` or `PYTHON`. Upper and lower case are the same. Left out, it is `JAVA`. Must be JAVA or PYTHON. Case is ignored in comparisons. If omitted, the platform chooses a value. A change replaces the resource. */
  runtimeLanguage?: pulumi.Input<string | undefined>;
  /**
   * Java class of the artifact. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. If omitted, the platform chooses a value. A change replaces the resource.
   *
   * @deprecated A statement that creates a function names its class.
   */
  class?: pulumi.Input<string | undefined>;
  /** What it is for. At most 256 characters. A change replaces the resource. */
  description?: pulumi.Input<string | undefined>;
  /** Address of its documentation. At most 512 characters. Must begin with http:// or https://. A change replaces the resource. */
  documentationLink?: pulumi.Input<string | undefined>;
}
