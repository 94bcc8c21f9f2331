// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An SSH key pair for instances: one that the platform creates, or your own public key. Deleting it unbinds it from its instances first. The platform returns the private key of a pair that it creates only once; it is stored in the state as a secret.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const admin = new cloudprov.KeyPair("admin", {
 *     keyName: "admin",
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<key pair ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/keyPair:KeyPair example skey-17634f05
 * ```
 */
export class KeyPair extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/keyPair:KeyPair";

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
    state?: KeyPairState,
    opts?: pulumi.CustomResourceOptions,
  ): KeyPair {
    return new KeyPair(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KeyPair, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KeyPair {
    return utilities.isInstance(obj, KeyPair.__pulumiType);
  }

  /** Private key of a pair that the platform has created. The platform returns it only once. Empty for your own `publicKey` and after an import. */
  declare public readonly privateKey: pulumi.Output<string>;

  /** Name of the key pair, which is unique in the account. */
  declare public readonly keyName: pulumi.Output<string>;

  /** ID of the project that the key pair belongs to. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** Public key, in the format of OpenSSH. */
  declare public readonly publicKey: pulumi.Output<string>;

  /** Whether a deletion may stop and restart running instances that use the key pair. Without it, their key pair cannot be deleted. */
  declare public readonly forceStop: pulumi.Output<boolean>;

  /** Creation time, in UTC. */
  declare public readonly createdTime: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly keyPairId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KeyPairArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KeyPairArgs | KeyPairState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KeyPairState | undefined;
      inputs["privateKey"] = state?.privateKey;
      inputs["keyName"] = state?.keyName;
      inputs["projectId"] = state?.projectId;
      inputs["publicKey"] = state?.publicKey;
      inputs["forceStop"] = state?.forceStop;
      inputs["createdTime"] = state?.createdTime;
      inputs["tags"] = state?.tags;
      inputs["keyPairId"] = state?.keyPairId;
    } else {
      const args = argsOrState as KeyPairArgs | undefined;
      inputs["keyName"] = args?.keyName;
      inputs["projectId"] = args?.projectId;
      inputs["publicKey"] = args?.publicKey;
      inputs["forceStop"] = args?.forceStop;
      inputs["tags"] = args?.tags;
      inputs["keyPairId"] = args?.keyPairId;
      inputs["privateKey"] = undefined;
      inputs["createdTime"] = undefined;
      utilities.requireArguments("KeyPair", name, inputs, args, opts, ["keyName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KeyPair.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["privateKey"] }));
  }
}

/** State that `KeyPair.get` uses to look up an object. */
export interface KeyPairState {
  /** Private key of a pair that the platform has created. The platform returns it only once. Empty for your own `publicKey` and after an import. */
  privateKey?: pulumi.Input<string | undefined>;
  /** Name of the key pair, which is unique in the account. */
  keyName?: pulumi.Input<string | undefined>;
  /** ID of the project that the key pair belongs to. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** Public key, in the format of OpenSSH. */
  publicKey?: pulumi.Input<string | undefined>;
  /** Whether a deletion may stop and restart running instances that use the key pair. Without it, their key pair cannot be deleted. */
  forceStop?: pulumi.Input<boolean | undefined>;
  /** Creation time, in UTC. */
  createdTime?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  keyPairId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link KeyPair}. */
export interface KeyPairArgs {
  /** Name of the key pair, which is unique in the account. Must have 1 to 25 letters, digits and underscores. */
  keyName: pulumi.Input<string>;
  /** ID of the project that the key pair belongs to. 0 is the account's default project. At least 0. Defaults to `0`. A change replaces the resource. */
  projectId?: pulumi.Input<number | undefined>;
  /** Public key, in the format of OpenSSH. If it is omitted, the platform creates the pair and returns `privateKey`. The comment is ignored. Must be an OpenSSH RSA key, such as ssh-rsa AAAAB3NzaC1yc2E... If omitted, the platform chooses a value. A change replaces the resource. */
  publicKey?: pulumi.Input<string | undefined>;
  /** Whether a deletion may stop and restart running instances that use the key pair. Without it, their key pair cannot be deleted. Defaults to `false`. */
  forceStop?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  keyPairId?: pulumi.Input<string | undefined>;
}
