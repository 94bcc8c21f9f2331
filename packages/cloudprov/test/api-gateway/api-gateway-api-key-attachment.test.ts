import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { bindClients } from "../../src/platform/clients.ts";
import { apiGatewayApiKeyAttachment } from "../../src/resources/api-gateway/api-gateway-api-key-attachment.ts";
import { operation, says, startScriptedPlatform } from "../scripted-platform.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { givenResource } from "./given-resource.ts";

const kind = "ApiGatewayApiKeyAttachment";

/** A key and a plan. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { state } = test.platform;
  const inputs = {
    apiKeyId: (await state.gatewayKeys.create({})).id,
    usagePlanId: (await state.usagePlans.create({})).id,
  };
  const bound = { planId: inputs.usagePlanId, keyId: inputs.apiKeyId };
  return { ...test, inputs, bound, bindings: () => state.usagePlanKeys.list() };
}

describe("giving an API key a usage plan", () => {
  it("waits until the plan shows the key, and then nothing differs", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { apiKeyId, usagePlanId } = test.inputs;
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${apiKeyId}#${usagePlanId}`);
    expect(outputs).toEqual({ ...test.inputs, apiGatewayApiKeyAttachmentId: id });
    expect(test.sent("BindSecretIds")).toEqual([{ UsagePlanId: usagePlanId, AccessKeyIds: [apiKeyId] }]);
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("takes over none that is there already, and shows how to import it", async () => {
    await using test = await given();
    await test.platform.state.usagePlanKeys.create(test.bound);
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayApiKeyAttachment:${kind} it '`);
    expect(test.sent("BindSecretIds")).toEqual([]);
  });

  it.each([
    "FailedOperation.AlreadyBindUsagePlan",
    "UnsupportedOperation.AlreadyBindUsagePlan",
    "UnsupportedOperation.UnsupportedBindApiKey",
  ])("shows how to import one that somebody else makes meanwhile: %s", async (code) => {
    await using test = await given({ slowMs: 50 });
    test.platform.failNextAction({ action: "BindSecretIds", code });
    test.platform.failNext({
      path: /\/BindSecretIds$/,
      kind: "slow",
      met: () => void test.platform.state.usagePlanKeys.create(test.bound),
    });
    expect((await failure(test.it.create(test.inputs))).message).toMatch(/exists already.*pulumi import/s);
  });

  it("is done once when the answer is lost, though the plan shows the key late", async () => {
    await using test = await given({ visibilityLagMs: 400 });
    test.platform.failNext({ path: /\/BindSecretIds$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.sent("BindSecretIds")).toHaveLength(1);
    expect(test.bindings()).toHaveLength(1);
  });

  it("says which part of it does not exist, and binds nothing", async () => {
    await using test = await given();
    const words = async (change: object) => (await failure(test.it.create({ ...test.inputs, ...change }))).message;
    expect(await words({ usagePlanId: "usagePlan-none" })).toContain("usage plan usagePlan-none does not exist");
    expect(await words({ apiKeyId: "AKIDnone" })).toContain("API key AKIDnone does not exist");
    expect(test.sent("BindSecretIds")).toEqual([]);
  });

  it("says so when the plan is deleted before it shows the key", async () => {
    await using test = await given({ slowMs: 50 });
    const actionErrors = { "apigateway:DescribeUsagePlan": "ResourceNotFound.InvalidUsagePlan" };
    test.platform.failNext({ path: /\/BindSecretIds$/, kind: "slow", met: () => test.platform.set({ actionErrors }) });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`usage plan ${test.inputs.usagePlanId} has been deleted`);
  });

  it("says what to do about a key that is off", async () => {
    await using test = await given();
    test.platform.state.gatewayKeys.change(test.inputs.apiKeyId, { enabled: false });
    expect((await failure(test.it.create(test.inputs))).message).toMatch(/InvalidStatus.*A key must be on/s);
  });

  it.each([
    [{ apiKeyId: "key one" }, ["apiKeyId"]],
    [{ apiKeyId: "" }, ["apiKeyId"]],
    [{ usagePlanId: "service-ohxqslqe" }, ["usagePlanId"]],
  ])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect([...new Set(await test.refused({ ...test.inputs, ...more }))]).toEqual(refused);
  });
});

describe("an API key with a usage plan", () => {
  it("is not gone when its plan comes without the list of its keys", async () => {
    await using platform = await startScriptedPlatform(() => says({ Result: { UsagePlanId: "usagePlan-1" } }));
    const connected = await platform.connect({}, { CLOUDPROV_READ_RETRY_TIMEOUT: "0" });
    const op = { ...operation(), id: "AKIDone#usagePlan-1", args: {}, state: {}, purpose: "import" };
    const reading = apiGatewayApiKeyAttachment.spec.read({ ...op, ...bindClients(connected, op) } as never);
    await expect(reading).rejects.toThrow("BindSecretIds");
  });

  it("is gone when the plan does not list the key any more", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.usagePlanKeys.remove(`${test.bound.planId}#${test.bound.keyId}`);
    expect(await test.it.read()).toBeUndefined();
  });

  it.each([
    ["the key", "gatewayKeys", "apiKeyId"],
    ["the plan", "usagePlans", "usagePlanId"],
  ] as const)("is gone with %s, and no error to delete", async (_what, store, part) => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state[store].remove(test.inputs[part]);
    const copy = test.host.resource(kind, "copy");
    await expect(copy.import(String(test.it.id))).rejects.toThrow("there is no");
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("gets another plan before it loses the first", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { id: usagePlanId } = await test.platform.state.usagePlans.create({});
    expect((await test.it.update({ ...test.inputs, usagePlanId })).action).toBe("replace");
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.lastIndexOf("BindSecretIds")).toBeLessThan(actions.indexOf("UnBindSecretIds"));
    expect(test.bindings()).toMatchObject([{ planId: usagePlanId }]);
  });

  it("is not taken for gone when the platform answers false", async () => {
    await using test = await given({ falseResults: { UnBindSecretIds: 1 } });
    await test.it.create(test.inputs);
    expect((await failure(test.it.delete())).message).toContain("the API key is still attached");
    expect(test.bindings()).toHaveLength(1);
  });

  it("is imported by its ID without a difference", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const found = test.host.resource(kind, "found");
    await found.import(id);
    expect(found.inputs).toEqual(test.inputs);
    expect((await found.preview(test.inputs)).action).toBe("same");
  });

  it.each(["AKIDone", "#usagePlan-1", "AKIDone#", "AKIDone#usagePlan-1#x"])("is not imported by %s", async (id) => {
    await using test = await given();
    await expect(test.it.import(id)).rejects.toThrow("<apiKeyId>#<usagePlanId>");
  });

  it("is refreshed with the others of its plan by one request", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { state } = test.platform;
    const attachments = [];
    for (let at = 0; at < 20; at++) {
      const { id: keyId } = await state.gatewayKeys.create({});
      await state.usagePlanKeys.create({ ...test.bound, keyId });
      const one = test.host.resource(kind, `it-${at}`);
      await one.import(`${keyId}#${test.inputs.usagePlanId}`);
      attachments.push(one);
    }
    test.platform.journal.clear();
    const found = await Promise.all(attachments.map((one) => one.read()));
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(test.platform.calls()).toHaveLength(1);
  });
});
