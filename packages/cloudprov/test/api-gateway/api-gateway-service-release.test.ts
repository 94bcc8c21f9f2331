import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "ApiGatewayServiceRelease";

/** A service with an API. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { state } = test.platform;
  const service = await state.gatewayServices.create({});
  const api = await state.gatewayApis.create({ serviceId: service.id });
  const inputs: Values = { serviceId: service.id, environmentName: "release", releaseDesc: "first version" };
  /** The version that runs; undefined when the environment is off line. */
  const running = () => state.onlineEnvironments.get(`${service.id}#release`)?.version;
  return { ...test, service, api, inputs, running };
}

describe("releasing a service of the API gateway", () => {
  it("waits until the environment is online, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300, releaseMs: 400 });
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${test.service.id}#release#${test.running()}`);
    expect(outputs).toMatchObject({
      ...test.inputs,
      releaseVersion: test.running(),
      apiGatewayServiceReleaseId: id,
    });
    expect(test.sent("ReleaseService")).toEqual([
      { ServiceId: test.service.id, EnvironmentName: "release", ReleaseDesc: "first version" },
    ]);
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("ignores a version that the program sets", async () => {
    await using test = await given();
    const versioned = { ...test.inputs, releaseVersion: "mine" };
    const { outputs } = await test.it.create(versioned);
    expect(outputs["releaseVersion"]).toBe(test.running());
    expect((await test.it.preview(versioned)).action).toBe("same");
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("waits until the service is visible, and while another task works on it", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeService", code: "ResourceNotFound.InvalidService" });
    test.platform.occupy(test.service.id, 400);
    await test.it.create(test.inputs);
    expect(test.running()).toBe(test.it.outputs["releaseVersion"]);
  });

  it("waits until the service reports its first API", async () => {
    await using test = await given();
    test.platform.state.gatewayApis.remove(test.api.id);
    const creating = test.it.create(test.inputs);
    await expect.poll(() => test.sent("DescribeService").length).toBeGreaterThan(0);
    await test.platform.state.gatewayApis.create({ serviceId: test.service.id });
    await creating;
    expect(test.sent("ReleaseService")).toHaveLength(1);
  });

  it("rejects a service without APIs, with the remedy", async () => {
    await using test = await given();
    test.platform.state.gatewayApis.remove(test.api.id);
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toMatch(/the service has no API\. Create one before the release.*dependsOn/);
    expect(test.sent("ReleaseService")).toEqual([]);
  });

  it("adopts the release after a lost response, and creates no second one", async () => {
    await using test = await given();
    await test.platform.state.gatewayReleases.create({
      serviceId: test.service.id,
      description: "first version",
      releasedAt: Date.now() - 3_600_000,
    });
    test.platform.failNext({ path: /ReleaseService$/, kind: "resetAfter" });
    const { outputs } = await test.it.create(test.inputs);
    expect(outputs["releaseVersion"]).toBe(test.running());
    expect(test.sent("ReleaseService")).toHaveLength(1);
  });

  it("keeps a release whose wait the user interrupts", async () => {
    await using test = await given({ releaseMs: 60_000 });
    const releasing = failure(test.it.create(test.inputs));
    await expect.poll(() => test.sent("ReleaseService")).toHaveLength(1);
    await test.host.cancel();
    expect((await releasing).message).toContain("was interrupted");
    expect(test.it.id).toMatch(`${test.service.id}#release#`);
    expect(test.it.initErrors).toHaveLength(1);
  });

  it("keeps a release that is not online in time, and the next update continues to wait", async () => {
    await using test = await given({ releaseMs: 60_000 });
    const { message } = await failure(test.it.create(test.inputs, { timeoutSeconds: 5 }));
    expect(message).toMatch(/customTimeouts\.create.*the environment release of service-\S+ to be online/s);
    expect(test.it.initErrors).toHaveLength(1);
    const version = String(test.it.id).split("#")[2] ?? "";
    await test.platform.state.onlineEnvironments.create({ serviceId: test.service.id, version });
    await test.it.update(test.inputs);
    expect(test.it.outputs).toMatchObject({ ...test.inputs, releaseVersion: version });
    expect(test.sent("ReleaseService")).toHaveLength(1);
  });

  it("keeps a release that is still in progress in a refresh", async () => {
    await using test = await given({ releaseMs: 60_000 });
    test.platform.failNextAction({ action: "DescribeServiceEnvironmentList", code: "InvalidParameter", after: 1 });
    await failure(test.it.create(test.inputs));
    const version = String(test.it.id).split("#")[2] ?? "";
    for (let times = 0; times < 2; times++) {
      expect((await test.it.read())?.initErrors).toHaveLength(1);
    }
    await test.platform.state.onlineEnvironments.create({ serviceId: test.service.id, version });
    await test.it.update(test.inputs);
    expect(test.it.outputs).toMatchObject({ ...test.inputs, releaseVersion: version });
    expect(test.sent("ReleaseService")).toHaveLength(1);
  });

  it("drops a release that is not online after three minutes, so that the next update releases again", async () => {
    await using test = await given({ releaseMs: 600_000 });
    test.platform.failNextAction({ action: "DescribeServiceEnvironmentList", code: "InvalidParameter", after: 1 });
    await failure(test.it.create(test.inputs));
    const version = String(test.it.id).split("#")[2] ?? "";
    test.platform.state.gatewayReleases.change(version, { releasedAt: Date.now() - 181_000 });
    expect(await test.it.read()).toBeUndefined();
  });

  it("keeps a release that cannot be read back, and the next update completes it", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeServiceEnvironmentReleaseHistory", code: "InvalidParameter" });
    await failure(test.it.create(test.inputs));
    const { id, initErrors } = test.it;
    expect({ id, failed: initErrors.length }).toEqual({
      id: `${test.service.id}#release#${test.running()}`,
      failed: 1,
    });
    await test.it.update(test.inputs);
    expect(test.it.id).toBe(id);
    expect(test.sent("ReleaseService")).toHaveLength(1);
  });

  it.each([
    [{ environmentName: "production" }, ["environmentName"]],
    [{ environmentName: unknown }, []],
    [{ serviceId: "" }, ["serviceId"]],
    [{ serviceId: "release" }, ["serviceId"]],
    [{ releaseDesc: "" }, ["releaseDesc"]],
    [{ releaseDesc: "d".repeat(201) }, ["releaseDesc"]],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...more })).toEqual(refused);
  });
});

