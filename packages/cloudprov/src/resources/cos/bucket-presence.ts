import type { BucketPlace } from "../../cos/address.ts";
import { isBucketMissing, seemsMissing } from "../../cos/errors.ts";
import { nextMarker } from "../../cos/next-marker.ts";
import { childOf, textOf } from "../../cos/xml.ts";
import type { Op } from "../../platform/clients.ts";
import { readOfMany } from "../../platform/of-many.ts";

/** What only the response to a HEAD says about a bucket. */
export interface BucketFacts {
  readonly multiAz: boolean;
  readonly chdfsOfs: boolean;
}

/**
 * Reads the kind of a bucket; undefined if it does not exist. The response to a HEAD has no body that could prove that,
 * so a bucket is missing only if the response to another request has the platform's code for it.
 */
export async function bucketFacts(op: Op, at: BucketPlace): Promise<BucketFacts | undefined> {
  try {
    return await readFacts(op, at);
  } catch (error) {
    if (!seemsMissing(error)) throw error;
    // A new bucket may have appeared between the two requests.
    return (await isProvenMissing(op, at)) ? undefined : readFacts(op, at);
  }
}

/** Reads the kind of a bucket; undefined if a HEAD does not find it, which proves nothing. */
export async function factsIfVisible(op: Op, at: BucketPlace): Promise<BucketFacts | undefined> {
  try {
    return await readFacts(op, at);
  } catch (error) {
    if (seemsMissing(error)) return undefined;
    throw error;
  }
}

async function readFacts(op: Op, at: BucketPlace): Promise<BucketFacts> {
  const { headers } = await op.cos.head({ at, title: "HeadBucket", path: "/" });
  return {
    multiAz: headers["x-cos-bucket-az-type"] === "MAZ",
    chdfsOfs: headers["x-cos-bucket-arch"] === "OFS",
  };
}

async function isProvenMissing(op: Op, at: BucketPlace): Promise<boolean> {
  try {
    await op.cos.read({ at, title: "GetBucket", path: "/?max-keys=1" }, "ListBucketResult");
    return false;
  } catch (error) {
    if (isBucketMissing(error)) return true;
    throw error;
  }
}

/** Whether a bucket exists, by a listing of the region's buckets if many are refreshed at once. */
export async function isBucketListed(op: Op, at: BucketPlace): Promise<boolean> {
  const found = await readOfMany<true, string>(
    op,
    {
      name: "buckets",
      what: "the buckets",
      readOne: async (one, bucket) => ((await bucketFacts(one, { bucket })) === undefined ? undefined : true),
      readPage: async (one, marker) => {
        const { buckets, next } = await bucketPage(one, marker);
        return { members: new Map(buckets.map(({ name }) => [name, true as const])), next };
      },
    },
    at.bucket,
  );
  return found === true;
}

/** A bucket in a listing. */
export interface ListedBucket {
  readonly name: string;
  /** Its region. */
  readonly location: string;
}

/** The buckets of the account in the region. */
export async function* allBuckets(op: Op): AsyncGenerator<ListedBucket> {
  for (let marker: string | undefined = ""; marker !== undefined; ) {
    const { buckets, next }: BucketPage = await bucketPage(op, marker);
    yield* buckets.filter(({ location }) => location === "" || location === op.platform.region);
    [marker] = next;
  }
}

interface BucketPage {
  readonly buckets: readonly ListedBucket[];
  readonly next: readonly string[];
}

async function bucketPage(op: Op, marker = ""): Promise<BucketPage> {
  const path = marker === "" ? "/" : `/?marker=${encodeURIComponent(marker)}`;
  const found = await op.cos.read({ at: undefined, title: "GetService", path }, "ListAllMyBucketsResult");
  const next = nextMarker(found, marker);
  return {
    buckets: (childOf(found, "Buckets")?.children ?? []).map((bucket) => ({
      name: textOf(bucket, "Name") ?? "",
      location: textOf(bucket, "Location") ?? "",
    })),
    next: next === undefined ? [] : [next],
  };
}
