import { describe, expect, it } from "vitest";
import { Names } from "./names.ts";

describe("a name", () => {
  it.each([
    [["orders"], "orders"],
    [["net", "main", "a"], "net-main-a"],
    [['net["eu west"]', "main"], "net-eu-west-main"],
    [["orders.v1/étude"], "orders-v1-etude"],
    [["10.0.0.0"], "r-10-0-0-0"],
    [["---"], "r"],
    [["null"], "r-null"],
    [["Class"], "r-Class"],
    [["null", "a"], "null-a"],
    [["x".repeat(300)], "x".repeat(100)],
  ])("of %j is %s", (wished, name) => {
    expect(new Names().give(...wished)).toBe(name);
  });

  it("is unique, even if only the case differs", () => {
    const names = new Names(["orders"]);
    expect([names.give("Orders"), names.give("orders"), names.give("orders-2")]).toEqual([
      "Orders-2",
      "orders-3",
      "orders-2-2",
    ]);
  });
});
