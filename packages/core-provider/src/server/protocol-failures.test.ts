import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { definitions } from "../definition/provider.ts";
import { instantClock, RequestFailed, type RunningProvider, secret, startProvider } from "../testing/index.ts";
import { aborted } from "../testing/toy/aborted.ts";
import { bareProvider } from "../testing/toy/bare-provider.ts";
import { makeToy, type Toy } from "../testing/toy/toy-provider.ts";

const docs = "What it is.";

/** A toy whose boxes do not become ready. */
function stuckToy(): Toy {
  const toy = makeToy();
  toy.platform.readyAtOnce = false;
  toy.platform.hooks["ready"] = () => {
    throw new Error("the lid is stuck");
  };
  return toy;
}

/** The error of an operation that must fail. */
async function failureOf(operation: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await operation.then(
    () => new Error("the operation was expected to fail"),
    (reason: unknown) => reason,
  );
  if (error instanceof RequestFailed) return error;
  throw error;
}

describe("a create that got an ID but did not become ready", () => {
  it("reports ID, inputs and known outputs to the engine, with secrets marked", async () => {
    const { provider } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");

    const failure = await failureOf(box.create({ boxName: "orders", password: "swordfish", labels: { a: "b" } }));

    const reason = [
      'creating Box "orders": the lid is stuck',
      "It exists with the ID box-1 and stays in the state; the next `pulumi up` continues from there.",
    ].join("\n");
    const inputs = { boxName: "orders", size: 6, password: secret("swordfish"), labels: { a: "b" }, force: false };
    expect(failure).toMatchObject({ code: "UNKNOWN", message: reason });
    expect(failure.kept).toEqual({
      id: "box-1",
      inputs: { ...inputs, __defaults: { size: 6, force: false } },
      outputs: {
        ...inputs,
        token: secret("token-of-1"),
        __unready: true,
        __creation: expect.any(String) as string,
      },
      reasons: [reason],
      refreshBeforeUpdate: false,
    });
  });

  it("is finished by the next up, without a second object", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));
    delete platform.hooks["ready"];

    // The engine updates an unfinished object even without a difference, and hides the metadata.
    expect((await box.diff({ boxName: "orders" })).detailed).toEqual({});
    const repaired = await box.update({ boxName: "orders" });

    expect(repaired).toMatchObject({
      action: "update",
      id: "box-1",
      initErrors: [],
      outputs: { url: "toy://here/box-1" },
    });
    expect(repaired.outputs).not.toHaveProperty("__unready");
    expect(platform.boxes.size).toBe(1);
    expect(platform.journal).not.toContain("update box-1");
    expect((await box.update({ boxName: "orders" })).action).toBe("same");
  });

  it("becomes ready before it is changed", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));
    delete platform.hooks["ready"];
    platform.journal.length = 0;

    await box.update({ boxName: "orders", size: 9 });

    expect(platform.journal).toEqual(["ready box-1", "read box-1", "update box-1", "read box-1"]);
  });

  it("is finished with the current changes of the program", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));
    delete platform.hooks["ready"];

    await box.update({ boxName: "orders", size: 9 });

    expect(platform.box("box-1")).toMatchObject({ size: 9, ready: true });
  });

  it.each([
    ["no property changes", {}],
    ["then the changes that are shown follow", { color: "blue" }],
  ])("shows in a preview: %s", async (said, changed) => {
    const { provider } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));

    expect((await box.preview({ boxName: "orders", ...changed })).action).toBe("update");

    expect(host.logs).toContainEqual(
      expect.objectContaining({
        severity: "info",
        urn: box.urn,
        message: `its create was not finished, so the update finishes it first; ${said}`,
      }),
    );
  });

  it("stays unfinished if it fails again, and can still be finished", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));

    await failureOf(box.update({ boxName: "orders" }));
    expect(box.state).toMatchObject({
      id: "box-1",
      outputs: { token: secret("token-of-1") },
      initErrors: [expect.stringContaining('updating Box "orders": the lid is stuck')],
    });
    expect(box.kept.outputs).toMatchObject({ __unready: true });

    delete platform.hooks["ready"];
    expect(await box.update({ boxName: "orders" })).toMatchObject({ initErrors: [] });
  });

  it("stays unfinished in a refresh, which updates and reports it", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));
    platform.box("box-1").color = "blue";

    const refreshed = await box.read();

    expect(refreshed).toMatchObject({
      id: "box-1",
      outputs: { color: "blue", token: secret("token-of-1") },
      initErrors: ["it is not ready yet; the next `pulumi up` continues from there"],
    });
    delete platform.hooks["ready"];
    expect(await box.update({ boxName: "orders" })).toMatchObject({ action: "update", initErrors: [] });
    expect(platform.box("box-1").ready).toBe(true);
  });

  it("can be deleted", async () => {
    const { provider, platform } = stuckToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ boxName: "orders" }));
    await box.delete();
    expect(platform.boxes.size).toBe(0);
  });

  it("contains no secret in its reason", async () => {
    const { provider, platform } = stuckToy();
    platform.hooks["ready"] = () => {
      throw new Error("box token-of-1 with swordfish is stuck");
    };
    await using host = await startProvider(provider);
    const failure = await failureOf(host.resource("Box", "orders").create({ password: "swordfish" }));
    expect(failure.message).toContain("box [secret] with [secret] is stuck");
    expect(failure.kept?.reasons.join()).not.toMatch(/swordfish|token-of-1/);
  });

  it("keeps a large state", async () => {
    const { provider } = stuckToy();
    await using host = await startProvider(provider);
    const labels = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`label-${i}`, "x".repeat(100)]));
    const box = host.resource("Box", "orders");
    await failureOf(box.create({ labels }));
    expect(box.state).toMatchObject({ id: "box-1", inputs: { labels } });
  });
});

