import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs: Values = { secretName: "partner" };
const manual: Values = {
  secretName: "partner",
  accessKeyType: "manual",
  accessKeyId: "partner_key",
  accessKeySecret: secret("partner_secret"),
};

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayApiKey", settings);

describe("creating an ApiGatewayApiKey", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    const key = test.platform.state.gatewayKeys.get(id);
    expect(outputs).toMatchObject({
      secretName: "partner",
      status: "on",
      accessKeyType: "auto",
      accessKeyId: id,
      apiGatewayApiKeyId: id,
      accessKeySecret: secret(key?.secret ?? ""),
    });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("uses the ID and the secret of a manual key, and hides the secret", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create({ ...manual, accessKeySecret: "partner_secret" });
    expect(id).toBe("partner_key");
    expect(outputs["accessKeySecret"]).toEqual(secret("partner_secret"));
    expect(test.sent("CreateApiKey")).toMatchObject([{ AccessKeyType: "manual", AccessKeyId: "partner_key" }]);
    await test.it.read();
    expect((await test.it.preview(manual)).action).toBe("same");
  });

  it("sends no ID and no secret for an automatic key", async () => {
    await using test = await given();
    const useless = { ...inputs, accessKeyId: "my_key", accessKeySecret: secret("my_secret_text") };
    const { id } = await test.it.create(useless);
    expect(test.sent("CreateApiKey")).toEqual([{ SecretName: expect.any(String), AccessKeyType: "auto" }]);
    expect(id).not.toBe("my_key");
    expect(test.host.logs.map(({ message }) => message).join()).toContain("only a manual key can be chosen or changed");
    expect((await test.it.preview(useless)).action).toBe("same");
    await test.it.read();
    expect((await test.it.preview(useless)).action).toBe("same");
  });

  it("disables the new key if the program requests that", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create({ ...inputs, status: "off" });
    expect(outputs["status"]).toBe("off");
    expect(test.sent("DisableApiKey")).toEqual([{ AccessKeyId: id }]);
    await test.it.read();
    expect((await test.it.preview({ ...inputs, status: "off" })).action).toBe("same");
  });

  it("keeps a key that could not be disabled, and the next update disables it", async () => {
    await using test = await given({ falseResults: { DisableApiKey: 1 } });
    const off = { ...inputs, status: "off" };
    const { message } = await failure(test.it.create(off));
    expect(message).toContain("DisableApiKey did not succeed");
    const { id } = test.it;
    expect(test.it.initErrors).toHaveLength(1);
    const { outputs } = await test.it.update(off);
    expect({ id: test.it.id, status: outputs["status"] }).toEqual({ id, status: "off" });
    expect(test.platform.state.gatewayKeys.list()).toHaveLength(1);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateApiKey$/, kind: "resetAfter" });
    const { id } = await test.it.create(inputs);
    expect(test.platform.state.gatewayKeys.list().map((key) => key.id)).toEqual([id]);
  });

  it("distinguishes two keys with the same name when both responses are lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateApiKey$/, kind: "resetAfter", times: 2 });
    const other = test.host.resource("ApiGatewayApiKey", "other");
    const made = await Promise.all([test.it.create(inputs), other.create(inputs)]);
    const all = test.platform.state.gatewayKeys.list().map((key) => key.id);
    expect(made.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
    expect(new Set(all).size).toBe(2);
  });

  it("is disabled only once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /DisableApiKey$/, kind: "resetAfter" });
    expect((await test.it.create({ ...inputs, status: "off" })).outputs["status"]).toBe("off");
  });

  it.each([
    [{ accessKeyType: "manual" }, ["accessKeyId", "accessKeySecret"]],
    [{ ...manual, accessKeyId: undefined }, ["accessKeyId"]],
    [{ ...manual, accessKeyId: unknown, accessKeySecret: unknown }, []],
    [{ accessKeyType: unknown }, []],
    [{ ...manual, accessKeyId: "four" }, ["accessKeyId"]],
    [{ ...manual, accessKeyId: "x".repeat(51) }, ["accessKeyId"]],
    [{ ...manual, accessKeySecret: "too_short" }, ["accessKeySecret"]],
    [{ ...manual, accessKeySecret: "x".repeat(51) }, ["accessKeySecret"]],
    [{ ...manual, accessKeyId: "my-own-key" }, ["accessKeyId"]],
    [{ ...manual, accessKeySecret: "not a secret!" }, ["accessKeySecret"]],
    [{ accessKeySecret: "the-platform-chose-it" }, []],
    [{ accessKeyType: "other" }, ["accessKeyType"]],
    [{ status: "On" }, ["status"]],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...more })).toEqual(refused);
  });

  it("reports the remedy if another key has the ID", async () => {
    await using test = await given();
    await test.platform.state.gatewayKeys.create({ id: "partner_key", name: "other" });
    const { message } = await failure(test.it.create(manual));
    expect(message).toMatch(/AccessKeyExist.*choose another accessKeyId/s);
    expect(message).not.toContain("partner_secret");
  });

  it("shows how to import an existing manual key of this name", async () => {
    await using test = await given();
    await test.platform.state.gatewayKeys.create({ id: "partner_key", name: "partner" });
    const { message } = await failure(test.it.create(manual));
    expect(message).toMatch(/exists already.*pulumi import \S+:ApiGatewayApiKey it partner_key/s);
  });

  it("reports the requirement if the account may not have manual keys", async () => {
    await using test = await given({ manualKeysAllowed: false });
    const { message } = await failure(test.it.create(manual));
    expect(message).toMatch(/UinNotInWhiteList.*platform has enabled/s);
  });
});

