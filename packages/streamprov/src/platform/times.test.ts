import { expect, it } from "vitest";
import { asUtc } from "./times.ts";

it.each([
  ["2017-07-21T17:32:28Z", "2017-07-21 17:32:28 +0000 UTC"],
  ["2023-01-11T23:00:06.285721Z", "2023-01-11 23:00:06.285721 +0000 UTC"],
  ["2023-01-11T23:00:06.285700Z", "2023-01-11 23:00:06.2857 +0000 UTC"],
  ["2023-01-11T23:00:10.000Z", "2023-01-11 23:00:10 +0000 UTC"],
  ["2023-01-11T23:00:10+02:00", "2023-01-11T23:00:10+02:00"],
  [undefined, ""],
])("writes %s in the form of the state", (time, written) => {
  expect(asUtc(time)).toBe(written);
});
