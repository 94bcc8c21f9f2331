import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, logset: simulated.host.resource("ClsLogset", "shop"), sent };
}

describe("a ClsLogset", () => {
  it("is created with its tags, renamed in place and deleted", async () => {
    await using test = await given();
    const { id: LogsetId, outputs } = await test.logset.create({ logsetName: "shop", tags: { team: "shop" } });
    expect(test.sent("CreateLogset")).toEqual([{ LogsetName: "shop", Tags: [{ Key: "team", Value: "shop" }] }]);
    expect(outputs).toMatchObject({ clsLogsetId: LogsetId, topicCount: 0, tags: { team: "shop" } });

    await test.logset.update({ logsetName: "site", tags: { team: "site" } });
    expect(test.sent("ModifyLogset")).toEqual([{ LogsetId, LogsetName: "site" }]);
    expect(test.sent("ModifyResourceTags")).toEqual([
      {
        Resource: `qcs::cls:ap-guangzhou:uin/:logset/${LogsetId}`,
        ReplaceTags: [{ TagKey: "team", TagValue: "site" }],
      },
    ]);
    await test.logset.update({ logsetName: "site", tags: { team: "site", stage: "test" } });
    expect(test.sent("ModifyLogset")).toHaveLength(1);

    await test.logset.delete();
    expect(test.platform.state.clsLogsets.list()).toEqual([]);
  });

  it("does not adopt a log set with its name", async () => {
    await using test = await given();
    const other = await test.platform.state.clsLogsets.create({ name: "shop" });
    await expect(test.logset.create({ logsetName: "shop" })).rejects.toThrow(`pulumi import`);
    expect(test.platform.state.clsLogsets.list()).toEqual([other]);
  });

  it("is not deleted while it contains topics", async () => {
    await using test = await given();
    await test.logset.create({ logsetName: "shop" });
    test.platform.failNextAction({ action: "DeleteLogset", code: "FailedOperation.LogsetNotEmpty" });
    await expect(test.logset.delete()).rejects.toThrow("Delete the topics in the log set first.");
    expect(test.platform.state.clsLogsets.list()).toHaveLength(1);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 15 }, (_, i) => test.host.resource("ClsLogset", `shop-${i}`));
    await Promise.all(all.map((one, i) => one.create({ logsetName: `shop-${i}`, tags: { number: String(i) } })));
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeLogsets"]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(all.map((_, i) => ({ number: String(i) })));
  });
});