describe("a create that cannot be read back", () => {
  it("keeps the object in state and is finished by the next up", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["read"] = () => {
      throw new Error("no answer");
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");

    await failureOf(box.create({ boxName: "orders" }));
    expect(box.state).toMatchObject({ id: "box-1", outputs: { boxName: "orders" } });
    expect(box.outputs).not.toHaveProperty("__unready");

    delete platform.hooks["read"];
    expect(await box.update({ boxName: "orders" })).toMatchObject({ action: "update", initErrors: [] });
    expect(platform.journal.filter((call) => call.startsWith("ready"))).toEqual(["ready box-1"]);
  });

  it("reports it if the object stays invisible", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["read"] = () => platform.boxes.clear();
    await using host = await startProvider(provider, { clock: instantClock() });
    const failure = await failureOf(host.resource("Box", "orders").create({}));
    expect(failure.message).toContain("the platform accepted the request, but the object cannot be read");
    expect(failure.kept?.id).toBe("box-1");
  });

  it("is repeated while the platform's replicas lag", async () => {
    const { provider, platform } = makeToy();
    let reads = 0;
    platform.hooks["read"] = () => {
      reads += 1;
      platform.box("box-1").size = reads < 3 ? 1 : 6;
    };
    await using host = await startProvider(provider, { clock: instantClock() });
    const created = await host.resource("Box", "orders").create({});
    expect(created.outputs).toMatchObject({ size: 6 });
    expect(reads).toBe(3);
  });
});

describe("a create that never got an ID", () => {
  it("leaves no state", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["create"] = () => {
      throw new Error("the name is taken");
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const failure = await failureOf(box.create({}));
    expect(failure).toMatchObject({
      code: "UNKNOWN",
      message: 'creating Box "orders": the name is taken',
      kept: undefined,
    });
    expect(box.state).toBeUndefined();
  });
});

