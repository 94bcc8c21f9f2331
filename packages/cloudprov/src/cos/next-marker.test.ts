import { expect, it } from "vitest";
import { nextMarker } from "./next-marker.ts";
import { decodedKey } from "./object-key.ts";
import { parseXml } from "./xml.ts";

const page = (content: string) => parseXml(`<ListBucketResult>${content}</ListBucketResult>`);

it("the next page of a listing begins at its marker, and the last page has none", () => {
  expect(nextMarker(page("<IsTruncated>false</IsTruncated><NextMarker>b</NextMarker>"), "a")).toBeUndefined();
  expect(nextMarker(page("<IsTruncated>true</IsTruncated><NextMarker>b%20c</NextMarker>"), "a", decodedKey)).toBe(
    "b c",
  );
});

it.each(["", "<NextMarker/>", "<NextMarker>a</NextMarker>"])(
  "a listing without a marker for its continuation is incomplete: %s",
  (marker) => {
    expect(() => nextMarker(page(`<IsTruncated>true</IsTruncated>${marker}`), "a")).toThrow("is incomplete");
  },
);
