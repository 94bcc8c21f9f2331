import { CodedError } from "@org/core-provider";

/** The form of the name of a bucket: a part of a host. */
export const bucketName = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?-\d{10}$/;

/** The form of the ID of a dedicated cluster. */
export const clusterId = /^[A-Za-z0-9-]+$/;

/** A bucket, with what its address contains. */
export interface BucketPlace {
  /** Its name, with the number of the account: `shop-1250000000`. */
  readonly bucket: string;
  /** The dedicated cluster that contains it. */
  readonly cdcId?: string | undefined;
}

/** Where object storage is reached. */
export interface CosSite {
  readonly region: string;
  /** The URL that replaces the public one, from the provider's configuration. */
  readonly cosDomain: string | undefined;
}

/** The URL at which all buckets of the region are listed. */
export function siteUrl({ region, cosDomain }: CosSite): URL {
  if (cosDomain !== undefined) return new URL(cosDomain);
  return new URL(`https://cos.${partOfHost("a region", region, /^[a-z0-9-]+$/)}.myqcloud.com`);
}

/**
 * The URL of a bucket.
 *
 * @throws CodedError if the name of the bucket or of the cluster is invalid, also if it comes from a state or a response,
 *   or if the configured host cannot contain the cluster.
 */
export function bucketUrl(site: CosSite, { bucket, cdcId }: BucketPlace): string {
  partOfHost("a bucket", bucket, bucketName);
  const { protocol, host } = siteUrl(site);
  if (cdcId === undefined) return `${protocol}//${bucket}.${host}`;
  partOfHost("a dedicated cluster", cdcId, clusterId);
  if (host.startsWith(`${cdcId}.cos-cdc.`)) return `${protocol}//${bucket}.${host}`;
  if (host.startsWith("cos.")) return `${protocol}//${bucket}.${host.replace("cos.", `${cdcId}.cos-cdc.`)}`;
  throw new CodedError(
    "invalid-input",
    `cdcId needs a host that begins with "cos." or "${cdcId}.cos-cdc.", not ${host}: correct or remove the provider's cosDomain`,
  );
}

/** Returns a part of a host name after checking its form. Other characters could send a signed request to another host. */
function partOfHost(what: string, text: string, form: RegExp): string {
  if (form.test(text)) return text;
  throw new CodedError("invalid-input", `${JSON.stringify(text)} is not the name of ${what}, so no request is sent`);
}

/** The address of a bucket as its outputs show it: without the scheme, unless the configuration sets another site. */
export function shownUrl(site: CosSite, place: BucketPlace): string {
  const url = bucketUrl(site, place);
  return site.cosDomain === undefined && place.cdcId === undefined ? new URL(url).host : url;
}

/** The host at which a bucket with the setting `website` responds to browsers. */
export function websiteHost({ region }: CosSite, { bucket }: BucketPlace): string {
  return `${bucket}.cos-website.${region}.myqcloud.com`;
}
