import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ManualClock } from "@org/simulator";
import { afterEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, type StartOptions, startSimulator } from "./simulator.ts";
import { call } from "./testing/client.ts";

let open: CloudprovSimulator | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
async function start(options: StartOptions = {}): Promise<CloudprovSimulator> {
  open = await startSimulator(options);
  return open;
}
const create = (platform: CloudprovSimulator) =>
  call(platform, "vpc", "CreateAddressTemplate", { AddressTemplateName: "web", Addresses: ["10.0.0.1"] });
const describeAll = (platform: CloudprovSimulator) => call(platform, "vpc", "DescribeAddressTemplates");

describe("the simulator", () => {
  it("comes back to the state of the start, and never gives an ID out again", async () => {
    const platform = await start();
    const before = await create(platform);
    const [code] = platform.credentials.mfaCodes;
    const device = { SerialNumber: platform.credentials.mfaSerialNumber, TokenCode: code };
    await call(platform, "sts", "GetSessionToken", device);
    platform.failNext({ kind: "status500" });
    platform.failNextAction({ code: "InternalError" });
    platform.reset();
    const listed = await describeAll(platform);
    const after = await create(platform);

    expect(listed).toMatchObject({ code: undefined, response: { TotalCount: 0 } });
    expect(after.response.AddressTemplate.AddressTemplateId).not.toBe(
      before.response.AddressTemplate.AddressTemplateId,
    );
    expect((await call(platform, "sts", "GetSessionToken", device)).code).toBeUndefined();
  });

  it("gives new objects the same IDs for the same seed, and never the same secrets", async () => {
    const [one, other] = [await start({ seed: 7 }), await startSimulator({ seed: 7 })];
    const idsOf = async (platform: CloudprovSimulator) => {
      const { state } = platform;
      const template = (await create(platform)).response.AddressTemplate.AddressTemplateId;
      return [template, (await state.vpcs.create({ name: "web" })).id, (await state.keys.create({})).id];
    };
    const ids = [await idsOf(one), await idsOf(other)];
    await other.close();

    expect(ids[0]).toEqual(ids[1]);
    expect(one.credentials.secretId).toBe(other.credentials.secretId);
    expect(one.credentials.secretKey).not.toBe(other.credentials.secretKey);
  });

  it("shows new objects a little later by default, and those that a test makes at once", async () => {
    const platform = await start();
    await create(platform);
    await platform.state.addressTemplates.create({ name: "made", members: ["10.0.0.1"] });

    expect((await describeAll(platform)).response.AddressTemplateSet).toMatchObject([{ AddressTemplateName: "made" }]);
  });

  it("keeps an object busy for as long as a test wants", async () => {
    const clock = new ManualClock();
    const platform = await start({ clock });
    const { id } = await platform.state.addressTemplates.create({ name: "made", members: ["10.0.0.1"] });
    platform.occupy(id, 60_000);
    const remove = async () => {
      const timestamp = clock.now() / 1000;
      return (await call(platform, "vpc", "DeleteAddressTemplate", { AddressTemplateId: id }, { timestamp })).code;
    };
    const busy = await remove();
    clock.advance(60_000);

    expect([busy, await remove()]).toEqual(["UnsupportedOperation.MutexOperationTaskRunning", undefined]);
  });

  it("knows no actions but its own", async () => {
    await expect(start({ actionErrors: { "vpc:CreateVpcs": "InternalError" } })).rejects.toThrow(
      'actionErrors: there is no action "vpc:CreateVpcs". Did you mean vpc:CreateVpc?',
    );
    const platform = await start({ callsPerSecond: { vpc: 5, default: undefined } });
    expect(() => platform.set({ deniedActions: ["vpc"] })).toThrow("deniedActions: there is no action");
    expect(platform.settings.deniedActions).toEqual([]);
  });

  it("knows no settings but its own", async () => {
    await expect(startSimulator({ visibility: 1 } as never)).rejects.toThrow('"visibility" is not a setting');
  });

  it("leaves no host open when a port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = (taken.address() as AddressInfo).port - 1;
    await expect(startSimulator({ port })).rejects.toThrow("EADDRINUSE");
    taken.close();

    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });
});

describe("another process", () => {
  it("finds where everything is, makes objects, lets calls fail, and ends temporary credentials", async () => {
    const platform = await start();
    const steer = (method: string, path: string, body?: unknown) =>
      fetch(`${platform.controlUrl}/__sim${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
      });
    const about = (await (await steer("GET", "")).json()) as Record<string, unknown>;
    await steer("POST", "/state/addressTemplates", { name: "made", members: ["10.0.0.1"] });
    const made = await describeAll(platform);
    await steer("POST", "/settings", { actionErrors: { "vpc:DescribeAddressTemplates": "InternalError" } });
    const failing = await describeAll(platform);
    await steer("POST", "/settings", { actionErrors: { "vpc:DescribeAddressTemplates": null } });
    await steer("POST", "/faults", { path: "^/vpc/Describe", kind: "status502" });
    const fault = await describeAll(platform);
    const role = { RoleArn: platform.credentials.roleArn, RoleSessionName: "test" };
    const { Credentials } = (await call(platform, "sts", "AssumeRole", role)).response;
    await steer("PATCH", `/state/sessions/${Credentials.TmpSecretId}`, { expiresAt: 0 });
    const keys = { secretId: Credentials.TmpSecretId, secretKey: Credentials.TmpSecretKey, token: Credentials.Token };
    const ended = await call(platform, "sts", "GetCallerIdentity", {}, keys);

    expect(about).toMatchObject({ domain: platform.domain, metadataUrl: platform.metadataUrl });
    expect(about["credentials"]).toEqual(platform.credentials);
    expect([made.response.TotalCount, failing.code, fault.status]).toEqual([1, "InternalError", 502]);
    expect(ended.code).toBe("AuthFailure.TokenFailure");
  });
});
