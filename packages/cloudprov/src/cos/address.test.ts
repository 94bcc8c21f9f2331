import { describe, expect, it } from "vitest";
import { bucketUrl, siteUrl } from "./address.ts";

const site = { region: "ap-guangzhou", cosDomain: undefined };
const bucket = "photos-1250000000";

describe("the address of a bucket", () => {
  it("contains its name, and the cluster or the site that the configuration names", () => {
    expect(bucketUrl(site, { bucket })).toBe(`https://${bucket}.cos.ap-guangzhou.myqcloud.com`);
    expect(bucketUrl(site, { bucket, cdcId: "cluster-1" })).toBe(
      `https://${bucket}.cluster-1.cos-cdc.ap-guangzhou.myqcloud.com`,
    );
    expect(bucketUrl({ ...site, cosDomain: "http://cos.localhost:80" }, { bucket })).toBe(
      `http://${bucket}.cos.localhost`,
    );
  });

  it("contains the cluster below a configured site, which must have clusters", () => {
    const at = { bucket, cdcId: "cluster-1" };
    expect(bucketUrl({ ...site, cosDomain: "http://cos.localhost" }, at)).toBe(
      `http://${bucket}.cluster-1.cos-cdc.localhost`,
    );
    const ofCluster = (cluster: string) => ({
      ...site,
      cosDomain: `https://${cluster}.cos-cdc.ap-guangzhou.myqcloud.com`,
    });
    expect(bucketUrl(ofCluster("cluster-1"), at)).toBe(`https://${bucket}.cluster-1.cos-cdc.ap-guangzhou.myqcloud.com`);
    expect(() => bucketUrl(ofCluster("cluster-2"), at)).toThrow("not cluster-2.cos-cdc.ap-guangzhou.myqcloud.com");
    expect(() => bucketUrl({ ...site, cosDomain: "https://storage.example.com" }, at)).toThrow(
      'cdcId needs a host that begins with "cos." or "cluster-1.cos-cdc.", not storage.example.com',
    );
  });

  it.each([
    () => bucketUrl(site, { bucket: "example.com/-1250000000" }),
    () => bucketUrl(site, { bucket: "" }),
    () => bucketUrl({ ...site, cosDomain: "http://cos.localhost" }, { bucket: "example.com#" }),
    () => bucketUrl(site, { bucket, cdcId: "example.com/" }),
    () => siteUrl({ ...site, region: "example.com/" }),
  ])("is rejected for a part that would lead to another host: %s", (address) => {
    expect(address).toThrow("so no request is sent");
  });
});
