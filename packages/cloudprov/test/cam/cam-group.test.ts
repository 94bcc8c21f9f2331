import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, group: simulated.host.resource("CamGroup", "developers"), sent };
}

describe("a CamGroup", () => {
  it("is created, renamed in place and deleted by its number", async () => {
    await using test = await given();
    const { id } = await test.group.create({ name: "developers", remark: "Shop" });
    expect(test.sent("CreateGroup")).toEqual([{ GroupName: "developers", Remark: "Shop" }]);

    await test.group.update({ name: "testers", remark: "Shop" });
    expect(test.sent("UpdateGroup")).toEqual([{ GroupId: Number(id), GroupName: "testers", Remark: "Shop" }]);

    await test.group.delete();
    expect(test.sent("DeleteGroup")).toEqual([{ GroupId: Number(id) }]);
    expect(test.platform.state.camGroups.list()).toEqual([]);
  });

  it("clears a remark that the program no longer has", async () => {
    await using test = await given();
    const { id } = await test.group.create({ name: "developers", remark: "Shop" });
    await test.group.update({ name: "developers" });
    expect(test.sent("UpdateGroup")).toEqual([{ GroupId: Number(id), GroupName: "developers", Remark: "" }]);
  });

  it("does not adopt a group with its name", async () => {
    await using test = await given();
    const other = await test.platform.state.camGroups.create({ name: "developers" });
    await expect(test.group.create({ name: "developers" })).rejects.toThrow("developers");
    expect(test.platform.state.camGroups.list()).toEqual([other]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const groups = Array.from({ length: 25 }, (_, i) => test.host.resource("CamGroup", `group-${i}`));
    await Promise.all(groups.map((group, i) => group.create({ remark: String(i) })));

    const found = await refreshed(test, groups);

    expect(test.sent("ListGroups")).toEqual([{ Page: 1, Rp: 200 }]);
    expect(test.sent("GetGroup")).toEqual([]);
    expect(found.map((one) => one?.inputs["remark"])).toEqual(groups.map((_, i) => String(i)));
  });
});
