import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { bindClients } from "../../src/platform/clients.ts";
import { apiGatewayApiKeyAttachment } from "../../src/resources/api-gateway/api-gateway-api-key-attachment.ts";
import { refreshed } from "../refreshed.ts";
import { operation, says, startScriptedPlatform } from "../scripted-platform.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { describeBinding, givenBinding } from "./binding-life.ts";

const kind = "ApiGatewayApiKeyAttachment";

describeBinding({
  kind,
  what: "API key",
  parts: ["apiKeyId", "usagePlanId"],
  bind: "BindSecretIds",
  unbind: "UnBindSecretIds",
  body: ({ apiKeyId, usagePlanId: UsagePlanId }) => {
    const both = { UsagePlanId, AccessKeyIds: [apiKeyId] };
    return { bind: both, unbind: both };
  },
  store: "usagePlanKeys",
  somebodys: ({ usagePlanKeys }, { apiKeyId: keyId = "", usagePlanId: planId = "" }) =>
    usagePlanKeys.create({ planId, keyId }),
  goneWith: [
    ["gatewayKeys", "apiKeyId"],
    ["usagePlans", "usagePlanId"],
  ],
});

async function given(settings?: CloudprovOptions) {
  const test = await givenBinding(kind, settings);
  const { apiKeyId: keyId = "", usagePlanId: planId = "" } = test.inputs;
  return { ...test, bound: { planId, keyId } };
}

describe("adding a usage plan to an API key", () => {
  it.each([
    "FailedOperation.AlreadyBindUsagePlan",
    "UnsupportedOperation.AlreadyBindUsagePlan",
    "UnsupportedOperation.UnsupportedBindApiKey",
  ])("shows how to import one that another user creates meanwhile: %s", async (code) => {
    await using test = await given();
    test.platform.failNextAction({ action: "BindSecretIds", code });
    test.platform.failNext({
      path: /\/BindSecretIds$/,
      kind: "slow",
      met: () => void test.platform.state.usagePlanKeys.create(test.bound),
    });
    expect((await failure(test.it.create(test.inputs))).message).toMatch(/exists already.*pulumi import/s);
  });

  it("reports which part of it does not exist, and binds nothing", async () => {
    await using test = await given();
    const words = async (change: object) => (await failure(test.it.create({ ...test.inputs, ...change }))).message;
    expect(await words({ usagePlanId: "usagePlan-none" })).toContain("usage plan usagePlan-none does not exist");
    expect(await words({ apiKeyId: "AKIDnone" })).toContain("API key AKIDnone does not exist");
    expect(test.sent("BindSecretIds")).toEqual([]);
  });

  it("reports that the plan is deleted before it shows the key", async () => {
    await using test = await given();
    const actionErrors = { "apigateway:DescribeUsagePlan": "ResourceNotFound.InvalidUsagePlan" };
    test.platform.failNext({ path: /\/BindSecretIds$/, kind: "slow", met: () => test.platform.set({ actionErrors }) });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`usage plan ${test.bound.planId} has been deleted`);
  });

  it("reports the remedy for a disabled key", async () => {
    await using test = await given();
    test.platform.state.gatewayKeys.change(test.bound.keyId, { enabled: false });
    expect((await failure(test.it.create(test.inputs))).message).toMatch(/InvalidStatus.*A key must be enabled/s);
  });
});

describe("an API key with a usage plan", () => {
  it("does not count as deleted if its plan is returned without the list of its keys", async () => {
    await using platform = await startScriptedPlatform(() => says({ Result: { UsagePlanId: "usagePlan-1" } }));
    const connected = await platform.connect({}, { CLOUDPROV_READ_RETRY_TIMEOUT: "0" });
    const op = { ...operation(), id: "AKIDone#usagePlan-1", args: {}, state: {}, purpose: "import" };
    const reading = apiGatewayApiKeyAttachment.spec.read({ ...op, ...bindClients(connected, op) } as never);
    await expect(reading).rejects.toThrow("BindSecretIds");
  });

  it("is bound to another plan before it is unbound from the first", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { id: usagePlanId } = await test.platform.state.usagePlans.create({});
    expect((await test.it.update({ ...test.inputs, usagePlanId })).action).toBe("replace");
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.lastIndexOf("BindSecretIds")).toBeLessThan(actions.indexOf("UnBindSecretIds"));
    expect(test.platform.state.usagePlanKeys.list()).toMatchObject([{ planId: usagePlanId }]);
  });

  it("is refreshed with the others of its plan by one request", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { state } = test.platform;
    const attachments = [];
    for (let at = 0; at < 20; at++) {
      const { id: keyId } = await state.gatewayKeys.create({});
      await state.usagePlanKeys.create({ ...test.bound, keyId });
      const one = test.host.resource(kind, `it-${at}`);
      await one.import(`${keyId}#${test.bound.planId}`);
      attachments.push(one);
    }
    const found = await refreshed(test, attachments);
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(test.platform.calls()).toHaveLength(1);
  });
});
