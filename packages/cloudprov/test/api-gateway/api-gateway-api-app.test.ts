import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs: Values = { apiAppName: "storefront", apiAppDesc: "The shop", tags: { team: "payments" } };
const { tags: _, ...untagged } = inputs;

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayApiApp", settings);
const tagsOf = (id: string) => `qcs::apigateway:ap-guangzhou:uin/:apiAppId/${id}`;

describe("creating an ApiGatewayApiApp", () => {
  it("adds its tags as soon as it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    const [app] = test.platform.state.apiApps.list();
    expect(id).toBe(app?.id);
    expect(outputs).toMatchObject({ ...inputs, apiAppId: id, apiAppKey: app?.key, apiGatewayApiAppId: id });
    expect(test.sent("CreateApiApp")).toEqual([{ ApiAppName: "storefront", ApiAppDesc: "The shop" }]);
    expect(test.sent("ModifyResourceTags")).toEqual([
      { Resource: tagsOf(id), ReplaceTags: [{ TagKey: "team", TagValue: "payments" }] },
    ]);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each([{}, { apiAppDesc: "" }])("omits an empty description: %j", async (nothing) => {
    await using test = await given();
    const { outputs } = await test.it.create({ apiAppName: "storefront", ...nothing });
    expect(outputs).toMatchObject({ apiAppDesc: "" });
    expect(outputs).not.toHaveProperty("tags");
    expect(test.sent("CreateApiApp")).toEqual([{ ApiAppName: "storefront" }]);
    expect(test.sent("ModifyResourceTags")).toEqual([]);
  });

  it("keeps its ID if its tags are rejected, and adds them in the next run", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "ModifyResourceTags", code: "LimitExceeded.ResourceAttachedTags" });
    expect((await failure(test.it.create(inputs))).message).toContain("LimitExceeded.ResourceAttachedTags");
    const [app] = test.platform.state.apiApps.list();
    expect(test.it.id).toBe(app?.id);
    await test.it.update(inputs);
    expect(test.platform.state.tags.list()).toMatchObject([{ resourceId: app?.id, key: "team", value: "payments" }]);
    expect(test.platform.state.apiApps.list()).toHaveLength(1);
  });

  it("is not created if there are too many", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreateApiApp", code: "LimitExceeded.ApiAppCountLimitExceeded" });
    expect((await failure(test.it.create(inputs))).message).toContain("LimitExceeded.ApiAppCountLimitExceeded");
  });

  it("requires a name, and warns about tags of the platform", async () => {
    await using test = await given();
    expect(await test.refused({ apiAppName: "" })).toEqual(["apiAppName"]);
    expect(await test.refused({ apiAppName: "storefront", tags: { "qcs:team": "payments" } })).toEqual([]);
    expect(test.warnings()).toEqual([expect.stringContaining("qcs:team")]);
  });
});

describe("an ApiGatewayApiApp", () => {
  it("sends only what changed, and no update when only its tags changed", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.it.update({ ...inputs, apiAppDesc: "The shop on the internet" });
    await test.it.update({ ...inputs, apiAppDesc: "The shop on the internet", tags: { stage: "test" } });
    expect(test.sent("ModifyApiApp")).toEqual([{ ApiAppId: id, ApiAppDesc: "The shop on the internet" }]);
    expect(test.sent("ModifyResourceTags").at(-1)).toEqual({
      Resource: tagsOf(id),
      ReplaceTags: [{ TagKey: "stage", TagValue: "test" }],
      DeleteTags: [{ TagKey: "team" }],
    });
  });

  it("keeps a description that the program no longer sets, and clears it for an empty value", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { apiAppDesc: _desc, ...without } = inputs;
    expect((await test.it.preview(without)).action).toBe("same");
    await test.it.update({ ...inputs, apiAppDesc: "" });
    expect(test.sent("ModifyApiApp")).toEqual([{ ApiAppId: id, ApiAppDesc: "" }]);
    expect(test.platform.state.apiApps.list()).toMatchObject([{ description: "" }]);
  });

  it("does not count as changed or deleted if the platform returns false", async () => {
    await using test = await given({ falseResults: { ModifyApiApp: 1, DeleteApiApp: 1 } });
    await test.it.create(untagged);
    const { message } = await failure(test.it.update({ ...untagged, apiAppDesc: "new" }));
    expect(message).toContain("ModifyApiApp did not succeed");
    expect((await failure(test.it.delete())).message).toContain("DeleteApiApp did not succeed");
  });

  it("shows the key that it received since", async () => {
    await using test = await given();
    const { id } = await test.it.create(untagged);
    test.platform.state.apiApps.change(id, { key: "APIDother", secret: "other-secret" });
    await test.it.read();
    expect(test.it.outputs).toMatchObject({ apiAppKey: "APIDother", apiAppSecret: secret("other-secret") });
  });

  it("stays in the state when the credentials may not see it, and leaves it when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { state } = test.it;
    test.platform.failNextAction({ action: "DescribeApiAppsStatus", code: "UnauthorizedOperation" });
    await test.it.read();
    expect(test.it.state).toEqual(state);
    test.platform.state.apiApps.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("reports the remedy if an API is still bound to it", async () => {
    await using test = await given();
    const { id } = await test.it.create(untagged);
    const { id: serviceId } = await test.platform.state.gatewayServices.create({});
    const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId });
    await test.platform.state.apiAppBindings.create({ ownerId: id, serviceId, apiId });
    const { message } = await failure(test.it.delete());
    expect(message).toMatch(/UnsupportedOperation\.ResourceAssociated.*Detach/s);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    expect((await test.host.resource("ApiGatewayApiApp", "found").import(id)).inputs).toEqual(inputs);
  });

  it("is listed completely, over several pages", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) await test.platform.state.apiApps.create({ name: `number-${at}` });
    const listed = await test.host.list("ApiGatewayApiApp");
    expect(listed).toHaveLength(101);
    expect(listed[100]?.name).toBe("number-100");
  });
});
