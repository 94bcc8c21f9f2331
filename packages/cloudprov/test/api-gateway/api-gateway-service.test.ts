import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs: Values = { serviceName: "shop", protocol: "http&https", netTypes: ["OUTER", "INNER"] };
const limited: Values = { ...inputs, releaseLimit: 500, preLimit: 50, testLimit: 5 };
const tagged: Values = { ...inputs, tags: { team: "payments", stage: "live" } };

const tagOf = (resourceId: string, key: string, value: string) => ({
  service: "apigw",
  region: "ap-guangzhou",
  prefix: "service",
  resourceId,
  key,
  value,
});

const given = (settings?: CloudprovOptions) => givenResource("ApiGatewayService", settings);

describe("creating an ApiGatewayService", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create({ ...inputs, serviceDesc: "the shop" });
    expect(id).toMatch(/^service-/);
    expect(outputs).toMatchObject({
      ...inputs,
      serviceDesc: "the shop",
      ipVersion: "IPv4",
      outerSubDomain: expect.stringContaining(id),
      internalSubDomain: expect.stringContaining(id),
      innerHttpPort: 80,
      innerHttpsPort: 443,
      apiLists: [],
      usagePlanLists: [],
      apiGatewayServiceId: id,
    });
    expect(outputs).not.toHaveProperty("tags");
    expect(outputs).not.toHaveProperty("uniqVpcId");
    await test.it.read();
    expect((await test.it.preview({ ...inputs, serviceDesc: "the shop" })).action).toBe("same");
  });

  it("sends only the given settings", async () => {
    await using test = await given();
    await test.it.create({ ...inputs, serviceDesc: "", exclusiveSetName: "set-1", preLimit: 0 });
    expect(test.sent("CreateService")).toEqual([
      { ServiceName: "shop", Protocol: "http&https", NetTypes: ["OUTER", "INNER"], IpVersion: "IPv4" },
    ]);
    expect(test.sent("ModifyServiceEnvironmentStrategy")).toEqual([]);
    expect(test.sent("ModifyResourceTags")).toEqual([]);
  });

  it("ignores the order of the network types", async () => {
    await using test = await given();
    await test.it.create(inputs);
    expect((await test.it.preview({ ...inputs, netTypes: ["INNER", "OUTER"] })).action).toBe("same");
  });

  it("sets the limits one after another", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(limited);
    const limit = (Strategy: number, environment: string) => ({
      ServiceId: id,
      Strategy,
      EnvironmentNames: [environment],
    });
    expect(test.sent("ModifyServiceEnvironmentStrategy")).toEqual([
      limit(50, "prepub"),
      limit(500, "release"),
      limit(5, "test"),
    ]);
    expect(outputs).toMatchObject({ releaseLimit: 500, preLimit: 50, testLimit: 5 });
    await test.it.read();
    expect((await test.it.preview(limited)).action).toBe("same");
  });

  it("sets limits only once the service is visible", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeService", code: "ResourceNotFound.InvalidService" });
    await test.it.create({ ...inputs, releaseLimit: 500 });
    const actions = test.platform.calls().map(({ action }) => action);
    const before = actions.slice(0, actions.indexOf("ModifyServiceEnvironmentStrategy"));
    expect(before.filter((action) => action === "DescribeService").length).toBeGreaterThan(1);
  });

  it("treats the limit -1 as equal to the 5000 that the platform shows", async () => {
    await using test = await given();
    const { outputs } = await test.it.create({ ...inputs, releaseLimit: -1 });
    expect(outputs["releaseLimit"]).toBe(-1);
    await test.it.read();
    expect((await test.it.preview({ ...inputs, releaseLimit: -1 })).action).toBe("same");
    expect((await test.it.preview({ ...inputs, releaseLimit: 5000 })).action).toBe("same");
  });

  it("adds its tags", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(tagged);
    expect(outputs["tags"]).toEqual({ team: "payments", stage: "live" });
    expect(test.sent("ModifyResourceTags")).toEqual([
      {
        Resource: `qcs::apigw:ap-guangzhou:uin/:service/${id}`,
        ReplaceTags: [
          { TagKey: "stage", TagValue: "live" },
          { TagKey: "team", TagValue: "payments" },
        ],
      },
    ]);
    await test.it.read();
    expect((await test.it.preview(tagged)).action).toBe("same");
  });

  it("keeps it if a limit is rejected, and sets the missing ones in the next run", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "ModifyServiceEnvironmentStrategy", code: "InvalidParameterValue" });
    const { message } = await failure(test.it.create({ ...limited, tags: { team: "payments" } }));
    expect(message).toContain("ModifyServiceEnvironmentStrategy");
    const { id } = test.it;
    expect(id).toMatch(/^service-/);
    const { outputs } = await test.it.update({ ...limited, tags: { team: "payments" } });
    expect(outputs).toMatchObject({ releaseLimit: 500, preLimit: 50, testLimit: 5, tags: { team: "payments" } });
    expect(test.platform.state.gatewayServices.list().map((one) => one.id)).toEqual([id]);
  });

  it("keeps it if the platform responds that a limit was not set", async () => {
    await using test = await given({ falseResults: { ModifyServiceEnvironmentStrategy: 1 } });
    const { message } = await failure(test.it.create(limited));
    expect(message).toContain("ModifyServiceEnvironmentStrategy did not succeed");
    expect((await test.it.update(limited)).outputs).toMatchObject(limited);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.platform.state.gatewayServices.create({ name: "shop-of-others" });
    test.platform.failNext({ path: /CreateService$/, kind: "resetAfter" });
    const { id } = await test.it.create(inputs);
    const made = test.platform.state.gatewayServices.list().filter(({ name }) => name === "shop");
    expect(made.map((one) => one.id)).toEqual([id]);
  });

  it("fails at once if the platform cannot store it", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreateService", code: "InternalError.OssException" });
    const { message } = await failure(test.it.create(inputs));
    expect(message).toContain("InternalError.OssException");
    expect(test.sent("CreateService")).toHaveLength(1);
  });

  it("warns about tags that the platform reserves", async () => {
    await using test = await given();
    expect(await test.refused({ ...inputs, tags: { team: "payments", "qcs:a": "1", projectId: "2" } })).toEqual([]);
    expect(test.warnings()).toEqual([
      expect.stringContaining('"projectId" is reserved'),
      expect.stringContaining('"qcs:a" is reserved'),
    ]);
  });

  it("rejects invalid values at preview, and accepts unknown ones", async () => {
    await using test = await given();
    expect(await test.refused({ serviceName: "", protocol: "HTTP", netTypes: ["OUTSIDE"], ipVersion: "IPv5" })).toEqual(
      ["serviceName", "protocol", "netTypes[0]", "ipVersion"],
    );
    expect(await test.refused({ ...inputs, netTypes: [] })).toEqual(["netTypes"]);
    const limits = { releaseLimit: -2, preLimit: -1, testLimit: 0 };
    expect(await test.refused({ ...inputs, ...limits })).toEqual(["releaseLimit"]);
    const unclear = { serviceName: unknown, protocol: unknown, netTypes: unknown, ipVersion: unknown };
    expect(await test.refused(unclear)).toEqual([]);
    expect(await test.it.preview(inputs)).toMatchObject({
      outputs: { apiGatewayServiceId: unknown, releaseLimit: unknown, apiLists: unknown },
    });
  });
});

