import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, newPlan, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.platform.close());

const manual = { SecretName: "own", AccessKeyType: "manual", AccessKeyId: "key_1", AccessKeySecret: "secret_123" };
const create = (params: object = {}) =>
  bench.gateway("CreateApiKey", { SecretName: "key", AccessKeyType: "auto", ...params });
const act = async (action: string, AccessKeyId: string) => (await bench.gateway(action, { AccessKeyId })).code;
const find = async (Name: string, value: string) =>
  (await bench.gateway("DescribeApiKeysStatus", { Filters: [{ Name, Values: [value] }] })).response.Result;

describe("an API key", () => {
  it("is created by the platform, disabled, enabled and deleted", async () => {
    const made = (await create()).response.Result;
    const id = made.AccessKeyId;
    const codes = [
      await act("DeleteApiKey", id),
      await act("EnableApiKey", id),
      await act("DisableApiKey", id),
      await act("DisableApiKey", id),
    ];
    const disabled = await find("AccessKeyId", id);
    const removed = await act("DeleteApiKey", id);

    expect(made).toMatchObject({ SecretName: "key", AccessKeyType: "auto", Status: 1 });
    expect(codes).toEqual([
      "UnsupportedOperation.InvalidStatus",
      "UnsupportedOperation.InvalidStatus",
      undefined,
      "UnsupportedOperation.InvalidStatus",
    ]);
    expect(disabled).toMatchObject({ TotalCount: 1, ApiKeySet: [{ AccessKeyId: id, Status: 0 }] });
    expect(removed).toBeUndefined();
    expect((await find("AccessKeyId", id)).ApiKeySet).toEqual([]);
    expect(await act("DeleteApiKey", id)).toBe("ResourceNotFound.InvalidAccessKeyId");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("may be the user's own, with another secret later", async () => {
    await create(manual);
    const twice = await create(manual);
    await bench.gateway("UpdateApiKey", { AccessKeyId: "key_1", AccessKeySecret: "secret_456" });

    expect(twice.code).toBe("FailedOperation.AccessKeyExist");
    expect((await find("SecretName", "own")).ApiKeySet).toMatchObject([
      { AccessKeyId: "key_1", AccessKeySecret: "secret_456", AccessKeyType: "manual" },
    ]);
  });

  it("cannot be the user's own for every account", async () => {
    bench.platform.set({ manualKeysAllowed: false });

    expect((await create(manual)).code).toBe("UnsupportedOperation.UinNotInWhiteList");
  });

  it.each([
    ["a short ID", { AccessKeyId: "key" }],
    ["an ID with other characters", { AccessKeyId: "key-one" }],
    ["a short secret", { AccessKeySecret: "secret" }],
  ])("is rejected for %s", async (_, changes) => {
    expect((await create({ ...manual, ...changes })).code).toBe("InvalidParameter.FormatError");
  });

  it("has an ID and a secret in the request when, and only when, it is the user's own", async () => {
    const { AccessKeyId } = (await create()).response.Result;
    const replies = [
      await create({ AccessKeyId: "key_1" }),
      await create({ AccessKeyType: "manual" }),
      await bench.gateway("UpdateApiKey", { AccessKeyId, AccessKeySecret: "secret_456" }),
    ];

    expect(replies.map(({ code }) => code)).toEqual([
      "InvalidParameter",
      "MissingParameter",
      "UnsupportedOperation.UnsupportedUpdateApiKey",
    ]);
    expect(bench.platform.journal.violations).toHaveLength(3);
  });

  it("is not deleted while it belongs to a usage plan", async () => {
    const { AccessKeyId } = (await create()).response.Result;
    const { UsagePlanId } = (await bench.gateway("CreateUsagePlan", newPlan)).response.Result;
    const keys = { UsagePlanId, AccessKeyIds: [AccessKeyId] };
    await bench.gateway("BindSecretIds", keys);
    await act("DisableApiKey", AccessKeyId);
    const early = await act("DeleteApiKey", AccessKeyId);
    await bench.gateway("UnBindSecretIds", keys);

    expect([early, await act("DeleteApiKey", AccessKeyId)]).toEqual([
      "UnsupportedOperation.ResourceIsInUse",
      undefined,
    ]);
  });

  it("cannot be seen at first", async () => {
    bench.platform.set({ visibilityLagMs: 300 });
    const { AccessKeyId } = (await create()).response.Result;
    const early = await find("AccessKeyId", AccessKeyId);
    bench.clock.advance(300);

    expect([early.TotalCount, (await find("AccessKeyId", AccessKeyId)).TotalCount]).toEqual([0, 1]);
  });

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { keys: 0 } });

    expect((await create()).code).toBe("LimitExceeded.ApiKeyCountLimitExceeded");
  });

  it("never appears in the journal with its secret", async () => {
    await create(manual);

    expect(JSON.stringify(bench.platform.journal.entries)).not.toContain("secret_123");
  });
});
