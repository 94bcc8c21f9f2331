// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * An archive with code for connectors, such as single message transforms, uploaded from a local file. A change of the file's content replaces the artifact. The platform does not delete an artifact that is in use: change `displayName` as well, and the new artifact is created first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const artifact = new streamprov.ConnectArtifact("masking", {
 *     displayName: "masking",
 *     cloud: "AWS",
 *     environment: { id: config.require("environmentId") },
 *     contentFormat: "JAR",
 *     artifactFile: "build/masking.jar",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<cloud>/<artifact ID>`.
 * Also required: The archive as `artifactFile` in the program. It is assumed to be the uploaded archive, and later changes of its content are a diff. If the environment variable `IMPORT_ARTIFACT_FILENAME` is set, the program that the import writes contains it.
 *
 * ```sh
 * pulumi import streamprov:index/connectArtifact:ConnectArtifact example env-abc123/AWS/cca-abc123
 * ```
 */
export class ConnectArtifact extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/connectArtifact:ConnectArtifact";

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
    state?: ConnectArtifactState,
    opts?: pulumi.CustomResourceOptions,
  ): ConnectArtifact {
    return new ConnectArtifact(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ConnectArtifact, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ConnectArtifact {
    return utilities.isInstance(obj, ConnectArtifact.__pulumiType);
  }

  /** Display name, unique within the cloud and environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.ConnectArtifactCloud>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.ConnectArtifactEnvironment>;

  /** Format of the archive: `JAR` or `ZIP`. */
  declare public readonly contentFormat: pulumi.Output<enums.ConnectArtifactContentFormat>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  declare public readonly artifactFile: pulumi.Output<string>;

  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Phase of the artifact: `READY` once connectors can use it. */
  declare public readonly status: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ConnectArtifactArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ConnectArtifactArgs | ConnectArtifactState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ConnectArtifactState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["environment"] = state?.environment;
      inputs["contentFormat"] = state?.contentFormat;
      inputs["artifactFile"] = state?.artifactFile;
      inputs["contentHash"] = state?.contentHash;
      inputs["description"] = state?.description;
      inputs["status"] = state?.status;
    } else {
      const args = argsOrState as ConnectArtifactArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["environment"] = args?.environment;
      inputs["contentFormat"] = args?.contentFormat;
      inputs["artifactFile"] = args?.artifactFile;
      inputs["contentHash"] = args?.contentHash;
      inputs["description"] = args?.description;
      inputs["status"] = undefined;
      utilities.requireArguments("ConnectArtifact", name, inputs, args, opts, ["displayName", "cloud", "environment", "contentFormat"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ConnectArtifact.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ConnectArtifact.get` uses to look up an object. */
export interface ConnectArtifactState {
  /** Display name, unique within the cloud and environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.ConnectArtifactCloud | (string & {}) | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.ConnectArtifactEnvironment | undefined>;
  /** Format of the archive: `JAR` or `ZIP`. */
  contentFormat?: pulumi.Input<enums.ConnectArtifactContentFormat | (string & {}) | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Phase of the artifact: `READY` once connectors can use it. */
  status?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ConnectArtifact}. */
export interface ConnectArtifactArgs {
  /** Display name, unique within the cloud and environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.ConnectArtifactCloud | (string & {})>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.ConnectArtifactEnvironment>;
  /** Format of the archive: `JAR` or `ZIP`. One of `JAR` or `ZIP`. A change replaces the resource. */
  contentFormat: pulumi.Input<enums.ConnectArtifactContentFormat | (string & {})>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. Required to create the object, and optional after an import. A missing file only causes a warning if the object was just imported, or if it exists and the path is unchanged. Must name a .jar or .zip file. If omitted, the platform chooses a value. A change replaces the resource. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. Defaults to the hash of the archive. If builds of the same sources differ, set a text of your own, such as a hash of the sources: then only this text is compared, and the archive does not have to exist while it is unchanged. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Description. At most 256 characters. If omitted, the platform chooses a value. A change replaces the resource. */
  description?: pulumi.Input<string | undefined>;
}