describe("changing an ApiGatewayService", () => {
  it("sends all settings of the service, in place", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...limited, serviceDesc: "the shop" });
    const { action, outputs } = await test.it.update({ ...limited, serviceName: "market", serviceDesc: "the shop" });
    expect(action).toBe("update");
    expect(outputs).toMatchObject({ ...limited, serviceName: "market", apiGatewayServiceId: id });
    const { netTypes: NetTypes } = inputs;
    expect(test.sent("ModifyService")).toEqual([
      { ServiceId: id, ServiceName: "market", Protocol: "http&https", ServiceDesc: "the shop", NetTypes },
    ]);
    expect(test.sent("ModifyServiceEnvironmentStrategy")).toHaveLength(3);
  });

  it("clears a description that the program no longer sets", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...inputs, serviceDesc: "the shop" });
    await test.it.update(inputs);
    expect(test.platform.state.gatewayServices.get(id)?.description).toBe("");
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("sets only the changed limit, and keeps one that the program no longer sets", async () => {
    await using test = await given();
    const { id } = await test.it.create(limited);
    const { preLimit: _, ...rest } = limited;
    const { outputs } = await test.it.update({ ...rest, testLimit: 7 });
    expect(outputs).toMatchObject({ releaseLimit: 500, preLimit: 50, testLimit: 7 });
    expect(test.sent("ModifyService")).toEqual([]);
    expect(test.sent("ModifyServiceEnvironmentStrategy").slice(3)).toEqual([
      { ServiceId: id, Strategy: 7, EnvironmentNames: ["test"] },
    ]);
    expect((await test.it.preview({ ...rest, testLimit: 7 })).action).toBe("same");
  });

  it("sends new, changed and deleted tags", async () => {
    await using test = await given();
    await test.it.create(tagged);
    const { outputs } = await test.it.update({ ...inputs, tags: { team: "orders", owner: "eve" } });
    expect(outputs["tags"]).toEqual({ team: "orders", owner: "eve" });
    expect(test.sent("ModifyResourceTags")[1]).toMatchObject({
      ReplaceTags: [
        { TagKey: "owner", TagValue: "eve" },
        { TagKey: "team", TagValue: "orders" },
      ],
      DeleteTags: [{ TagKey: "stage" }],
    });
    expect(test.sent("ModifyService")).toEqual([]);
    const { outputs: without } = await test.it.update(inputs);
    expect(without).not.toHaveProperty("tags");
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("detects tags and limits that were changed elsewhere", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...limited, ...tagged });
    await test.platform.state.tags.create(tagOf(id, "owner", "eve"));
    const elsewhere = test.host.resource("ApiGatewayService", "elsewhere");
    await elsewhere.import(id);
    await elsewhere.update({ ...limited, testLimit: 9, tags: { ...Object(tagged["tags"]), owner: "eve" } });
    await test.it.read();
    const { diff } = await test.it.preview({ ...limited, ...tagged });
    expect(diff?.changes).toEqual(["testLimit", "tags"]);
  });

  it("reads all tags, of all pages", async () => {
    await using test = await given();
    const tags = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`key-${at}`, `value-${at}`]));
    const { outputs } = await test.it.create({ ...inputs, tags });
    expect(outputs["tags"]).toEqual(tags);
    expect(test.sent("DescribeResourceTagsByResourceIds")).toHaveLength(3);
  });

  it("sets a VPC later, and is replaced for another one", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { action, outputs } = await test.it.update({ ...inputs, uniqVpcId: "vpc-1" });
    expect(action).toBe("update");
    expect(outputs["uniqVpcId"]).toBe("vpc-1");
    expect(test.sent("ModifyService")).toEqual([expect.objectContaining({ ServiceId: id, UniqVpcId: "vpc-1" })]);
    await test.it.update({ ...inputs, serviceName: "market", uniqVpcId: "vpc-1" });
    expect(test.sent("ModifyService")[1]).not.toHaveProperty("UniqVpcId");
    expect((await test.it.preview({ ...inputs, uniqVpcId: "vpc-2" })).action).toBe("replace");
    expect((await test.it.preview(inputs)).action).toBe("replace");
  });

  it.each([
    [{ ipVersion: "IPv6" }, {}],
    [{ instanceId: "instance-1" }, {}],
    [{ exclusiveSetName: "set-2" }, { exclusiveSetName: "set-1" }],
  ] satisfies [Values, Values][])("makes the new one first when it is replaced for %j", async (change, before) => {
    await using test = await given();
    await test.it.create({ ...inputs, ...before });
    const { action, diff } = await test.it.preview({ ...inputs, ...change });
    expect(action).toBe("replace");
    expect(diff?.deleteBeforeReplace).toBe(false);
    await test.it.update({ ...inputs, ...change });
    expect(test.platform.state.gatewayServices.list()).toHaveLength(1);
  });

  it("waits while the service is in operation", async () => {
    await using test = await given({ gatewayTaskMs: 300 });
    await test.it.create(limited);
    const { outputs } = await test.it.update({ ...limited, serviceName: "market", testLimit: 6 });
    expect(outputs).toMatchObject({ serviceName: "market", testLimit: 6 });
  });

  it("rejects removing a network type during preview, and accepts adding one", async () => {
    await using test = await given();
    await test.it.create(inputs);
    const { message } = await failure(test.it.preview({ ...inputs, netTypes: ["OUTER"] }));
    expect(message).toContain(
      "netTypes cannot be changed, because a network type cannot be removed from a service: restore it",
    );
    await using other = await given();
    await other.it.create({ ...inputs, netTypes: ["OUTER"] });
    const { outerSubDomain } = other.it.outputs;
    const { action, outputs } = await other.it.preview(inputs);
    expect(action).toBe("update");
    // A replaceOnChange property of another resource would otherwise announce a replacement.
    expect(outputs).toMatchObject({ outerSubDomain, internalSubDomain: unknown });
    expect((await other.it.update(inputs)).outputs).toMatchObject({
      outerSubDomain,
      internalSubDomain: expect.stringMatching(/./),
    });
  });
});

