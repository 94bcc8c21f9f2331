import { expect, it } from "vitest";
import { shapeOfResponse } from "./published.ts";
import { startSimulator } from "./simulator.ts";
import { call } from "./testing/client.ts";

it("knows the models of the answers to all actions", async () => {
  const platform = await startSimulator();
  try {
    // Object storage has documents in XML instead of models.
    const modelled = platform.actions.filter((one) => !one.startsWith("cos:"));
    const actions = modelled.map((one) => one.split(":")[1] ?? "");
    expect(actions.filter((action) => shapeOfResponse(action) === undefined)).toEqual([]);
    expect(shapeOfResponse("DescribeNothing")).toBeUndefined();
  } finally {
    await platform.close();
  }
});

it("writes down who reads of an answer what its model does not have", async () => {
  const platform = await startSimulator({ visibilityLagMs: 0 });
  try {
    const params = { AddressTemplateName: "office", Addresses: ["10.0.0.1"], Tags: [{ Key: "a", Value: "b" }] };
    const plain = {
      request: async ({ title }: { readonly title: string }) => ({
        body: JSON.parse((await call(platform, "vpc", title, params)).text),
      }),
    };
    const { body } = await platform.watchReads(plain).request({ title: "CreateAddressTemplate" });

    expect(body.Response.AddressTemplate.TagSet[0].Key).toBe("a");
    expect(body.Response.AddressTemplate.AddressSet).toEqual(["10.0.0.1"]);
    expect(platform.journal.violations).toEqual([]);

    expect(body.Response.AddressTemplate.TagSet[0].Name).toBeUndefined();
    expect(body.Result).toBeUndefined();
    expect(platform.journal.violations.map(({ problems }) => problems[0])).toEqual([
      expect.stringContaining("/Response/AddressTemplate/TagSet/0/Name was read"),
      expect.stringContaining("/Result was read"),
    ]);
  } finally {
    await platform.close();
  }
});
