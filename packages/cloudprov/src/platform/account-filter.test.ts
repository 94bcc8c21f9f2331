import type { Operation } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { operation, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { ServiceClient } from "./service-client.ts";
import { services } from "./services.ts";

/** A platform whose caller belongs to an account, and a service that is used by it. */
async function given(account: unknown, config: object) {
  const platform = await startScriptedPlatform(({ action }) =>
    action === "GetCallerIdentity" ? says({ AccountId: account }) : says({ Found: 1 }),
  );
  const vpc = await platform.client("vpc", config);
  return {
    ...platform,
    read: () => vpc.read("DescribeThings"),
    actions: () => platform.calls.map((one) => one.action),
  };
}

describe("the allowed accounts", () => {
  it("are not requested if none is configured", async () => {
    await using test = await given("1", { allowedAccountIds: [], forbiddenAccountIds: [] });
    await test.read();
    expect(test.actions()).toEqual(["DescribeThings"]);
  });

  it("are requested once", async () => {
    await using test = await given("1", { allowedAccountIds: ["1"] });
    await Promise.all([test.read(), test.read()]);
    await test.read();
    expect(test.actions().filter((action) => action === "GetCallerIdentity")).toHaveLength(1);
  });

  it.each([
    ["not allowed", { allowedAccountIds: ["10", "2"] }],
    ["forbidden", { forbiddenAccountIds: ["2", "1"] }],
  ])("exclude those that are %s", async (_what, config) => {
    await using test = await given("1", config);
    await expect(test.read()).rejects.toThrow("account ID not allowed: 1");
    expect(test.actions()).toEqual(["GetCallerIdentity"]);
  });

  it.each([undefined, null, "", 1])("are requested again when the response contains %j", async (account) => {
    let asked = 0;
    await using platform = await startScriptedPlatform(({ action }) =>
      says(action === "GetCallerIdentity" ? { AccountId: asked++ === 0 ? account : "2" } : { Found: 1 }),
    );
    const vpc = await platform.client("vpc", { forbiddenAccountIds: ["2"] });
    await expect(vpc.read("DescribeThings")).rejects.toThrow("account ID not allowed: 2");
  });

  it("are requested again if the first request is interrupted", async () => {
    await using platform = await startScriptedPlatform(({ action }) =>
      action === "GetCallerIdentity" ? says({ AccountId: "1" }) : says({ Found: 1 }),
    );
    const connected = await platform.connect({ allowedAccountIds: ["1"] });
    const interrupt = new AbortController();
    const asking = (op: Operation) => new ServiceClient(connected, op, services.vpc).read("DescribeThings");
    const first = asking({ ...operation(), signal: interrupt.signal });
    const second = asking(operation());
    interrupt.abort(new Error("interrupted"));
    await expect(first).rejects.toThrow("cancelled");
    await second;
  });
});