describe("an ApiGatewayService with APIs and usage plans", () => {
  it("shows them without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const { state } = test.platform;
    const api = await state.gatewayApis.create({ serviceId: id, config: { ApiName: "orders" } });
    const gold = await state.usagePlans.create({ name: "gold" });
    const trial = await state.usagePlans.create({ name: "trial" });
    for (const environment of ["test", "release"] as const) {
      await state.usagePlanBindings.create({ planId: gold.id, serviceId: id, environment });
      await state.usagePlanBindings.create({ planId: trial.id, serviceId: id, apiId: api.id, environment });
    }
    const { outputs } = (await test.it.read()) ?? {};
    expect(outputs?.["apiLists"]).toEqual([
      { apiId: api.id, apiName: "orders", apiDesc: "", path: `/${api.id}`, method: "GET" },
    ]);
    const bound = { usagePlanId: trial.id, usagePlanName: "trial", bindType: "API", apiId: api.id };
    expect(outputs?.["usagePlanLists"]).toEqual([
      { usagePlanId: gold.id, usagePlanName: "gold", bindType: "SERVICE", apiId: "" },
      bound,
      bound,
    ]);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });
});

describe("deleting an ApiGatewayService", () => {
  it("takes it offline, and removes its tags", async () => {
    await using test = await given({ gatewayTaskMs: 200, serviceInUseMs: 300 });
    const { id } = await test.it.create(tagged);
    await test.platform.state.onlineEnvironments.create({ serviceId: id, environment: "release" });
    await test.it.delete();
    expect(test.platform.state.gatewayServices.list()).toEqual([]);
    expect(test.sent("UnReleaseService")).toEqual(
      expect.arrayContaining(["test", "release", "prepub"].map((name) => ({ ServiceId: id, EnvironmentName: name }))),
    );
    expect(test.sent("ModifyResourceTags")[1]).toMatchObject({
      DeleteTags: [{ TagKey: "stage" }, { TagKey: "team" }],
    });
  });

  it("removes tags that were added elsewhere", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.platform.state.tags.create(tagOf(id, "owner", "eve"));
    await test.it.delete();
    expect(test.platform.state.gatewayServices.list()).toEqual([]);
  });

  it("ignores that the platform returns false for an environment that is offline", async () => {
    await using test = await given({ falseResults: { UnReleaseService: 3 } });
    await test.it.create(inputs);
    await test.it.delete();
    expect(test.platform.state.gatewayServices.list()).toEqual([]);
  });

  it("fails with the platform's reason when it cannot be taken offline", async () => {
    await using test = await given({ deniedActions: ["apigateway:UnReleaseService"] });
    const { id } = await test.it.create(inputs);
    await test.platform.state.onlineEnvironments.create({ serviceId: id, environment: "release" });
    const { message } = await failure(test.it.delete());
    expect(message).toContain("UnauthorizedOperation");
    expect(message).toContain("UnReleaseService");
  });

  it("succeeds although the response is lost", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.failNext({ path: /DeleteService$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.platform.state.gatewayServices.list()).toEqual([]);
  });

  it("reports the APIs that prevent it", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    await test.platform.state.gatewayApis.create({ serviceId: id });
    const { message } = await failure(test.it.delete());
    expect(message).toContain("Delete the service's APIs first.");
  });

  it("deletes without an error when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayServices.remove(id);
    await test.it.delete();
  });
});

