import { expect, test } from "vitest";
import { pathFamily } from "./path-family.ts";

test.each([
  ["/iam/v2/users", "iam/v2/users"],
  ["/iam/v2/users/u-1a2b", "iam/v2/users"],
  ["/kafka/v3/clusters/lkc-1/topics/orders", "kafka/v3/clusters"],
  ["/accounts/12/databases", "accounts"],
  ["/subjects/orders-value/versions/3", "subjects/orders-value/versions"],
  ["/", ""],
])("%s is counted with %s", (path, family) => {
  expect(pathFamily(path)).toBe(family);
});