describe("an ApiGatewayApiKey", () => {
  it("is disabled and enabled in place", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    expect((await test.it.update({ ...inputs, status: "off" })).outputs["status"]).toBe("off");
    expect((await test.it.update(inputs)).outputs["status"]).toBe("on");
    expect(test.sent("DisableApiKey")).toEqual([{ AccessKeyId: id }]);
    expect(test.sent("EnableApiKey")).toEqual([{ AccessKeyId: id }]);
    expect(test.it.id).toBe(id);
  });

  it("is disabled only once although the response is lost", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.failNext({ path: /DisableApiKey$/, kind: "resetAfter" });
    expect((await test.it.update({ ...inputs, status: "off" })).outputs["status"]).toBe("off");
  });

  it("does not count as disabled if the platform rejects that", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.set({ deniedActions: ["apigateway:DisableApiKey"] });
    const { message } = await failure(test.it.update({ ...inputs, status: "off" }));
    expect(message).toContain("UnauthorizedOperation");
  });

  it("gets another secret in place if it is manual", async () => {
    await using test = await given();
    await test.it.create(manual);
    const wanted = { ...manual, accessKeySecret: secret("another_secret") };
    expect((await test.it.preview(wanted)).outputs["modifyTime"]).toBe(unknown);
    const { action } = await test.it.update(wanted);
    expect(action).toBe("update");
    expect(test.platform.state.gatewayKeys.get("partner_key")?.secret).toBe("another_secret");
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it.each([
    ["name", manual, { ...manual, secretName: "other" }, true],
    ["ID", manual, { ...manual, accessKeyId: "other_key" }, false],
    ["kind", manual, inputs, false],
    ["name, when the platform chooses the key,", inputs, { secretName: "other" }, false],
  ])(
    "is deleted before its replacement only if its ID is kept: its %s changes",
    async (_what, made, wanted, isFirst) => {
      await using test = await given();
      await test.it.create(made);
      expect((await test.it.preview(wanted)).diff).toMatchObject({ deleteBeforeReplace: isFirst });
      const { action } = await test.it.update(wanted);
      expect(action).toBe("replace");
      expect(test.platform.state.gatewayKeys.list().map((key) => key.id)).toEqual([test.it.id]);
      expect((await test.it.preview(wanted)).action).toBe("same");
    },
  );

  it("is disabled before it is deleted", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.it.delete();
    expect(test.sent("DisableApiKey")).toEqual([{ AccessKeyId: id }]);
    expect(test.platform.state.gatewayKeys.list()).toEqual([]);
  });

  it("is not disabled a second time, even if someone else disabled it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayKeys.change(id, { enabled: false });
    await test.it.delete();
    expect(test.sent("DisableApiKey")).toEqual([]);
    expect(test.platform.state.gatewayKeys.list()).toEqual([]);
  });

  it.each(["DisableApiKey", "DeleteApiKey"])("is deleted once when the response to %s is lost", async (action) => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.failNext({ path: new RegExp(`${action}$`), kind: "resetAfter" });
    await test.it.delete();
    expect(test.platform.state.gatewayKeys.list()).toEqual([]);
  });

  it("is deleted although it is not visible yet", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.set({ actionErrors: { "apigateway:DescribeApiKeysStatus": "ResourceNotFound.InvalidAccessKeyId" } });
    await test.it.delete();
    expect(test.platform.state.gatewayKeys.list()).toEqual([]);
  });

  it("shows drift if it was disabled elsewhere", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayKeys.change(id, { enabled: false });
    await test.it.read();
    expect((await test.it.preview(inputs)).diff?.changes).toEqual(["status"]);
  });

  it("is not deleted while it has a usage plan", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const plan = await test.platform.state.usagePlans.create({});
    await test.platform.state.usagePlanKeys.create({ planId: plan.id, keyId: id });
    expect((await failure(test.it.delete())).message).toContain("ResourceIsInUse");
  });

  it("leaves the state in a refresh if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayKeys.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayKeys.remove(id);
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("that is automatic is imported without its ID and secret, and an up reports nothing about them", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const found = test.host.resource("ApiGatewayApiKey", "found");
    expect((await found.import(id)).inputs).toEqual(inputs);
    expect((await found.update(found.inputs)).action).toBe("same");
    await found.read();
    for (const chosen of ["accessKeyId", "accessKeySecret"]) expect(found.inputs).not.toHaveProperty(chosen);
    expect(test.warnings()).toEqual([]);
  });

  it("that is manual is imported with the ID and the secret that its rule requires", async () => {
    await using test = await given();
    const { id } = await test.it.create(manual);
    expect((await test.host.resource("ApiGatewayApiKey", "found").import(id)).inputs).toEqual(manual);
  });

  it.each([
    ["automatic", inputs],
    ["manual", manual],
  ])("that is %s is imported by its ID without a diff", async (_kind, made) => {
    await using test = await given();
    const { id } = await test.it.create(made);
    const found = test.host.resource("ApiGatewayApiKey", "found");
    expect((await found.import(id)).outputs).toMatchObject({ secretName: "partner", accessKeyId: id });
    expect((await found.preview(made)).action).toBe("same");
    expect((await found.preview(found.inputs)).action).toBe("same");
  });
});