describe("an ApiGatewayService on the platform", () => {
  it("leaves the state in a refresh when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    test.platform.state.gatewayServices.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("reads no limits for a missing service, and reports any other failure", async () => {
    await using test = await given();
    await test.it.create(inputs);
    const action = "DescribeServiceEnvironmentStrategy";
    test.platform.failNextAction({ action, code: "ResourceNotFound.InvalidService" });
    expect((await test.it.read())?.outputs).toMatchObject({ releaseLimit: 0, preLimit: 0, testLimit: 0 });
    test.platform.failNextAction({ action, code: "FailedOperation" });
    expect((await failure(test.it.read())).message).toContain(action);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const program = { ...limited, ...tagged, serviceDesc: "the shop", uniqVpcId: "vpc-1", instanceId: "instance-1" };
    const { id } = await test.it.create(program);
    const found = test.host.resource("ApiGatewayService", "found");
    expect((await found.import(id)).inputs).toMatchObject({ serviceName: "shop", tags: tagged["tags"] });
    expect((await found.preview(program)).action).toBe("same");
  });

  it("is imported, and adopts an exclusive set, which the platform does not return, without a call", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    const found = test.host.resource("ApiGatewayService", "found");
    await found.import(id);
    const wanted = { ...inputs, exclusiveSetName: "set-1" };
    expect((await found.update(wanted)).action).toBe("same");
    expect(test.sent("ModifyService")).toEqual([]);
    expect((await found.preview(wanted)).action).toBe("same");
    expect((await found.preview({ ...inputs, exclusiveSetName: "set-2" })).diff?.replaces).toEqual([
      "exclusiveSetName",
    ]);
  });

  it("is found in a listing", async () => {
    await using test = await given();
    const { id } = await test.it.create(inputs);
    expect(await test.host.list("ApiGatewayService")).toEqual([{ id, name: "shop" }]);
  });
});
