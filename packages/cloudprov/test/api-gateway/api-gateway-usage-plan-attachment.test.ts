import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type GivenResource, givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "ApiGatewayUsagePlanAttachment";

/** A plan, a service, an API that asks for keys, and two keys. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { state } = test.platform;
  const plan = await state.usagePlans.create({});
  const service = await state.gatewayServices.create({});
  const api = await state.gatewayApis.create({ serviceId: service.id, config: { AuthType: "SECRET" } });
  const keys = [await state.gatewayKeys.create({}), await state.gatewayKeys.create({})].map((key) => key.id).sort();
  const forService: Values = { usagePlanId: plan.id, serviceId: service.id, environment: "release" };
  const forApi: Values = { ...forService, bindType: "API", apiId: api.id };
  return { ...test, plan, service, api, keys, forService, forApi, forKeys: { ...forApi, accessKeyIds: keys } };
}

const bindings = ({ platform }: GivenResource) => platform.state.usagePlanBindings.list();
const boundKeys = ({ platform }: GivenResource) => platform.state.usagePlanKeys.list().map(({ keyId }) => keyId);

describe("attaching an API gateway's usage plan", () => {
  it("applies it to a whole service, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { plan, service, forService } = test;
    const { id, outputs } = await test.it.create(forService);
    expect(id).toBe(`${plan.id}#${service.id}#release#SERVICE##`);
    expect(outputs).toMatchObject({ ...forService, bindType: "SERVICE", apiGatewayUsagePlanAttachmentId: id });
    expect(test.sent("BindEnvironment")).toEqual([
      { UsagePlanIds: [plan.id], BindType: "SERVICE", Environment: "release", ServiceId: service.id },
    ]);
    await test.it.read();
    expect((await test.it.preview(forService)).action).toBe("same");
  });

  it("applies it to one API, and binds it to keys", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { plan, service, api, keys, forKeys } = test;
    const { id, outputs } = await test.it.create({ ...forKeys, accessKeyIds: [...keys].reverse() });
    expect(id).toBe(`${plan.id}#${service.id}#release#API#${api.id}#${keys.join(",")}`);
    expect(outputs).toMatchObject({ ...forKeys, accessKeyIds: [...keys].reverse() });
    expect(test.sent("BindEnvironment")).toMatchObject([{ BindType: "API", ApiIds: [api.id] }]);
    expect(test.sent("BindSecretIds")).toEqual([{ UsagePlanId: plan.id, AccessKeyIds: keys }]);
    await test.it.read();
    expect((await test.it.preview(forKeys)).action).toBe("same");
  });

  it("warns about an API or keys that are given for the whole service", async () => {
    await using test = await given();
    const { api, keys, forService } = test;
    const useless = { ...forService, apiId: api.id, accessKeyIds: keys };
    await test.it.create(useless);
    expect(test.it.id).toMatch(`#SERVICE##${keys.join(",")}`);
    for (const name of ["apiId", "accessKeyIds"]) {
      expect(test.warnings()).toContainEqual(expect.stringContaining(`${name} has no effect`));
    }
    expect(boundKeys(test)).toEqual([]);
    await test.it.read();
    expect((await test.it.preview(useless)).action).toBe("same");
    await test.it.delete();
    expect(test.sent("UnBindSecretIds")).toEqual([]);
  });

  it("waits while the platform returns false", async () => {
    await using test = await given({ falseResults: { BindEnvironment: 1 }, textOutcomes: true });
    await test.it.create(test.forService);
    expect(test.sent("BindEnvironment")).toHaveLength(2);
    expect(bindings(test)).toHaveLength(1);
  });

  it("waits while the platform works on the service", async () => {
    await using test = await given();
    test.platform.occupy(test.service.id, 400);
    await test.it.create(test.forService);
    expect(bindings(test)).toHaveLength(1);
  });

  it("is sent only once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /BindEnvironment$/, kind: "resetAfter" });
    await test.it.create(test.forApi);
    expect(test.sent("BindEnvironment")).toHaveLength(1);
    expect(bindings(test)).toHaveLength(1);
  });

  it("shows how to import an existing one", async () => {
    await using test = await given();
    const { plan, service } = test;
    await test.platform.state.usagePlanBindings.create({ planId: plan.id, serviceId: service.id });
    const { message } = await failure(test.it.create(test.forService));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayUsagePlanAttachment:${kind} it '${plan.id}#`);
  });

  it("keeps the binding when the keys cannot be bound, and the next update binds them", async () => {
    await using test = await given({ falseResults: { BindSecretIds: 1 } });
    expect((await failure(test.it.create(test.forKeys))).message).toContain("BindSecretIds did not succeed");
    expect(test.it.initErrors).toHaveLength(1);
    await test.it.update(test.forKeys);
    expect(boundKeys(test).sort()).toEqual(test.keys);
    expect(bindings(test)).toHaveLength(1);
  });

  it("binds the keys only once although the response is lost", async () => {
    await using test = await given({ visibilityLagMs: 2000 });
    test.platform.failNext({ path: /BindSecretIds$/, kind: "resetAfter" });
    await test.it.create(test.forKeys);
    expect(boundKeys(test).sort()).toEqual(test.keys);
    expect(test.it.initErrors).toEqual([]);
  });

  it("is finished by the next update if its keys have the plan by then", async () => {
    await using test = await given({ falseResults: { BindSecretIds: 1 } });
    await failure(test.it.create(test.forKeys));
    for (const keyId of test.keys) await test.platform.state.usagePlanKeys.create({ planId: test.plan.id, keyId });
    await test.it.update(test.forKeys);
    expect(test.it.outputs).toMatchObject(test.forKeys);
    expect(test.sent("BindSecretIds")).toHaveLength(1);
  });

  it("reports which part of it does not exist, and binds nothing", async () => {
    await using test = await given();
    const { forKeys, api, platform } = test;
    platform.state.gatewayApis.change(api.id, { config: { ...api.config, AuthType: "NONE" } });
    const words = async (inputs: Values) => (await failure(test.it.create(inputs))).message;
    expect(await words(forKeys)).toContain(`the API ${api.id} does not use SECRET authentication`);
    expect(await words({ ...forKeys, apiId: "api-none" })).toContain("the API api-none does not use SECRET");
    expect(await words({ ...test.forService, usagePlanId: "usagePlan-none" })).toContain(
      "usage plan usagePlan-none does not exist",
    );
    expect(await words({ ...test.forService, serviceId: "service-none" })).toContain(
      "service service-none does not exist",
    );
    expect(bindings(test)).toEqual([]);
  });

  it.each([
    [{ environment: "production" }, ["environment"]],
    [{ bindType: "api" }, ["bindType"]],
    [{ bindType: "API" }, ["apiId"]],
    [{ bindType: "API", apiId: unknown }, []],
    [{ bindType: unknown }, []],
    [{ usagePlanId: "" }, ["usagePlanId"]],
    [{ usagePlanId: "service-ohxqslqe" }, ["usagePlanId"]],
    [{ serviceId: "" }, ["serviceId"]],
    [{ serviceId: "usagePlan-gyeafpab" }, ["serviceId"]],
    [{ bindType: "API", apiId: "plugin-hnqntalp" }, ["apiId"]],
    [
      { bindType: "API", apiId: "api-0cvmf4x4", accessKeyIds: ["key one", "abc"] },
      ["accessKeyIds[0]", "accessKeyIds[1]"],
    ],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...test.forService, ...more })).toEqual(refused);
  });
});

describe("an attached usage plan", () => {
  it("is detached before it is attached with other settings", async () => {
    await using test = await given();
    await test.it.create(test.forService);
    const { action } = await test.it.update(test.forKeys);
    expect(action).toBe("replace");
    expect(bindings(test)).toMatchObject([{ apiId: test.api.id }]);
  });

  it("is detached after another plan is attached", async () => {
    await using test = await given();
    await test.it.create(test.forKeys);
    const other = await test.platform.state.usagePlans.create({});
    await test.it.update({ ...test.forKeys, usagePlanId: other.id });
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.lastIndexOf("BindEnvironment")).toBeLessThan(actions.indexOf("UnBindEnvironment"));
    expect(bindings(test)).toMatchObject([{ planId: other.id }]);
    expect(boundKeys(test).sort()).toEqual(test.keys);
  });

  it.each([
    ["returns to the first key", 0],
    ["is run again", 1],
  ])("that could not unbind a key is repaired when the program %s", async (_what, wanted) => {
    await using test = await given();
    const keys = (at: number) => ({ ...test.forKeys, accessKeyIds: [test.keys[at] ?? ""] });
    await test.it.create(keys(0));
    test.platform.failNextAction({ action: "UnBindSecretIds", code: "FailedOperation.UnBindSecretIdsError" });
    await failure(test.it.update(keys(1)));
    expect(boundKeys(test).sort()).toEqual(test.keys);
    await test.it.update(keys(wanted));
    expect(boundKeys(test)).toEqual([test.keys[wanted]]);
    expect((await test.it.preview(keys(wanted))).action).toBe("same");
  });

  it("that could not unbind a key unbinds both keys when it is deleted", async () => {
    await using test = await given();
    const keys = (at: number) => ({ ...test.forKeys, accessKeyIds: [test.keys[at] ?? ""] });
    await test.it.create(keys(0));
    test.platform.failNextAction({ action: "UnBindSecretIds", code: "FailedOperation.UnBindSecretIdsError" });
    await failure(test.it.update(keys(1)));
    await test.it.delete();
    expect(boundKeys(test)).toEqual([]);
  });

  it("binds one key and unbinds another in place, without an interruption", async () => {
    await using test = await given();
    const { plan, api, forKeys } = test;
    const [first = "", second = ""] = test.keys;
    const { id } = await test.it.create({ ...forKeys, accessKeyIds: [first] });
    const { action } = await test.it.update({ ...forKeys, accessKeyIds: [second] });
    expect(action).toBe("update");
    expect(test.it.id).toBe(id);
    expect(test.it.outputs["accessKeyIds"]).toEqual([second]);
    expect(boundKeys(test)).toEqual([second]);
    expect(test.sent("UnBindSecretIds")).toEqual([{ UsagePlanId: plan.id, AccessKeyIds: [first] }]);
    expect(test.sent("UnBindEnvironment")).toEqual([]);
    const binding = test.platform.calls().map(({ action: name }) => name);
    expect(binding.lastIndexOf("BindSecretIds")).toBeLessThan(binding.indexOf("UnBindSecretIds"));
    await test.it.read();
    expect((await test.it.preview({ ...forKeys, accessKeyIds: [second] })).action).toBe("same");
    test.platform.state.gatewayApis.change(api.id, { config: { ...api.config, AuthType: "NONE" } });
    await test.it.delete();
    expect(boundKeys(test)).toEqual([]);
  });

  it("unbinds all keys in place when the program no longer sets any", async () => {
    await using test = await given();
    await test.it.create(test.forKeys);
    expect((await test.it.update(test.forApi)).action).toBe("update");
    expect(boundKeys(test)).toEqual([]);
    expect(bindings(test)).toHaveLength(1);
    await test.it.read();
    expect((await test.it.preview(test.forApi)).action).toBe("same");
  });

  it("binds no key in place for an API that requires none, with the reason", async () => {
    await using test = await given();
    const { api, forKeys, forApi } = test;
    await test.it.create(forApi);
    test.platform.state.gatewayApis.change(api.id, { config: { ...api.config, AuthType: "NONE" } });
    const { message } = await failure(test.it.update(forKeys));
    expect(message).toContain(`the API ${api.id} does not use SECRET authentication`);
    expect(boundKeys(test)).toEqual([]);
  });

  it("does not count as bound to its keys if the platform rejects them", async () => {
    await using test = await given();
    await test.it.create(test.forApi);
    test.platform.set({ deniedActions: ["apigateway:BindSecretIds"] });
    expect((await failure(test.it.update(test.forKeys))).message).toContain("UnauthorizedOperation");
  });

  it("shows drift if it lost a key, and binds it again in place", async () => {
    await using test = await given();
    const { plan, keys, forKeys } = test;
    await test.it.create(forKeys);
    test.platform.state.usagePlanKeys.remove(`${plan.id}#${keys[0]}`);
    expect((await test.it.read())?.outputs["accessKeyIds"]).toEqual([keys[1]]);
    expect((await test.it.preview(forKeys)).action).toBe("update");
    await test.it.update(forKeys);
    expect(test.sent("BindSecretIds").at(-1)).toEqual({ UsagePlanId: plan.id, AccessKeyIds: [keys[0]] });
    expect(boundKeys(test).sort()).toEqual(keys);
  });

  it("unbinds those of its keys that are bound when it is deleted", async () => {
    await using test = await given();
    const { plan, keys, forKeys } = test;
    await test.it.create(forKeys);
    test.platform.state.usagePlanKeys.remove(`${plan.id}#${keys[0]}`);
    await test.it.delete();
    expect(test.sent("UnBindSecretIds")).toEqual([{ UsagePlanId: plan.id, AccessKeyIds: [keys[1]] }]);
  });

  it("does not affect a key that has the plan by another binding", async () => {
    await using test = await given();
    const { plan, forKeys } = test;
    const [own = "", other = ""] = test.keys;
    await test.platform.state.usagePlanKeys.create({ planId: plan.id, keyId: other });
    await test.it.create({ ...forKeys, accessKeyIds: [own] });
    await test.it.read();
    expect(test.it.outputs["accessKeyIds"]).toEqual([own]);
    await test.it.delete();
    expect(boundKeys(test)).toEqual([other]);
  });

  it.each([
    [
      "the binding",
      ({ platform, it: own }) =>
        platform.state.usagePlanBindings.remove(
          String(own.id)
            .replace(/#[^#]*$/, "")
            .replace("#API", ""),
        ),
    ],
    ["the plan", ({ platform, plan }) => platform.state.usagePlans.remove(plan.id)],
    ["the service", ({ platform, service }) => platform.state.gatewayServices.remove(service.id)],
    ["the API", ({ platform, api }) => platform.state.gatewayApis.remove(api.id)],
  ] satisfies [string, (test: Awaited<ReturnType<typeof given>>) => void][])(
    "leaves the state when %s does not exist, and can be deleted without an error",
    async (_what, remove) => {
      await using test = await given();
      await test.it.create(test.forApi);
      remove(test);
      const copy = test.host.resource(kind, "copy");
      await expect(copy.import(String(test.it.id))).rejects.toThrow("there is no");
      await test.it.delete();
      expect(test.it.state).toBeUndefined();
    },
  );

  it("is distinguished from the plan's other bindings", async () => {
    await using test = await given();
    const other = await test.platform.state.gatewayApis.create({ serviceId: test.service.id });
    const copies = [{ environment: "test" }, { apiId: other.id }].map(async (change, at) => {
      await test.host.resource(kind, `other${at}`).create({ ...test.forApi, ...change });
    });
    await Promise.all([test.it.create(test.forApi), ...copies]);
    const own = bindings(test).find(({ environment, apiId }) => environment === "release" && apiId === test.api.id);
    test.platform.state.usagePlanBindings.remove(own?.id ?? "");
    expect(bindings(test)).toHaveLength(2);
    expect(await test.it.read()).toBeUndefined();
  });

  it("is refreshed with others of its service, and with their keys, by one request each", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { platform, plan, service } = test;
    const keys = [...test.keys, (await platform.state.gatewayKeys.create({})).id].sort();
    for (const keyId of keys) await platform.state.usagePlanKeys.create({ planId: plan.id, keyId });
    const attachments = [];
    for (let at = 0; at < 20; at++) {
      const { id: apiId } = await platform.state.gatewayApis.create({ serviceId: service.id });
      await platform.state.usagePlanBindings.create({ planId: plan.id, serviceId: service.id, apiId });
      const one = test.host.resource(kind, `it-${at}`);
      await one.import([plan.id, service.id, "release", "API", apiId, keys.join(",")].join("#"));
      attachments.push(one);
    }
    platform.journal.clear();
    const found = await Promise.all(attachments.map((one) => one.read()));
    expect(found.map((one) => one?.outputs["accessKeyIds"])).toEqual(attachments.map(() => keys));
    expect(
      platform
        .calls()
        .map(({ action }) => action)
        .sort(),
    ).toEqual(["DescribeApiUsagePlan", "DescribeUsagePlan"]);
  });

  it("does not count as detached while the platform returns false", async () => {
    await using test = await given({ falseResults: { UnBindEnvironment: 1 } });
    await test.it.create(test.forKeys);
    await test.it.delete();
    expect(test.sent("UnBindEnvironment")).toHaveLength(2);
    expect(bindings(test)).toEqual([]);
    expect(boundKeys(test)).toEqual([]);
  });

  it("does not count as detached if the platform rejects that", async () => {
    await using test = await given();
    await test.it.create(test.forService);
    test.platform.set({ deniedActions: ["apigateway:UnBindEnvironment"] });
    expect((await failure(test.it.delete())).message).toMatch(/UnauthorizedOperation.*policy that allows this action/);
  });

  it("is detached only once although the response is lost", async () => {
    await using test = await given();
    await test.it.create(test.forService);
    test.platform.failNext({ path: /UnBindEnvironment$/, kind: "resetAfter" });
    await test.it.delete();
    expect(bindings(test)).toEqual([]);
  });

  it("is found on the second page of the service's plans", async () => {
    await using test = await given();
    const { state } = test.platform;
    for (let at = 0; at < 100; at++) {
      const plan = await state.usagePlans.create({});
      await state.usagePlanBindings.create({ planId: plan.id, serviceId: test.service.id });
    }
    await test.it.create(test.forService);
    expect(await test.it.read()).toBeDefined();
  });

  it("is imported by its ID without a diff, in any order of its keys", async () => {
    await using test = await given();
    const { plan, service, api, keys, forKeys } = test;
    const { id } = await test.it.create(forKeys);
    const found = test.host.resource(kind, "found");
    await found.import(`${plan.id}#${service.id}#release#API#${api.id}#${[...keys].reverse().join(",")}`);
    expect(found.id).toBe(id);
    expect(found.inputs).toEqual(forKeys);
    expect((await found.preview(forKeys)).action).toBe("same");
  });

  it.each([
    ["API", (test: Awaited<ReturnType<typeof given>>) => test.forApi, 5],
    ["SERVICE", (test: Awaited<ReturnType<typeof given>>) => test.forService, 4],
  ] as const)("with the bindType %s is imported without the empty parts of its ID", async (_type, inputsOf, parts) => {
    await using test = await given();
    const inputs = inputsOf(test);
    const { id } = await test.it.create(inputs);
    const found = test.host.resource(kind, "found");
    await found.import(id.split("#").slice(0, parts).join("#"));
    expect(found.id).toBe(id);
    expect((await found.preview(inputs)).action).toBe("same");
  });

  it.each([
    "plan#service#release",
    "plan##release#SERVICE",
    "plan#service#release#API#",
    "a#b#test#OTHER#c",
    "1#2#3#API#5#6#7",
  ])("is not imported by %s", async (id) => {
    await using test = await given();
    await expect(test.it.import(id)).rejects.toThrow("<usagePlanId>#<serviceId>#<environment>#<bindType>[#<apiId>");
  });
});
