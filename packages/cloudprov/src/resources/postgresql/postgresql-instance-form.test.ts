import { describe, expect, it } from "vitest";
import { asRequested } from "./postgresql-instance-form.ts";

describe("asRequested", () => {
  it.each([
    ["prepaid", "PREPAID"],
    ["postpaid", "POSTPAID_BY_HOUR"],
    [undefined, undefined],
  ])("derives the payment from the member %s, if there is one", (PayType, InstanceChargeType) => {
    const found = { DBInstanceId: "postgres-1", DBInstanceName: "shop", DBInstanceStatus: "running", PayType };
    expect(asRequested(found)).toMatchObject({ InstanceChargeType });
  });
});
