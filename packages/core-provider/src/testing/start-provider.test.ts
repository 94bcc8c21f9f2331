import { describe, expect, it } from "vitest";
import { RequestFailed, reference, type StartOptions, secret, startProvider, textAsset, unknown } from "./index.ts";
import { makeToy } from "./toy/toy-provider.ts";

describe.each(["sockets", "memory"] as const)("a running provider over %s", (transport) => {
  const start = (provider: ReturnType<typeof makeToy>["provider"], options: StartOptions = {}) =>
    startProvider(provider, { ...options, transport });

  it("keeps ID, inputs and outputs of a resource as the engine would", async () => {
    const { provider, platform } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");

    const created = await box.create({ boxName: "orders", size: "7", password: secret("open sesame") });

    expect(created).toEqual({
      id: "box-1",
      inputs: { boxName: "orders", size: 7, force: false, password: secret("open sesame") },
      outputs: {
        boxName: "orders",
        size: 7,
        color: "grey",
        labels: {},
        tags: [],
        password: secret("open sesame"),
        region: "here",
        force: false,
        url: "toy://here/box-1",
        volume: 0.007,
        token: secret("token-of-1"),
      },
      initErrors: [],
    });
    expect(box.state).toEqual(created);
    expect(platform.box("box-1")).toMatchObject({ size: 7, password: "open sesame" });
  });

  it("sends nothing if an up has no changes", async () => {
    const { provider, platform } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    await box.create({ size: 7 });
    platform.journal.length = 0;

    const again = await box.update({ size: 7 });

    expect(again.action).toBe("same");
    expect(platform.journal).toEqual([]);
  });

  it("creates the new object before it deletes the old one", async () => {
    const { provider, platform } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    const before = await box.create({ boxName: "orders", size: 7 });

    const after = await box.update({ boxName: "invoices", size: 7 });

    expect(after).toMatchObject({ action: "replace", id: "box-2", initErrors: [] });
    expect(before.id).toBe("box-1");
    expect(platform.journal.filter((call) => /^(create|delete) /.test(call))).toEqual([
      "create orders",
      "create invoices",
      "delete box-1",
    ]);
  });

  it("deletes the old object first if the provider requests it", async () => {
    const { provider, platform } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", size: 7 });

    await box.update({ boxName: "orders", size: 3 });

    expect(platform.journal.filter((call) => /^(create|delete) /.test(call))).toEqual([
      "create orders",
      "delete box-1",
      "create orders",
    ]);
  });

  it("previews an up without changing anything", async () => {
    const { provider, platform } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", size: 7 });
    platform.journal.length = 0;

    const previews = {
      same: await box.preview({ boxName: "orders", size: 7 }),
      update: await box.preview({ boxName: "orders", size: 8 }),
      replace: await box.preview({ boxName: "orders", size: 6 }),
      create: await host.resource("Box", "invoices").preview({ size: 6 }),
    };

    expect(Object.entries(previews).map(([wanted, { action }]) => [wanted, action])).toEqual([
      ["same", "same"],
      ["update", "update"],
      ["replace", "replace"],
      ["create", "create"],
    ]);
    expect(previews.update.outputs).toMatchObject({ size: 8, volume: unknown, url: "toy://here/box-1" });
    expect(previews.replace.outputs).toMatchObject({ size: 6, url: unknown });
    expect(platform.journal).toEqual([]);
  });

  it("rejects with every failure of a check", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);

    const refused = host.resource("Box", "orders").create({ size: 0, colour: "red" });

    await expect(refused).rejects.toThrow(RequestFailed);
    await expect(refused).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      failures: [
        { property: "colour", reason: "colour is not a property; did you mean color?" },
        { property: "size", reason: "size must be 1 to 100, not 0" },
      ],
    });
    await expect(refused).rejects.toThrow("size must be 1 to 100");
  });

  it("keeps the state of a partial failure, and sends the next update without a difference", async () => {
    const { provider, platform } = makeToy();
    platform.readyAtOnce = false;
    platform.hooks["ready"] = () => {
      throw new Error("the lid is stuck");
    };
    await using host = await start(provider);
    const box = host.resource("Box", "orders");

    await expect(box.create({ boxName: "orders" })).rejects.toThrow("the lid is stuck");
    expect(box.state).toMatchObject({ id: "box-1", initErrors: [expect.stringContaining("the lid is stuck")] });

    delete platform.hooks["ready"];
    expect(await box.update({ boxName: "orders" })).toMatchObject({ action: "update", initErrors: [] });
    expect(platform.box("box-1").ready).toBe(true);
  });

  it("applies ignoreChanges to the inputs before the provider sees them", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", labels: { "a.b": "1", c: "2" }, owner: "me" });

    const ignoring = { ignoreChanges: ['labels["a.b"]', "owner"] };
    const diff = await box.diff({ boxName: "orders", labels: { "a.b": "9", c: "9" } }, ignoring);

    expect(diff.detailed).toEqual({ "labels.c": "update" });
  });

  it("supports lists, lookups, imports, refreshes and removals from the state", async () => {
    const { provider, platform } = makeToy();
    const made = platform.add({ name: "orders", color: "red" });
    platform.add({ name: "invoices" });
    await using host = await start(provider);
    const box = host.resource("Box", "orders");

    expect(await host.list("Box", { color: "red" })).toEqual([{ id: "box-1", name: "orders" }]);
    expect(await host.list("Box", {}, { limit: 1 })).toHaveLength(1);
    expect(await host.invoke("getBox", { boxName: "orders" })).toEqual({
      boxName: "orders",
      size: 6,
      token: secret("token-of-1"),
    });
    expect((await box.import("here/box-1")).inputs).toMatchObject({ boxName: "orders", color: "red" });
    made.color = "blue";
    expect((await box.read())?.outputs).toMatchObject({ color: "blue" });
    platform.boxes.delete("box-1");
    expect(await box.read()).toBeUndefined();
    expect(box.state).toBeUndefined();
  });

  it("records the provider's messages to the engine", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");

    await box.check({ keeper: "me" });

    expect(host.logs).toEqual([
      { severity: "debug", message: "connected", urn: "", ephemeral: false },
      { severity: "warning", message: "keeper is deprecated: use owner", urn: box.urn, ephemeral: false },
    ]);
  });

  it.for(["handshake", "attach"] as const)("gives the provider the engine address by %s", async (engine) => {
    const { provider } = makeToy();
    await using host = await start(provider, { engine });
    expect(host.logs).toMatchObject([{ message: "connected" }]);
  });

  it("runs without an engine", async () => {
    const { provider } = makeToy();
    await using host = await start(provider, { engine: "none" });
    await host.resource("Box", "orders").create({ color: "mauve" });
    expect(host.logs).toEqual([]);
  });

  it("sends nested configuration as JSON texts and reads fallbacks only from the given environment", async () => {
    const { provider, connections } = makeToy();
    process.env["TOY_ENDPOINT"] = "https://machine.test";
    try {
      await using _ = await start(provider, {
        config: { regions: ["a"], proxy: { host: "p", password: secret("pass") }, retries: 2 },
        env: { TOY_VERBOSE: "true" },
      });
    } finally {
      delete process.env["TOY_ENDPOINT"];
    }
    expect(connections).toEqual([
      { regions: ["a"], proxy: { host: "p", password: "pass" }, retries: 2, verbose: true },
    ]);
  });

  it("does not configure a provider whose configuration is still unknown", async () => {
    const { provider, connections } = makeToy();
    await using host = await start(provider, { config: { proxy: { host: secret(unknown) } } });
    expect(connections).toEqual([]);
    await expect(host.resource("Box", "orders").check({})).rejects.toThrow("toy has not been configured yet");
  });

  it("leaves nothing running if the configuration is rejected", async () => {
    const { provider } = makeToy();
    await expect(start(provider, { config: { retries: 11 } })).rejects.toThrow("retries must be 0 to 10");
  });

  it("rejects a call that is running when the provider stops", async () => {
    const { provider, platform } = makeToy();
    const host = await start(provider);
    const reached = Promise.withResolvers<void>();
    platform.hooks["create"] = () => {
      reached.resolve();
      return new Promise(() => {});
    };
    const created = host.resource("Box", "orders").create({});
    const failed = expect(created).rejects.toThrow(RequestFailed);
    await reached.promise;
    await host.stop();
    await failed;
  });

  it("reports that the generated client requires sockets", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);
    const { connection } = host;
    const request = async () => connection.client;
    if (transport === "memory") await expect(request()).rejects.toThrow("the generated client needs sockets");
    else await expect(request()).resolves.toHaveProperty("check");
  });

  it("reports the use of a resource that is not in the state", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");
    await expect(box.update({})).rejects.toThrow("create or import it before update");
    await box.create({});
    await expect(box.create({})).rejects.toThrow("use update");
    await expect(box.import("here/box-1")).rejects.toThrow("import into another one");
  });

  it("sends references and assets as a program would", async () => {
    const { provider } = makeToy();
    await using host = await start(provider);
    const box = host.resource("Box", "orders");

    const checked = await box.check({ owner: reference("urn:a", "sa-1"), color: textAsset("red") });

    expect(checked.inputs).toMatchObject({ owner: "sa-1" });
    expect(checked.failures).toEqual([{ property: "color", reason: "color must be a string, not an asset" }]);
    expect((await box.check({ owner: reference("urn:a") })).inputs).toMatchObject({ owner: unknown });
  });
});
