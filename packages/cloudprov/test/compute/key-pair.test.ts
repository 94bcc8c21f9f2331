import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

const publicKey = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7";

async function given() {
  const simulated = await startSimulatedProvider();
  const { platform, host } = simulated;
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values);
  return { ...simulated, pair: host.resource("KeyPair", "admin"), keyPairs: platform.state.keyPairs, sent };
}

describe("a KeyPair", () => {
  it("is created with its tags, and keeps its private key as a secret", async () => {
    await using test = await given();
    const { id, outputs } = await test.pair.create({ keyName: "admin", tags: { team: "shop" } });

    expect(id).toMatch(/^skey-/);
    expect(outputs).toMatchObject({
      keyName: "admin",
      projectId: 0,
      publicKey: expect.stringMatching(/^ssh-rsa /),
      tags: { team: "shop" },
    });
    expect(JSON.stringify(outputs["privateKey"])).toContain("PRIVATE KEY");
    expect(test.sent("CreateKeyPair")).toEqual([
      {
        KeyName: "admin",
        ProjectId: 0,
        TagSpecification: [{ ResourceType: "keypair", Tags: [{ Key: "team", Value: "shop" }] }],
      },
    ]);
    const found = await test.pair.read();
    expect(found?.outputs["privateKey"]).toEqual(outputs["privateKey"]);
  });

  it("imports a public key, whose comment is ignored", async () => {
    await using test = await given();
    const inputs = { keyName: "admin", publicKey: `${publicKey} laptop\n` };
    const { outputs } = await test.pair.create(inputs);
    expect(outputs["publicKey"]).toBe(inputs.publicKey);
    await test.pair.read();
    expect((await test.pair.update(inputs)).action).toBe("same");
    expect((await test.pair.update({ keyName: "admin", publicKey })).action).toBe("same");
    const { action } = await test.pair.update({ keyName: "admin", publicKey: `${publicKey}a` });
    expect(action).toBe("replace");
    expect(test.sent("CreateKeyPair")).toEqual([]);
  });

  it("is renamed in place, and sends nothing when only forceStop changes", async () => {
    await using test = await given();
    const { id } = await test.pair.create({ keyName: "admin" });
    await test.pair.update({ keyName: "admins" });
    await test.pair.update({ keyName: "admins", forceStop: true });
    expect(test.sent("ModifyKeyPairAttribute")).toEqual([{ KeyId: id, KeyName: "admins" }]);
  });

  it("is created again when its private key was lost with the response", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateKeyPair$/, kind: "resetAfter" });
    const { id } = await test.pair.create({ keyName: "admin" });
    expect(test.sent("CreateKeyPair")).toHaveLength(2);
    expect(test.keyPairs.list()).toMatchObject([{ id, name: "admin" }]);
  });

  it("is found again when the response to an import was lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/ImportKeyPair$/, kind: "resetAfter" });
    await test.pair.create({ keyName: "admin", publicKey });
    expect(test.sent("ImportKeyPair")).toHaveLength(1);
  });

  it("never deletes or adopts a pair that existed before", async () => {
    await using test = await given();
    const { id } = await test.keyPairs.create({ name: "admin" });
    await expect(test.pair.create({ keyName: "admin" })).rejects.toThrow(id);
    expect(test.keyPairs.list()).toMatchObject([{ id }]);
    expect(test.sent("CreateKeyPair")).toEqual([]);
  });

  it("is unbound from its instances before it is deleted", async () => {
    await using test = await given();
    const { id } = await test.pair.create({ keyName: "admin", forceStop: true });
    const instances = Array.from({ length: 120 }, (_, at) => ({ id: `ins-${at}`, isRunning: true }));
    test.keyPairs.change(id, { instances });
    const code = "InvalidParameterValue.KeyPairNotSupported";
    test.platform.failNextAction({ action: "DeleteKeyPairs", code, times: 1 });
    await test.pair.delete();

    expect(test.sent("DisassociateInstancesKeyPairs")).toHaveLength(2);
    expect(test.sent("DeleteKeyPairs")).toHaveLength(2);
    expect(test.keyPairs.list()).toEqual([]);
  });

  it("stops no instance without forceStop", async () => {
    await using test = await given();
    const { id } = await test.pair.create({ keyName: "admin" });
    test.keyPairs.change(id, { instances: [{ id: "ins-0cxjwrog", isRunning: true }] });
    await expect(test.pair.delete()).rejects.toThrow("forceStop");
    expect(test.keyPairs.list()).toHaveLength(1);
  });

  it("is imported without its private key, and shows no change", async () => {
    await using test = await given();
    const { id } = await test.keyPairs.create({ name: "admin" });
    await test.pair.import(id);
    expect((await test.pair.update({ keyName: "admin" })).action).toBe("same");
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const pairs = Array.from({ length: 40 }, (_, i) => test.host.resource("KeyPair", `admin-${i}`));
    await Promise.all(pairs.map((pair, i) => pair.create({ keyName: `admin_${i}`, tags: { number: String(i) } })));
    const found = await refreshed(test, pairs);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeKeyPairs"]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(pairs.map((_, i) => ({ number: String(i) })));
  });

  it.each([
    [{ keyName: "admin-1" }, "letters, digits and underscores"],
    [{ keyName: "x".repeat(26) }, "1 to 25"],
    [{ keyName: "admin", publicKey: "ssh-ed25519 AAAA" }, "OpenSSH RSA key"],
  ])("is rejected at preview with %j", async (inputs, message) => {
    await using test = await given();
    await expect(test.pair.preview(inputs)).rejects.toThrow(message);
  });
});

describe("getKeyPairs", () => {
  it("lists the pairs of the region, filtered by ID, name and project", async () => {
    await using test = await given();
    const admin = await test.keyPairs.create({ name: "admin", publicKey: `${publicKey} laptop` });
    await test.keyPairs.create({ name: "admin_2", projectId: 7 });
    const found = async (args: Values) => {
      const { keyPairLists } = await test.host.invoke("getKeyPairs", args);
      return keyPairLists as readonly Values[];
    };
    const names = async (args: Values) => (await found(args)).map(({ keyName }) => keyName);

    expect(await found({ keyId: admin.id })).toEqual([
      { keyId: admin.id, keyName: "admin", projectId: 0, publicKey, createTime: expect.stringMatching(/Z$/) },
    ]);
    expect(await names({})).toEqual(["admin", "admin_2"]);
    expect(await names({ keyName: "^admin$" })).toEqual(["admin"]);
    expect(await names({ keyName: "min" })).toEqual(["admin", "admin_2"]);
    expect(await names({ projectId: 7 })).toEqual(["admin_2"]);
    expect(await names({ keyId: "skey-00000000" })).toEqual([]);
    await expect(found({ keyId: admin.id, keyName: "admin" })).rejects.toThrow("keyId");
  });
});