describe("an update that fails", () => {
  it("keeps the outputs unchanged, and reads them before the next one", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const created = await box.create({ boxName: "orders" });
    platform.hooks["update"] = () => {
      throw new Error("the box is in use");
    };
    const failure = await failureOf(box.update({ boxName: "orders", size: 9 }));

    expect(failure.message).toBe(
      [
        'updating Box "orders": the box is in use',
        "Part of the change may have taken effect; the next `pulumi up` reads the object and continues from there.",
      ].join("\n"),
    );
    expect(failure.kept).toMatchObject({ refreshBeforeUpdate: true });
    expect(box.outputs).toEqual(created.outputs);
  });

  it("is detected after a partial failure, and undone if the program is reverted", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", labels: { a: "1" } });
    platform.hooks["update"] = () => {
      platform.box("box-1").labels = { a: "2" };
      throw new Error("the tags cannot be written");
    };
    await failureOf(box.update({ boxName: "orders", labels: { a: "2" }, tags: ["x"] }));
    delete platform.hooks["update"];

    expect((await box.preview({ boxName: "orders", labels: { a: "1" } })).action).toBe("update");
    await box.update({ boxName: "orders", labels: { a: "1" } });

    expect(platform.box("box-1")).toMatchObject({ labels: { a: "1" }, tags: [] });
    expect((await box.update({ boxName: "orders", labels: { a: "1" } })).action).toBe("same");
  });
});

describe("an exception in the provider's code", () => {
  const cases: [string, (host: RunningProvider) => Promise<unknown>][] = [
    ["creating", (host) => host.resource("Box", "orders").create({})],
    ["looking up", (host) => host.resource("Box", "orders").import("here/box-1")],
  ];

  it.for(cases)(
    "while %s is reported as a bug, with the resource, and the provider continues",
    async ([doing, act]) => {
      const { provider, platform } = makeToy();
      platform.add();
      const mistake = () => {
        throw new TypeError("Cannot read properties of undefined (reading 'id')");
      };
      Object.assign(platform.hooks, { create: mistake, read: mistake });
      await using host = await startProvider(provider);

      const failure = await failureOf(act(host));

      expect(failure).toMatchObject({
        code: "UNKNOWN",
        message: `${doing} Box "orders" failed because of a bug in the provider: Cannot read properties of undefined (reading 'id'). Please report it at https://toy.test/source`,
      });
      delete platform.hooks["create"];
      delete platform.hooks["read"];
      await host.resource("Box", "orders").create({});
    },
  );

  it.for(["read", "update", "delete"] as const)("in %s keeps the state", async (verb) => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const created = await box.create({ boxName: "orders" });
    platform.hooks[verb] = () => {
      throw new RangeError("Invalid array length");
    };
    const act = {
      read: () => box.read(),
      update: () => box.update({ boxName: "orders", size: 9 }),
      delete: () => box.delete(),
    };
    const failure = await failureOf(act[verb]());
    expect(failure.message).toMatch(
      /^(reading|updating|deleting) Box "orders" failed because of a bug in the provider/,
    );
    expect(box.state).toMatchObject({ id: created.id, outputs: created.outputs });
  });

  const { resource } = definitions<object>();
  const mistake = (): never => {
    throw new TypeError("x is not a function");
  };
  const about = { docs, example: "", create: async () => "id", read: async () => undefined, delete: async () => {} };
  const text = field.string({ docs });
  const broken = {
    normalize: resource("Thing", { ...about, fields: { text }, normalize: mistake }),
    rule: resource("Thing", { ...about, fields: { text }, rules: [{ says: "", fields: [], test: mistake }] }),
    check: resource("Thing", { ...about, fields: { text }, check: mistake }),
  };

  it.for(["normalize", "rule", "check"] as const)("in %s is reported with the resource", async (where) => {
    await using host = await startProvider(bareProvider(broken[where]));
    await expect(host.resource("Thing", "it").check({})).rejects.toThrow(
      'checking Thing "it" failed because of a bug in the provider: x is not a function',
    );
  });

  it("in a field's equality or a preview is reported with the resource", async () => {
    const thing = resource("Thing", {
      ...about,
      fields: { text: field.string({ equality: (a) => a === "never" || mistake(), docs }) },
      read: async () => ({ text: "a" }),
      readBackSeconds: 0,
      preview: async (op) => (op.args["text"] === "seen" ? mistake() : undefined),
    });
    await using host = await startProvider(bareProvider(thing));
    const it = host.resource("Thing", "it");
    await expect(it.preview({ text: "seen" })).rejects.toThrow('previewing Thing "it" failed because of a bug');
    await it.create({ text: "a" });
    await expect(it.diff({ text: "b" })).rejects.toThrow('comparing Thing "it" failed because of a bug');
  });
});

