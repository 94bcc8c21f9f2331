// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists images that virtual machines start from, the newest first. Without filters, it reads all public images, which takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const ubuntu = cloudprov.getImagesOutput({ imageTypes: ["PUBLIC_IMAGE"], osName: "ubuntu" });
 * ```
 */
export function getImages(args: GetImagesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetImagesResult> {
  return runtime.invoke("cloudprov:index/getImages:getImages", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    imageId: args.imageId,
    imageTypes: args.imageTypes,
    imageNameRegex: args.imageNameRegex,
    osName: args.osName,
    instanceType: args.instanceType,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists images that virtual machines start from, the newest first. Without filters, it reads all public images, which takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const ubuntu = cloudprov.getImagesOutput({ imageTypes: ["PUBLIC_IMAGE"], osName: "ubuntu" });
 * ```
 */
export function getImagesOutput(args: GetImagesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetImagesResult> {
  return runtime.invokeOutput<GetImagesResult>("cloudprov:index/getImages:getImages", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    imageId: args.imageId,
    imageTypes: args.imageTypes,
    imageNameRegex: args.imageNameRegex,
    osName: args.osName,
    instanceType: args.instanceType,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getImages. */
export interface GetImagesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
  imageId?: string | undefined;
  /** Types of the images. Known values are `PUBLIC_IMAGE`, `PRIVATE_IMAGE`, `SHARED_IMAGE` and `MARKET_IMAGE`; the platform may accept others. At most 5 elements. */
  imageTypes?: string[] | undefined;
  /** Regular expression that the name must match. `imageNameRegex` cannot be combined with `osName`. `imageNameRegex` must be a valid regular expression. */
  imageNameRegex?: string | undefined;
  /** Part of the name of the operating system, in upper or lower case. `imageNameRegex` cannot be combined with `osName`. */
  osName?: string | undefined;
  /** Return only images that machines of this type start from, such as `SA5.MEDIUM2`. */
  instanceType?: string | undefined;
}

/** Arguments of getImagesOutput. */
export interface GetImagesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
  imageId?: pulumi.Input<string | undefined>;
  /** Types of the images. Known values are `PUBLIC_IMAGE`, `PRIVATE_IMAGE`, `SHARED_IMAGE` and `MARKET_IMAGE`; the platform may accept others. At most 5 elements. */
  imageTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Regular expression that the name must match. `imageNameRegex` cannot be combined with `osName`. `imageNameRegex` must be a valid regular expression. */
  imageNameRegex?: pulumi.Input<string | undefined>;
  /** Part of the name of the operating system, in upper or lower case. `imageNameRegex` cannot be combined with `osName`. */
  osName?: pulumi.Input<string | undefined>;
  /** Return only images that machines of this type start from, such as `SA5.MEDIUM2`. */
  instanceType?: pulumi.Input<string | undefined>;
}

/** Result of getImages. */
export interface GetImagesResult {
  /** The images, the newest first. */
  images: types.output.GetImagesImage[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the image, `img-...`. */
  imageId?: string;
  /** Types of the images. Known values are `PUBLIC_IMAGE`, `PRIVATE_IMAGE`, `SHARED_IMAGE` and `MARKET_IMAGE`; there may be others. */
  imageTypes?: string[];
  /** Regular expression that the name must match. */
  imageNameRegex?: string;
  /** Part of the name of the operating system, in upper or lower case. */
  osName?: string;
  /** Return only images that machines of this type start from, such as `SA5.MEDIUM2`. */
  instanceType?: string;
}
