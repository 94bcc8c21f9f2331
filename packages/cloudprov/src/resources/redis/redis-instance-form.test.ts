import { describe, expect, it } from "vitest";
import { asRequested } from "./redis-instance-form.ts";

describe("asRequested", () => {
  it("derives the payment and the public address", () => {
    const found = { InstanceId: "crs-1", InstanceName: "cache", Status: 2, BillingMode: 0, WanAddress: "" };
    expect(asRequested(found)).toMatchObject({ ChargeType: "POSTPAID", WanAddressSwitch: "close" });
  });

  it("derives nothing from missing members", () => {
    const made = asRequested({ InstanceId: "crs-1", InstanceName: "cache", Status: 2 });
    expect(made).toMatchObject({ ChargeType: undefined, WanAddressSwitch: undefined });
  });
});
