import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { type CloudprovOptions, startProviderOn } from "../simulated-provider.ts";

const kind = "ApiGatewayUpdateService";

/** A service that runs the second of two versions. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { gatewayServices, gatewayReleases, onlineEnvironments } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({});
  const { id: first } = await gatewayReleases.create({ serviceId });
  const { id: second } = await gatewayReleases.create({ serviceId });
  const online = await onlineEnvironments.create({ serviceId, version: second });
  const inputs = { serviceId, environmentName: "release", versionName: first };
  return { ...test, inputs, second, online, running: () => onlineEnvironments.get(online.id)?.version };
}

describe("switching an environment of a service to another version", () => {
  it("ends when the environment runs it, and shows no diff afterwards", async () => {
    await using test = await given({ releaseMs: 400 });
    const { inputs } = test;
    const { id, outputs } = await test.it.create(inputs);
    expect(test.running()).toBe(inputs.versionName);
    expect(id).toBe(inputs.serviceId);
    expect(outputs).toEqual({ ...inputs, apiGatewayUpdateServiceId: id });
    expect(test.sent("UpdateService")).toEqual([
      { ServiceId: inputs.serviceId, EnvironmentName: "release", VersionName: inputs.versionName },
    ]);
    expect((await test.it.preview(inputs)).action).toBe("same");
    expect((await test.it.preview({ ...inputs, apiGatewayUpdateServiceId: "mine" })).action).toBe("same");
  });

  it("waits while the platform releases the service", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "UpdateService", code: "FailedOperation.TaskAlreadyExist" });
    await test.it.create(test.inputs);
    expect(test.running()).toBe(test.inputs.versionName);
  });

  it("is repeated after a lost response, and fails if the platform returns false", async () => {
    await using test = await given();
    test.platform.failNext({ kind: "resetAfter", path: /UpdateService/ });
    await test.it.create(test.inputs);
    expect(test.running()).toBe(test.inputs.versionName);
    await using other = await given({ falseResults: { UpdateService: 1 } });
    const { message } = await failure(other.it.create(other.inputs));
    expect(message).toContain(`UpdateService did not succeed: the platform returned false for ServiceId`);
    expect(other.it.state).toBeUndefined();
  });

  it("succeeds if the platform rejects the version because it already runs", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "UpdateService", code: "UnsupportedOperation" });
    await test.it.create({ ...test.inputs, versionName: test.second });
    expect(test.running()).toBe(test.second);
  });

  it("is not in the state after an interrupt, so that the next `pulumi up` repeats it", async () => {
    await using test = await given({ releaseMs: 60_000 });
    const switching = failure(test.it.create(test.inputs));
    await expect.poll(() => test.sent("UpdateService")).toHaveLength(1);
    await test.host.cancel();
    expect((await switching).message).toContain("was interrupted");
    expect(test.it.state).toBeUndefined();
  });

  it("reports which version of which service the platform rejects", async () => {
    await using test = await given();
    const { serviceId } = test.inputs;
    const refusal = async (wrong: object) => (await failure(test.it.create({ ...test.inputs, ...wrong }))).message;
    const unknownVersion = await refusal({ versionName: "none" });
    expect(unknownVersion).toContain("ResourceNotFound");
    expect(unknownVersion).toContain(
      `This happened while switching release of ${serviceId} to the version none: it must be a version of the service, and the environment must be online`,
    );
    expect(await refusal({ environmentName: "test" })).toContain("InvalidParameterValue.InvalidEnvStatus");
    expect(await refusal({ serviceId: "service-none" })).toContain("ResourceNotFound.InvalidService");
  });

  it.each([
    [{ environmentName: "production" }, "environmentName"],
    [{ serviceId: "shop" }, "serviceId"],
    [{ versionName: "" }, "versionName"],
  ])("with %j fails at preview", async (wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });

  it("accepts a version that is unknown at preview", async () => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, versionName: unknown })).toEqual([]);
  });
});

describe("a switch whose plugin was killed before the engine stored it", () => {
  it("is created again with the current program", async () => {
    await using test = await given();
    const notes = mkdtempSync(join(tmpdir(), "switches-"));
    const left = `${notes}-left`;
    try {
      const start = (PULUMI_CREATION_NOTES: string) =>
        startProviderOn(test.platform, { env: () => ({ PULUMI_CREATION_NOTES }) });
      const killed = await start(notes);
      await killed.resource(kind, "it").create(test.inputs);
      cpSync(notes, left, { recursive: true });
      await killed.stop();
      await using next = await start(left);
      await next.resource(kind, "it").create({ ...test.inputs, versionName: test.second });
      expect(test.running()).toBe(test.second);
    } finally {
      for (const folder of [notes, left]) rmSync(folder, { recursive: true });
    }
  });
});

describe("a switch that was created", () => {
  it("is recreated for another version", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const back = { ...test.inputs, versionName: test.second };
    expect((await test.it.preview(back)).action).toBe("replace");
    await test.it.update(back);
    expect(test.running()).toBe(test.second);
  });

  it("stays in the state without a request when its environment changes later", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.onlineEnvironments.remove(test.online.id);
    const before = test.platform.calls().length;
    await test.it.read();
    expect(test.it.outputs).toMatchObject(test.inputs);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    expect(test.platform.calls()).toHaveLength(before);
  });

  it("is removed from the state when it is deleted, and the environment continues to run", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const before = test.platform.calls().length;
    await test.it.delete();
    expect(test.running()).toBe(test.inputs.versionName);
    expect(test.platform.calls()).toHaveLength(before);
  });

  it("cannot be imported", async () => {
    await using test = await given();
    const { message } = await failure(test.it.import(test.inputs.serviceId));
    expect(message).toContain(
      "ApiGatewayUpdateService cannot be imported, because it is a switch that happens once, not an object on the platform; declare it in your program; the next `pulumi up` carries it out",
    );
  });
});