describe("a release", () => {
  it("is taken offline after the next one is online, without an interruption", async () => {
    await using test = await given({ releaseMs: 400 });
    const { id } = await test.it.create(test.inputs);
    const { action } = await test.it.update({ ...test.inputs, releaseDesc: "second version" });
    expect(action).toBe("replace");
    expect(test.it.id).not.toBe(id);
    expect(test.running()).toBe(test.it.outputs["releaseVersion"]);
    expect(
      test.platform
        .calls()
        .map(({ action: name }) => name)
        .filter((name) => /^(Un)?Release/.test(name)),
    ).toEqual(["ReleaseService", "ReleaseService"]);
  });

  it("stays online when the next one fails", async () => {
    await using test = await given();
    const { outputs } = await test.it.create(test.inputs);
    test.platform.set({ deniedActions: ["apigateway:ReleaseService"] });
    await failure(test.it.update({ ...test.inputs, releaseDesc: "second version" }));
    expect(test.running()).toBe(outputs["releaseVersion"]);
  });

  it("takes the first environment offline when it moves to another one", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.it.update({ ...test.inputs, environmentName: "test" });
    expect(test.running()).toBeUndefined();
    expect(test.platform.state.onlineEnvironments.list().map(({ environment }) => environment)).toEqual(["test"]);
  });

  it("takes the environment offline when it is deleted", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.it.delete();
    expect(test.running()).toBeUndefined();
  });

  it("is taken offline only once although the response is lost", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNext({ path: /UnReleaseService$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.running()).toBeUndefined();
  });

  it("does not count as offline if the platform rejects that", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.set({ deniedActions: ["apigateway:UnReleaseService"] });
    expect((await failure(test.it.delete())).message).toContain("UnauthorizedOperation");
  });

  it("does not affect a later release that is online", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const later = test.host.resource(kind, "later");
    await later.create({ ...test.inputs, releaseDesc: "second version" });
    await test.it.delete();
    expect(test.running()).toBe(later.outputs["releaseVersion"]);
    expect(test.sent("UnReleaseService")).toEqual([]);
  });

  it("can be deleted without an error if it was taken offline elsewhere or its service does not exist", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.onlineEnvironments.remove(`${test.service.id}#release`);
    await test.it.delete();
    await test.it.create(test.inputs);
    test.platform.state.gatewayServices.remove(test.service.id);
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("is found in a long history", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    for (let at = 0; at < 100; at++) await test.platform.state.gatewayReleases.create({ serviceId: test.service.id });
    expect((await test.it.read())?.outputs["releaseDesc"]).toBe("first version");
  });

  it.each([
    [
      "no longer in the history",
      (test: Awaited<ReturnType<typeof given>>) =>
        test.platform.state.gatewayReleases.remove(String(test.it.outputs["releaseVersion"])),
    ],
    [
      "no longer online",
      (test: Awaited<ReturnType<typeof given>>) =>
        test.platform.state.onlineEnvironments.remove(`${test.service.id}#release`),
    ],
    [
      "no longer the active one",
      (test: Awaited<ReturnType<typeof given>>) =>
        test.platform.state.onlineEnvironments.change(`${test.service.id}#release`, { version: "by-hand" }),
    ],
    [
      "of a service that does not exist",
      (test: Awaited<ReturnType<typeof given>>) => test.platform.state.gatewayServices.remove(test.service.id),
    ],
  ])("that is %s leaves the state in a refresh", async (_what, remove) => {
    await using test = await given();
    await test.it.create(test.inputs);
    remove(test);
    expect(await test.it.read()).toBeUndefined();
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const found = test.host.resource(kind, "found");
    expect((await found.import(id)).inputs).toEqual(test.inputs);
    expect((await found.preview(test.inputs)).action).toBe("same");
  });

  it.each(["service-1#release", "service-1##v1", "service-1#release#v1#more"])("is not imported by %s", async (id) => {
    await using test = await given();
    await expect(test.it.import(id)).rejects.toThrow("<serviceId>#<environmentName>#<releaseVersion>");
  });
});