describe("an interrupt", () => {
  it("ends the create and leaves no state before the platform has returned an ID", async () => {
    const { provider, platform } = makeToy();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    platform.hooks["create"] = ({ signal }) => {
      start();
      return aborted(signal);
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const creating = failureOf(box.create({}));
    await started;

    await host.cancel();

    expect((await creating).message).toBe('creating Box "orders" was interrupted');
    expect(box.state).toBeUndefined();
  });

  it("keeps the object in the state after that", async () => {
    const { provider, platform } = makeToy();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    platform.readyAtOnce = false;
    platform.hooks["ready"] = ({ signal }) => {
      start();
      return aborted(signal);
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const creating = failureOf(box.create({ boxName: "orders" }));
    await started;

    await host.cancel();

    expect((await creating).message).toContain('creating Box "orders" was interrupted');
    expect(box.state).toMatchObject({ id: "box-1", inputs: { boxName: "orders" }, initErrors: [expect.anything()] });
    expect(box.kept.outputs).toMatchObject({
      __creation: expect.any(String) as string,
      __unready: true,
      token: secret("token-of-1"),
    });
  });

  it("keeps the object in the state while it is read back", async () => {
    const { provider, platform } = makeToy();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    platform.hooks["read"] = ({ signal }) => {
      start();
      return aborted(signal);
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const creating = failureOf(box.create({ boxName: "orders" }));
    await started;
    await host.cancel();
    await creating;
    expect(box.state).toMatchObject({ id: "box-1", outputs: { boxName: "orders" } });
  });

  it("ends everything that waits, and starts nothing new", async () => {
    const { provider, platform } = makeToy();
    let waiting = 0;
    const { promise: allWait, resolve: go } = Promise.withResolvers<void>();
    platform.hooks["create"] = ({ signal }) => {
      waiting += 1;
      if (waiting === 20) go();
      return aborted(signal);
    };
    await using host = await startProvider(provider);
    const creating = Array.from({ length: 20 }, (_, i) => failureOf(host.resource("Box", `b${i}`).create({})));
    await allWait;

    await host.cancel();
    const failures = await Promise.all(creating);
    delete platform.hooks["create"];
    const late = await failureOf(host.resource("Box", "late").create({}));

    expect(failures.every(({ message }) => message.endsWith("was interrupted"))).toBe(true);
    expect(late.message).toContain("was interrupted");
    expect(platform.boxes.size).toBe(0);
  });

  it("ends functions and listings", async () => {
    const { provider, platform } = makeToy();
    let waiting = 0;
    const { promise: bothWait, resolve: go } = Promise.withResolvers<void>();
    const wait = ({ signal }: { readonly signal: AbortSignal }) => {
      waiting += 1;
      if (waiting === 2) go();
      return aborted(signal);
    };
    Object.assign(platform.hooks, { lookup: wait, list: wait });
    await using host = await startProvider(provider);
    const failing = [failureOf(host.invoke("getBox", { boxName: "a" })), failureOf(host.list("Box"))];
    await bothWait;
    await host.cancel();
    expect((await Promise.all(failing)).map(({ message }) => message)).toEqual([
      "calling getBox was interrupted",
      "listing Box was interrupted",
    ]);
  });
});
