import { secret, type TestedResource } from "@org/core-provider/testing";
import { startSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startProviderOn, startSimulatedProvider } from "./simulated-provider.ts";

/** Objects of the kinds for which the platform responds with 403 after their deletion, all in the state. */
async function given(keys = 1) {
  const test = await startSimulatedProvider();
  const { state, credentials } = test.platform;
  const environment = await state.environments.create({ displayName: "shop" });
  const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders" });
  const imported = async (type: string, id: string) => {
    const resource = test.host.resource(type, id);
    await resource.import(id);
    return resource;
  };
  const all: TestedResource[] = [
    await imported("Environment", environment.id),
    await imported("KafkaCluster", `${environment.id}/${cluster.id}`),
  ];
  const owner = { id: credentials.userId, kind: "User", apiVersion: "iam/v2" };
  for (let i = 0; i < keys; i++) {
    const key = test.host.resource("ApiKey", `key-${i}`);
    await key.create({ displayName: `key-${i}`, owner, disableWaitForReady: true });
    all.push(key);
  }
  const removeKeys = () => {
    for (const { id = "" } of all.slice(2)) state.apiKeys.remove(id);
  };
  test.platform.journal.clear();
  const refuse = (path: RegExp, times: number) =>
    test.platform.failNext({ method: "GET", path, kind: "status403", times });
  return { ...test, all, environment, cluster, removeKeys, refuse };
}

describe("credentials that have lost their permissions", () => {
  it("keep every object in the state, and one warning names the objects", async () => {
    await using test = await given();
    const before = test.all.map(({ kept, id }) => ({ kept, id }));
    test.refuse(/./, 1_000);

    for (const one of test.all) await one.read();

    expect(test.all.map(({ kept, id }) => ({ kept, id }))).toEqual(before);
    await test.host.stop();
    const warnings = test.host.logs.filter(({ severity }) => severity === "warning");
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^3 objects were not refreshed .*: Environment env-\w+, KafkaCluster lkc-\w+, ApiKey /),
    ]);
  });

  it("do not keep the old state when others may read again", async () => {
    await using test = await given();
    test.refuse(/environments/, 2);
    const [environment] = test.all;
    await environment?.read();
    test.platform.state.environments.change(test.environment.id, { displayName: "store" });

    expect((await environment?.read())?.outputs["displayName"]).toBe("store");
  });
});

/** A Cloud API key of a service account that administrates one environment, and an object of each kind in another one. */
async function narrowed() {
  const platform = await startSimulator({ enforceRoles: true });
  const { state, credentials } = platform;
  const [ours, theirs] = await Promise.all(
    ["ours", "theirs"].map((displayName) => state.environments.create({ displayName })),
  );
  const cluster = await state.kafkaClusters.create({ environmentId: theirs?.id ?? "", displayName: "orders" });
  const account = await state.serviceAccounts.create({ displayName: "deployer" });
  const key = await state.apiKeys.create({ ownerId: account.id, displayName: "deployer", scope: { kind: "cloud" } });
  await state.roleBindings.create({
    principal: `User:${account.id}`,
    roleName: "EnvironmentAdmin",
    crnPattern: `crn://confluent.cloud/organization=${credentials.organizationId}/environment=${ours?.id}`,
  });
  const before = await startProviderOn(platform);
  const ids = {
    Environment: theirs?.id ?? "",
    KafkaCluster: `${theirs?.id}/${cluster.id}`,
    ServiceAccount: account.id,
  };
  const imported = [];
  for (const [type, id] of Object.entries(ids)) {
    const resource = before.resource(type, type);
    await resource.import(id);
    imported.push({ type, resource });
  }
  await before.stop();
  const host = await startProviderOn(platform, {
    cloudApiKey: secret(key.id),
    cloudApiSecret: secret(key.secret),
  });
  const all = imported.map(({ type, resource }) => {
    const again = host.resource(type, type);
    again.adopt(resource);
    return again;
  });
  const end = async () => {
    await host.stop();
    await platform.close();
  };
  return { platform, host, all, ours, theirs, cluster, account, [Symbol.asyncDispose]: end };
}

describe("credentials with a role in another environment", () => {
  it("keep the objects that they cannot read, although listings without these objects succeed", async () => {
    await using test = await narrowed();
    for (const one of test.all) expect(await one.read()).toBeDefined();
    for (const one of test.all) {
      await expect(one.delete()).rejects.toThrow("was not deleted, because the credentials do not have permission");
      expect(one.state).toBeDefined();
    }
    expect(test.platform.state.environments.get(test.theirs?.id ?? "")).toBeDefined();
  });

  it("use that role as proof that an object of their own environment was deleted", async () => {
    await using test = await narrowed();
    const { state } = test.platform;
    const cluster = await state.kafkaClusters.create({ environmentId: test.ours?.id ?? "", displayName: "orders" });
    const ours = test.host.resource("KafkaCluster", "ours");
    await ours.import(`${test.ours?.id}/${cluster.id}`);
    state.kafkaClusters.remove(cluster.id);

    expect(await ours.read()).toBeUndefined();
  });
});

describe("an object for which the platform responds only with 403", () => {
  it("leaves the state if others of its kind can be read", async () => {
    await using test = await given();
    test.platform.state.kafkaClusters.remove(test.cluster.id);
    test.removeKeys();
    const [environment, ...others] = test.all;

    for (const one of others) expect(await one.read()).toBeUndefined();
    expect(await environment?.read()).toBeDefined();
  });

  it("leaves the state with its environment, whose objects can no longer be listed", async () => {
    await using test = await given();
    const [, cluster] = test.all;
    test.platform.state.kafkaClusters.remove(test.cluster.id);
    test.platform.state.environments.remove(test.environment.id);

    expect(await cluster?.read()).toBeUndefined();
  });

  it("costs one listing of the others for any number of objects", async () => {
    await using test = await given(60);
    test.removeKeys();
    const keys = test.all.slice(2);

    const found = await Promise.all(keys.map((key) => key.read()));

    expect(found.every((one) => one === undefined)).toBe(true);
    // One listing serves the refresh, and one proves that nothing is missing from it.
    expect(test.platform.journal.find({ method: "GET", path: /\/api-keys$/ }).length).toBeLessThanOrEqual(2);
  });
});
