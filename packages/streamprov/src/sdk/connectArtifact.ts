// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * An archive of code for connectors, such as transformations of single messages, uploaded from a file of this machine. A change of what is in the file makes the artifact anew. The platform refuses to remove one that is in use: give the new one another `displayName` then, and it is made first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const artifact = new streamprov.ConnectArtifact("masking", {
 *     displayName: "masking",
 *     cloud: "AWS",
 *     environment: { id: "env-abc123" },
 *     contentFormat: "JAR",
 *     artifactFile: "build/masking.jar",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<cloud>/<artifact ID>`.
 * Also required: The archive as `artifactFile` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable `IMPORT_ARTIFACT_FILENAME` it stands in the program that the import writes.
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

  /** Name for people, unique within the cloud and environment. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud that it is in. */
  declare public readonly cloud: pulumi.Output<enums.ConnectArtifactCloud>;

  /** Environment that it belongs to. */
  declare public readonly environment: pulumi.Output<output.ConnectArtifactEnvironment>;

  /** Format of the archive. */
  declare public readonly contentFormat: pulumi.Output<enums.ConnectArtifactContentFormat>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  declare public readonly artifactFile: pulumi.Output<string>;

  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** What it is for. */
  declare public readonly description: pulumi.Output<string>;

  /** Phase of the artifact: `READY` when connectors can use it. */
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
      utilities.requireArguments("ConnectArtifact", name, args, opts, ["displayName", "cloud", "environment", "contentFormat"]);
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["environment"] = args?.environment;
      inputs["contentFormat"] = args?.contentFormat;
      inputs["artifactFile"] = args?.artifactFile;
      inputs["contentHash"] = args?.contentHash;
      inputs["description"] = args?.description;
      inputs["status"] = undefined;
    }
    super(ConnectArtifact.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ConnectArtifact.get` uses to look up an object. */
export interface ConnectArtifactState {
  /** Name for people, unique within the cloud and environment. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud that it is in. */
  cloud?: pulumi.Input<enums.ConnectArtifactCloud | (string & {}) | undefined>;
  /** Environment that it belongs to. */
  environment?: pulumi.Input<input.ConnectArtifactEnvironment | undefined>;
  /** Format of the archive. */
  contentFormat?: pulumi.Input<enums.ConnectArtifactContentFormat | (string & {}) | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  contentHash?: pulumi.Input<string | undefined>;
  /** What it is for. */
  description?: pulumi.Input<string | undefined>;
  /** Phase of the artifact: `READY` when connectors can use it. */
  status?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ConnectArtifact}. */
export interface ConnectArtifactArgs {
  /** Name for people, unique within the cloud and environment. Between 1 and 60 characters. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Cloud that it is in. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.ConnectArtifactCloud | (string & {})>;
  /** Environment that it belongs to. A change replaces the resource. */
  environment: pulumi.Input<input.ConnectArtifactEnvironment>;
  /** Format of the archive. One of `JAR` or `ZIP`. A change replaces the resource. */
  contentFormat: pulumi.Input<enums.ConnectArtifactContentFormat | (string & {})>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. A relative path counts from the folder in which the program runs. It is needed to make the object, and may be left out for one that was imported. Must name a .jar or .zip file. If omitted, the platform chooses a value. A change replaces the resource. */
  artifactFile?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** What it is for. At most 256 characters. If omitted, the platform chooses a value. A change replaces the resource. */
  description?: pulumi.Input<string | undefined>;
}
