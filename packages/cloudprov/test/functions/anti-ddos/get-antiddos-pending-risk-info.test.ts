import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosPendingRiskInfo";

describe(name, () => {
  it("counts the objects that need attention, and writes the result", async () => {
    await using test = await givenLookup(name);
    await test.platform.state.bgpInstances.create({});
    await test.platform.state.devices.create({ id: "10.0.0.1", status: "3" });
    const found = { isPaidUsr: true, attackingCount: 1, blockingCount: 0, expiredCount: 0, total: 1 };
    expect(await test.ask()).toEqual({ ...found, id: expect.stringMatching(/^\d+$/) });
    expect(await test.file()).toEqual({ content: found, mode: 0o644 });
    expect(test.sent("DescribePendingRiskInfo")[0]).toEqual({});
  });

  it("fails with the platform's message", async () => {
    await using test = await givenLookup(name);
    test.platform.set({ deniedActions: ["antiddos:DescribePendingRiskInfo"] });
    expect((await failure(test.ask())).message).toContain("UnauthorizedOperation");
  });
});
