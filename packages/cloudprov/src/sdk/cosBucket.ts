// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/cos.ts";
import * as utilities from "./utilities.ts";

/**
 * A bucket of Cloud Object Storage. Its deletion fails while it contains anything, unless `forceClean` is true: then everything in it is deleted, too. `pulumi refresh` reads the access, and the settings that the program sets to other values than their defaults, with one request each. Other settings are not read. The preview warns if an update would replace a setting that was made elsewhere.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const photos = new cloudprov.CosBucket("photos", {
 *     bucket: "photos-1250000000",
 *     versioningEnable: true,
 *     lifecycleRules: [{
 *         filterPrefix: "originals/",
 *         transitions: [{ days: 30, storageClass: "STANDARD_IA" }],
 *         nonCurrentExpiration: { nonCurrentDays: 90 },
 *     }],
 *     corsRules: [{
 *         allowedOrigins: ["https://example.com"],
 *         allowedMethods: ["GET"],
 *         allowedHeaders: ["*"],
 *     }],
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<bucket>`.
 * Also required: `forceClean` and `cdcId` in the program, if they are used: they cannot be read.
 *
 * ```sh
 * pulumi import cloudprov:index/cosBucket:CosBucket example photos-1250000000
 * ```
 */
export class CosBucket extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/cosBucket:CosBucket";

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
    state?: CosBucketState,
    opts?: pulumi.CustomResourceOptions,
  ): CosBucket {
    return new CosBucket(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CosBucket, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CosBucket {
    return utilities.isInstance(obj, CosBucket.__pulumiType);
  }

  /** Name of the bucket, unique on the whole platform: letters, digits and hyphens, followed by `-` and the number (APPID) of the account, such as `shop-1250000000`. */
  declare public readonly bucket: pulumi.Output<string>;

  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
  declare public readonly acl: pulumi.Output<enums.CosBucketAcl>;

  /** Who may do what, as XML with the root `AccessControlPolicy`. The order of grants does not matter. If it is not set, the next update revokes the access of other accounts, which `acl` shows as `custom`. */
  declare public readonly aclBody: pulumi.Output<string>;

  /** How new objects are encrypted: `AES256`, `SM4`, or `KMS` for a key of the Key Management Service. */
  declare public readonly encryptionAlgorithm: pulumi.Output<string | undefined>;

  /** The key, if `encryptionAlgorithm` is `KMS`. Defaults to the platform's own key. */
  declare public readonly kmsId: pulumi.Output<string | undefined>;

  /** Whether earlier versions of objects are kept. Setting it to false suspends versioning and keeps existing versions. */
  declare public readonly versioningEnable: pulumi.Output<boolean>;

  /** Whether global acceleration is on, which costs money. */
  declare public readonly accelerationEnable: pulumi.Output<boolean>;

  /** Whether the deletion of the bucket first deletes everything in it: all objects, earlier versions and unfinished uploads. Otherwise, a bucket with contents cannot be deleted. */
  declare public readonly forceClean: pulumi.Output<boolean>;

  /** Who copies the objects: `qcs::cam::uin/<account>:uin/<user>`. Needs `replicaRules` and `versioningEnable`. */
  declare public readonly replicaRole: pulumi.Output<string | undefined>;

  /** Which objects are copied to other buckets. Needs `replicaRole` and `versioningEnable`. */
  declare public readonly replicaRules: pulumi.Output<types.output.CosBucketReplicaRule[] | undefined>;

  /** Rules for requests of browsers from other origins (CORS), in their order. */
  declare public readonly corsRules: pulumi.Output<types.output.CosBucketCorsRule[] | undefined>;

  /** Whether responses have the header `Vary: Origin`: `true` or `false`. */
  declare public readonly corsResponseVary: pulumi.Output<enums.CosBucketCorsResponseVary>;

  /** From where objects are fetched that the bucket does not contain. */
  declare public readonly originPullRules: pulumi.Output<types.output.CosBucketOriginPullRule[] | undefined>;

  /** Your own domains for the bucket. */
  declare public readonly originDomainRules: pulumi.Output<types.output.CosBucketOriginDomainRule[] | undefined>;

  /** When objects move to a cheaper storage class, and when they are deleted. Deleted objects cannot be restored. Rules that are disabled or depend on tags are not shown, and stay as they are. */
  declare public readonly lifecycleRules: pulumi.Output<types.output.CosBucketLifecycleRule[] | undefined>;

  /** A static website from the objects of the bucket. */
  declare public readonly website: pulumi.Output<types.output.CosBucketWebsite | undefined>;

  /** Tags, by key. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether accesses are logged. Needs a target and a prefix. */
  declare public readonly logEnable: pulumi.Output<boolean>;

  /** Bucket for the logs, in the same region. */
  declare public readonly logTargetBucket: pulumi.Output<string | undefined>;

  /** Beginning of the names of the logs, such as `access/`. */
  declare public readonly logPrefix: pulumi.Output<string | undefined>;

  /** Whether objects are stored in several availability zones. */
  declare public readonly multiAz: pulumi.Output<boolean | undefined>;

  /** Whether the bucket has a file system with metadata acceleration. Such a bucket supports few of the settings, and its access is not read. */
  declare public readonly chdfsOfs: pulumi.Output<boolean>;

  /** Whether objects of the class `INTELLIGENT_TIERING` are moved by their use. It cannot be turned off again. */
  declare public readonly enableIntelligentTiering: pulumi.Output<boolean>;

  /** How many days without access it takes until an object is moved to infrequent access: 30, 60 or 90. */
  declare public readonly intelligentTieringDays: pulumi.Output<number>;

  /** How many accesses move an object back to frequent access. */
  declare public readonly intelligentTieringRequestFrequent: pulumi.Output<number>;

  /** When objects of the class `INTELLIGENT_TIERING` are archived. They must be restored before they can be read. */
  declare public readonly intelligentTieringArchivingRuleLists: pulumi.Output<types.output.CosBucketIntelligentTieringArchivingRuleList[] | undefined>;

  /** ID of the dedicated cluster that contains the bucket. */
  declare public readonly cdcId: pulumi.Output<string | undefined>;

  /** Lock of objects against changes and deletion. */
  declare public readonly objectLockConfiguration: pulumi.Output<types.output.CosBucketObjectLockConfiguration>;

  /** Address of the bucket: its host, or its URL with `cosDomain` or `cdcId`. */
  declare public readonly cosBucketUrl: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly cosBucketId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CosBucketArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CosBucketArgs | CosBucketState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CosBucketState | undefined;
      inputs["bucket"] = state?.bucket;
      inputs["acl"] = state?.acl;
      inputs["aclBody"] = state?.aclBody;
      inputs["encryptionAlgorithm"] = state?.encryptionAlgorithm;
      inputs["kmsId"] = state?.kmsId;
      inputs["versioningEnable"] = state?.versioningEnable;
      inputs["accelerationEnable"] = state?.accelerationEnable;
      inputs["forceClean"] = state?.forceClean;
      inputs["replicaRole"] = state?.replicaRole;
      inputs["replicaRules"] = state?.replicaRules;
      inputs["corsRules"] = state?.corsRules;
      inputs["corsResponseVary"] = state?.corsResponseVary;
      inputs["originPullRules"] = state?.originPullRules;
      inputs["originDomainRules"] = state?.originDomainRules;
      inputs["lifecycleRules"] = state?.lifecycleRules;
      inputs["website"] = state?.website;
      inputs["tags"] = state?.tags;
      inputs["logEnable"] = state?.logEnable;
      inputs["logTargetBucket"] = state?.logTargetBucket;
      inputs["logPrefix"] = state?.logPrefix;
      inputs["multiAz"] = state?.multiAz;
      inputs["chdfsOfs"] = state?.chdfsOfs;
      inputs["enableIntelligentTiering"] = state?.enableIntelligentTiering;
      inputs["intelligentTieringDays"] = state?.intelligentTieringDays;
      inputs["intelligentTieringRequestFrequent"] = state?.intelligentTieringRequestFrequent;
      inputs["intelligentTieringArchivingRuleLists"] = state?.intelligentTieringArchivingRuleLists;
      inputs["cdcId"] = state?.cdcId;
      inputs["objectLockConfiguration"] = state?.objectLockConfiguration;
      inputs["cosBucketUrl"] = state?.cosBucketUrl;
      inputs["cosBucketId"] = state?.cosBucketId;
    } else {
      const args = argsOrState as CosBucketArgs | undefined;
      inputs["bucket"] = args?.bucket;
      inputs["acl"] = args?.acl;
      inputs["aclBody"] = args?.aclBody;
      inputs["encryptionAlgorithm"] = args?.encryptionAlgorithm;
      inputs["kmsId"] = args?.kmsId;
      inputs["versioningEnable"] = args?.versioningEnable;
      inputs["accelerationEnable"] = args?.accelerationEnable;
      inputs["forceClean"] = args?.forceClean;
      inputs["replicaRole"] = args?.replicaRole;
      inputs["replicaRules"] = args?.replicaRules;
      inputs["corsRules"] = args?.corsRules;
      inputs["corsResponseVary"] = args?.corsResponseVary;
      inputs["originPullRules"] = args?.originPullRules;
      inputs["originDomainRules"] = args?.originDomainRules;
      inputs["lifecycleRules"] = args?.lifecycleRules;
      inputs["website"] = args?.website;
      inputs["tags"] = args?.tags;
      inputs["logEnable"] = args?.logEnable;
      inputs["logTargetBucket"] = args?.logTargetBucket;
      inputs["logPrefix"] = args?.logPrefix;
      inputs["multiAz"] = args?.multiAz;
      inputs["chdfsOfs"] = args?.chdfsOfs;
      inputs["enableIntelligentTiering"] = args?.enableIntelligentTiering;
      inputs["intelligentTieringDays"] = args?.intelligentTieringDays;
      inputs["intelligentTieringRequestFrequent"] = args?.intelligentTieringRequestFrequent;
      inputs["intelligentTieringArchivingRuleLists"] = args?.intelligentTieringArchivingRuleLists;
      inputs["cdcId"] = args?.cdcId;
      inputs["objectLockConfiguration"] = args?.objectLockConfiguration;
      inputs["cosBucketId"] = args?.cosBucketId;
      inputs["cosBucketUrl"] = undefined;
      utilities.requireArguments("CosBucket", name, inputs, args, opts, ["bucket"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CosBucket.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CosBucket.get` uses to look up an object. */
export interface CosBucketState {
  /** Name of the bucket, unique on the whole platform: letters, digits and hyphens, followed by `-` and the number (APPID) of the account, such as `shop-1250000000`. */
  bucket?: pulumi.Input<string | undefined>;
  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
  acl?: pulumi.Input<enums.CosBucketAcl | (string & {}) | undefined>;
  /** Who may do what, as XML with the root `AccessControlPolicy`. The order of grants does not matter. If it is not set, the next update revokes the access of other accounts, which `acl` shows as `custom`. */
  aclBody?: pulumi.Input<string | undefined>;
  /** How new objects are encrypted: `AES256`, `SM4`, or `KMS` for a key of the Key Management Service. */
  encryptionAlgorithm?: pulumi.Input<string | undefined>;
  /** The key, if `encryptionAlgorithm` is `KMS`. Defaults to the platform's own key. */
  kmsId?: pulumi.Input<string | undefined>;
  /** Whether earlier versions of objects are kept. Setting it to false suspends versioning and keeps existing versions. */
  versioningEnable?: pulumi.Input<boolean | undefined>;
  /** Whether global acceleration is on, which costs money. */
  accelerationEnable?: pulumi.Input<boolean | undefined>;
  /** Whether the deletion of the bucket first deletes everything in it: all objects, earlier versions and unfinished uploads. Otherwise, a bucket with contents cannot be deleted. */
  forceClean?: pulumi.Input<boolean | undefined>;
  /** Who copies the objects: `qcs::cam::uin/<account>:uin/<user>`. Needs `replicaRules` and `versioningEnable`. */
  replicaRole?: pulumi.Input<string | undefined>;
  /** Which objects are copied to other buckets. Needs `replicaRole` and `versioningEnable`. */
  replicaRules?: pulumi.Input<pulumi.Input<types.input.CosBucketReplicaRule>[] | undefined>;
  /** Rules for requests of browsers from other origins (CORS), in their order. */
  corsRules?: pulumi.Input<pulumi.Input<types.input.CosBucketCorsRule>[] | undefined>;
  /** Whether responses have the header `Vary: Origin`: `true` or `false`. */
  corsResponseVary?: pulumi.Input<enums.CosBucketCorsResponseVary | (string & {}) | undefined>;
  /** From where objects are fetched that the bucket does not contain. */
  originPullRules?: pulumi.Input<pulumi.Input<types.input.CosBucketOriginPullRule>[] | undefined>;
  /** Your own domains for the bucket. */
  originDomainRules?: pulumi.Input<pulumi.Input<types.input.CosBucketOriginDomainRule>[] | undefined>;
  /** When objects move to a cheaper storage class, and when they are deleted. Deleted objects cannot be restored. Rules that are disabled or depend on tags are not shown, and stay as they are. */
  lifecycleRules?: pulumi.Input<pulumi.Input<types.input.CosBucketLifecycleRule>[] | undefined>;
  /** A static website from the objects of the bucket. */
  website?: pulumi.Input<types.input.CosBucketWebsite | undefined>;
  /** Tags, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether accesses are logged. Needs a target and a prefix. */
  logEnable?: pulumi.Input<boolean | undefined>;
  /** Bucket for the logs, in the same region. */
  logTargetBucket?: pulumi.Input<string | undefined>;
  /** Beginning of the names of the logs, such as `access/`. */
  logPrefix?: pulumi.Input<string | undefined>;
  /** Whether objects are stored in several availability zones. */
  multiAz?: pulumi.Input<boolean | undefined>;
  /** Whether the bucket has a file system with metadata acceleration. Such a bucket supports few of the settings, and its access is not read. */
  chdfsOfs?: pulumi.Input<boolean | undefined>;
  /** Whether objects of the class `INTELLIGENT_TIERING` are moved by their use. It cannot be turned off again. */
  enableIntelligentTiering?: pulumi.Input<boolean | undefined>;
  /** How many days without access it takes until an object is moved to infrequent access: 30, 60 or 90. */
  intelligentTieringDays?: pulumi.Input<number | undefined>;
  /** How many accesses move an object back to frequent access. */
  intelligentTieringRequestFrequent?: pulumi.Input<number | undefined>;
  /** When objects of the class `INTELLIGENT_TIERING` are archived. They must be restored before they can be read. */
  intelligentTieringArchivingRuleLists?: pulumi.Input<pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleList>[] | undefined>;
  /** ID of the dedicated cluster that contains the bucket. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Lock of objects against changes and deletion. */
  objectLockConfiguration?: pulumi.Input<types.input.CosBucketObjectLockConfiguration | undefined>;
  /** Address of the bucket: its host, or its URL with `cosDomain` or `cdcId`. */
  cosBucketUrl?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  cosBucketId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CosBucket}. */
export interface CosBucketArgs {
  /** Name of the bucket, unique on the whole platform: letters, digits and hyphens, followed by `-` and the number (APPID) of the account, such as `shop-1250000000`. Must be a name of 1 to 60 lower-case letters, digits and hyphens, followed by a hyphen and the 10-digit number (APPID) of the account, such as shop-1250000000. A change replaces the resource. */
  bucket: pulumi.Input<string>;
  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). Ignored if `aclBody` is set. `acl` then shows what `aclBody` lets everybody do. One of `private`, `public-read` or `public-read-write`. Defaults to `private`. */
  acl?: pulumi.Input<enums.CosBucketAcl | (string & {}) | undefined>;
  /** Who may do what, as XML with the root `AccessControlPolicy`. The order of grants does not matter. If it is not set, the next update revokes the access of other accounts, which `acl` shows as `custom`. If omitted, the platform chooses a value. */
  aclBody?: pulumi.Input<string | undefined>;
  /** How new objects are encrypted: `AES256`, `SM4`, or `KMS` for a key of the Key Management Service. Known values are `AES256`, `KMS` and `SM4`; the platform may accept others. `kmsId` needs the `encryptionAlgorithm` `KMS`. */
  encryptionAlgorithm?: pulumi.Input<string | undefined>;
  /** The key, if `encryptionAlgorithm` is `KMS`. Defaults to the platform's own key. `kmsId` needs the `encryptionAlgorithm` `KMS`. */
  kmsId?: pulumi.Input<string | undefined>;
  /** Whether earlier versions of objects are kept. Setting it to false suspends versioning and keeps existing versions. Defaults to `false`. `replicaRole` and `replicaRules` are set together, and need `versioningEnable`. */
  versioningEnable?: pulumi.Input<boolean | undefined>;
  /** Whether global acceleration is on, which costs money. Defaults to `false`. */
  accelerationEnable?: pulumi.Input<boolean | undefined>;
  /** Whether the deletion of the bucket first deletes everything in it: all objects, earlier versions and unfinished uploads. Otherwise, a bucket with contents cannot be deleted. Defaults to `false`. */
  forceClean?: pulumi.Input<boolean | undefined>;
  /** Who copies the objects: `qcs::cam::uin/<account>:uin/<user>`. Needs `replicaRules` and `versioningEnable`. `replicaRole` and `replicaRules` are set together, and need `versioningEnable`. */
  replicaRole?: pulumi.Input<string | undefined>;
  /** Which objects are copied to other buckets. Needs `replicaRole` and `versioningEnable`. `replicaRole` and `replicaRules` are set together, and need `versioningEnable`. */
  replicaRules?: pulumi.Input<pulumi.Input<types.input.CosBucketReplicaRule>[] | undefined>;
  /** Rules for requests of browsers from other origins (CORS), in their order. */
  corsRules?: pulumi.Input<pulumi.Input<types.input.CosBucketCorsRule>[] | undefined>;
  /** Whether responses have the header `Vary: Origin`: `true` or `false`. One of `true` or `false`. If omitted, the platform chooses a value. */
  corsResponseVary?: pulumi.Input<enums.CosBucketCorsResponseVary | (string & {}) | undefined>;
  /** From where objects are fetched that the bucket does not contain. */
  originPullRules?: pulumi.Input<pulumi.Input<types.input.CosBucketOriginPullRule>[] | undefined>;
  /** Your own domains for the bucket. */
  originDomainRules?: pulumi.Input<pulumi.Input<types.input.CosBucketOriginDomainRule>[] | undefined>;
  /** When objects move to a cheaper storage class, and when they are deleted. Deleted objects cannot be restored. Rules that are disabled or depend on tags are not shown, and stay as they are. */
  lifecycleRules?: pulumi.Input<pulumi.Input<types.input.CosBucketLifecycleRule>[] | undefined>;
  /** A static website from the objects of the bucket. */
  website?: pulumi.Input<types.input.CosBucketWebsite | undefined>;
  /** Tags, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether accesses are logged. Needs a target and a prefix. Defaults to `false`. `logTargetBucket` and `logPrefix` are required if `logEnable` is true, and must not be set otherwise. */
  logEnable?: pulumi.Input<boolean | undefined>;
  /** Bucket for the logs, in the same region. `logTargetBucket` and `logPrefix` are required if `logEnable` is true, and must not be set otherwise. */
  logTargetBucket?: pulumi.Input<string | undefined>;
  /** Beginning of the names of the logs, such as `access/`. `logTargetBucket` and `logPrefix` are required if `logEnable` is true, and must not be set otherwise. */
  logPrefix?: pulumi.Input<string | undefined>;
  /** Whether objects are stored in several availability zones. A change replaces the resource. */
  multiAz?: pulumi.Input<boolean | undefined>;
  /** Whether the bucket has a file system with metadata acceleration. Such a bucket supports few of the settings, and its access is not read. If omitted, the platform chooses a value. A change replaces the resource. */
  chdfsOfs?: pulumi.Input<boolean | undefined>;
  /** Whether objects of the class `INTELLIGENT_TIERING` are moved by their use. It cannot be turned off again. If omitted, the platform chooses a value. Some changes are rejected, because the platform cannot turn intelligent tiering off; set it to true again. `intelligentTieringDays` and `intelligentTieringRequestFrequent` need `enableIntelligentTiering`. */
  enableIntelligentTiering?: pulumi.Input<boolean | undefined>;
  /** How many days without access it takes until an object is moved to infrequent access: 30, 60 or 90. Defaults to 30 if `enableIntelligentTiering` is true. If omitted, the platform chooses a value. `intelligentTieringDays` and `intelligentTieringRequestFrequent` need `enableIntelligentTiering`. */
  intelligentTieringDays?: pulumi.Input<number | undefined>;
  /** How many accesses move an object back to frequent access. Defaults to 1 if `enableIntelligentTiering` is true. If omitted, the platform chooses a value. `intelligentTieringDays` and `intelligentTieringRequestFrequent` need `enableIntelligentTiering`. */
  intelligentTieringRequestFrequent?: pulumi.Input<number | undefined>;
  /** When objects of the class `INTELLIGENT_TIERING` are archived. They must be restored before they can be read. Each rule of `intelligentTieringArchivingRuleLists` must have a unique `ruleId`. */
  intelligentTieringArchivingRuleLists?: pulumi.Input<pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleList>[] | undefined>;
  /** ID of the dedicated cluster that contains the bucket. Must be the ID of a dedicated cluster, such as cluster-12345678. A change replaces the resource. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Lock of objects against changes and deletion. If omitted, the platform chooses a value. */
  objectLockConfiguration?: pulumi.Input<types.input.CosBucketObjectLockConfiguration | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  cosBucketId?: pulumi.Input<string | undefined>;
}
