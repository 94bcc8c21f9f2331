import type { TestedResource } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "./simulated-provider.ts";

/** Objects of the kinds of which the platform says 403 when they are gone, all in the state. */
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

describe("credentials that have lost their rights", () => {
  it("fail a refresh with a sentence, and take nothing out of the state", async () => {
    await using test = await given();
    test.refuse(/./, 1_000);

    for (const one of test.all) {
      await expect(one.read()).rejects.toThrow(
        /the credentials may see neither the object nor the list that it would stand in, \/[a-z0-9/-]+: it is not taken for deleted, and stays in the state\. Give them back the role/,
      );
      expect(one.state).toBeDefined();
    }
  });

  it("are no reason to fail when others may read again", async () => {
    await using test = await given();
    // One read of the environment and of its listing.
    test.refuse(/environments/, 2);
    const [environment] = test.all;
    await expect(environment?.read()).rejects.toThrow("the credentials may see neither");

    expect((await environment?.read())?.outputs["displayName"]).toBe("shop");
  });
});

describe("an object that only a 403 speaks of", () => {
  it("is gone when the others of its kind may be read", async () => {
    await using test = await given();
    test.platform.state.kafkaClusters.remove(test.cluster.id);
    test.removeKeys();
    const [environment, ...others] = test.all;

    for (const one of others) expect(await one.read()).toBeUndefined();
    expect(await environment?.read()).toBeDefined();
  });

  it("is gone with its environment, of which nothing may be listed any more", async () => {
    await using test = await given();
    const [, cluster] = test.all;
    test.platform.state.kafkaClusters.remove(test.cluster.id);
    test.platform.state.environments.remove(test.environment.id);

    expect(await cluster?.read()).toBeUndefined();
  });

  it("costs one look at the others, of however many it is said", async () => {
    await using test = await given(60);
    test.removeKeys();
    const keys = test.all.slice(2);

    const found = await Promise.all(keys.map((key) => key.read()));

    expect(found.every((one) => one === undefined)).toBe(true);
    // What serves the refresh, and what proves that nothing is missing from it.
    expect(test.platform.journal.find({ method: "GET", path: /\/api-keys$/ }).length).toBeLessThanOrEqual(2);
  });
});
