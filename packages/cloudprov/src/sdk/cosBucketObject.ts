// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * An object in a bucket, with the content of a file or a text. A changed file is uploaded again. The object keeps metadata that was set elsewhere, and also tags, `cacheControl`, `contentType` and `storageClass` if the program does not set them. New content of an archived object is not archived. In a bucket with versioning, deleting the object keeps the earlier versions. `pulumi refresh` lists the objects of a bucket and reads the access of each, and its tags if the program sets any.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const photos = new cloudprov.CosBucket("photos", { bucket: "photos-1250000000" });
 * const index = new cloudprov.CosBucketObject("index", {
 *     bucket: photos.bucket,
 *     key: "index.html",
 *     content: "<h1>Photos</h1>",
 *     contentType: "text/html",
 *     cacheControl: "max-age=300",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<bucket>/<key>`.
 * Also required: `source` or `content` in the program: the content is not read.
 *
 * ```sh
 * pulumi import cloudprov:index/cosBucketObject:CosBucketObject example photos-1250000000/index.html
 * ```
 */
export class CosBucketObject extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/cosBucketObject:CosBucketObject";

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
    state?: CosBucketObjectState,
    opts?: pulumi.CustomResourceOptions,
  ): CosBucketObject {
    return new CosBucketObject(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CosBucketObject, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CosBucketObject {
    return utilities.isInstance(obj, CosBucketObject.__pulumiType);
  }

  /** Name of the bucket, with the number (APPID) of the account. */
  declare public readonly bucket: pulumi.Output<string>;

  /** Name of the object in the bucket, such as `photos/beach.jpg`. */
  declare public readonly key: pulumi.Output<string>;

  /** Path of a file on this machine with the content, at most 5 GB. Only a change of its content is a diff, not a change of the path. */
  declare public readonly source: pulumi.Output<string | undefined>;

  /** The content, as a text in UTF-8. The state contains it: use `source` for large or secret contents. */
  declare public readonly content: pulumi.Output<string | undefined>;

  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
  declare public readonly acl: pulumi.Output<enums.CosBucketObjectAcl>;

  /** How long caches may keep the object, such as `max-age=3600`. */
  declare public readonly cacheControl: pulumi.Output<string>;

  /** How browsers save the object, such as `attachment; filename="beach.jpg"`. */
  declare public readonly contentDisposition: pulumi.Output<string | undefined>;

  /** Encoding of the content, such as `gzip`. */
  declare public readonly contentEncoding: pulumi.Output<string | undefined>;

  /** Media type of the content, such as `image/jpeg`. */
  declare public readonly contentType: pulumi.Output<string>;

  /** Storage class. Defaults to `STANDARD`. */
  declare public readonly storageClass: pulumi.Output<string>;

  /** Tags, by key. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** MD5 of the content, in hexadecimal digits. Changes of the object elsewhere are noticed by it, unless the object is encrypted by the Key Management Service. It is secret if `content` is. */
  declare public readonly etag: pulumi.Output<string>;

  /** When the object was last written, in UTC. */
  declare public readonly lastModified: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly cosBucketObjectId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CosBucketObjectArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CosBucketObjectArgs | CosBucketObjectState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CosBucketObjectState | undefined;
      inputs["bucket"] = state?.bucket;
      inputs["key"] = state?.key;
      inputs["source"] = state?.source;
      inputs["content"] = state?.content;
      inputs["acl"] = state?.acl;
      inputs["cacheControl"] = state?.cacheControl;
      inputs["contentDisposition"] = state?.contentDisposition;
      inputs["contentEncoding"] = state?.contentEncoding;
      inputs["contentType"] = state?.contentType;
      inputs["storageClass"] = state?.storageClass;
      inputs["tags"] = state?.tags;
      inputs["etag"] = state?.etag;
      inputs["lastModified"] = state?.lastModified;
      inputs["cosBucketObjectId"] = state?.cosBucketObjectId;
    } else {
      const args = argsOrState as CosBucketObjectArgs | undefined;
      inputs["bucket"] = args?.bucket;
      inputs["key"] = args?.key;
      inputs["source"] = args?.source;
      inputs["content"] = args?.content;
      inputs["acl"] = args?.acl;
      inputs["cacheControl"] = args?.cacheControl;
      inputs["contentDisposition"] = args?.contentDisposition;
      inputs["contentEncoding"] = args?.contentEncoding;
      inputs["contentType"] = args?.contentType;
      inputs["storageClass"] = args?.storageClass;
      inputs["tags"] = args?.tags;
      inputs["etag"] = args?.etag;
      inputs["cosBucketObjectId"] = args?.cosBucketObjectId;
      inputs["lastModified"] = undefined;
      utilities.requireArguments("CosBucketObject", name, inputs, args, opts, ["bucket", "key"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CosBucketObject.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CosBucketObject.get` uses to look up an object. */
export interface CosBucketObjectState {
  /** Name of the bucket, with the number (APPID) of the account. */
  bucket?: pulumi.Input<string | undefined>;
  /** Name of the object in the bucket, such as `photos/beach.jpg`. */
  key?: pulumi.Input<string | undefined>;
  /** Path of a file on this machine with the content, at most 5 GB. Only a change of its content is a diff, not a change of the path. */
  source?: pulumi.Input<string | undefined>;
  /** The content, as a text in UTF-8. The state contains it: use `source` for large or secret contents. */
  content?: pulumi.Input<string | undefined>;
  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
  acl?: pulumi.Input<enums.CosBucketObjectAcl | (string & {}) | undefined>;
  /** How long caches may keep the object, such as `max-age=3600`. */
  cacheControl?: pulumi.Input<string | undefined>;
  /** How browsers save the object, such as `attachment; filename="beach.jpg"`. */
  contentDisposition?: pulumi.Input<string | undefined>;
  /** Encoding of the content, such as `gzip`. */
  contentEncoding?: pulumi.Input<string | undefined>;
  /** Media type of the content, such as `image/jpeg`. */
  contentType?: pulumi.Input<string | undefined>;
  /** Storage class. Defaults to `STANDARD`. */
  storageClass?: pulumi.Input<string | undefined>;
  /** Tags, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** MD5 of the content, in hexadecimal digits. Changes of the object elsewhere are noticed by it, unless the object is encrypted by the Key Management Service. It is secret if `content` is. */
  etag?: pulumi.Input<string | undefined>;
  /** When the object was last written, in UTC. */
  lastModified?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  cosBucketObjectId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CosBucketObject}. */
export interface CosBucketObjectArgs {
  /** Name of the bucket, with the number (APPID) of the account. Must be a name of 1 to 60 lower-case letters, digits and hyphens, followed by a hyphen and the 10-digit number (APPID) of the account, such as shop-1250000000. A change replaces the resource. */
  bucket: pulumi.Input<string>;
  /** Name of the object in the bucket, such as `photos/beach.jpg`. Must not be empty. Must be a name such as photos/beach.jpg, without a slash at the beginning and without the parts . and .. A change replaces the resource. `key` must have at most 850 bytes in UTF-8. */
  key: pulumi.Input<string>;
  /** Path of a file on this machine with the content, at most 5 GB. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. A missing file only causes a warning if the object exists. Exactly one of `source` or `content` must be set. */
  source?: pulumi.Input<string | undefined>;
  /** The content, as a text in UTF-8. The state contains it: use `source` for large or secret contents. The platform never returns it, so it is compared with the previous input. Exactly one of `source` or `content` must be set. */
  content?: pulumi.Input<string | undefined>;
  /** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). One of `private`, `public-read` or `public-read-write`. Defaults to `private`. */
  acl?: pulumi.Input<enums.CosBucketObjectAcl | (string & {}) | undefined>;
  /** How long caches may keep the object, such as `max-age=3600`. Must contain only printable ASCII characters: percent-encode the others. If omitted, the platform chooses a value. */
  cacheControl?: pulumi.Input<string | undefined>;
  /** How browsers save the object, such as `attachment; filename="beach.jpg"`. Must contain only printable ASCII characters: percent-encode the others. */
  contentDisposition?: pulumi.Input<string | undefined>;
  /** Encoding of the content, such as `gzip`. Must contain only printable ASCII characters: percent-encode the others. */
  contentEncoding?: pulumi.Input<string | undefined>;
  /** Media type of the content, such as `image/jpeg`. Must contain only printable ASCII characters: percent-encode the others. If omitted, the platform chooses a value. */
  contentType?: pulumi.Input<string | undefined>;
  /** Storage class. Defaults to `STANDARD`. Known values are `STANDARD`, `MAZ_STANDARD`, `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. If omitted, the platform chooses a value. */
  storageClass?: pulumi.Input<string | undefined>;
  /** Tags, by key. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** MD5 of the content, in hexadecimal digits. Changes of the object elsewhere are noticed by it, unless the object is encrypted by the Key Management Service. It is secret if `content` is. Defaults to the MD5 of `source` or `content`. Must be the MD5 of the content, in 32 lower-case hexadecimal digits. If omitted, the platform chooses a value. */
  etag?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  cosBucketObjectId?: pulumi.Input<string | undefined>;
}
