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
  return new URL(cosDomain ?? `https://cos.${region}.myqcloud.com`);
}

/** The URL of a bucket. */
export function bucketUrl(site: CosSite, { bucket, cdcId }: BucketPlace): string {
  const { protocol, host } = siteUrl(site);
  const cluster = cdcId === undefined ? host : host.replace(/^cos\./, `${cdcId}.cos-cdc.`);
  return `${protocol}//${bucket}.${cluster}`;
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
