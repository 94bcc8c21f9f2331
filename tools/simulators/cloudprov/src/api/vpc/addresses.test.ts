import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startCloudprovSimulator } from "../../simulator.ts";
import { call } from "../../testing/client.ts";

let clock: ManualClock;
let platform: CloudprovSimulator;
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2030, 0, 1));
  platform = await startCloudprovSimulator({ clock, visibilityLagMs: 0, addressTaskMs: 5_000 });
});
afterEach(() => platform.close());

const vpc = (action: string, params: object = {}) =>
  call(platform, "vpc", action, params, { timestamp: Math.floor(clock.now() / 1000) });
const allocate = async (params: object = {}) => (await vpc("AllocateAddresses", params)).response;
const read = async (id: string) => (await vpc("DescribeAddresses", { AddressIds: [id] })).response.AddressSet[0];
const resultOf = async (task: string) =>
  (await vpc("DescribeTaskResult", { TaskId: Number(task) })).response.Result as string;

describe("a public address", () => {
  it("is made, changed and released by tasks", async () => {
    const { AddressSet, TaskId } = await allocate({ AddressName: "web", InternetMaxBandwidthOut: 10 });
    const [AddressId] = AddressSet;
    expect([await resultOf(TaskId), (await read(AddressId)).AddressStatus]).toEqual(["RUNNING", "CREATING"]);
    const early = await vpc("ModifyAddressAttribute", { AddressId, AddressName: "db" });
    expect(early.code).toBe("OperationDenied.MutexTaskRunning");

    clock.advance(5_000);
    expect([await resultOf(TaskId), (await read(AddressId)).AddressStatus]).toEqual(["SUCCESS", "UNBIND"]);
    await vpc("ModifyAddressAttribute", { AddressId, AddressName: "db" });
    await vpc("ModifyAddressesBandwidth", { AddressIds: [AddressId], InternetMaxBandwidthOut: 20 });
    expect(await read(AddressId)).toMatchObject({ AddressName: "db", Bandwidth: 10 });
    clock.advance(5_000);
    expect(await read(AddressId)).toMatchObject({ Bandwidth: 20 });

    await vpc("ReleaseAddresses", { AddressIds: [AddressId] });
    expect(await read(AddressId)).toBeDefined();
    clock.advance(5_000);
    expect(await read(AddressId)).toBeUndefined();
    expect((await vpc("ReleaseAddresses", { AddressIds: [AddressId] })).code).toBe("InvalidAddressId.NotFound");
    expect(platform.journal.violations).toEqual([]);
  });

  it("is the same for the same ClientToken", async () => {
    const first = await allocate({ ClientToken: "a", AddressName: "web" });
    const again = await allocate({ ClientToken: "a", AddressName: "web" });
    await allocate({ ClientToken: "b", AddressName: "web" });

    expect(again.AddressSet).toEqual(first.AddressSet);
    expect(platform.state.addresses.list()).toHaveLength(2);
    expect((await vpc("AllocateAddresses", { ClientToken: "a", AddressName: "db" })).code).toBe(
      "InvalidParameterConflict",
    );
  });

  it("is not there when its task fails", async () => {
    platform.set({ failedTasks: ["AllocateAddresses"] });
    const { AddressSet, TaskId } = await allocate();
    clock.advance(5_000);

    expect(await resultOf(TaskId)).toBe("FAILED");
    expect(await read(AddressSet[0])).toBeUndefined();
  });

  it("is found by filters", async () => {
    await allocate({ AddressName: "web" });
    await allocate({ AddressName: "db" });
    const Filters = [{ Name: "address-name", Values: ["db"] }];

    expect((await vpc("DescribeAddresses", { Filters })).response).toMatchObject({
      TotalCount: 1,
      AddressSet: [{ AddressName: "db" }],
    });
  });

  it.each([
    ["no address", { AddressCount: 0 }, "InvalidParameterValue.Range"],
    ["more than the quota", { AddressCount: 21 }, "AddressQuotaLimitExceeded"],
    ["a great bandwidth", { InternetMaxBandwidthOut: 101 }, "InvalidParameterValue.BandwidthOutOfRange"],
  ])("is refused for %s", async (_, params, code) => {
    expect((await vpc("AllocateAddresses", params)).code).toBe(code);
  });

  it("has tasks by their numbers", async () => {
    expect((await vpc("DescribeTaskResult", { TaskId: 1 })).code).toBe("InvalidParameter");
    expect((await vpc("DescribeTaskResult")).code).toBe("MissingParameter");
    expect((await vpc("DescribeAddresses", { AddressIds: ["web"] })).code).toBe(
      "InvalidParameterValue.AddressIdMalformed",
    );
  });
});
