import { expect, it } from "vitest";
import { withAllTags } from "./created-with-tags.ts";

it("finds objects by the platform's tags, and shows only the others", () => {
  const ofPlatform = { Key: "tencentcloud:autoscaling:auto-scaling-group-id", Value: "asg-12wjuh0s" };
  const found = [{ TagSet: [ofPlatform, { Key: "team", Value: "shop" }] }, { TagSet: null }];
  const wanted = { [ofPlatform.Key]: ofPlatform.Value };
  expect(withAllTags(found, wanted).map(({ Tags }) => Tags)).toEqual([{ team: "shop" }]);
  expect(withAllTags(found).map(({ Tags }) => Tags)).toEqual([{ team: "shop" }, {}]);
});
