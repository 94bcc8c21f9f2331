import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("vpc", { addressTaskMs: 5_000 }));
});
afterEach(() => platform.close());

const allocate = async (params: object = {}) => (await call("AllocateAddresses", params)).response;
const read = async (id: string | undefined) =>
  (await call("DescribeAddresses", { AddressIds: [id] })).response.AddressSet[0];
const resultOf = async (task: string) =>
  (await call("DescribeTaskResult", { TaskId: Number(task) })).response.Result as string;

describe("a public address", () => {
  it("is created, changed and released by tasks", async () => {
    const { AddressSet, TaskId } = await allocate({ AddressName: "web", InternetMaxBandwidthOut: 10 });
    const [AddressId] = AddressSet;
    expect([await resultOf(TaskId), (await read(AddressId)).AddressStatus]).toEqual(["RUNNING", "CREATING"]);
    const early = await call("ModifyAddressAttribute", { AddressId, AddressName: "db" });
    expect(early.code).toBe("OperationDenied.MutexTaskRunning");

    clock.advance(5_000);
    expect([await resultOf(TaskId), (await read(AddressId)).AddressStatus]).toEqual(["SUCCESS", "UNBIND"]);
    await call("ModifyAddressAttribute", { AddressId, AddressName: "db" });
    await call("ModifyAddressesBandwidth", { AddressIds: [AddressId], InternetMaxBandwidthOut: 20 });
    expect(await read(AddressId)).toMatchObject({ AddressName: "db", Bandwidth: 10 });
    clock.advance(5_000);
    expect(await read(AddressId)).toMatchObject({ Bandwidth: 20 });

    await call("ReleaseAddresses", { AddressIds: [AddressId] });
    expect(await read(AddressId)).toBeDefined();
    clock.advance(5_000);
    expect(await read(AddressId)).toBeUndefined();
    expect((await call("ReleaseAddresses", { AddressIds: [AddressId] })).code).toBe("InvalidAddressId.NotFound");
    expect(platform.journal.violations).toEqual([]);
  });

  it("is the same for the same ClientToken", async () => {
    const first = await allocate({ ClientToken: "a", AddressName: "web" });
    const again = await allocate({ ClientToken: "a", AddressName: "web" });
    await allocate({ ClientToken: "b", AddressName: "web" });

    expect(again.AddressSet).toEqual(first.AddressSet);
    expect(platform.state.addresses.list()).toHaveLength(2);
    expect((await call("AllocateAddresses", { ClientToken: "a", AddressName: "db" })).code).toBe(
      "InvalidParameterConflict",
    );
  });

  it("differs from every other one, also after one is released", async () => {
    const [first, second] = (await allocate({ AddressCount: 2 })).AddressSet as string[];
    clock.advance(5_000);
    await call("ReleaseAddresses", { AddressIds: [first] });
    clock.advance(5_000);
    const [third] = (await allocate()).AddressSet as string[];

    expect((await read(third)).AddressIp).not.toBe((await read(second)).AddressIp);
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

    expect((await call("DescribeAddresses", { Filters })).response).toMatchObject({
      TotalCount: 1,
      AddressSet: [{ AddressName: "db" }],
    });
  });

  it.each([
    ["no address", { AddressCount: 0 }, "InvalidParameterValue.Range"],
    ["more than the quota", { AddressCount: 21 }, "AddressQuotaLimitExceeded"],
    ["a great bandwidth", { InternetMaxBandwidthOut: 101 }, "InvalidParameterValue.BandwidthOutOfRange"],
  ])("is rejected for %s", async (_, params, code) => {
    expect((await call("AllocateAddresses", params)).code).toBe(code);
  });

  it("has tasks by their numbers", async () => {
    expect((await call("DescribeTaskResult", { TaskId: 1 })).code).toBe("InvalidParameter");
    expect((await call("DescribeTaskResult")).code).toBe("MissingParameter");
    expect((await call("DescribeAddresses", { AddressIds: ["web"] })).code).toBe(
      "InvalidParameterValue.AddressIdMalformed",
    );
  });
});
